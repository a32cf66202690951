### Borde: hvad de siger nej til, hvad loggen siger om folk, hilsener. Navnet på et nej er dets kode.

## Nej

table-closed = Dette bord er lukket.
table-not-here = Du er ikke ved dette bord.
table-already-here = Du er allerede ved dette bord.
table-sent-away = Værten har sendt dig væk fra dette bord.
table-full = Bordet er fuldt: Der er ikke plads til mere end { $most ->
    [one] én person
   *[other] { $most } personer
 } om det.
table-no-spectators = Ved dette bord må ingen se på, mens der spilles.
table-bad-name = Et navn har 1 til { $most } tegn, som kan ses.
table-name-taken = Her er allerede nogen, der hedder { $name } eller næsten det samme.
table-not-host = Det kan kun værten.
table-not-yourself = Det kan du ikke gøre med dig selv.
table-no-such-person = Der er ikke sådan en ved bordet.
table-no-such-seat = Der er ingen plads { $seat }; pladserne er 0 til { $most }.
table-not-seated = Det kan kun de, der har en plads.
table-not-your-seat = Plads { $seat } er ikke din.
table-seat-taken = Plads { $seat } er optaget.
table-other-seat = Du har spillet på en anden plads i dette parti.
table-which-seat = Du har flere pladser: Sig hvilken, eller afdæk den først.
table-seat-covered = Plads { $seat } er dækket til: Afdæk den først.
table-one-seat = Kun den, der har flere pladser, kan dække dem til og afdække dem.
table-no-bot = Der sidder ingen computerspiller på plads { $seat }.
table-bot-already = En computerspiller spiller allerede på plads { $seat }.
table-plays-already = Du spiller selv: Ingen computerspiller spiller for dig.
table-not-absent = { $name } er her eller har ikke været væk længe.
table-empty-seats = { $count ->
    [one] Plads { $seats } er tom: Der må sætte sig nogen, eller en computerspiller.
   *[other] Pladserne { $seats } er tomme: Der må sætte sig nogen, eller computerspillere.
 }
table-not-ready = Ikke alle er klar: { $names }.
table-not-waiting = Det kan kun gøres, før et parti begynder.
table-not-playing = Det kan kun gøres, mens der spilles et parti.
table-not-paused = Partiet holder ikke pause.
table-not-ended = Det kan kun gøres efter et parti.
table-paused = Partiet holder pause.
table-wait = Et øjeblik: Alle skal kunne se, hvordan runden endte.
table-bad-settings = De indstillinger går ikke; docs/table.md nævner grænserne.
table-warning-too-late = Advarslen skal komme, før en computerspiller tager over.
table-bad-text = En tekst har 1 til { $most } tegn, som kan ses.
table-chat-off = Chatten er slået fra ved dette bord; du kan bruge de faste hilsener.
table-silenced = Værten har slået din chat fra.
table-unknown-phrase = Den hilsen findes ikke; muligt er: { $known }.
table-unknown-emote = Den mine findes ikke; muligt er: { $known }.
table-no-such-line = Den linje findes ikke i chatten, eller den er for gammel.
table-stale-because = Der er sket noget andet ved bordet siden '{ $action }'. { $because }

## Loggen. $name: hvem det handler om; $other: hvem der gjorde det, hvis det var en anden.

table-log-opened = Bordet er åbent.
table-log-promised = Frøet til det næste parti har fingeraftrykket (hash) { $commitment }.
table-log-joined = { $name } kommer ind.
table-log-renamed = Nogen hedder nu { $name }.
table-log-sat = { $name } sætter sig.
table-log-stood = { $name } rejser sig.
table-log-ready = { $ready ->
    [true] { $name } er klar.
   *[false] { $name } er ikke klar.
 }
table-log-settings = Indstillingerne er ændret.
table-log-words = { $name } har givet ord til blandingen.
table-log-bot_added = En computerspiller sætter sig på plads { $seat }.
table-log-bot_removed = Computerspilleren på plads { $seat } går sin vej.
table-log-host = { $name } er vært.
table-log-no-host = Ingen er vært.
table-log-started = Partiet begynder.
table-log-timed_out = Tiden er gået for { $name }; en computerspiller bestemmer denne ene gang.
table-log-warned = { $why ->
    [idle] Alle venter på { $name }.
   *[absent] { $name } er væk.
 } Bliver det ved, spiller en computerspiller.
table-log-bot_took_over = { $why ->
    [given] En computerspiller spiller for { $name }, som ønsket.
    [idle] En computerspiller spiller for { $name }, som ikke har gjort noget længe.
    [clock] En computerspiller spiller for { $name }, som gang på gang er løbet tør for tid.
   *[absent] En computerspiller spiller for { $name }, som er væk.
 }
table-log-seat_taken_back = { $name } spiller selv igen.
table-log-bot_failed = Computerspilleren på plads { $seat } gik i stykker; en anden spiller videre.
table-log-paused = { $other } sætter partiet på pause.
table-log-resumed = Partiet går videre.
table-log-rematched = En gang til: Alle er tilbage i venteværelset.
table-log-left = { $removed ->
    [true] { $name } blev sendt væk af værten.
   *[false] { $name } er gået.
 }
table-log-connection = { $connected ->
    [true] { $name } har forbindelse igen.
   *[false] { $name } har mistet forbindelsen.
 }
table-log-woken = Serveren er tilbage; den tabte tid gives igen.
table-log-closed = { $why ->
    [deserted] Bordet er lukket: Her var ingen mere.
    [operator] Bordet blev lukket af dem, der passer serveren.
   *[host] Værten har lukket bordet.
 }
table-bot-on-seat = computerspilleren på plads { $seat }
table-somebody = nogen

## Hilsener

table-phrase-hello = Hej!
table-phrase-good-luck = Held og lykke!
table-phrase-well-played = Godt spillet!
table-phrase-good-game = Godt spil!
table-phrase-thanks = Tak!
table-phrase-sorry = Undskyld!
table-phrase-oops = Ups!
table-phrase-one-moment = Lige et øjeblik.
table-phrase-back = Jeg er her igen.
table-phrase-your-turn = Din tur!
table-phrase-again = En gang til?
table-phrase-bye = Farvel og tak!

## Miner, ved navn

table-emote-smile = smiler
table-emote-laugh = griner
table-emote-wink = blinker
table-emote-wow = er målløs
table-emote-think = tænker
table-emote-sad = er ked af det
table-emote-cry = græder
table-emote-clap = klapper
table-emote-heart = sender et hjerte
table-emote-donkey = skryder som et æsel
