### What the terminal says around the game: questions, tables, help. What people type (play, draw, give QS KS 2H, centre,
### own, catch NAME, rules, quit) stays English in every language; general.ftl has the words that count beside it.
### The sentences of the house rules come last.

## The games

game-olsen-danish = Danish Olsen: shed your cards, eights name a suit, twos draw
game-olsen-norwegian = Norwegian Olsen: stacking twos, turning aces, skipping jacks
game-crazy-eights = Crazy Eights: only the eights are special
game-youngest = For the youngest: follow the suit, nothing to call
game-crazy-eights-classic = Crazy Eights, classic: draw until it fits, count points
game-olsen-olsen = Ólsen-ólsen (Iceland): draw up to three, catch a missing call
game-olsen-upp-og-nidur = Ólsen upp og niður (Iceland): one rank up or down
game-vri-atter = Vri åtter (older Norwegian): sets of equal cards, a long round
game-vandatta = Vändåtta (Sweden): aces make all others draw
game-olsen-hearts = Olsen, the Hearts game: dodge hearts and the queen of spades
game-american-hearts = American Hearts: the exchange changes direction
game-hjerter = Hjerter (Norway): changing exchange, ties are shared
game-copas = Copas (Brazil): the exchange goes to the right
game-aeselspillet = Æselspillet: see every place before the donkey comes to you
game-aeselspillet-leaflet = Æselspillet by the leaflet: the nearest pile on the left
game-eselspiel = Eselspiel (Germany): anticlockwise, the centre both ways

name-olsen-danish = Danish Olsen
name-olsen-norwegian = Norwegian Olsen
name-crazy-eights = Crazy Eights
name-youngest = Crazy Eights for the youngest
name-crazy-eights-classic = Crazy Eights, classic
name-olsen-olsen = Ólsen-ólsen
name-olsen-upp-og-nidur = Ólsen upp og niður
name-vri-atter = Vri åtter
name-vandatta = Vändåtta
name-olsen-hearts = Olsen (Hearts)
name-american-hearts = American Hearts
name-hjerter = Hjerter
name-copas = Copas
name-aeselspillet = Æselspillet
name-aeselspillet-leaflet = Æselspillet by the leaflet
name-eselspiel = Eselspiel

## Choosing a game

choose-title = Kortbord - card games of the kitchen table
choose-game = Which game? (number or name; Enter = 1)
choose-players = How many players, you included? ({ $range }; Enter = { $default })
choose-level = How well shall the others play? (1 easy, 2 normal; Enter = normal)
choose-names = Your name? (Enter = { $default })
choose-hint = Next time in one line: { $command }
not-a-number = '{ $given }' is not possible here; possible: { $range }.
players-range = { $least } to { $most }

## At the table

title = { $game } - deal { $deal_number }
title-match = { $game }
your-turn = Your turn: { $what }
what-lay = lay a card{ $more }, ? for help
what-draw = nothing fits: Enter = draw, ? for help
what-pass = nothing can be laid: Enter = pass, ? for help
what-name = name a suit for the starting eight (C D H S)
what-give = give three cards to { $to }, like: give QS KS 2H (? for help)
what-give-more = { $left ->
    [one] one more card
   *[other] { $left } more cards
 } to give to { $to }
what-play = play a card, ? for help
what-lead = you lead, ? for help
what-turn = Enter = turn the next card, ? for help
what-place = where does { $number } go? (centre, a name, or own)
what-go-on = move { $top } (move centre, move NAME), or Enter = turn the next card
what-deal = Enter = deal
or-draw = , d = draw
or-pass = , p = pass
moment = A moment before { $name } goes on (Enter = go on):
between-deals = Enter = next deal
which-suit = Which suit? (C D H S)
again = Again? (y or n)
goodbye = Thank you for playing.
left = You leave the table; the match stays unfinished.
input-ended = The input has ended; the match stays unfinished.
stopped = Stopped.
refused = Not possible: { $sentence } [{ $rule }]
not-your-turn = Not possible: it is not your turn. [not_your_turn]
not-your-card = Not possible: you do not hold { $card }. [not_your_card]
no-such-number = There is no number { $given }; the list has { $count ->
    [0] nothing to pick
    [one] number 1 only
   *[other] numbers 1 to { $count }
 } (? shows it).
whom-to-catch = Say whom, like: catch { $name }.
whom-to-claim = Say whom, like: claim { $name }.

dealer-mark = dealer
called-mark = said Olsen
owes-mark = owes a card
shown-mark = shows: { $cards }
out-mark = out
donkey-mark = DONKEY
cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
cards-hidden = ? cards
score-rounds = { $count ->
    [one] 1 round won
   *[other] { $count } rounds won
 }
score-points = { $count ->
    [one] 1 point
   *[other] { $count } points
 }
score-games = { $count ->
    [one] 1 game won
   *[other] { $count } games won
 }
score-none = {""}
this-hand = { $count ->
    [one] 1 this hand
   *[other] { $count } this hand
 }
on-the-pile = On the pile: { $card }
suit-in-force = suit in force: { $suit }
draw-pile = draw pile: { $count }
direction-clockwise = clockwise
direction-anticlockwise = anticlockwise
draw-due = cards to draw: { $count }
your-hand = Your hand: { $cards }
hand-empty = no cards
trick-line = Trick { $number }: { $cards }
trick-empty = nothing yet
takes-so-far = so far it goes to { $name }
hearts-are = hearts: { $broken ->
    [true] broken
   *[false] not broken
 }
centre-line = Centre: { $tops }
centre-empty = empty (a 1 opens it)
pile-line = shows { $top }, { $up ->
    [0] nothing visible
   *[other] { $up } visible
 }, { $down } face down
pile-line-bare = nothing visible, { $down } face down
turned-line = Just turned: { $number }

plain-shedding = On the pile { $card }, suit { $suit }{ $pending ->
    [0] {""}
   *[other] , { $pending } to draw
 }. Your hand: { $hand }.
plain-hearts = { $trick ->
    [none] You lead.
   *[other] On the table: { $trick }.
 } Your hand: { $hand }.
plain-give = Your hand: { $hand }.
plain-donkey = Centre: { $tops }. Visible: { $piles }.

scores-title = Scores:
scores-line = { $name }: { $scores }
scores-none = This match keeps no scores: it is one deal.

## Help

help-legal = You can:
help-places = You can try (finding out what fits is the game):
help-moment = You can:
go-on = go on (Enter)
help-call = o or call: say "Olsen" (going down to one card, until the next player acts)
help-catch = catch NAME: a player with one card did not say "Olsen"
help-claim = claim NAME: a player overlooked a place
help-shedding = Short: 7C lays it, 8S D names diamonds, d draws, p passes; 7C, o lays and calls.
help-hearts = Short: 7C plays it; give QS KS 2H gives three cards.
help-donkey = Short: centre, own or a name puts the card there; Enter turns the next.
help-cards = A card is its rank (A 2 ... 9 T J Q K) and its suit's letter (C D H S).
help-commands = A number picks from the list. Also: rules hand table log scores quit
help-rules = House rules in force (* not as in { $game }; "rules" explains):
rules-title = Rules in force: { $game }, { $players } players
rules-marks = * not as in { $game }
aim-shedding = Be the first without cards. Lay one card that fits on the pile; if you have none, draw.
aim-hearts = Follow suit if you can; the highest card of the suit led takes the trick. Each heart costs 1 point and the
    queen of spades 13; whoever takes them all scores a slam. The lowest score wins.
aim-donkey = Get rid of all your cards. Turn a card and lay it where it fits: the centre is built from 1 up to 20, and on
    a player's pile goes a number one higher or one lower. While you can place a card your turn goes on. Whoever overlooks a
    place gets the donkey and a card from each of the others, and nobody wins with the donkey.

## Command line

games-line = { $name } ({ $players } players)
games-differs = differs: { $differs }
games-family = the { $family } family in its plain form
options-title = House rules of { $game } (* not the family's default)
options-line = { $mark } { $name } = { $value }
options-possible = possible: { $range }; default: { $default }
bad-number = { $what } is a whole number, not '{ $given }'.
what-number-players = The number of players
what-number-seat = The seat
what-number-youngest = The youngest's seat
what-number-case = The case
bad-seat = There is no seat { $given } at this table; possible: 0 to { $most }.
bad-set = '{ $given }' is not a house rule and its value; write it like --set call=caught.
no-command = There is no command '{ $given }'; known: { $known }.
no-option = There is no option '{ $given }' of this command; known: { $known }.
missing = { $what } is missing; usage: { $usage }.
no-value = Option '{ $given }' requires an argument.
value-too-much = Option '{ $given }' does not take a value.
too-much = '{ $given }' is one argument too many; usage: { $usage }.
usage-other = { $problem } Usage: { $usage }.
fault = this is a fault of the program, not yours: { $problem } (KORTBORD_TRACEBACK=1 shows where).
error = kortbord: { $sentence }
