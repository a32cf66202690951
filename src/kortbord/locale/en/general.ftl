### Refusals that no rule of a game causes. $action: the action in words; $seat: who asked for it.

not_your_turn = It is not seat { $seat }'s turn.
not_seated = There is no seat { $seat } at this table.
match_over = The match is over.
deal_over = This deal is over; the next one can be dealt.
window_closed = It is too late, or too early, for '{ $action }'.
not_your_card = '{ $action }' is not possible: seat { $seat } does not hold that card.
unknown_action = '{ $action }' is not an action of this game.
stale = The table has moved on since '{ $action }' was asked for.

### Lists inside sentences: `a, b and c` is list-and of `a, b` and `c`.

list-comma = {", "}
list-and = { $first } and { $last }
list-or = { $first } or { $last }

seat-by-number = seat { $seat }

### Cards and people

suit-C = clubs
suit-D = diamonds
suit-H = hearts
suit-S = spades
rank-T = 10
rank-J = jack
rank-Q = queen
rank-K = king
rank-A = ace
card-in-words = { $rank } of { $suit }
# One's own seat as the object of a sentence (to you, by you), and on a list of players.
you = you
you-listed = you
your-name = You
bot-names = Astrid, Bjørn, Clara, David, Ellen, Finn, Greta
nothing = nothing
place = { $place }. { $who }

### Words that people may type besides the English ones, separated by commas; nothing where there is no need.

word-play = play
word-draw = draw
word-pass = pass
word-call = call
word-catch = catch
word-claim = claim
word-turn = turn
word-lay = lay
word-move = move
word-give = give
word-name = name
word-deal = deal
word-show = show
word-take-back = undo
word-centre = centre, center
word-own = own, me
word-help = help
word-rules = rules
word-hand = hand
word-table = table
word-log = log
word-scores = scores, score
word-quit = quit, exit
word-yes = y, yes, j, ja
