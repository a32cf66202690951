### The options of the hearts family: what is so at the table (the message), its label, what is decided, its value.
### Options that other families have too (match, first_dealer) stand in options-table.ftl.
### Arguments: every option in force by its name, and $players.


## The cards and the exchange

option-removal = { $removal ->
    [club_first] With three players the two of clubs is left out of the pack, with five the twos of clubs and diamonds. So all get the same number of cards.
   *[diamond_first] With three players the two of diamonds is left out of the pack, with five the twos of diamonds and clubs. So all get the same number of cards.
 }
    .name = Card left out
    .help = With three or five players the pack cannot be shared out evenly, so one or two low cards are left out. With three, some take out the two of diamonds and others the two of clubs, which would open the play.
    .value = { $removal ->
        [club_first] first the two of clubs
       *[diamond_first] first the two of diamonds
     }

# The third direction of a changing exchange: nobody sits opposite at a table of three or five.
hearts-third-way = { $players ->
    [3] to the left again
    [5] to the second player on the left
   *[other] to the player opposite
 }
option-exchange = { $exchange ->
    [none] { HT-43 }
    [right] You give your three cards to the player on your right.
    [left_right_across_hold] The exchange changes from hand to hand: first to the left, then to the right, then { hearts-third-way }, then not at all; after that it begins anew.
    [left_across_right_hold] The exchange changes from hand to hand: first to the left, then { hearts-third-way }, then to the right, then not at all; after that it begins anew.
   *[left] You give your three cards to the player on your left.
 }
    .name = Exchange
    .help = Before the play everyone may give three cards to another player and so be rid of the most dangerous ones. Some always give to the left, some change the direction with each hand, and some do not exchange at all.
    .value = { $exchange ->
        [none] none
        [right] to the right
        [left_right_across_hold] left, right, across, none
        [left_across_right_hold] left, across, right, none
       *[left] to the left
     }

## The first trick

option-first_trick_penalties = { $first_trick_penalties ->
    [allowed] { HT-44 }
    [redeal] No penalty card may be thrown on the first trick; if someone holds nothing else, the cards are dealt again.
   *[only_if_forced] No penalty card may be thrown on the first trick, except by a player who holds nothing else.
 }
    .name = First trick
    .help = At most tables nobody need fear the first trick: no heart and no queen of spades may be thrown on it. People differ about what happens when a player has nothing else.
    .value = { $first_trick_penalties ->
        [allowed] penalty cards allowed
        [redeal] no penalty cards, or redeal
       *[only_if_forced] no penalty cards unless forced
     }
option-hearts_before_queen = { $hearts_before_queen ->
    [true] Whoever has to throw a penalty card on the first trick must throw a heart and keep the queen of spades.
   *[false] Whoever has to throw a penalty card on the first trick chooses freely: a heart or the queen of spades.
 }
    .name = Heart before queen
    .help = A player with nothing but penalty cards must throw one on the first trick. Shall the queen of spades be allowed, or must it be a heart?
    .value = { $hearts_before_queen ->
        [true] a heart
       *[false] heart or queen
     }

## Breaking hearts

option-queen_breaks_hearts = { $queen_breaks_hearts ->
    [discarded] The queen of spades breaks hearts too, when she is thrown on a trick of another suit.
    [played] The queen of spades breaks hearts too, as soon as she is played in any way.
   *[never] The queen of spades does not break hearts.
 }
    .name = Queen breaks hearts
    .help = Hearts may be led once they are broken, and a thrown heart always breaks them. People have long disagreed about whether the queen of spades does it too.
    .value = { $queen_breaks_hearts ->
        [discarded] when thrown
        [played] when played in any way
       *[never] never
     }
option-forced_lead_breaks = { $forced_lead_breaks ->
    [true] A heart that is led before hearts are broken breaks them.
   *[false] A heart that is led before hearts are broken does not break them: the others still have to wait.
 }
    .name = Forced lead breaks hearts
    .help = A player who has nothing but hearts has to lead one even before hearts are broken. Are hearts broken for all the others then?
    .value = { $forced_lead_breaks ->
        [true] breaks hearts
       *[false] does not break hearts
     }
option-lead_heart_beside_queen = { $lead_heart_beside_queen ->
    [true] If hearts are not broken and you have only hearts and the queen of spades, you may lead what you like.
   *[false] If hearts are not broken and you have only hearts and the queen of spades, you must lead the queen.
 }
    .name = Lead beside the queen
    .help = Hearts are not broken, and the player who leads has only hearts and the queen of spades. Must the queen be led, which may well cost that player 13 points?
    .value = { $lead_heart_beside_queen ->
        [true] heart or queen
       *[false] the queen
     }

## Honour

option-honour_mode = { $honour_mode ->
    [true] Nobody checks whether you follow suit. Not doing so although you could is called a revoke.
   *[false] On the screen nobody can forget to follow suit: the program does not allow it.
 }
    .name = Honour mode
    .help = At the kitchen table a player may fail to follow suit, by mistake or on purpose, and pays 13 points if it comes to light. The program can leave it to your honour or see to it that it cannot happen.
    .value = { $honour_mode ->
        [true] on your honour
       *[false] the program checks
     }
option-revoked_slam_void = { $revoked_slam_void ->
    [true] A slam does not count if a revoke of the player who took it has come to light.
   *[false] A slam counts even if a revoke of the player who took it has come to light; its 13 points are added.
 }
    .name = Slam with a revoke
    .help = In honour mode a player may take a slam with the help of a revoke. Does that slam still count?
    .value = { $revoked_slam_void ->
        [true] does not count
       *[false] counts
     }

## The points

option-slam = { $slam ->
    [subtract_26] Whoever takes all thirteen hearts and the queen of spades in one hand has a slam: 26 points come off that player's total, and the others get 0.
   *[others_26] Whoever takes all thirteen hearts and the queen of spades in one hand has a slam: that player gets 0 points, and all the others get 26.
 }
    .name = Slam
    .help = Taking every penalty card of a hand is a feat, so it is rewarded. At most tables the others get 26 points each; at some the player takes 26 off instead.
    .value = { $slam ->
        [subtract_26] minus 26
       *[others_26] 26 for the others
     }
option-jack_of_diamonds = { $jack_of_diamonds ->
    [minus_ten] The jack of diamonds is worth taking: whoever gets it counts 10 points less.
   *[plain] The jack of diamonds is a card like any other.
 }
    .name = Jack of diamonds
    .help = Some play with one card that everybody wants: the jack of diamonds, which takes away 10 points.
    .value = { $jack_of_diamonds ->
        [minus_ten] minus 10 points
       *[plain] nothing special
     }
option-slam_needs_jack = { $slam_needs_jack ->
    [true] For a slam you must take the jack of diamonds too.
   *[false] For a slam you do not need the jack of diamonds.
 }
    .name = Jack for a slam
    .help = Where the jack of diamonds takes away 10 points, some say that a slam is complete only with the jack.
    .value = { $slam_needs_jack ->
        [true] needed
       *[false] not needed
     }

## The match

option-points_limit = The match ends after a hand in which a player's total reaches { $points_limit } points or more.
    .name = Points limit
    .help = A match by points ends when somebody has this many. 100 is usual; choose fewer for a short evening.
    .value = { $points_limit } points
option-deals = { $deals ->
    [0] The match has { $players } hands, so everyone deals once.
    [one] The match is one single hand.
   *[other] The match has { $deals } hands.
 }
    .name = Number of hands
    .help = A match by hands ends after this many. It is fairest if everyone deals equally often.
    .value = { $deals ->
        [0] one for each player
        [one] one hand
       *[other] { $deals } hands
     }
option-tie = { $tie ->
    [everyone_plays] If several players share the lowest total, everyone plays on, hand by hand, until one player alone has it.
    [shared] If several players share the lowest total, they share the win.
   *[extra_hand] If several players share the lowest total, they alone play an extra hand, and the fewest points in it win.
 }
    .name = Tie
    .help = Two or more players may end with the same lowest total. They can play it off by themselves, all can play on, or the win is shared.
    .value = { $tie ->
        [everyone_plays] everyone plays on
        [shared] shared win
       *[extra_hand] extra hand of the tied
     }
