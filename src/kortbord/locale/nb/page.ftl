### Det siden sier. $name: en spiller; $game: navnet på et spill; $count, $seat, $points: tall.

page-description = Kortspill med venner: dansk og norsk Olsen, Olsen (Hjerter) og Eselspillet. Ingen konto trengs.
page-menu = Meny
page-close = Lukk
page-cancel = Avbryt
page-language = Språk
page-you = Deg

## Forsiden

page-which-game = Hva skal vi spille?
page-alone = Spill mot dataspilleren
page-alone-at = Spill mot dataspilleren: { $game }
page-friends = Spill med venner
page-friends-at = Spill med venner: { $game }
page-players = { $least } til { $most } spillere
page-facts-olsen-danish = 10 minutter · fra 6 år
page-facts-olsen-norwegian = 15 minutter · fra 7 år
page-facts-olsen-hearts = 30 minutter · fra 10 år
page-facts-aeselspillet = 20 minutter · fra 6 år
page-rules = Regler
page-rules-of = Regler: { $game }
page-have-code = Har du koden til et bord?
page-go-there = Gå dit
page-your-name = Hva heter du?
page-guest = Gjest
page-your-tables = Bordene dine
page-open-tables = Åpne bord
page-people-at = { $people } av { $seats } her
page-more-games = { $count ->
    [one] Ett spill til
   *[other] { $count } spill til
 }
page-privacy = Her lagres navnet du gir, praten og det som spilles, til bordet slettes noen uker etter at det er lukket. Ingen konto, ingen reklame, ingenting sendes andre steder. Innstillingene dine blir på denne enheten.

## Å komme inn

page-coming = Et øyeblikk …
page-no-connection = Ingen forbindelse. Vi prøver igjen av oss selv; ingenting går tapt.
page-offline = Serveren svarer ikke. Se etter forbindelsen og prøv igjen.
page-invited = Du er invitert til et kortbord
page-what-name = Hva skal de andre kalle deg?
page-sit-down = Kom inn
page-no-account = Ingen konto, ingen e-post: et navn er nok.
page-somebody = noen

## Venterommet

page-waiting-room = Venterom
page-rules-at-table = Reglene ved dette bordet
page-seats = Plasser
page-host = vert
page-ready = klar
page-away = borte
page-bot = Dataspilleren
page-level-easy = lett
page-level-normal = vanlig
page-level-learner = nybegynner
page-level-strong = sterk
page-level-master = mester
page-free-seat = ledig
page-sit-here = Sett deg her
page-move-here = Flytt hit
page-also-here = Plass { $seat } her også
page-one-device = Én enhet til flere
page-one-device-how = Hver plass du tar her, spilles på denne enheten. Mellom turene er kortene dekket til.
page-add-bot = Dataspilleren
page-add-bot-at = Dataspilleren: plass { $seat }
page-remove-bot = Ta dataspilleren bort fra plass { $seat }
page-send-away = Send { $name } bort
page-players-count = Spillere
page-bot-level = Dataspilleren spiller
page-watching = Ser på:
page-start = Start
page-start-with-bots = { $count ->
    [one] Start med dataspilleren på den ledige plassen
   *[other] Start med dataspilleren på { $count } plasser
 }
page-not-ready = Ikke klar ennå: { $names }
page-i-am-ready = Jeg er klar
page-not-yet = Ikke klar likevel
page-host-starts = { $name } starter spillet.
page-invite = Inviter venner
page-invite-how = Send dem denne lenken. Den som åpner den, skriver et navn og setter seg.
page-share = Del lenken
page-seat-link = Flytt til en annen enhet
page-copied = Lenken er kopiert.
page-seat-copied = Din egen plasslenke er kopiert. Åpne den på den andre enheten din, og ikke gi den til noen.
page-copy-by-hand = Nettleseren lar deg ikke kopiere: merk lenken og kopier den selv.
page-come-and-play = Kom og spill kort med meg:
page-code = Bordets kode:
page-qr = Lenken som et bilde for kameraet på en telefon
page-house-rules = Husregler
page-house-rules-none = Alt som vanlig.
page-house-rules-change = Endre husreglene
page-house-rules-all = Alle husregler
page-fair = Ingen bestemmer over kortene
page-fair-why = Stokkingen ligger fast før det første kortet: løftet står her nede, og etter partiet kan alle etterprøve det. Hvis du vil, kan du blande inn noen ord.
page-fair-words = Noen ord fra deg selv
page-fair-give = Bland inn
page-fair-change = Bland inn andre
page-fair-promise = Løftet for neste stokking:
page-leave = Forlat bordet

## Ved bordet

page-your-turn = Din tur
page-your-exchange = Velg kort å gi bort
page-turn-of = { $name } har turen
page-waiting-for-all = De andre velger
page-deal-over = Runden er slutt
page-paused = Spillet har pause
page-others = De andre
page-actions = Det du kan gjøre
page-do-draw = Trekk et kort
page-do-turn = Snu et kort
page-do-pass = Meld pass
page-do-deal = Neste runde
page-do-show = Legg hånden min åpent
page-do-take-back = Angre
page-olsen = Olsen!
page-catch = Ta { $name }
page-claim = { $name } overså noe!
page-give-to-bot = La dataspilleren spille
page-choose-suit = Velg en farge
page-your-hand = { $count ->
    [one] Hånden din, ett kort
   *[other] Hånden din, { $count } kort
 }
page-card-playable = kan legges
page-card-not-playable = kan ikke legges nå
page-card-chosen = valgt
page-card-drawn = nettopp trukket
page-card-face-down = Et kort med baksiden opp
page-cards = { $count ->
    [one] ett kort
   *[other] { $count } kort
 }
page-has-turn = har turen
page-is-dealer = giver
page-dealer-letter = G
page-has-called = har sagt Olsen
page-is-away = borte
page-has-points = { $points } poeng
page-your-points = Poengene dine: { $points }
page-stock = { $count ->
    [0] Trekkbunken er tom
    [one] Trekkbunke, ett kort
   *[other] Trekkbunke, { $count } kort
 }
page-suit-in-force = Fargen er
page-clockwise = Turen går med klokka
page-anticlockwise = Turen går mot klokka
page-pending = { $count } kort å trekke
page-set = Flere av { $rank } kan følge
page-empty = tom
page-trick = Stikk { $number }
page-trick-card = { $name }: { $card }
page-exchange = Det byttes kort
page-hearts-broken = Hjerter er brutt
page-hearts-not-broken = Hjerter er ikke brutt ennå
page-revoked = svik
page-donkey = Esel!
page-is-donkey = er eselet
page-you-are-donkey = Du er eselet
page-centre = Midten
page-centre-pile = Bunke i midten, { $card } øverst
page-centre-new = Begynn en ny bunke i midten
page-your-pile = Den synlige bunken din
page-pile-of = Den synlige bunken til { $name }
page-on-top = { $card } øverst
page-fits = passer her
page-turn-card = { $count ->
    [one] Snu det siste kortet ditt
   *[other] Snu et kort, { $count } igjen
 }
page-face-down = { $count ->
    [0] Ingen kort med baksiden opp
    [one] Ett kort med baksiden opp
   *[other] { $count } kort med baksiden opp
 }
page-where = Hvor hører { $card } til?
page-where-to = Hvor skal dette kortet?
page-has-turned = { $name } har snudd { $card }
page-you-watch = Du ser på.
page-bot-plays = Dataspilleren spiller for deg.
page-take-back-seat = Spill selv igjen
page-resume = Fortsett
page-pause = Pause
page-let-bot = La dataspilleren spille for meg
page-pass-to = Gi enheten videre til { $name }.
page-seat-number = plass { $seat }
page-show-cards = Vis kortene mine
page-see-rule = Se regelen { $rule }

## Paneler

page-log = Det som har skjedd
page-chat = Prat
page-say = Skriv noe
page-send = Send
page-report = Meld fra
page-report-line = Meld fra om denne linjen av { $name }
page-mute = Hør ikke mer fra …
page-scores = Poeng
page-deal = Runde
page-total = I alt
page-search-rules = Søk i reglene
page-house-rule = husregel
page-usually = Ellers:
page-nothing-found = Fant ingenting.
page-print-rules = Reglene som en side til utskrift
page-sort-by-suit = Sorter etter farge
page-sort-by-rank = Sorter etter verdi
page-sound-on = Lyd på
page-sound-off = Lyd av
page-you-won = Du har vunnet!
page-won = { $names } vant
page-nobody-won = Ingen har vunnet
page-hands-left = Kort igjen
page-again = En gang til
page-see-table = Se bordet
page-to-front = Til forsiden

## Taster

page-keys = Taster
page-key-arrows = fra kort til kort
page-key-enter = legg kortet
page-key-help = denne listen
page-key-d = trekk eller snu et kort
page-key-p = meld pass
page-key-o = si «Olsen!»
page-key-n = neste runde
page-key-u = angre
page-key-t = si hva som ligger øverst
page-key-h = si hånden min
page-key-c = si hvor mange kort alle har
page-key-w = si hvem som har turen
page-key-l = si hva som skjedde sist
page-key-s = poeng
page-key-r = regler
page-key-e = det som har skjedd
page-key-escape = glem det

## Innstillinger

page-settings = Innstillinger
page-theme = Farger på siden
page-theme-system = som enheten
page-theme-light = lyse
page-theme-dark = mørke
page-theme-contrast = høy kontrast
page-pace = Tempo
page-pace-hint = Hvor lang tid kort bruker på å flytte seg, og hvor lenge et stikk ligger.
page-pace-calm = rolig
page-pace-usual = vanlig
page-pace-quick = raskt
page-four-colours = Fire farger på kortene
page-four-colours-hint = Kløver grønn, ruter blå.
page-show-legal = Vis hvilke kort som kan legges
page-show-legal-hint = Ikke i Eselspillet: der er det spillet å finne stedet.
page-confirm = Bekreft med et trykk til
page-confirm-hint = For små skjermer: det første trykket løfter et kort, det andre legger det.
page-auto-draw = Trekk av seg selv
page-auto-draw-hint = Når ingenting annet er mulig.
page-sound = Lyd
page-volume = Lydstyrke

## Krøll

page-load-again = Last inn igjen
page-trouble-unknown_path = Her er det ingenting
page-trouble-unknown_table = Dette bordet finnes ikke
page-trouble-version = Denne siden er for gammel
page-trouble-taken_over = Du spiller et annet sted
page-trouble-closed = Bordet er lukket
page-trouble-private = Dette bordet er privat
page-trouble-offline = Ingen forbindelse
page-trouble-removed = Du er sendt bort
page-trouble-left = Du har forlatt bordet
page-trouble-other = Det går ikke
