### What the server and its messages say.

protocol-too-long = En melding har høyst { $most } byte.
protocol-unreadable = Denne meldingen kan ikke leses: { $problem }.
protocol-hello-first = Den første meldingen må være en hello.
protocol-version = Denne siden er fra en annen versjon (protokoll { $given }, serveren bruker { $known }): Last den inn på nytt.

server-taken-over = Du har kommet inn fra et annet sted; dette vinduet hviler.
server-closed = Dette bordet er lukket.
server-removed = Verten har sendt deg bort fra dette bordet.
server-too-slow = Forbindelsen klarte ikke å følge med; den lages på nytt.
server-silent = Vi har ikke hørt fra deg på en stund; du kommer tilbake så snart du er der.
server-too-much = For mange meldinger på én gang: Vent et øyeblikk.
server-stopping = Serveren starter på nytt. Bordet ditt er lagret, og du kommer tilbake av deg selv.
server-store-down = Serveren kan ikke lagre noe akkurat nå. Ingenting er tapt; det går videre så snart den kan.
server-unknown-table = Det finnes ikke noe bord med koden { $code }. Se på koden en gang til, eller åpne et nytt bord.
server-private = Dette bordet er privat: Åpne det med lenken som verten har.
server-bad-token = Denne lenken til en plass hører ikke til dette bordet. Be verten om en ny.
server-too-many-tables = Det er for mange bord her akkurat nå; prøv igjen senere.
server-fault = Noe gikk galt på serveren. Ingenting er endret; prøv igjen.
protocol-hello-twice = Én hello er nok for en forbindelse.

server-bad-setting = Innstillingen '{ $name }' kan ikke være { $given }.
server-unknown-setting = Det finnes ingen innstilling '{ $name }'. Disse finnes: { $known }.
server-settings-file = { $file }: Innstillingene kan ikke leses: { $problem }.
server-folder = Datamappen { $folder } kan ikke brukes: { $problem }.
server-address = Serveren kan ikke lytte på adressen { $address }: { $problem }. Velg en annen med --port eller --host.
server-unknown-path = Det finnes ingenting på { $path }.
server-bad-request = Dette går ikke: { $problem }.
server-here = Kortbord er på { $address }
server-there = På samme nettverk: { $address }
server-stop = Ctrl-C stopper serveren; bordene blir tatt vare på.

cli-serve = Kjør en server for bord med venner.
cli-serve-host = Adressen det skal lyttes på.
cli-serve-port = Porten; 0 tar en som er ledig.
cli-serve-data = Mappen for bordene og hemmeligheten til serveren.
cli-serve-store = En annen database: en fil eller postgresql://user:password@host/name.
cli-serve-origin = Adressen der folk åpner siden, hvis en proxy endrer den.
cli-serve-config = En TOML-fil med innstillinger.

server-full = Det er allerede { $most } personer ved dette bordet, og det er ikke plass til flere.
server-chat-off = Den som driver serveren, har slått av praten ved dette bordet. Faste hilsener og reaksjoner virker fortsatt.
server-banned = Den som driver serveren, slipper ingen inn fra adressen din.
server-not-operator = Bare den som driver serveren, kan gjøre det: Bruk 'kortbord operator' der datamappen til serveren ligger.
server-no-address = { $given } er ikke en adresse: Skriv en som 192.0.2.7, eller et nettverk som 192.0.2.0/24.
server-too-many-connections = Fra én adresse er høyst { $most } forbindelser mulige samtidig. Lukk noen vinduer, og prøv igjen.
server-bad-set = '{ $given }' er ikke en husregel: Skriv option=NAVN=VERDI.
