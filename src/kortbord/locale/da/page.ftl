### Hvad siden siger. $name: en spiller; $game: et spils navn; $count, $seat, $points: tal.

page-description = Kortspil med venner: dansk og norsk Olsen, Olsen af Hjerterfri-slægten og Æselspillet. Ingen konto nødvendig.
page-menu = Menu
page-close = Luk
page-cancel = Fortryd
page-language = Sprog
page-you = Dig

## Forsiden

page-which-game = Hvad skal vi spille?
page-alone = Spil mod computeren
page-alone-at = Spil mod computeren: { $game }
page-friends = Spil med venner
page-friends-at = Spil med venner: { $game }
page-players = { $least } til { $most } spillere
page-facts-olsen-danish = 10 minutter · fra 6 år
page-facts-olsen-norwegian = 15 minutter · fra 7 år
page-facts-olsen-hearts = 30 minutter · fra 10 år
page-facts-aeselspillet = 20 minutter · fra 6 år
page-rules = Regler
page-rules-of = Regler: { $game }
page-have-code = Har du koden til et bord?
page-go-there = Gå derhen
page-your-name = Hvad hedder du?
page-guest = Gæst
page-your-tables = Dine borde
page-open-tables = Åbne borde
page-people-at = { $people } af { $seats } her
page-more-games = { $count ->
    [one] Et spil mere
   *[other] { $count } spil mere
 }
page-privacy = Her gemmes det navn, du giver, jeres snak og det, der spilles, til bordet slettes nogle uger efter, at det er lukket. Ingen konto, ingen reklamer, intet sendes andre steder hen. Dine indstillinger bliver på denne enhed.

## At komme ind

page-coming = Et øjeblik …
page-no-connection = Ingen forbindelse. Vi prøver selv igen; intet går tabt.
page-offline = Serveren svarer ikke. Se efter forbindelsen, og prøv igen.
page-invited = Du er inviteret til et kortbord
page-what-name = Hvad skal de andre kalde dig?
page-sit-down = Kom ind
page-no-account = Ingen konto, ingen e-mail: et navn er nok.
page-somebody = nogen

## Venteværelset

page-waiting-room = Venteværelse
page-rules-at-table = Reglerne ved dette bord
page-seats = Pladser
page-host = vært
page-ready = klar
page-away = væk
page-bot = Computeren
page-level-easy = let
page-level-normal = normal
page-level-learner = begynder
page-level-strong = stærk
page-level-master = mester
page-free-seat = ledig
page-sit-here = Sæt dig her
page-move-here = Flyt hertil
page-also-here = Også plads { $seat } her
page-one-device = Én enhed til flere
page-one-device-how = Hver plads, som du tager her, spilles på denne enhed. Mellem turene er kortene dækket.
page-add-bot = Computer
page-add-bot-at = Computer: plads { $seat }
page-remove-bot = Tag computeren væk fra plads { $seat }
page-send-away = Send { $name } væk
page-players-count = Spillere
page-bot-level = Computeren spiller
page-watching = Ser på:
page-start = Start
page-start-with-bots = { $count ->
    [one] Start med computeren på den ledige plads
   *[other] Start med computeren på { $count } pladser
 }
page-not-ready = Ikke klar endnu: { $names }
page-i-am-ready = Jeg er klar
page-not-yet = Alligevel ikke klar
page-host-starts = { $name } starter spillet.
page-invite = Inviter venner
page-invite-how = Send dem dette link. Den, der åbner det, skriver et navn og sætter sig.
page-share = Del linket
page-seat-link = Flyt til en anden enhed
page-copied = Linket er kopieret.
page-seat-copied = Dit eget pladslink er kopieret. Åbn det på din anden enhed, og giv det ikke til nogen.
page-copy-by-hand = Browseren tillader ikke at kopiere: marker linket, og kopier det selv.
page-come-and-play = Kom og spil kort med mig:
page-code = Bordets kode:
page-qr = Linket som et billede til en telefons kamera
page-house-rules = Husregler
page-house-rules-none = Alt som sædvanligt.
page-house-rules-change = Lav om på husreglerne
page-house-rules-all = Alle husregler
page-fair = Ingen bestemmer over kortene
page-fair-why = Blandingen ligger fast før det første kort: dens løfte står herunder, og efter partiet kan alle efterprøve det. Hvis du vil, kan du blande nogle ord i.
page-fair-words = Nogle ord fra dig selv
page-fair-give = Bland i
page-fair-change = Bland andre i
page-fair-promise = Løftet for næste blanding:
page-leave = Forlad bordet

## Ved bordet

page-your-turn = Din tur
page-your-exchange = Vælg kort at give væk
page-turn-of = { $name } har turen
page-waiting-for-all = De andre vælger
page-deal-over = Runden er slut
page-paused = Spillet holder pause
page-others = De andre
page-actions = Hvad du kan gøre
page-do-draw = Træk et kort
page-do-turn = Vend et kort
page-do-pass = Pas
page-do-deal = Næste runde
page-do-show = Læg min hånd åbent
page-do-take-back = Fortryd
page-olsen = Olsen!
page-catch = Fang { $name }
page-claim = { $name } overså noget!
page-give-to-bot = Lad computeren spille
page-choose-suit = Vælg en kulør
page-your-hand = { $count ->
    [one] Din hånd, ét kort
   *[other] Din hånd, { $count } kort
 }
page-card-playable = kan lægges
page-card-not-playable = kan ikke lægges nu
page-card-chosen = valgt
page-card-drawn = lige trukket
page-card-face-down = Et kort med bagsiden op
page-cards = { $count ->
    [one] ét kort
   *[other] { $count } kort
 }
page-has-turn = har turen
page-is-dealer = giver
page-dealer-letter = G
page-has-called = har sagt Olsen
page-is-away = væk
page-has-points = { $points } point
page-your-points = Dine point: { $points }
page-stock = { $count ->
    [0] Trækbunken er tom
    [one] Trækbunke, ét kort
   *[other] Trækbunke, { $count } kort
 }
page-suit-in-force = Kuløren er
page-clockwise = Turen går med uret
page-anticlockwise = Turen går mod uret
page-pending = { $count } kort skal trækkes
page-set = Flere af { $rank } kan følge
page-empty = tom
page-trick = Stik { $number }
page-trick-card = { $name }: { $card }
page-exchange = Der byttes kort
page-hearts-broken = Hjerter er åbnet
page-hearts-not-broken = Hjerter er ikke åbnet endnu
page-revoked = svigt
page-donkey = Æsel!
page-is-donkey = er æslet
page-you-are-donkey = Du er æslet
page-centre = Midten
page-centre-pile = Bunke i midten, { $card } øverst
page-centre-new = Begynd en ny bunke i midten
page-your-pile = Din åbne bunke
page-pile-of = { $name }s åbne bunke
page-on-top = { $card } øverst
page-fits = passer her
page-turn-card = { $count ->
    [one] Vend dit sidste kort
   *[other] Vend et kort, { $count } tilbage
 }
page-face-down = { $count ->
    [0] Ingen kort med bagsiden op
    [one] Ét kort med bagsiden op
   *[other] { $count } kort med bagsiden op
 }
page-where = Hvor hører { $card } til?
page-where-to = Hvor skal dette kort hen?
page-has-turned = { $name } har vendt { $card }
page-you-watch = Du ser på.
page-bot-plays = Computeren spiller for dig.
page-take-back-seat = Spil selv igen
page-resume = Fortsæt
page-pause = Pause
page-let-bot = Lad computeren spille for mig
page-pass-to = Giv enheden videre til { $name }.
page-seat-number = plads { $seat }
page-show-cards = Vis mine kort
page-see-rule = Se reglen { $rule }

## Paneler

page-log = Hvad der er sket
page-chat = Snak
page-say = Skriv noget
page-send = Send
page-report = Meld
page-report-line = Meld denne linje af { $name }
page-mute = Hør ikke mere fra …
page-scores = Point
page-deal = Runde
page-total = I alt
page-search-rules = Søg i reglerne
page-house-rule = husregel
page-usually = Ellers:
page-nothing-found = Intet fundet.
page-print-rules = Reglerne som en side til udskrift
page-sort-by-suit = Sorter efter kulør
page-sort-by-rank = Sorter efter værdi
page-sound-on = Lyd til
page-sound-off = Lyd fra
page-you-won = Du har vundet!
page-won = { $names } vandt
page-nobody-won = Ingen har vundet
page-hands-left = Kort tilbage
page-again = Én gang til
page-see-table = Se bordet
page-to-front = Til forsiden

## Taster

page-keys = Taster
page-key-arrows = fra kort til kort
page-key-enter = læg kortet
page-key-help = denne liste
page-key-d = træk eller vend et kort
page-key-p = pas
page-key-o = sig “Olsen!”
page-key-n = næste runde
page-key-u = fortryd
page-key-t = sig, hvad der ligger øverst
page-key-h = sig min hånd
page-key-c = sig, hvor mange kort alle har
page-key-w = sig, hvem der har turen
page-key-l = sig, hvad der sidst skete
page-key-s = point
page-key-r = regler
page-key-e = hvad der er sket
page-key-escape = glem det

## Indstillinger

page-settings = Indstillinger
page-theme = Farver
page-theme-system = som enheden
page-theme-light = lyse
page-theme-dark = mørke
page-theme-contrast = høj kontrast
page-pace = Tempo
page-pace-hint = Hvor længe kort er om at flytte sig, og hvor længe et stik ligger.
page-pace-calm = roligt
page-pace-usual = sædvanligt
page-pace-quick = hurtigt
page-four-colours = Fire kulørfarver
page-four-colours-hint = Klør grøn, ruder blå.
page-show-legal = Vis, hvilke kort der kan lægges
page-show-legal-hint = Ikke i Æselspillet: der er det spillet at finde stedet.
page-confirm = Bekræft med et tryk mere
page-confirm-hint = Til små skærme: det første tryk løfter et kort, det andet lægger det.
page-auto-draw = Træk af sig selv
page-auto-draw-hint = Når intet andet er muligt.
page-sound = Lyd
page-volume = Lydstyrke

## Knas

page-load-again = Indlæs igen
page-trouble-unknown_path = Her er ingenting
page-trouble-unknown_table = Dette bord findes ikke
page-trouble-version = Denne side er for gammel
page-trouble-taken_over = Du spiller et andet sted
page-trouble-closed = Bordet er lukket
page-trouble-private = Dette bord er privat
page-trouble-offline = Ingen forbindelse
page-trouble-removed = Du er sendt væk
page-trouble-left = Du har forladt bordet
page-trouble-other = Det går ikke
