### Hvad terminalen siger rundt om spillet: spørgsmål, borde, hjælp. Det, man skriver (play, draw, give QS KS 2H, centre,
### own, catch NAVN, rules, quit), er engelsk i alle sprog; general.ftl har de ord, der også gælder.
### Husreglernes sætninger står til sidst.

## Spillene

game-olsen-danish = Dansk Olsen: kom af med dine kort, vælg kulør med ottere, træk for toere
game-olsen-norwegian = Norsk Olsen: toere oven på toere, esser vender, knægte springer over
game-crazy-eights = Crazy Eights: kun otterne er særlige
game-youngest = For de mindste: følg kuløren, uden at sige "Olsen"
game-crazy-eights-classic = Klassisk Crazy Eights: træk, til det passer, og tæl point
game-olsen-olsen = Ólsen-ólsen (Island): træk op til tre, fang den, der glemmer "Olsen"
game-olsen-upp-og-nidur = Ólsen upp og niður (Island): én værdi op eller ned
game-vri-atter = Vri åtter (ældre norsk): flere ens kort, en lang runde
game-vandatta = Vändåtta (Sverige): esser får alle de andre til at trække
game-olsen-hearts = Olsen som hjerterfri: undgå hjerter og spar dame
game-american-hearts = Amerikansk hjerterfri: byttet skifter retning
game-hjerter = Hjerter (Norge): skiftende bytte, sejren kan deles
game-copas = Copas (Brasilien): der byttes til højre
game-aeselspillet = Æselspillet: se alle muligheder, før æslet kommer til dig
game-aeselspillet-leaflet = Æselspillet efter folderen: den nærmeste bunke til venstre
game-eselspiel = Eselspiel (Tyskland): mod uret, midten går begge veje

name-olsen-danish = Dansk Olsen
name-olsen-norwegian = Norsk Olsen
name-crazy-eights = Crazy Eights
name-youngest = Crazy Eights for de mindste
name-crazy-eights-classic = Klassisk Crazy Eights
name-olsen-olsen = Ólsen-ólsen
name-olsen-upp-og-nidur = Ólsen upp og niður
name-vri-atter = Vri åtter
name-vandatta = Vändåtta
name-olsen-hearts = Olsen (hjerterfri)
name-american-hearts = Amerikansk hjerterfri
name-hjerter = Hjerter
name-copas = Copas
name-aeselspillet = Æselspillet
name-aeselspillet-leaflet = Æselspillet efter folderen
name-eselspiel = Eselspiel

## At vælge et spil

choose-title = Kortbord - kortspil fra køkkenbordet
choose-game = Hvilket spil? (nummer eller navn; Enter = 1)
choose-players = Hvor mange spillere, du selv talt med? ({ $range }; Enter = { $default })
choose-level = Hvor godt skal de andre spille? (1 let, 2 normalt; Enter = normalt)
choose-names = Hvad hedder du? (Enter = { $default })
choose-hint = Næste gang på én linje: { $command }
not-a-number = '{ $given }' går ikke her; muligt er: { $range }.
players-range = { $least } til { $most }

## Ved bordet

title = { $game } - runde { $deal_number }
title-match = { $game }
your-turn = Din tur: { $what }
what-lay = læg et kort{ $more }, ? for hjælp
what-draw = intet passer: Enter = træk, ? for hjælp
what-pass = intet kan lægges: Enter = pas, ? for hjælp
what-name = vælg en kulør for otteren, der blev vendt (C D H S)
what-give = giv tre kort til { $to }, for eksempel: give QS KS 2H (? for hjælp)
what-give-more = { $left ->
    [one] ét kort mere
   *[other] { $left } kort mere
 } at give til { $to }
what-play = spil et kort, ? for hjælp
what-lead = du spiller ud, ? for hjælp
what-turn = Enter = vend det næste kort, ? for hjælp
what-place = hvor skal { $number } hen? (centre, et navn eller own)
what-go-on = flyt { $top } (move centre, move NAVN), eller Enter = vend det næste kort
what-deal = Enter = giv kort
or-draw = , d = træk
or-pass = , p = pas
moment = Et øjeblik, før { $name } går videre (Enter = videre):
between-deals = Enter = næste runde
which-suit = Hvilken kulør? (C D H S)
again = En gang til? (j eller n)
goodbye = Tak for spillet.
left = Du forlader bordet; partiet er ikke spillet færdigt.
input-ended = Der kommer ikke flere svar; partiet er ikke spillet færdigt.
stopped = Stoppet.
refused = Det går ikke: { $sentence } [{ $rule }]
not-your-turn = Det går ikke: Det er ikke din tur. [not_your_turn]
not-your-card = Det går ikke: Du har ikke { $card }. [not_your_card]
no-such-number = Der er intet nummer { $given }; på listen er der { $count ->
    [0] ikke noget at vælge
    [one] kun nummer 1
   *[other] numrene 1 til { $count }
 } (? viser den).
whom-to-catch = Sig hvem, for eksempel: catch { $name }.
whom-to-claim = Sig hvem, for eksempel: claim { $name }.

dealer-mark = giver
called-mark = sagde Olsen
owes-mark = skylder et kort
shown-mark = viser: { $cards }
out-mark = ude
donkey-mark = ÆSEL
cards-count = { $count ->
    [one] 1 kort
   *[other] { $count } kort
 }
cards-hidden = ? kort
score-rounds = { $count ->
    [one] 1 runde vundet
   *[other] { $count } runder vundet
 }
score-points = { $count ->
    [one] 1 point
   *[other] { $count } point
 }
score-games = { $count ->
    [one] 1 spil vundet
   *[other] { $count } spil vundet
 }
score-none = {""}
this-hand = { $count ->
    [one] 1 i denne runde
   *[other] { $count } i denne runde
 }
on-the-pile = Øverst i bunken: { $card }
suit-in-force = kulør: { $suit }
draw-pile = trækbunke: { $count }
direction-clockwise = med uret
direction-anticlockwise = mod uret
draw-due = kort at trække: { $count }
your-hand = Din hånd: { $cards }
hand-empty = ingen kort
trick-line = Stik { $number }: { $cards }
trick-empty = intet endnu
takes-so-far = indtil nu går det til { $name }
hearts-are = hjerter: { $broken ->
    [true] brudt
   *[false] ikke brudt
 }
centre-line = Midten: { $tops }
centre-empty = tom (et 1-tal åbner den)
pile-line = viser { $top }, { $up ->
    [0] intet synligt
   *[other] { $up } synlige
 }, { $down } skjulte
pile-line-bare = intet synligt, { $down } skjulte
turned-line = Lige vendt: { $number }

plain-shedding = Øverst i bunken { $card }, kulør { $suit }{ $pending ->
    [0] {""}
   *[other] , { $pending } at trække
 }. Din hånd: { $hand }.
plain-hearts = { $trick ->
    [none] Du spiller ud.
   *[other] På bordet: { $trick }.
 } Din hånd: { $hand }.
plain-give = Din hånd: { $hand }.
plain-donkey = Midten: { $tops }. Synlige: { $piles }.

scores-title = Stillingen:
scores-line = { $name }: { $scores }
scores-none = I dette parti tælles der ikke: Det er kun én runde.

## Hjælp

help-legal = Du kan:
help-places = Du kan prøve (at finde ud af, hvad der passer, er selve spillet):
help-moment = Du kan:
go-on = gå videre (Enter)
help-call = o eller call: sig "Olsen" (når du kommer ned på ét kort, og til den næste gør noget)
help-catch = catch NAVN: en spiller med ét kort sagde ikke "Olsen"
help-claim = claim NAVN: en spiller har overset en mulighed
help-shedding = Genveje: 7C lægger det kort, 8S D vælger ruder, d trækker, p melder pas; 7C, o lægger og siger "Olsen".
help-hearts = Genveje: 7C spiller det kort; give QS KS 2H giver tre kort.
help-donkey = Genveje: centre, own eller et navn lægger kortet der; Enter vender det næste.
help-cards = Et kort er dets værdi (A 2 ... 9 T J Q K) og kulørens bogstav (C klør, D ruder, H hjerter, S spar).
help-commands = Et tal vælger fra listen. Desuden: rules hand table log scores quit
help-rules = Gældende husregler (* ikke som i { $game }; "rules" forklarer):
rules-title = Gældende regler: { $game }, { $players } spillere
rules-marks = * ikke som i { $game }
aim-shedding = Kom først af med alle dine kort. Læg ét kort, der passer, i bunken; har du intet, så træk.
aim-hearts = Bekend kulør, hvis du kan; det højeste kort i den kulør, der blev spillet ud, tager stikket. Hver hjerter
    koster 1 point og spar dame 13; den, der tager dem alle, har en storeslem. Færrest point vinder.
aim-donkey = Kom af med alle dine kort. Vend et kort, og læg det, hvor det passer: Midten bygges op fra 1 til 20, og på en
    spillers bunke lægges et tal, der er én højere eller én lavere. Så længe du kan lægge, går din tur videre. Den, der
    overser en mulighed, får æslet og et kort fra hver af de andre, og ingen vinder med æslet.

## Kommandolinjen

games-line = { $name } ({ $players } spillere)
games-differs = afviger: { $differs }
games-family = { $family }-familien i sin enkle form
options-title = Husregler for { $game } (* ikke familiens sædvanlige)
options-line = { $mark } { $name } = { $value }
options-possible = muligt: { $range }; sædvanligt: { $default }
bad-number = { $what } er et helt tal, ikke '{ $given }'.
what-number-players = Antallet af spillere
what-number-seat = Pladsen
what-number-youngest = Den yngstes plads
what-number-case = Tilfældet
bad-seat = Der er ingen plads { $given } ved dette bord; muligt er 0 til { $most }.
bad-set = '{ $given }' er ikke en husregel og dens værdi; skriv det sådan: --set call=caught.
no-command = Der er ingen kommando '{ $given }'; disse kendes: { $known }.
no-option = Denne kommando har intet tilvalg '{ $given }'; disse kendes: { $known }.
missing = { $what } mangler; sådan bruges den: { $usage }.
no-value = Tilvalget '{ $given }' skal have en værdi.
value-too-much = Tilvalget '{ $given }' skal ikke have nogen værdi.
too-much = '{ $given }' er ét ord for meget; sådan bruges den: { $usage }.
usage-other = { $problem } Sådan bruges den: { $usage }.
fault = Dette er en fejl i programmet, ikke hos dig: { $problem } (KORTBORD_TRACEBACK=1 viser hvor).
error = kortbord: { $sentence }
