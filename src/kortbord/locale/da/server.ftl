### Hvad serveren og dens beskeder siger.

protocol-too-long = En besked har højst { $most } bytes.
protocol-unreadable = Denne besked kan ikke læses: { $problem }.
protocol-hello-first = Den første besked skal være et hello.
protocol-version = Denne side er fra en anden version (protokol { $given }, serveren taler { $known }): Indlæs den igen.

server-taken-over = Du er kommet ind fra et andet sted; dette vindue hviler.
server-closed = Dette bord er lukket.
server-removed = Værten har sendt dig væk fra dette bord.
server-too-slow = Forbindelsen kunne ikke følge med; den oprettes på ny.
server-silent = Vi har ikke hørt fra dig et stykke tid; du kommer tilbage, så snart du er der.
server-too-much = For mange beskeder på én gang: Vent et øjeblik.
server-stopping = Serveren starter om; dit bord er gemt, og du kommer tilbage af dig selv.
server-store-down = Serveren kan ikke gemme noget lige nu. Intet er tabt; det går videre, så snart den kan.
server-unknown-table = Der er intet bord med koden { $code }. Se på koden igen, eller åbn et nyt bord.
server-private = Dette bord er privat: Åbn det med det link, som værten har.
server-bad-token = Dette link til en plads hører ikke til dette bord. Bed værten om et nyt.
server-too-many-tables = Her er for mange borde lige nu; prøv igen senere.
server-fault = Noget gik galt i serveren. Intet er ændret; prøv igen.
protocol-hello-twice = Ét hello er nok til en forbindelse.

server-bad-setting = Indstillingen '{ $name }' kan ikke være { $given }.
server-unknown-setting = Der er ingen indstilling '{ $name }'; disse kendes: { $known }.
server-settings-file = { $file }: Indstillingerne kan ikke læses: { $problem }.
server-folder = Datamappen { $folder } kan ikke bruges: { $problem }.
server-address = Der kan ikke lyttes på adressen { $address }: { $problem }. Vælg en anden med --port eller --host.
server-unknown-path = Der er intet på { $path }.
server-bad-request = Det kan ikke lade sig gøre: { $problem }.
server-here = Kortbord er på { $address }
server-there = På samme netværk: { $address }
server-stop = Ctrl-C stopper det; bordene bliver gemt.

cli-serve = Kør en server til borde med venner.
cli-serve-host = Adressen, der lyttes på.
cli-serve-port = Porten; 0 tager en, der er fri.
cli-serve-data = Mappen til bordene og serverens hemmelighed.
cli-serve-store = En anden database: en fil eller postgresql://user:password@host/name.
cli-serve-origin = Den adresse, folk åbner siden på, hvis en proxy ændrer den.
cli-serve-config = En TOML-fil med indstillinger.

server-full = Der er allerede { $most } mennesker ved dette bord, og der er ikke plads til flere.
server-chat-off = Den, der driver serveren, har slået chatten fra ved dette bord. Faste sætninger og smileyer virker stadig.
server-banned = Den, der driver serveren, lukker ingen ind fra din adresse.
server-not-operator = Det må kun den, der driver serveren: brug 'kortbord operator' dér, hvor dens datamappe ligger.
server-no-address = { $given } er ikke en adresse: skriv en som 192.0.2.7 eller et netværk som 192.0.2.0/24.
server-too-many-connections = Fra én adresse er højst { $most } forbindelser mulige på én gang. Luk nogle vinduer, og prøv igen.
server-bad-set = '{ $given }' er ikke en husregel: skriv option=NAVN=VÆRDI.
