### Refusals that no rule of a game causes. $action: the action in words; $seat: who asked for it.

not_your_turn = Det er ikke turen til plass { $seat }.
not_seated = Det finnes ingen plass { $seat } ved dette bordet.
match_over = Partiet er over.
deal_over = Denne runden er over. Nå kan den neste deles ut.
window_closed = Det er for sent eller for tidlig for '{ $action }'.
not_your_card = '{ $action }' går ikke: Plass { $seat } har ikke det kortet.
unknown_action = '{ $action }' er ikke noe du kan gjøre i dette spillet.
stale = Det har skjedd noe nytt ved bordet siden noen ville gjøre '{ $action }'.

### Lists inside sentences: `a, b and c` is list-and of `a, b` and `c`.

list-comma = {", "}
list-and = { $first } og { $last }
list-or = { $first } eller { $last }

seat-by-number = plass { $seat }

### Cards and people

suit-C = kløver
suit-D = ruter
suit-H = hjerter
suit-S = spar
rank-T = 10
rank-J = knekt
rank-Q = dame
rank-K = konge
rank-A = ess
card-in-words = { $suit } { $rank }
# One's own seat as the object of a sentence (to you, by you), and on a list of players.
you = deg
you-listed = du
your-name = Du
bot-names = Astrid, Bjørn, Clara, David, Ellen, Finn, Greta
nothing = ingenting
place = { $place }. { $who }

### Words that people may type besides the English ones, separated by commas; nothing where there is no need.

word-play = legg, spill
word-draw = trekk
word-pass = pass, stå
word-call = si, rop
word-catch = ta, fang
word-claim = ifra, påstå, krev
word-turn = snu, vend
word-lay = legg
word-move = flytt
word-give = gi, bytt
word-name = velg, ønsk
word-deal = del
word-show = vis
word-take-back = angre
word-centre = midten, midt
word-own = egen, min, meg
word-help = hjelp
word-rules = regler
word-hand = hånd, hånda, hånden
word-table = bord, bordet
word-log = logg, hendelser
word-scores = stilling, poeng
word-quit = slutt, stopp
word-yes = j, ja
