### The rules of the donkey family, one message a rule id: in the rulebook, and as the reason of a refusal.
### Arguments: every option in force by its name, and $players.


## What it is about

AE-01 = Be the first to get rid of all your cards.
AE-02 = Beware of the donkey card: as long as you hold it, getting rid of your last card does not make you the winner.

## The players

AE-03 = { option-allow_eight }
AE-07 = { option-starts }
AE-08 = { option-direction }
AE-25 = Play never changes its direction, and one turn is finished before the next begins.
AE-A03 = { option-allow_eight }
AE-A04 = { option-starts }
AE-A05 = { option-direction }

## The cards and the deal

AE-05 = The number cards are shuffled and dealt one at a time in the direction of play, beginning with the player who starts.
AE-06 = Your cards lie in front of you in a face-down pile, and nobody looks at them. The cards that you turn over come beside it, face up: that is your visible pile.
AE-A01 = { option-copies }
AE-A02 = { option-remainder }

## What fits

AE-04 = On a visible pile a card fits only if its number is exactly one higher or one lower than that of the top card: on a 7 go a 6 and an 8. Where no card lies, nothing fits.
AE-A22 = No 1 ever lies on a visible pile, so there a 2 fits only on a 3. A 1 among your gifts goes to the centre when you turn it over.
AE-A23 = The numbers do not go round in a circle: 20 and 1 are no neighbours.
AE-A29 = When a player is out of the game, there is no pile any more at that place, and nothing can be laid there.
AE-A31 = Equal numbers never fit: a 7 does not go on a 7.

## Your turn

AE-09 = { $start_from_visible ->
    [true] { option-start_from_visible }
   *[false] Your turn begins with a new card: turn over the top card of your face-down pile. Lay the card that you have turned before you do anything else.
 }
AE-10 = { $own_pile ->
    [true] If the new card fits in the centre or on a visible pile, yours or anybody's, you must lay it there.
   *[false] If the new card fits in the centre or on another player's visible pile, you must lay it there.
 }
AE-11 = If the new card fits nowhere, leave it on top of your own visible pile. Then your turn is over.
AE-12 = After each card that you have put where it fits, your turn goes on with one more card.
AE-13 = { $visible_choice ->
    [any] For every further card you choose: turn over a new one, or move one of your visible cards away, to the centre or to another player's pile.
   *[top] For every further card you choose: turn over a new one, or move the top card of your visible pile away, to the centre or to another player's pile.
 }
AE-14 = In this way your turn goes on, card after card, until a new card fits nowhere.
AE-A06 = { option-own_pile }
AE-A08 = { option-visible_choice }
AE-A09 = { $start_from_visible ->
    [true] { option-start_from_visible }
   *[false] { AE-09 }
 }
AE-A30 = { option-may_stop }

## The centre

AE-15 = A 1 goes to the centre of the table and nowhere else.
AE-16 = { option-centre_both_ways }
AE-17 = The centre comes first: if your card fits there, you must lay it there, even if it fits on a player's pile too.
AE-A07 = { option-priority }
AE-A19 = { option-centre_piles }
AE-A20 = { option-centre_both_ways }
AE-A21 = { $centre_both_ways ->
    [true] Even on a pile that has reached 20 you may go on, downwards with a 19.
   *[false] A pile that has reached 20 is finished: nothing more goes on it.
 }

## Turning the pile over

AE-22 = If you have nothing face down when your turn begins, your visible pile is turned over and becomes your face-down pile again. You cannot do that in the middle of a turn.
AE-A24 = { $visible_choice ->
    [any] If the face-down pile runs out in the middle of your turn, you can go on only with your visible cards. When none of them fits elsewhere, your turn is over.
   *[top] If the face-down pile runs out in the middle of your turn, you can go on only with your visible top card. When it does not fit elsewhere, your turn is over.
 }

## The donkey

AE-18 = { option-donkey_to }
AE-19 = With the donkey card come gifts: each of the other players still in the game gives the top card of the face-down pile, unseen, beginning on the left of the donkey.
AE-20 = The donkey card stays with its holder until an oversight brings it to somebody else.
AE-21 = { option-donkey_to }
AE-A10 = { $own_pile ->
    [true] To overlook a place is called an oversight: you leave a card on your own pile, where it does not fit, although it fits elsewhere, or you put it on a pile although it fits in the centre.
   *[false] To overlook a place is called an oversight: you leave a card on your own pile although it fits elsewhere, or you put it on a pile although it fits in the centre.
 }
AE-A11 = { option-oversight }
AE-A12 = When the game begins, the donkey card lies face up at the side of the table, and nobody has it.
AE-A13 = { option-donkey_to }
AE-A14 = { option-repeat_penalty }
AE-A15 = { option-gifts }
AE-A16 = { option-giver_turns_pile }
AE-A17 = { option-last_card_as_gift }
AE-A18 = { option-misplaced_card }

## The end of a game

AE-23 = The first player with no cards left wins the game.
AE-24 = { $late_pass_wins ->
    [true] If the first player without cards holds the donkey card, the game goes on without that player, and the next one to finish without the donkey wins.
   *[false] If the first player without cards holds the donkey card, that player is out and cannot win any more. The game goes on, and the next one to finish without the donkey wins.
 }
AE-A25 = You are out as soon as both your piles are empty, even in the middle of a turn. The donkey card does not count as a card.
AE-A26 = When only one player is left in the game, that player has won, even with the donkey card.
AE-A28 = { $stalemate ->
    [draw] A game is stuck when all have turned their pile over twice and no card has left its owner, or when none has reached the centre for 2000 moves. Then nobody wins.{ $games_to_win ->
        [1] {""}
       *[other] {" "}The third such game ends the match.
     }
   *[fewest_cards] A game is stuck when all have turned their pile over twice and no card has left its owner, or when none has reached the centre for 2000 moves. Then the fewest cards win; among equals the donkey loses.
 }

## The match

AE-A27 = Those who have not won are placed by the number of cards that they have left: the fewer, the better. Among equals the donkey comes last.

## When you disagree

AE-26 = Do you doubt whether a card fits? At a table with real cards, stop briefly and look at the two numbers together. On the screen the program sees to it.
AE-27 = Settle such a question together, and go on playing.
AE-28 = If you cannot agree, the simplest reading holds: only numbers that are exactly 1 apart fit.
