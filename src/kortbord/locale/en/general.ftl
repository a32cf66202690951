### Refusals that no rule of a game causes. $action: the action in words; $seat: who asked for it.

not_your_turn = It is not seat { $seat }'s turn.
not_seated = There is no seat { $seat } at this table.
match_over = The match is over.
deal_over = This deal is over; the next one can be dealt.
window_closed = It is too late, or too early, for '{ $action }'.
not_your_card = '{ $action }' is not possible: seat { $seat } does not hold that card.
unknown_action = '{ $action }' is not an action of this game.
stale = The table has moved on since '{ $action }' was asked for.
