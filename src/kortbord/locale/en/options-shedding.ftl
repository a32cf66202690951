### The options of the Olsens and their relatives: what is so at the table (the message), label, help, value.
### Options that other families have too (match, first_dealer, stalemate) stand in options-table.ftl.
### Arguments: every option in force by its name, and $players.


## The deal

option-hand_size = Everyone gets { $hand_size } cards.
    .name = Cards for each player
    .help = Seven is usual. With fewer cards the game is shorter, with more it lasts longer.
    .value = { $hand_size } cards
option-hand_size_two = { $hand_size_two ->
    [0] With two players everyone gets as many cards as at a bigger table.
   *[other] With only two players everyone gets { $hand_size_two } cards instead.
 }
    .name = Cards with two players
    .help = With only two players a game is soon over. Some therefore give them more cards.
    .value = { $hand_size_two ->
        [0] as with more players
       *[other] { $hand_size_two } cards
     }
option-start_card = { $start_card ->
    [redraw_special] If the start card is a special card, it goes to the bottom of the draw pile and the next card is turned up.
    [dealer_played] The start card counts as if the dealer had laid it, with its effect.{ $eight ->
        [plain] {""}
       *[wild] {" "}On an eight the dealer names a suit before the first turn.
     }{ $ace ->
        [plain] {""}
       *[other] {" "}After an ace the dealer begins.
     }
    [open_eight] If the start card is an eight, any card may be laid on it. No other start card has an effect.
   *[inert] The start card does nothing, even if it is a special card, and nobody names a suit for it.
 }
    .name = Start card
    .help = The card turned up at the beginning may be a special one. Does it do anything, although nobody has laid it? Every family has its own answer.
    .value = { $start_card ->
        [redraw_special] special cards go back
        [dealer_played] has its effect
        [open_eight] an eight takes any card
       *[inert] does nothing
     }
option-next_dealer = { $next_dealer ->
    [winner] For the next round the winner deals.
   *[left] For the next round the deal moves on to the player on the dealer's left.
 }
    .name = Next dealer
    .help = When a round is over, the deal usually moves on by one place. Some let the winner deal.
    .value = { $next_dealer ->
        [winner] the winner
       *[left] the next on the left
     }

## Players and teams

option-allow_two = { $allow_two ->
    [true] The game is for two to six players; it is best with three to five.
   *[false] The game is for three to six players.
 }
    .name = Two players
    .help = Danish Olsen is meant for three or more. With two it is a quick duel.
    .value = { $allow_two ->
        [true] allowed
       *[false] not allowed
     }
option-teams = { $teams ->
    [two_of_three] Six players form two teams of three; team mates sit in every second seat.
    [three_of_two] Six players form three teams of two; team mates sit opposite each other.
   *[none] Everyone plays alone; there are no partners.
 }
    .name = Teams
    .help = Six players may play in teams: two teams of three or three teams of two.
    .value = { $teams ->
        [two_of_three] two teams of three
        [three_of_two] three teams of two
       *[none] none
     }

## Laying cards

option-fit = { $fit ->
    [suit] { $eight ->
        [plain] A card fits if it has the same suit as the top card of the discard pile. Its rank does not matter.
       *[wild] A card fits if it has the suit in force: that of the discard pile's top card or, after an eight, the suit named. Its rank does not matter.
     }
    [rank_step] A card fits if its rank is one higher or one lower than that of the discard pile's top card. Suits do not matter, and king and ace do not fit on each other.
   *[suit_or_rank] { $eight ->
        [plain] A card fits if it has the same suit or the same rank as the top card of the discard pile.
       *[wild] A card fits if it has the same rank as the top card of the discard pile, or the suit in force: that of the top card or, after an eight, the suit named.
     }
 }
    .name = What fits
    .help = Usually a card fits by its suit or its rank. For small children the suit alone is easier; in Iceland there is a game in which the ranks go up and down like stairs.
    .value = { $fit ->
        [suit] same suit
        [rank_step] one rank up or down
       *[suit_or_rank] same suit or rank
     }
option-multi_same_rank = { $multi_same_rank ->
    [true] You may lay several cards of the same rank on one turn. The first must fit; after it only cards of its rank may follow, one at a time, until you end your turn.
   *[false] You lay only one card on a turn.
 }
    .name = Several cards at once
    .help = Some let you lay all your kings, say, on one turn. That makes the game faster and wilder.
    .value = { $multi_same_rank ->
        [true] cards of the same rank
       *[false] one card on a turn
     }
option-twist_on_first_turn = { $twist_on_first_turn ->
    [false] { $eight ->
        [plain] On your first turn you must follow the suit: you may not change it with a card of the same rank.
       *[wild] On your first turn you must follow the suit: you may not change it with a card of the same rank, and you may not lay an eight.
     }
   *[true] You may change the suit from your first turn on.
 }
    .name = First turn
    .help = In an older Norwegian way of playing nobody may change the suit on the first turn. Most people do not play so.
    .value = { $twist_on_first_turn ->
        [false] must follow the suit
       *[true] as always
     }

## Drawing

option-draw_limit = { $draw_limit ->
    [1] If you cannot lay a card, you must draw one from the draw pile.
    [until_fits] If you cannot lay a card, you must draw from the draw pile, one card after the other, until one fits.
   *[other] If you cannot lay a card, you must draw from the draw pile, one card after the other, until one fits, but not more than { $draw_limit }.
 }
    .name = Cards to draw
    .help = Whoever cannot lay a card draws: one card, up to two or three, or as many as it takes. Drawing more makes the game longer.
    .value = { $draw_limit ->
        [1] one card
        [until_fits] until one fits
       *[other] up to { $draw_limit } cards
     }
option-drawn_card = { $drawn_card ->
    [must_lay] If a card that you have drawn fits, you must lay it at once: you may not keep it, lay another card instead or draw again.
   *[may_lay] If a card that you have drawn fits, you may lay it at once, or keep it and pass. Your other cards must wait until your next turn.
 }
    .name = Drawn card
    .help = You draw a card, and it fits. Must you lay it, or may you keep it for later, say an eight?
    .value = { $drawn_card ->
        [must_lay] must be laid
       *[may_lay] may be kept
     }
option-voluntary_draw = { $voluntary_draw ->
    [true] You may draw a card even if you could lay one, but not simply pass. Then only the drawn card may be laid; if it does not fit, your turn is over.
   *[false] You may draw only if you cannot lay a card.
 }
    .name = Drawing by choice
    .help = Some allow you to draw although you could lay a card, for example to save up an eight. Others say: if you can lay, you must.
    .value = { $voluntary_draw ->
        [true] allowed
       *[false] not allowed
     }
option-reshuffle = { $reshuffle ->
    [when_empty] As soon as the draw pile is empty, all cards under the top card of the discard pile are shuffled and become the new draw pile.
   *[when_needed] When somebody has to draw and the draw pile is empty, all cards under the top card of the discard pile are shuffled and become the new draw pile.
 }
    .name = Shuffling again
    .help = When the draw pile is used up, the laid cards are shuffled again: as soon as it is empty, or only when somebody needs a card.
    .value = { $reshuffle ->
        [when_empty] when the pile is empty
       *[when_needed] when someone needs a card
     }

## Special cards

option-eight = { $eight ->
    [plain] Eights are ordinary cards: they must fit like all others, and they name no suit.
   *[wild] { $eight_on_eight ->
        [false] An eight fits on every card except on another eight.
       *[true] An eight fits on every card, whatever lies on top.
     }
 }
    .name = Eights
    .help = The eights gave Crazy Eights its name: they fit on everything and change the suit. Some relatives of the game do without.
    .value = { $eight ->
        [plain] ordinary cards
       *[wild] fit on everything
     }
option-eight_changes_suit = { $eight_changes_suit ->
    [true] You must name another suit than the one in force.
   *[false] You may name any suit, even the one in force already.
 }
    .name = Suit of an eight
    .help = May you lay an eight and name the very suit that you could have followed anyway? Some forbid it.
    .value = { $eight_changes_suit ->
        [true] must be another suit
       *[false] any suit
     }
option-eight_on_eight = { $eight_on_eight ->
    [false] An eight may not be laid on an eight.
   *[true] An eight may be laid on an eight, too.
 }
    .name = Eight on eight
    .help = Two eights in a row change the suit twice. Some find that this goes too far.
    .value = { $eight_on_eight ->
        [false] not allowed
       *[true] allowed
     }
option-two = { $two ->
    [plain] Twos are ordinary cards.
    [draw_two] After a two the next player must draw two cards.
   *[stacking] After a two the next player must draw two cards, or lay another two.
 }
    .name = Twos
    .help = Danes and Norwegians disagree here. In Denmark nobody can get out of drawing for a two; in Norway a two may be answered with a two, and the burden grows.
    .value = { $two ->
        [plain] ordinary cards
        [draw_two] draw two
       *[stacking] draw two, may be answered
     }
option-ace = { $ace ->
    [plain] Aces are ordinary cards.
    [all_draw] An ace makes all other players draw one card, and whoever laid it has another turn.
   *[reverse] An ace turns the direction of play round.
 }
    .name = Aces
    .help = In Norway an ace turns play round; in Sweden it makes all the others draw; elsewhere it does nothing.
    .value = { $ace ->
        [plain] ordinary cards
        [all_draw] all others draw
       *[reverse] turn play round
     }
option-jack = { $jack ->
    [plain] Jacks are ordinary cards.
   *[skip] A jack makes the next player miss a turn.
 }
    .name = Jacks
    .help = In Norway a jack jumps over the next player. Elsewhere it does nothing.
    .value = { $jack ->
        [plain] ordinary cards
       *[skip] skip a player
     }

## Saying "Olsen"

option-call = { $call ->
    [none] At this table nobody says "Olsen", and nobody is caught for it.
    [automatic] You must say "Olsen" when you come down to one card. If you forget it, you pay for it on your next turn.
    [caught] You must say "Olsen" when you come down to one card. If you forget it, the others may catch you.
   *[courtesy] It is good manners to say "Olsen" when you come down to one card. Forgetting it costs nothing, and nobody is caught.
 }
    .name = Saying "Olsen"
    .help = Whoever comes down to one card warns the others by saying "Olsen". What happens when somebody forgets it is a matter of taste, and often of argument.
    .value = { $call ->
        [none] not needed
        [automatic] forgetting is punished
        [caught] others may catch you
       *[courtesy] good manners
     }
option-call_penalty = { $call_penalty ->
    [one] Whoever is caught draws one card at once.
   *[other] Whoever is caught draws { $call_penalty } cards at once.
 }
    .name = Price of being caught
    .help = So many cards it costs to be caught without having said "Olsen".
    .value = { $call_penalty ->
        [one] one card
       *[other] { $call_penalty } cards
     }
option-catch_until = { $catch_until ->
    [next_action] Another player may catch whoever forgot "Olsen", until the next player lays, draws or passes.
   *[next_card] Another player may catch whoever forgot "Olsen", until the next card is laid.
 }
    .name = Time for catching
    .help = Nobody can be caught for ever. The chance ends when the next player does anything, or only when the next card lies.
    .value = { $catch_until ->
        [next_action] until the next player acts
       *[next_card] until the next card lies
     }
option-call_deadline = { $call_deadline ->
    [with_card] "Olsen" must be said before the card is laid; afterwards it is too late.
   *[next_action] "Olsen" may be said before or after the card is laid, until the next player lays, draws or passes.
 }
    .name = Time for "Olsen"
    .help = Is "Olsen" still in time when the card lies already? Most people allow it as long as the next player has done nothing.
    .value = { $call_deadline ->
        [with_card] before the card lies
       *[next_action] until the next player acts
     }
option-call_again = { $call_again ->
    [false] If you draw with one card in hand and lay a card on the same turn, your earlier "Olsen" still counts.
   *[true] If you draw with one card in hand and lay a card on the same turn, you must say "Olsen" again.
 }
    .name = "Olsen" again
    .help = You said "Olsen", then you had to draw, and on the same turn you come down to one card again. Must you say it once more?
    .value = { $call_again ->
        [false] once is enough
       *[true] every time
     }
option-false_call_draw = { $false_call_draw ->
    [0] Say "Olsen" only on a turn on which you come down to one card, and only once. At any other time it is refused and costs nothing.
    [one] Say "Olsen" only on a turn on which you come down to one card, and only once. At any other time it costs one card.
   *[other] Say "Olsen" only on a turn on which you come down to one card, and only once. At any other time it costs { $false_call_draw } cards.
 }
    .name = Wrong "Olsen"
    .help = What does it cost to say "Olsen" when it is not true? Usually nothing.
    .value = { $false_call_draw ->
        [0] costs nothing
        [one] costs one card
       *[other] costs { $false_call_draw } cards
     }
option-forgot_blocks_finish = { $forgot_blocks_finish ->
    [false] On the turn after forgetting "Olsen" you may go out if there is no card to draw.
   *[true] On the turn after forgetting "Olsen" you may not go out, not even if there is no card to draw.
 }
    .name = Going out after forgetting
    .help = Whoever forgot "Olsen" must draw and so does not go out on that turn. But what if there is no card to draw?
    .value = { $forgot_blocks_finish ->
        [false] possible without a draw
       *[true] not on that turn
     }
option-forgot_draw_replaces_draw = { $forgot_draw_replaces_draw ->
    [true] { $draw_limit ->
        [1] The card for forgetting "Olsen" counts as your draw: if you can lay a card then, you must; if not, your turn is over.
       *[other] The card for forgetting "Olsen" counts as the first that you draw on that turn. If you can lay a card then, you must.
     }
   *[false] If nothing fits even after the card for forgetting "Olsen", you draw as usual.
 }
    .name = Draw after forgetting
    .help = You have drawn the card for forgetting "Olsen", and still nothing fits. Do you have to draw once more?
    .value = { $forgot_draw_replaces_draw ->
        [true] counts as the draw
       *[false] draw as usual
     }
option-forgot_under_two = { $forgot_under_two ->
    [both] If you forgot "Olsen" and must draw for a two, you draw one card more.
    [defer] If you forgot "Olsen" and must draw for a two, you draw the card for forgetting on a later turn.
   *[used_up] If you forgot "Olsen" and must draw for a two, you draw only for the two and are spared the card for forgetting.
 }
    .name = Forgetting and a two
    .help = Two misfortunes at once: you forgot "Olsen", and the player before you laid a two. Must you draw for both?
    .value = { $forgot_under_two ->
        [both] draw for both
        [defer] draw for forgetting later
       *[used_up] draw only for the two
     }
option-call_required_to_finish = { $call_required_to_finish ->
    [true] You may lay your last card only after saying "Olsen". If you forgot it before, say it then.
   *[false] You may lay your last card even if you did not say "Olsen".
 }
    .name = "Olsen" before going out
    .help = With two players you may sometimes lay the last two cards without a break, and nobody has time to catch you. Some therefore want to hear "Olsen" in any case.
    .value = { $call_required_to_finish ->
        [true] needed
       *[false] not needed
     }

## Going out and winning

option-finish_on_special = { $finish_on_special ->
    [false] You may not go out with a special card. If you hold nothing else, you draw one card.
   *[true] You may go out with any card that fits, a special one too.
 }
    .name = Last card
    .help = Some find that winning with a special card is too easy and want an ordinary card at the end.
    .value = { $finish_on_special ->
        [false] not a special card
       *[true] any card
     }
option-final_two_draws = { $final_two_draws ->
    [true] What your last card would do does not happen any more, except that after a two the next player still draws.
   *[false] What your last card would do does not happen any more: after a two nobody draws.
 }
    .name = Last card a two
    .help = Somebody goes out with a two. Where the cards left in the hands count, some still make the next player draw.
    .value = { $final_two_draws ->
        [true] next player draws
       *[false] no effect
     }
option-rounds_to_win = { $rounds_to_win ->
    [one] Whoever wins one round wins the match.
   *[other] Whoever is the first to win { $rounds_to_win } rounds wins the match.
 }
    .name = Rounds to win
    .help = Three rounds are usual; choose fewer for a short evening.
    .value = { $rounds_to_win ->
        [one] one round
       *[other] { $rounds_to_win } rounds
     }
option-points_to_win = The winner of a round gets points for all the cards that the opponents still hold. Whoever is the first to reach { $points_to_win } points wins the match.
    .name = Points to win
    .help = 100 points are usual; choose fewer for a short evening.
    .value = { $points_to_win } points
option-card_values = { $card_values ->
    [classic] Jack, queen and king count 10 points each, an ace 1, and the number cards what is printed on them.
    [swedish] An ace counts 15 points, ten, jack, queen and king 10 each, and the other cards 5 each.
   *[face] Ace, jack, queen and king count 10 points each, and the number cards what is printed on them.
 }
    .name = Points of the cards
    .help = What is a card worth that is left in somebody's hand? In many places the pictures count 10, but people do not agree about the ace.
    .value = { $card_values ->
        [classic] pictures 10, ace 1
        [swedish] ace 15, pictures 10
       *[face] pictures and aces 10
     }
option-eight_value = { $eight_value ->
    [8] An eight counts 8 points.
   *[other] An eight, however, counts { $eight_value } points.
 }
    .name = Points of an eight
    .help = An eight is the best card to have and the worst to be left with. Many let it count more than its number.
    .value = { $eight_value } points
option-long_round_ends = { $long_round_ends ->
    [last_holder] When somebody has laid the last card, the others play on until only one player still has cards: the loser.
   *[first_out] The round ends when somebody has laid the last card. The loser is whoever then has the most cards.
 }
    .name = Long round ends
    .help = The long round has a loser. It may end with the first player who is out, or go on until only one still has cards.
    .value = { $long_round_ends ->
        [last_holder] one player left
       *[first_out] first player out
     }

## What others see

option-hide_counts = { $hide_counts ->
    [true] Nobody can see how many cards the others hold.
   *[false] Everyone can see how many cards the others hold.
 }
    .name = Number of cards
    .help = If nobody sees how many cards the others hold, "Olsen" is a real surprise.
    .value = { $hide_counts ->
        [true] hidden
       *[false] everyone sees it
     }
option-show_hand = { $show_hand ->
    [true] You may lay your hand open for everyone; it stays open until you lay, draw or pass. Giving and swapping cards are not possible.
   *[false] Players do not show, give or swap cards.
 }
    .name = Showing one's hand
    .help = Some families allow a player to lay all the cards open, for fun or to help a beginner.
    .value = { $show_hand ->
        [true] allowed
       *[false] not allowed
     }
