### Options of the table, and those that several families have: what is so (the message), label, help, value.
### Arguments: every option in force by its name, and $players.


## At the table

option-take_back = { $take_back ->
    [true] Whoever acted last may take that action back until anybody does something else, unless a card was drawn, turned up, given or dealt through it.
   *[false] { $host_has_last_word ->
        [true] Players themselves take nothing back.
       *[false] Nothing is taken back.
     }
 }
    .name = Taking back
    .help = A finger slips easily, so some allow the last action to be taken back. Others say that what is laid is laid. An action that lets somebody see a new card always stands.
    .value = { $take_back ->
        [true] the last action
       *[false] not possible
     }
option-host_has_last_word = { $host_has_last_word ->
    [true] The host may take back anybody's last action, as long as no card was drawn, turned up, given or dealt through it.
   *[false] The host takes nothing back for others.
 }
    .name = Host's last word
    .help = Some tables want one person who puts things right when something went wrong by mistake. Here that is the host, and everyone is told of it.
    .value = { $host_has_last_word ->
        [true] may take back
       *[false] none
     }
option-auto_finish = { $auto_finish ->
    [true] When no card can change the score any more, the program plays the rest by itself.
   *[false] Every card is played by hand, even when nothing can change the score any more.
 }
    .name = Automatic finish
    .help = Sometimes everything is decided before the last card. The program can play the rest quickly, or you play on to the end.
    .value = { $auto_finish ->
        [true] by the program
       *[false] by hand
     }

## Shared by several families

option-match = { $match ->
    [single] The match is one single deal.
    [rounds] The match goes on until somebody has won the agreed number of rounds.
    [long_round] The match is one long round, and at its end there is a loser.
    [deals] The match has a fixed number of hands.
   *[points] The match goes on, hand after hand, until somebody reaches the agreed number of points.
 }
    .name = Match
    .help = A match may be short or fill an evening: people like to end it after one deal, after some rounds or hands, or when somebody has enough points.
    .value = { $match ->
        [single] one deal
        [rounds] rounds won
        [long_round] one long round
        [deals] number of hands
       *[points] points
     }
option-first_dealer = { $first_dealer ->
    [last_seat] The player in the last seat deals first.
   *[random] Chance decides who deals first.
 }
    .name = First dealer
    .help = Who deals first also decides who plays first. It is usually left to chance.
    .value = { $first_dealer ->
        [last_seat] the last seat
       *[random] by chance
     }
option-stalemate = { $stalemate ->
    [no_winner] If nobody can go on, nobody wins.
    [draw] If nobody can go on, the game is a draw.
   *[fewest_cards] If nobody can go on, whoever has the fewest cards wins.
 }
    .name = Stuck game
    .help = Once in a long while a game gets stuck: play goes round and round, and nothing happens any more. Somebody may win then all the same, or nobody does.
    .value = { $stalemate ->
        [no_winner] nobody wins
        [draw] a draw
       *[fewest_cards] fewest cards win
     }
