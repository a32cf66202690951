### Nej, som ingen regel i et spil er skyld i. $action: det, man ville gøre, i ord; $seat: hvem der ville det.

not_your_turn = Det er ikke plads { $seat }, der har turen.
not_seated = Der er ingen plads { $seat } ved dette bord.
match_over = Partiet er slut.
deal_over = Denne runde er slut; den næste kan gives.
window_closed = Det er for sent eller for tidligt til '{ $action }'.
not_your_card = '{ $action }' går ikke: Plads { $seat } har ikke det kort.
unknown_action = '{ $action }' kan man ikke gøre i dette spil.
stale = Der er sket noget andet ved bordet siden '{ $action }'.

### Lister inde i sætninger: `a, b og c` er list-and af `a, b` og `c`.

list-comma = {", "}
list-and = { $first } og { $last }
list-or = { $first } eller { $last }

seat-by-number = plads { $seat }

### Kort og mennesker

suit-C = klør
suit-D = ruder
suit-H = hjerter
suit-S = spar
rank-T = 10
rank-J = knægt
rank-Q = dame
rank-K = konge
rank-A = es
card-in-words = { $suit } { $rank }
# Ens egen plads som genstand i en sætning (til dig, af dig) og på en liste over spillere.
you = dig
you-listed = dig
your-name = Du
bot-names = Astrid, Bjørn, Clara, David, Ellen, Finn, Greta
nothing = ingenting
place = { $place }. { $who }

### Ord, som man kan skrive ud over de engelske, adskilt af kommaer; intet, hvor der ikke er brug for det.

word-play = læg, spil
word-draw = træk
word-pass = pas
word-call = sig, råb
word-catch = fang, grib
word-claim = meld, påtal
word-turn = vend
word-lay = læg
word-move = flyt
word-give = giv, byt
word-name = vælg, ønsk
word-deal = del, uddel
word-show = vis
word-take-back = fortryd
word-centre = midten, midt
word-own = egen, min, mig
word-help = hjælp
word-rules = regler
word-hand = hånd
word-table = bord
word-log = log, hændelser
word-scores = stilling, point
word-quit = slut, stop
word-yes = j, ja
