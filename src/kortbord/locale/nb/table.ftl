### Tables: what they refuse, what the log says about people, phrases. The id of a refusal is its code.

## Refusals

table-closed = Dette bordet er lukket.
table-not-here = Du er ikke ved dette bordet.
table-already-here = Du er allerede ved dette bordet.
table-sent-away = Verten har sendt deg bort fra dette bordet.
table-full = Dette bordet er fullt: Det er ikke plass til mer enn { $most ->
    [one] én person
   *[other] { $most } personer
 } rundt det.
table-no-spectators = Ved dette bordet får ingen se på mens det spilles.
table-bad-name = Et navn har 1 til { $most } tegn som kan ses.
table-name-taken = Noen her heter allerede { $name }, eller nesten det samme.
table-not-host = Det kan bare verten gjøre.
table-not-yourself = Det kan du ikke gjøre med deg selv.
table-no-such-person = Det er ingen slik person ved dette bordet.
table-no-such-seat = Det finnes ingen plass { $seat }; plassene er 0 til { $most }.
table-not-seated = Det kan bare de som har en plass, gjøre.
table-not-your-seat = Plass { $seat } er ikke din.
table-seat-taken = Plass { $seat } er opptatt.
table-other-seat = Du har spilt på en annen plass i dette partiet.
table-which-seat = Du har flere plasser: Si hvilken, eller vis den fram først.
table-seat-covered = Plass { $seat } er tildekket: Vis den fram først.
table-one-seat = Bare den som har flere plasser, kan dekke dem til og vise dem fram.
table-no-bot = Det sitter ingen dataspiller på plass { $seat }.
table-bot-already = En dataspiller spiller allerede på plass { $seat }.
table-plays-already = Du spiller selv: Ingen dataspiller spiller for deg.
table-not-absent = { $name } er her, eller har ikke vært borte lenge.
table-empty-seats = { $count ->
    [one] Plass { $seats } er tom: Noen må sette seg der, eller en dataspiller.
   *[other] Plassene { $seats } er tomme: Noen må sette seg der, eller dataspillere.
 }
table-not-ready = Ikke alle er klare: { $names }.
table-not-waiting = Det går bare an før et parti begynner.
table-not-playing = Det går bare an mens et parti er i gang.
table-not-paused = Partiet står ikke på pause.
table-not-ended = Det går bare an etter et parti.
table-paused = Partiet står på pause.
table-wait = Et øyeblikk: Alle skal få se hvordan runden endte.
table-bad-settings = Disse innstillingene går ikke; docs/table.md forteller hvor grensene er.
table-warning-too-late = Advarselen må komme før en dataspiller tar over.
table-bad-text = En tekst har 1 til { $most } tegn som kan ses.
table-chat-off = Praten er slått av ved dette bordet; du kan bruke de faste hilsenene.
table-silenced = Verten har slått av praten for deg.
table-unknown-phrase = Den hilsenen finnes ikke. Mulig: { $known }.
table-unknown-emote = Den reaksjonen finnes ikke. Mulig: { $known }.
table-no-such-line = Den linjen finnes ikke i praten, eller den er for gammel.
table-stale-because = Det har skjedd noe nytt ved bordet siden noen ville gjøre '{ $action }'. { $because }

## The log. $name: who it is about; $other: who did it, where that is somebody else.

table-log-opened = Bordet er åpent.
table-log-promised = Startverdien for det neste partiet har fingeravtrykket (hash) { $commitment }.
table-log-joined = { $name } kommer inn.
table-log-renamed = Noen heter nå { $name }.
table-log-sat = { $name } setter seg.
table-log-stood = { $name } reiser seg.
table-log-ready = { $ready ->
    [true] { $name } er klar.
   *[false] { $name } er ikke klar.
 }
table-log-settings = Innstillingene er endret.
table-log-words = { $name } har gitt ord til stokkingen.
table-log-bot_added = En dataspiller setter seg på plass { $seat }.
table-log-bot_removed = Dataspilleren på plass { $seat } går.
table-log-host = { $name } er vert.
table-log-no-host = Ingen er vert.
table-log-started = Partiet begynner.
table-log-timed_out = Tiden er ute for { $name }; en dataspiller bestemmer denne ene gangen.
table-log-warned = { $why ->
    [idle] Alle venter på { $name }.
   *[absent] { $name } er borte.
 } Fortsetter det slik, tar en dataspiller over.
table-log-bot_took_over = { $why ->
    [given] En dataspiller spiller for { $name }, som ønsket.
    [idle] En dataspiller spiller for { $name }, som ikke har gjort noe på lenge.
    [clock] En dataspiller spiller for { $name }, som har brukt opp tiden gang på gang.
   *[absent] En dataspiller spiller for { $name }, som er borte.
 }
table-log-seat_taken_back = { $name } spiller selv igjen.
table-log-bot_failed = Dataspilleren på plass { $seat } gikk i stykker; en annen spiller videre.
table-log-paused = { $other } setter partiet på pause.
table-log-resumed = Partiet går videre.
table-log-rematched = En gang til: Alle er tilbake på venterommet.
table-log-left = { $removed ->
    [true] { $name } ble sendt bort av verten.
   *[false] { $name } har gått.
 }
table-log-connection = { $connected ->
    [true] { $name } har forbindelse igjen.
   *[false] { $name } har mistet forbindelsen.
 }
table-log-woken = Serveren er tilbake; dere får igjen tiden som gikk tapt.
table-log-closed = { $why ->
    [deserted] Bordet er lukket: Det var ingen her lenger.
    [operator] Bordet ble lukket av dem som driver serveren.
   *[host] Verten har lukket bordet.
 }
table-bot-on-seat = dataspilleren på plass { $seat }
table-somebody = noen

## Phrases

table-phrase-hello = Hei!
table-phrase-good-luck = Lykke til!
table-phrase-well-played = Godt spilt!
table-phrase-good-game = Bra spill!
table-phrase-thanks = Takk!
table-phrase-sorry = Unnskyld!
table-phrase-oops = Oi!
table-phrase-one-moment = Et øyeblikk!
table-phrase-back = Jeg er tilbake.
table-phrase-your-turn = Din tur!
table-phrase-again = En gang til?
table-phrase-bye = Ha det!

## Emotes, by name

table-emote-smile = smiler
table-emote-laugh = ler
table-emote-wink = blunker
table-emote-wow = måper
table-emote-think = tenker
table-emote-sad = er lei seg
table-emote-cry = gråter
table-emote-clap = klapper
table-emote-heart = sender et hjerte
table-emote-donkey = skryter som et esel
