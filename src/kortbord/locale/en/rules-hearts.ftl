### The rules of the hearts family, one message a rule id: in the rulebook, and as the reason of a refusal.
### Arguments: every option in force by its name, and $players.


## What it is about

HT-01 = Everyone plays one card, and one player has to take them all: that is a trick. Beware of tricks with hearts or with the queen of spades in them!
HT-03 = Every heart that you take costs you 1 point.
HT-04 = The queen of spades costs whoever takes her 13 points, as much as all the hearts together.
HT-05 = Whoever has the fewest points at the end wins.
HT-15 = Hearts and the queen of spades are the penalty cards. Let the others take them: whoever has the fewest points at the end wins.

## The players

HT-02 = The game is for three, four or five players.
HT-A23 = The game is for three, four or five players; two play it only to settle a tie.
HT-07 = Everyone plays alone; there are no partners.
HT-08 = { $first_dealer ->
    [last_seat] The player in the last seat deals the first hand.
   *[random] Chance decides who deals the first hand.
 }
HT-09 = For each new hand the deal moves on to the next player on the left.
HT-10 = Everything goes clockwise: after you comes the player on your left.

## The cards and the deal

HT-11 = You need an ordinary pack of 52 cards, without jokers.
HT-12 = In every suit the ace is the highest card; then come king, queen, jack, 10, 9 and so on down to the two.
HT-13 = There is no trump suit: no suit is stronger than another.
HT-14 = { option-removal }
HT-A01 = { option-removal }
HT-16 = On the screen the program shuffles. With real cards the dealer shuffles, and the player on the dealer's right cuts.
HT-17 = { $players ->
    [3] All the cards are dealt one at a time, beginning on the dealer's left. Everyone gets 17.
    [5] All the cards are dealt one at a time, beginning on the dealer's left. Everyone gets 10.
   *[other] All the cards are dealt one at a time, beginning on the dealer's left. Everyone gets 13.
 }

## The exchange

HT-18 = { $exchange ->
    [left_right_across_hold] In a hand with an exchange, everyone chooses three different cards and gives them away face down. You give once, and nobody plays a card before all have given.
    [left_across_right_hold] In a hand with an exchange, everyone chooses three different cards and gives them away face down. You give once, and nobody plays a card before all have given.
   *[other] Before the first trick everyone chooses three different cards and gives them away face down. You give once, and nobody plays a card before all have given.
 }
HT-19 = Whether cards are exchanged, and which way they go, is agreed before the first hand.
HT-43 = There is no exchange at this table: you play with the cards that you were dealt.
HT-45 = Because the direction changes, the same neighbour does not always get your worst cards. American Hearts does it this way.
HT-A03 = { option-exchange }
HT-A04 = All give at the same moment, so you see your new cards only when yours are gone. You may give any cards, even the club that opens the play: whoever holds it after the exchange begins.
HT-A16 = { HT-45 }

## The tricks

HT-20 = Whoever holds the two of clubs leads it: it is the first card of the first trick.
HT-21 = { $removal ->
    [club_first] With three or five players the two of clubs is not in the pack; then the three of clubs is the first card.
   *[diamond_first] With five players the two of clubs is not in the pack; then the three of clubs is the first card.
 }
HT-22 = Then, one after the other, each of the other players plays a card, face up.
HT-25 = The highest card of the suit that was led takes the trick. No suit is trump: a card of another suit never wins, however high it is.
HT-26 = If the trick is yours, put all of its cards, one from each player, face down in front of you.
HT-27 = Whoever takes a trick leads the first card of the next one.
HT-A02 = { HT-26 }
HT-A21 = { $auto_finish ->
    [true] { $honour_mode ->
        [true] A hand is played to its last card, even when all the penalty cards are gone.
       *[false] When no card in play can change the points any more, the program plays the rest of the hand by itself.
     }
   *[false] A hand is played to its last card, even when all the penalty cards are gone.
 }

## What you may play

HT-23 = Follow suit: if you have a card of the suit that was led, you must play one.
HT-24 = { $first_trick_penalties ->
    [allowed] If you have no card of that suit, you may throw any card you like, a penalty card too.
   *[other] If you have no card of that suit, you may throw any card you like, and after the first trick a penalty card too.
 }
HT-30 = On the first trick you may not throw a heart or the queen of spades.
HT-31 = There is one exception: if your whole hand is penalty cards, you may throw one on the first trick.
HT-44 = Penalty cards may be thrown on every trick, on the first one too.
HT-28 = You may not lead a heart before hearts are broken. A heart that somebody throws on a trick of another suit breaks them.
HT-29 = { $lead_heart_beside_queen ->
    [true] If you have nothing but hearts, or hearts and the queen of spades, you may lead a heart all the same.
   *[false] If you have nothing but hearts, you may lead one all the same.
 }
HT-33 = { option-honour_mode }
HT-34 = A revoke comes to light when you play a card of that suit later in the same hand. Then it costs you 13 points.
HT-A05 = { $first_trick_penalties ->
    [redeal] If someone holds nothing but penalty cards when the first trick is about to begin, the same dealer deals the whole hand again.
    [allowed] { HT-44 }
   *[only_if_forced] { HT-31 }
 }
HT-A06 = { option-hearts_before_queen }
HT-A07 = { option-queen_breaks_hearts }
HT-A08 = A heart that is thrown on the first trick breaks hearts like any other.
HT-A09 = { option-forced_lead_breaks }
HT-A10 = { option-lead_heart_beside_queen }
HT-A11 = After the first trick you may lead the queen of spades whenever you lead; she need not wait for hearts to be broken.
HT-A12 = { option-honour_mode }

## The points

HT-32 = After the last trick everyone counts the points in the tricks they took.
HT-35 = There are 26 points in every hand: 13 for the hearts and 13 for the queen of spades.
HT-36 = { option-slam }
HT-37 = Your points of the hand are added to your total.
HT-42 = { option-jack_of_diamonds }
HT-A13 = { option-revoked_slam_void }
HT-A15 = { option-slam }
HT-A20 = The jack of diamonds is not a penalty card: you may throw it on the first trick. Its 10 points come off after a slam too, and a total may drop below zero.

## The match

HT-38 = { option-points_limit }
HT-39 = { option-deals }
HT-40 = The lowest total wins the match.
HT-41 = { option-tie }
HT-A14 = { $match ->
    [deals] { HT-39 }
   *[points] { HT-38 }
 }
HT-A17 = { $tie ->
    [extra_hand] { $exchange ->
        [none] An extra hand only decides the tie; its points are not added to the totals.
       *[other] In an extra hand no cards are exchanged. It only decides the tie; its points are not added to the totals.
     }
   *[other] { option-tie }
 }
HT-A18 = In an extra hand cards are dealt only to those who play it: two get the whole pack, 26 cards each; more get as many as in a game for that number of players.
HT-A19 = If the fewest points in an extra hand are shared as well, those who share them play another one.
HT-A22 = On the screen nobody can deal wrongly, show a card by mistake or play out of turn, so no penalties are needed for it.

## Tips

HT-T1 = Play away a short suit early. When you have no card of it left, each lead of that suit is your chance to be rid of a heart or of the queen of spades.
HT-T2 = Count the spades. While the queen is still out, the ace or king of spades may catch her, so throw them away on another suit when you can.
HT-T3 = Try for a slam only with many aces and kings and with the highest spades. Almost a slam is worse than none: it fills your own tricks with penalty cards.
HT-T4 = Does somebody seem to be taking everything? Take one heart yourself, and the slam has failed.
HT-T5 = In a suit in which you hold the ace or king, lead a low card. Perhaps somebody else's middle card takes the trick, and your high card is out of danger.

## Words

HT-G1 = Penalty card: a heart or the queen of spades. Its points go to whoever takes it.
HT-G2 = Hearts are broken: from then on, until the hand ends, anyone may lead a heart.
HT-G3 = { $jack_of_diamonds ->
    [minus_ten] { $slam_needs_jack ->
        [true] Slam: one player takes all the penalty cards of a hand and the jack of diamonds.
       *[false] Slam: one player takes all the penalty cards of a hand.
     }
   *[plain] Slam: one player takes all the penalty cards of a hand.
 }
HT-G4 = To follow suit: to play a card of the suit that was led. To throw: to play a card of another suit.
HT-G5 = Trick: one card from each player. To lead: to play its first card.
HT-G6 = Void: you are void in a suit when you have no card of it.
HT-06 = Olsen: this game's Danish name. It is said to come from the common family name, because families play it of an evening.
