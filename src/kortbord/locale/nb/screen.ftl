### What the terminal says around the game: questions, tables, help. What people type (play, draw, give QS KS 2H, centre,
### own, catch NAME, rules, quit) stays English in every language; general.ftl has the words that count beside it.
### The sentences of the house rules come last.

## The games

game-olsen-danish = Dansk Olsen: bli kvitt kortene, velg farge med åttere, trekk for toere
game-olsen-norwegian = Norsk Olsen: toere oppå toere, ess snur, knekter hopper over
game-crazy-eights = Crazy Eights: bare åtterne er spesielle
game-youngest = For de minste: følg fargen, uten å måtte si «Olsen»
game-crazy-eights-classic = Klassisk Crazy Eights: trekk til det passer, og tell poeng
game-olsen-olsen = Ólsen-ólsen (Island): trekk opptil tre, ta den som glemmer «Olsen»
game-olsen-upp-og-nidur = Ólsen upp og niður (Island): én verdi opp eller ned
game-vri-atter = Vri åtter (eldre norsk): flere like kort, én lang runde
game-vandatta = Vändåtta (Sverige): ess får alle de andre til å trekke
game-olsen-hearts = Olsen, Hjerter-spillet: styr unna hjerter og spar dame
game-american-hearts = Amerikansk Hjerter: byttet skifter retning
game-hjerter = Hjerter (Norge): byttet skifter, seieren kan deles
game-copas = Copas (Brasil): byttet går til høyre
game-aeselspillet = Eselspillet (Æselspillet): se alle mulighetene før eselet kommer til deg
game-aeselspillet-leaflet = Eselspillet etter regelheftet: den nærmeste bunken til venstre
game-eselspiel = Eselspiel (Tyskland): mot klokka, midten går begge veier

name-olsen-danish = Dansk Olsen
name-olsen-norwegian = Norsk Olsen
name-crazy-eights = Crazy Eights
name-youngest = Crazy Eights for de minste
name-crazy-eights-classic = Klassisk Crazy Eights
name-olsen-olsen = Ólsen-ólsen
name-olsen-upp-og-nidur = Ólsen upp og niður
name-vri-atter = Vri åtter
name-vandatta = Vändåtta
name-olsen-hearts = Olsen (Hjerter)
name-american-hearts = Amerikansk Hjerter
name-hjerter = Hjerter
name-copas = Copas
name-aeselspillet = Eselspillet
name-aeselspillet-leaflet = Eselspillet etter regelheftet
name-eselspiel = Eselspiel

## Choosing a game

choose-title = Kortbord - kortspill fra kjøkkenbordet
choose-game = Hvilket spill? (nummer eller navn; Enter = 1)
choose-players = Hvor mange spillere, deg selv medregnet? ({ $range }; Enter = { $default })
choose-level = Hvor godt skal de andre spille? (1 lett, 2 normalt; Enter = normalt)
choose-names = Hva heter du? (Enter = { $default })
choose-hint = Neste gang på én linje: { $command }
not-a-number = '{ $given }' går ikke her. Mulig: { $range }.
players-range = { $least } til { $most }

## At the table

title = { $game } - runde { $deal_number }
title-match = { $game }
your-turn = Din tur: { $what }
what-lay = legg et kort{ $more }, ? for hjelp
what-draw = ingenting passer: Enter = trekk, ? for hjelp
what-pass = ingenting kan legges: Enter = pass, ? for hjelp
what-name = velg en farge for åtteren som ble snudd (C D H S)
what-give = gi tre kort til { $to }, for eksempel: give QS KS 2H (? for hjelp)
what-give-more = gi { $to } { $left ->
    [one] ett kort til
   *[other] { $left } kort til
 }
what-play = spill et kort, ? for hjelp
what-lead = du spiller ut, ? for hjelp
what-turn = Enter = snu det neste kortet, ? for hjelp
what-place = hvor skal { $number } ligge? (centre, et navn eller own)
what-go-on = flytt { $top } (move centre, move NAVN), eller Enter = snu det neste kortet
what-deal = Enter = del ut
or-draw = , d = trekk
or-pass = , p = pass
moment = Et øyeblikk før { $name } går videre (Enter = gå videre):
between-deals = Enter = neste runde
which-suit = Hvilken farge? (C D H S)
again = En gang til? (j eller n)
goodbye = Takk for spillet.
left = Du går fra bordet; partiet er ikke ferdigspilt.
input-ended = Det kommer ikke flere svar; partiet er ikke ferdigspilt.
stopped = Stoppet.
refused = Det går ikke: { $sentence } [{ $rule }]
not-your-turn = Det går ikke: Det er ikke din tur. [not_your_turn]
not-your-card = Det går ikke: Du har ikke { $card }. [not_your_card]
no-such-number = Det finnes ikke noe nummer { $given }; på listen er det { $count ->
    [0] ingenting å velge
    [one] bare nummer 1
   *[other] numrene 1 til { $count }
 } (? viser den).
whom-to-catch = Si hvem, for eksempel: catch { $name }.
whom-to-claim = Si hvem, for eksempel: claim { $name }.

dealer-mark = giver
called-mark = sa Olsen
owes-mark = skylder et kort
shown-mark = viser: { $cards }
out-mark = ute
donkey-mark = ESEL
cards-count = { $count ->
    [one] 1 kort
   *[other] { $count } kort
 }
cards-hidden = ? kort
score-rounds = { $count ->
    [one] 1 runde vunnet
   *[other] { $count } runder vunnet
 }
score-points = { $count ->
    [one] 1 poeng
   *[other] { $count } poeng
 }
score-games = { $count ->
    [one] 1 spill vunnet
   *[other] { $count } spill vunnet
 }
score-none = {""}
this-hand = { $count ->
    [one] 1 i denne runden
   *[other] { $count } i denne runden
 }
on-the-pile = Øverst i kastebunken: { $card }
suit-in-force = fargen som gjelder: { $suit }
draw-pile = trekkbunke: { $count }
direction-clockwise = med klokka
direction-anticlockwise = mot klokka
draw-due = kort å trekke: { $count }
your-hand = Hånden din: { $cards }
hand-empty = ingen kort
trick-line = Stikk { $number }: { $cards }
trick-empty = ingenting ennå
takes-so-far = så langt går det til { $name }
hearts-are = hjerter: { $broken ->
    [true] brutt
   *[false] ikke brutt
 }
centre-line = Midten: { $tops }
centre-empty = tom (en ener åpner den)
pile-line = viser { $top }, { $up ->
    [0] ingen synlige
    [one] { $up } synlig
   *[other] { $up } synlige
 }, { $down ->
    [one] { $down } skjult
   *[other] { $down } skjulte
 }
pile-line-bare = ingen synlige, { $down ->
    [one] { $down } skjult
   *[other] { $down } skjulte
 }
turned-line = Nettopp snudd: { $number }

plain-shedding = Øverst i kastebunken { $card }, farge { $suit }{ $pending ->
    [0] {""}
   *[other] , { $pending } å trekke
 }. Hånden din: { $hand }.
plain-hearts = { $trick ->
    [none] Du spiller ut.
   *[other] På bordet: { $trick }.
 } Hånden din: { $hand }.
plain-give = Hånden din: { $hand }.
plain-donkey = Midten: { $tops }. Synlige: { $piles }.

scores-title = Stillingen:
scores-line = { $name }: { $scores }
scores-none = I dette partiet telles det ikke: Det er bare én runde.

## Help

help-legal = Du kan:
help-places = Du kan prøve (å finne ut hva som passer, er selve spillet):
help-moment = Du kan:
go-on = gå videre (Enter)
help-call = o eller call: si «Olsen» (når du kommer ned på ett kort, og helt til nestemann gjør noe)
help-catch = catch NAVN: en spiller med ett kort sa ikke «Olsen»
help-claim = claim NAVN: en spiller overså en mulighet
help-shedding = Snarveier: 7C legger det kortet, 8S D velger ruter, d trekker, p melder pass; 7C, o legger og sier «Olsen».
help-hearts = Snarveier: 7C spiller det kortet; give QS KS 2H gir bort tre kort.
help-donkey = Snarveier: centre, own eller et navn legger kortet der; Enter snur det neste.
help-cards = Et kort er verdien (A 2 ... 9 T J Q K) og bokstaven for fargen (C kløver, D ruter, H hjerter, S spar).
help-commands = Et tall velger fra listen. Du kan også skrive: rules hand table log scores quit
help-rules = Husregler som gjelder (* ikke som i { $game }; 'rules' forklarer):
rules-title = Regler som gjelder: { $game }, { $players } spillere
rules-marks = * ikke som i { $game }
aim-shedding = Bli den første uten kort. Legg ett kort som passer, i kastebunken; har du ingen, så trekk.
aim-hearts = Bekjenn farge hvis du kan; det høyeste kortet i fargen som ble spilt ut, tar stikket. Hver hjerter koster 1 poeng
    og spar dame 13; den som tar alle sammen, får en storeslem. Den som har færrest poeng, vinner.
aim-donkey = Bli kvitt alle kortene dine. Snu et kort, og legg det der det passer: Midten bygges opp fra 1 til 20, og på
    bunken til en spiller legges et tall som er én høyere eller én lavere. Så lenge du kan legge et kort, går turen din videre.
    Den som overser en mulighet, får eselet og et kort fra hver av de andre, og ingen vinner med eselet.

## Command line

games-line = { $name } ({ $players } spillere)
games-differs = forskjeller: { $differs }
games-family = { $family }-familien i sin enkle form
options-title = Husregler for { $game } (* ikke som vanlig i familien)
options-line = { $mark } { $name } = { $value }
options-possible = mulig: { $range }; vanlig: { $default }
bad-number = { $what } er et helt tall, ikke '{ $given }'.
what-number-players = Antallet spillere
what-number-seat = Plassen
what-number-youngest = Plassen til den yngste
what-number-case = Tilfellet
bad-seat = Det finnes ingen plass { $given } ved dette bordet. Mulig: 0 til { $most }.
bad-set = '{ $given }' er ikke en husregel med verdien sin; skriv for eksempel: --set call=caught.
no-command = Det finnes ingen kommando '{ $given }'. Disse finnes: { $known }.
no-option = Denne kommandoen har ikke noe valg '{ $given }'. Disse finnes: { $known }.
missing = { $what } mangler. Bruk: { $usage }.
no-value = Valget '{ $given }' må ha en verdi.
value-too-much = Valget '{ $given }' skal ikke ha noen verdi.
too-much = '{ $given }' er ett ord for mye. Bruk: { $usage }.
usage-other = { $problem } Bruk: { $usage }.
fault = Dette er en feil i programmet, ikke hos deg: { $problem } (KORTBORD_TRACEBACK=1 viser hvor).
error = kortbord: { $sentence }
