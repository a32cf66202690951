### The rules of Olsen of the Hearts family, as refusals.

HT-18 = The exchange: three different cards of one's own hand, given once.
HT-20 = The two of clubs leads the first trick.
HT-21 = The lowest club in the pack, the three, leads the first trick.
HT-23 = The suit that was led must be followed.
HT-28 = Hearts may not be led before one has been thrown on another suit.
HT-30 = No heart and no queen of spades may be thrown on the first trick.
HT-41 = Only the tied players play the extra hand.
HT-43 = There is no exchange in this hand.
HT-A06 = From a hand of penalty cards only, a heart goes before the queen of spades.
HT-A10 = With hearts and the queen of spades only, the queen must be led.
HT-A17 = Only the tied players play the extra hand.
