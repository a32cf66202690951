### The options of the donkey family: what is so at the table (the message), its label, what is decided, its value.
### The option that another family has too (stalemate) stands in options-table.ftl.
### Arguments: every option in force by its name, and $players.


## The cards and the players

option-copies = { $copies ->
    [4] The pack has 80 number cards, four of each number from 1 to 20, and one donkey card.
    [6] The pack has 120 number cards, six of each number from 1 to 20, and one donkey card.
    [per_player] The pack has one set of cards from 1 to 20 for each player, so { $players } of each number, and one donkey card.
   *[5] The pack has 100 number cards, five of each number from 1 to 20, and one donkey card.
 }
    .name = Pack
    .help = The usual pack has every number five times. You can play a shorter or a longer game, or take one whole set for each player, so that all can begin with 20 cards.
    .value = { $copies ->
        [per_player] one set for each player
       *[other] { $copies } of each number
     }
option-remainder = { $remainder ->
    [aside] If the cards cannot be shared out evenly, those left over are put aside and not used.
   *[deal] If the cards cannot be shared out evenly, the first players get one more.
 }
    .name = Cards left over
    .help = When all have the same number of cards, a few may be left over, with three players for example. They can be dealt as well, or put aside; but without them a pile in the centre may never be finished.
    .value = { $remainder ->
        [aside] put aside
       *[deal] dealt as well
     }
option-allow_eight = { $allow_eight ->
    [true] The game is for two to eight players.
   *[false] The game is for two to six players.
 }
    .name = Most players
    .help = The game is best with up to six. Some packs promise fun for eight, but then there are fewer cards for each player and longer waits.
    .value = { $allow_eight ->
        [true] up to eight
       *[false] up to six
     }
option-starts = { $starts ->
    [left_of_dealer] { $games_to_win ->
        [one] The player in the last seat deals, and the player on the dealer's left begins.
       *[other] The player on the dealer's left begins. The player in the last seat deals first, and for each new game the deal moves on to the next player on the left.
     }
    [random] { $games_to_win ->
        [one] Chance decides who begins.
       *[other] Chance decides, for each game anew, who begins.
     }
   *[youngest] { $games_to_win ->
        [one] The youngest player begins.
       *[other] The youngest player begins every game.
     }
 }
    .name = Who begins
    .help = Many let the youngest player begin. In other houses it is the player on the dealer's left, or chance decides.
    .value = { $starts ->
        [left_of_dealer] left of the dealer
        [random] by chance
       *[youngest] the youngest
     }
option-direction = { $direction ->
    [anticlockwise] Play goes anticlockwise: after you comes the player on your right.
   *[clockwise] Play goes clockwise: after you comes the player on your left.
 }
    .name = Direction of play
    .help = In Denmark play goes clockwise, in Germany anticlockwise. It does not change during the game.
    .value = { $direction ->
        [anticlockwise] anticlockwise
       *[clockwise] clockwise
     }

## Your turn

option-own_pile = { $own_pile ->
    [false] Your own pile does not count: a new card that you leave there ends your turn, even if the numbers are neighbours.
   *[true] Your own visible pile counts as well: when the new card fits on its top card and you lay it there, your turn goes on.
 }
    .name = Own pile counts
    .help = A new card may fit on your own visible pile, too. Some let it count, and your turn goes on, which makes the game shorter. Others count only the centre and the other players' piles.
    .value = { $own_pile ->
        [false] no
       *[true] yes
     }
option-start_from_visible = { $start_from_visible ->
    [true] { $visible_choice ->
        [any] Begin your turn as you like: turn over a new card, or move a visible card to where it fits. Lay the card that you have turned before you do anything else.
       *[top] Begin your turn as you like: turn over a new card, or move your visible top card to where it fits. Lay the card that you have turned before you do anything else.
     }
   *[false] Your turn begins with a new card.
 }
    .name = Begin with visible card
    .help = Perhaps your visible card fits somewhere when your turn begins. Most must turn over a new card first all the same; some may begin with the visible one.
    .value = { $start_from_visible ->
        [true] allowed
       *[false] not allowed
     }
option-visible_choice = { $visible_choice ->
    [any] Any card of your visible pile may be moved, not only the top one, so spread the pile out.
   *[top] Of your visible pile only the top card can be moved. Those below have to wait until they are on top.
 }
    .name = Visible cards to move
    .help = After a card that fits, you may go on with a card that you turned earlier. Usually only the top of your visible pile is free; where the cards are spread out, you can take any of them.
    .value = { $visible_choice ->
        [any] any of them
       *[top] only the top one
     }
option-may_stop = { $may_stop ->
    [true] Once you have put a card where it fits, you may end your turn, unless you have just turned over a card.
   *[false] You may not stop of your own accord: as long as you have a card to turn over or to move, go on.
 }
    .name = Stopping early
    .help = To go on is a chance to get rid of cards, but also to overlook something. May a player stop who could go on?
    .value = { $may_stop ->
        [true] after a card that fits
       *[false] not allowed
     }

## Where a card goes

option-priority = { $priority ->
    [nearest_left] { $direction ->
        [anticlockwise] { $own_pile ->
            [true] If a card fits on several piles, but not in the centre, it goes to the nearest player on your right; your own pile comes last.
           *[false] If a card fits on several piles, but not in the centre, it goes to the nearest player on your right.
         }
       *[clockwise] { $own_pile ->
            [true] If a card fits on several piles, but not in the centre, it goes to the nearest player on your left; your own pile comes last.
           *[false] If a card fits on several piles, but not in the centre, it goes to the nearest player on your left.
         }
     }
   *[free] If a card fits on several piles, but not in the centre, choose the one that you like best.
 }
    .name = Several piles fit
    .help = A card often fits on more than one pile. Some let you choose; others say that it goes to the player who comes next after you in the direction of play.
    .value = { $priority ->
        [nearest_left] the nearest
       *[free] free choice
     }
option-centre_piles = { $centre_piles ->
    [single] There is one pile in the centre at a time. A 1 that comes meanwhile waits beside it; when the pile reaches 20, a waiting 1 begins a new one at once.
   *[many] Every 1 begins a pile of its own in the centre.
 }
    .name = Piles in the centre
    .help = There are several 1s in the pack. Each can begin a pile of its own, or there is one pile at a time and the other 1s wait, which makes the game longer.
    .value = { $centre_piles ->
        [single] one at a time
       *[many] one for each 1
     }
option-centre_both_ways = { $centre_both_ways ->
    [true] In the centre only a 1 begins a pile, and a 2 goes on it. After that a card fits if it is exactly one higher or one lower than the top card.
   *[false] In the centre only a 1 begins a pile, and then it grows upwards one by one: 2, 3, 4 and so on, up to 20.
 }
    .name = Direction of the centre
    .help = Many build the centre only upwards, from 1 to 20. Some let it go down again, so that more cards fit there.
    .value = { $centre_both_ways ->
        [true] up and down
       *[false] only upwards
     }
option-shuffle_on_turn = { $shuffle_on_turn ->
    [true] Shuffle the pile each time it is turned over, so that nobody knows what comes.
   *[false] The pile is not shuffled when it is turned over: the card that was turned first comes first again.
 }
    .name = Shuffling your pile
    .help = When a pile is turned over, its cards come again in the same order, and whoever has a good memory knows the next card. Those who do not like that shuffle the pile.
    .value = { $shuffle_on_turn ->
        [true] yes
       *[false] no
     }

## Oversights

option-oversight = { $oversight ->
    [challenge] An oversight counts only if another player still in the game claims it before the next player turns a card. Only the first claim about a card is heard; a wrong one costs nothing.
   *[auto] The program notices every oversight at once, so nobody needs to claim one.
 }
    .name = Who notices
    .help = The program can notice every overlooked place, or the players themselves watch each other. If they do not see it in time, nothing happens.
    .value = { $oversight ->
        [challenge] the other players
       *[auto] the program
     }
option-wrong_pile_is_oversight = { $wrong_pile_is_oversight ->
    [false] It is no oversight to choose a pile that fits but is not the nearest.
   *[true] It is an oversight, too, to choose a pile that fits but is not the nearest.
 }
    .name = Wrong pile
    .help = Where a card must go to the nearest player, somebody may lay it with another one all the same. Is that an oversight?
    .value = { $wrong_pile_is_oversight ->
        [false] no oversight
       *[true] an oversight
     }
option-oversight_visible_top = { $oversight_visible_top ->
    [true] If your visible top card could be moved to where it fits, it is an oversight, too, to turn over a new card instead. Then go on with the new card.
   *[false] It is no oversight to turn over a new card, even if your visible top card could be moved.
 }
    .name = Visible card forgotten
    .help = During your turn you may turn over a new card although your visible top card fits somewhere. Usually that is your free choice; the strict say that you have overlooked something.
    .value = { $oversight_visible_top ->
        [true] an oversight
       *[false] no oversight
     }
option-donkey_to = { $donkey_to ->
    [left_neighbour] An oversight of yours brings the donkey card to your neighbour: the nearest player on your left who is still in the game is now the donkey.
   *[overlooker] An oversight brings you the donkey card: now you are the donkey!
 }
    .name = Who gets the donkey
    .help = Usually the player who overlooked a place is the donkey. One old text gives the card to the neighbour on the left instead.
    .value = { $donkey_to ->
        [left_neighbour] the neighbour on the left
       *[overlooker] whoever overlooked the place
     }
option-repeat_penalty = { $repeat_penalty ->
    [true] If the donkey card is due to a player who has it already, it stays there, and the gifts come again.
   *[false] If the donkey card is due to a player who has it already, no more gifts come.
 }
    .name = Donkey once more
    .help = The donkey may overlook something once more. The card itself cannot come again; some give new gifts, others leave it at that.
    .value = { $repeat_penalty ->
        [true] gifts again
       *[false] no more gifts
     }
option-gifts = { $gifts ->
    [on_top] The donkey lays the gifts face down on top of the face-down pile, so they come up next.
   *[under] The donkey puts the gifts face down under the face-down pile, so they come up last.
 }
    .name = Place for gifts
    .help = The cards that the donkey gets from the others can go under the face-down pile or on top of it. On top they come up at once.
    .value = { $gifts ->
        [on_top] on top of the pile
       *[under] under the pile
     }
option-giver_turns_pile = { $giver_turns_pile ->
    [true] Whoever has nothing face down turns the visible pile over and gives from it.
   *[false] Whoever has nothing face down gives nothing.
 }
    .name = Giver without face-down cards
    .help = A player who should give a card may have nothing face down at that moment. Shall the visible pile be turned over for it?
    .value = { $giver_turns_pile ->
        [true] turns the pile over
       *[false] gives nothing
     }
option-last_card_as_gift = { $last_card_as_gift ->
    [false] Whoever has only one card left does not give it away.
   *[true] Your very last card may go as a gift as well; then you have no cards left and are out.
 }
    .name = Last card as gift
    .help = Giving away the last card would finish the game for the giver. Some find that lucky; others say that the last card must be played.
    .value = { $last_card_as_gift ->
        [false] not given
       *[true] given as well
     }
option-misplaced_card = { $misplaced_card ->
    [stays] A card that lies in a wrong place stays there. If it does not fit there, the turn is over; if it does, the turn goes on.
   *[moved] { $oversight ->
        [challenge] A card left where it does not fit stays there, and the turn is over. After a claim that is right, a card on a wrong pile is moved to its right place if it still lies on top and fits.
       *[auto] A card left where it does not fit stays there, and the turn is over. A card on a wrong pile is moved to its right place, and the turn goes on.
     }
 }
    .name = Card in wrong place
    .help = Once an oversight is noticed, a card may lie on a pile although it belongs somewhere else. It can be put right or stay where it is.
    .value = { $misplaced_card ->
        [stays] stays there
       *[moved] put right
     }

## The end

option-late_pass_wins = { $late_pass_wins ->
    [true] If the donkey card moves on while the game still lasts, whoever has gone out with it wins at that moment.
   *[false] Whoever has gone out with the donkey card cannot win any more.
 }
    .name = Out with the donkey
    .help = Somebody gets rid of the last card while holding the donkey. If another player becomes the donkey afterwards, some let the first one win after all.
    .value = { $late_pass_wins ->
        [true] may still win
       *[false] cannot win
     }
option-score = { $score ->
    [cards_left] The winner of a game scores one point for each card that all the others have left. A stuck game brings no points.
    [points_left] The winner of a game scores the numbers on all the cards that the others have left, added together. A stuck game brings no points.
   *[none] { $games_to_win ->
        [one] No points are counted.
       *[other] Cards left over do not matter: every game won counts one point.
     }
 }
    .name = Points
    .help = It may be enough to win. Whoever likes to count gives the winner points for the cards that the others have left, or for the numbers on them.
    .value = { $score ->
        [cards_left] number of cards left
        [points_left] numbers on cards left
       *[none] none
     }
option-games_to_win = { $games_to_win ->
    [one] The match is one single game.
   *[other] { $score ->
        [none] The match ends as soon as somebody has won { $games_to_win } games, and that player wins it.
       *[other] The match ends as soon as somebody has won { $games_to_win } games. The most points win it; among equals, the most games.
     }
 }
    .name = Games to win
    .help = One game may be the whole match, or you play on until somebody has won several.
    .value = { $games_to_win ->
        [one] one game
       *[other] { $games_to_win } games
     }
