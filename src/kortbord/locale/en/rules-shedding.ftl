### The rules of the Olsens and their relatives, one message a rule id: in the rulebook, and as the reason of a refusal.
### Arguments: every option in force by its name, and $players.


## What it is about

DK-02 = { $match ->
    [long_round] { $long_round_ends ->
        [last_holder] Get rid of all your cards, and do not be the last one who still has some!
       *[first_out] Be the first to get rid of all your cards, and do not be the one with the most cards at the end!
     }
   *[other] Be the first to get rid of all your cards!
 }
DK-55 = In short: lay a card that fits on the top card of the pile; if you have none, draw.
NO-01 = { DK-02 }
NO-05 = You need no pen and paper: no points are counted.
NO-41 = Do you know UNO? This game is much the same, but it has rules of its own and is played with ordinary cards.

## The players

DK-01 = { option-allow_two }
DK-43 = { option-teams }
DK-A22 = { option-allow_two }
NO-02 = { option-allow_two }
NO-04 = { $match ->
    [rounds] { $rounds_to_win ->
        [3] The game is easy, from about seven years on; younger children may need a little help. A match takes a quarter to half an hour.
       *[other] The game is easy, from about seven years on; younger children may need a little help.
     }
   *[other] The game is easy, from about seven years on; younger children may need a little help.
 }
NO-35 = { option-teams }
NO-36 = { option-teams }
NO-37 = When a player goes out, the whole team has won the round.
NO-A21 = { $call ->
    [caught] Team mates do not catch each other when one of them forgets "Olsen".
   *[other] Team mates do not tell each other what they hold.
 }

## The cards

DK-06 = You need an ordinary pack of 52 cards, without jokers.
DK-07 = The four suits are clubs, diamonds, hearts and spades.
DK-08 = Every suit has the same thirteen ranks: ace, 2, 3 and so on up to 10, then jack, queen and king.
DK-09 = The ace is the lowest rank: it stands for 1.
DK-10 = The king is the highest rank: it stands for 13.
DK-11 = Jack and queen stand between the 10 and the king.
DK-29 = Nothing else is needed: no board, no pieces, no dice.
DK-A24 = For laying cards no rank is higher than another: two ranks are the same, or they are not.
NO-03 = { DK-06 }

## The deal

DK-14 = { option-first_dealer }
DK-15 = On the screen the program shuffles and deals. With real cards the dealer does it.
DK-18 = { option-hand_size }
DK-19 = The other cards lie face down in the middle of the table: they are the draw pile.
DK-20 = Its top card, the start card, is turned face up and laid beside it. The discard pile begins with it.
DK-A01 = { option-start_card }
NO-09 = { option-hand_size }
NO-10 = { DK-19 }
NO-11 = { DK-20 }
NO-A01 = { option-start_card }
NO-A23 = { option-next_dealer }
NO-A26 = { option-hand_size_two }

## A turn

DK-03 = On your turn you lay a card from your hand face up on the discard pile. It must fit.
DK-16 = The player on the dealer's left takes the first turn.
DK-17 = { $ace ->
    [reverse] Play begins clockwise in every round: after you comes the player on your left, until an ace turns play round.
   *[other] Play goes clockwise: after you comes the player on your left.
 }
DK-28 = { DK-17 }
NO-12 = { DK-16 }
NO-13 = { DK-17 }
NO-A14 = { DK-17 }
DK-12 = { option-fit }
DK-13 = Example: on the seven of clubs you may lay any club, or another seven.
NO-14 = { option-fit }
NO-42 = With small children it is good to begin like this, with the suits alone.
NO-A24 = { NO-42 }
DK-22 = { option-multi_same_rank }
DK-A23 = { option-multi_same_rank }
NO-38 = { option-multi_same_rank }
NO-39 = { option-multi_same_rank }
NO-A22 = { $eight ->
    [wild] The next card must fit on the one that you lay last. If you lay several eights, you name a suit with each, and the last suit counts.
   *[plain] The next card must fit on the one that you lay last.
 }
NO-A25 = { option-twist_on_first_turn }

# Drawing. The words for what may follow a draw differ where the card for forgetting counts as a draw.
shedding-after-forgetting = { $drawn_card ->
    [must_lay] If you can lay a card after drawing, you must, and you draw no more. It has to be the card just drawn, except after the card for forgetting "Olsen".
   *[may_lay] After drawing you may lay only the card just drawn, or pass. After the card for forgetting "Olsen", though, you must lay a card if you can.
 }
DK-25 = { option-draw_limit }{ $voluntary_draw ->
    [true] {""}
   *[false] {" "}Only then may you draw.
 }
DK-04 = { DK-25 }
NO-15 = { DK-25 }
DK-26 = { $forgot_draw_replaces_draw ->
    [true] { $call ->
        [automatic] { shedding-after-forgetting }
       *[other] { option-drawn_card }
     }
   *[false] { option-drawn_card }
 }
DK-27 = { $draw_limit ->
    [1] If the drawn card does not fit, you keep it and your turn is over.
   *[other] If none of the drawn cards fits, you keep them and your turn is over.
 }
DK-A07 = { option-drawn_card }
NO-16 = { DK-26 }
NO-A06 = { DK-26 }
DK-A06 = { NO-A05 }
NO-A05 = { $voluntary_draw ->
    [true] You may draw a card even if you could lay one, but you cannot simply pass. As soon as a drawn card fits, you draw no more.
   *[false] { $drawn_card ->
        [must_lay] If you can lay a card, you must: you may neither draw nor pass.
       *[may_lay] If you can lay a card, you may not draw, and you may pass only to keep a card that you have just drawn.
     }
 }
DK-24 = When your card lies and has had its effect, the next player's turn begins.

## Special cards

DK-05 = All other cards are ordinary: they only have to fit.
DK-23 = Some cards are special: as soon as one is laid, something happens.
NO-32 = Only the eights are special; all other cards are ordinary.
DK-30 = { option-eight }
DK-31 = { $eight ->
    [plain] { option-eight }
   *[wild] { $eight_on_eight ->
        [false] When you lay an eight you name a suit, and the next card must be of that suit. Only with your last card you name none.
       *[true] When you lay an eight you name a suit, and the next card must be of that suit or another eight. Only with your last card you name none.
     }
 }
DK-32 = Example: on the four of spades you lay an eight and name diamonds. Now a diamond must follow.
DK-A02 = { option-eight_changes_suit }
DK-A03 = { option-eight_on_eight }
NO-18 = { option-eight }
NO-19 = { DK-31 }
NO-20 = { DK-31 }
DK-33 = { option-two }
DK-34 = { $two ->
    [stacking] Whoever has to draw for twos may lay another two instead, and nothing else. Then the player after that has to draw.
   *[other] Whoever has to draw for a two may lay nothing on that turn, not even a two or an eight.
 }
DK-35 = Drawing for a two is the whole turn, even if one of the drawn cards fits.
DK-54 = { DK-35 }
DK-A20 = Once the cards are drawn, the two is a card like any other for the players who follow.
NO-21 = { option-two }
NO-22 = { DK-34 }
NO-23 = Twos add up: after two in a row four cards are drawn, after three six, and after all four eight.
NO-A07 = { DK-34 }
NO-A08 = { DK-34 }
NO-A09 = { DK-35 }
NO-A10 = { NO-23 }
NO-24 = { option-ace }
NO-25 = When only two play, an ace gives you another turn.
NO-40 = Two aces in a row turn play twice, so it goes as before.
NO-26 = { option-jack }
NO-27 = Nobody can do anything against a jack.
NO-A12 = When only two play, a jack gives you another turn.
NO-A15 = The next player is always the next one in the direction in which play goes just then.

## Saying "Olsen"

DK-36 = { option-call }
DK-37 = "Olsen" warns the others that you are about to win.
DK-38 = { option-forgot_blocks_finish }
DK-39 = If you did not say "Olsen" in time, you must draw one card on your next turn before you lay anything.
DK-40 = After that turn everything goes on as usual.
DK-52 = { DK-38 }
DK-A08 = { option-call_again }
DK-A09 = { option-call_deadline }
DK-A10 = { $call ->
    [automatic] Nobody has to catch a player who forgot "Olsen": the penalty comes by itself.
    [caught] { NO-33 }
   *[other] { option-call }
 }
DK-A11 = { option-false_call_draw }
DK-A12 = { option-forgot_blocks_finish }
DK-A13 = { option-forgot_draw_replaces_draw }
DK-A14 = The next time you come down to one card, "Olsen" is due as always.
DK-A15 = { option-forgot_under_two }
NO-29 = { option-call }
NO-30 = { NO-33 }
NO-33 = { $call ->
    [caught] { option-catch_until } { option-call_penalty }
   *[other] { option-call }
 }
NO-34 = If nobody notices in time, forgetting costs nothing.
NO-A16 = { $call ->
    [automatic] Whoever did not say "Olsen" in time is not caught, but must draw one card on the next turn before laying anything.
    [caught] { NO-33 }
   *[other] { option-call }
 }
NO-A17 = { option-call_penalty }
NO-A18 = { option-catch_until }
NO-A19 = { option-call_required_to_finish }

## The piles

DK-41 = { option-reshuffle }
DK-42 = That top card stays where it is: the next card must fit on it.
DK-A16 = If the draw pile has too few cards for you, take them, and draw the rest after the shuffling. What cannot be drawn even then is forgiven.
DK-A17 = { $stalemate ->
    [no_winner] { $match ->
        [single] If no card is left to draw, you pass when you cannot lay. When nobody has laid or drawn a card for a whole round of turns, the game is over and nobody has won.
       *[other] If no card is left to draw, you pass when you cannot lay. When nobody has laid or drawn a card for a whole round of turns, the round is over and nobody still in play has won it.
     }
   *[fewest_cards] { $match ->
        [single] If no card is left to draw, you pass when you cannot lay. When nobody has laid or drawn a card for a whole round of turns, the fewest cards win; equals share the win.
        [points] If no card is left to draw, you pass when you cannot lay. When nobody has laid or drawn a card for a whole round of turns, the round is over and nobody scores.
        [long_round] If no card is left to draw, you pass when you cannot lay. When nobody has laid or drawn a card for a whole round of turns, the match ends: the fewer cards you have, the better.
       *[rounds] If no card is left to draw, you pass when you cannot lay. When nobody has laid or drawn a card for a whole round of turns, the fewest cards win the round; equals each win it.
     }
 }
DK-A18 = { option-reshuffle }
DK-A19 = If it is an eight, the suit that was named stays in force.
NO-28 = { option-reshuffle }
NO-A20 = { DK-A17 }

## Going out and winning

DK-51 = { $match ->
    [single] Whoever is the first without cards has won at once, and the game is over.
    [long_round] Whoever is the first without cards takes first place.
   *[other] Whoever is the first without cards has won the round at once, and the round is over.
 }
DK-53 = { option-finish_on_special }
DK-A04 = { option-finish_on_special }
DK-A05 = { option-final_two_draws }
NO-06 = { DK-51 }
NO-17 = { DK-51 }
NO-A11 = { option-final_two_draws }
NO-A13 = What your last card would do does not happen any more.
DK-A21 = { $match ->
    [single] { option-match }
   *[other] { option-next_dealer }
 }
NO-07 = { option-rounds_to_win }
NO-08 = { option-long_round_ends }
NO-31 = { option-points_to_win }
NO-A02 = { option-match }
NO-A03 = { option-long_round_ends }
NO-A04 = { option-card_values }

## At the table

DK-21 = Everyone looks only at their own hand.
DK-44 = { option-show_hand }
DK-45 = { option-show_hand }
DK-46 = Nobody can block the discard pile. Apart from penalties, only one thing can keep you from laying on your turn: that no card of yours fits.
DK-47 = If you disagree about something, stop for a moment and look together at what was agreed.
DK-48 = If you are still in doubt, choose the answer that changes the game the least, and play on.
DK-49 = { $take_back ->
    [true] { $host_has_last_word ->
        [true] Only whoever acted last, or the host, may take that action back.
       *[false] Only whoever acted last may take that action back.
     }
   *[false] { option-take_back }
 }
DK-50 = { $host_has_last_word ->
    [true] Only the host may take back the last action.
   *[false] { option-host_has_last_word }
 }
DK-A25 = { option-hide_counts }
DK-A26 = { $take_back ->
    [true] Only the last action can be taken back, until anybody does something else, and not if a card was drawn, turned up, given or dealt through it.
   *[false] { $host_has_last_word ->
        [true] Only the last action can be taken back, until anybody does something else, and not if a card was drawn, turned up, given or dealt through it.
       *[false] { option-take_back }
     }
 }
DK-A27 = { option-show_hand }
DK-A28 = { DK-46 }

## Tips

DK-56 = { $two ->
    [plain] When somebody says "Olsen", it is high time for your eight: name a suit that this player has had to draw for.
   *[other] When somebody says "Olsen", it is high time for your special cards: an eight changes the suit, and a two makes the next player draw.
 }
NO-43 = Did you like it? Gnav and Idiot are two other card games for the whole family.
NO-T1 = Do not lay your eights too early. Keep one for the moment when nothing else fits, or when you hold many cards of one suit.
NO-T2 = Keep a two if you can: it saves you from drawing when the player before you lays one.
NO-T3 = Watch which way play goes. With an ace at the right moment a dangerous player comes after everybody else instead of after you.
NO-T4 = { $eight ->
    [wild] Get rid of one suit completely, then of the next. Later an eight takes you to the suit of which you hold the most.
   *[plain] Get rid of one suit completely, then of the next.
 }
NO-T5 = Count the cards of the others. If somebody has only one or two left, lay what will be hardest to follow.
