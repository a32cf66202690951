### The store: tables and their logs in a database.
### $where: the file or the address of the database; $detail: the database's own words, in English.

store-conflict = Bord { $table } har { $stored } lagrede hendelser, ikke { $expected }: Noen andre har skrevet der; hent det på nytt.
store-unknown-table = Det finnes ikke noe bord { $table } i lageret.
store-id-taken = Det finnes allerede et bord { $table }.
store-code-taken = Et åpent bord har allerede koden { $code }; velg en annen.

## It cannot work now. Each says what is wrong and what to do.

store-down-full = Ingenting kan lagres: Disken med { $where } er full. Gjør plass; det går videre av seg selv.
store-down-readonly = Ingenting kan lagres: Det er ikke lov å skrive i { $where }. Gi tilgang til å skrive i filen og mappen den ligger i; det går videre av seg selv.
store-down-busy = { $where } er opptatt av et annet program. Avslutt det programmet, eller vent; det går videre av seg selv.
store-down-gone = { $where } er borte, eller en annen fil har tatt plassen. Legg den tilbake; det går videre av seg selv.
store-down-damaged = { $where } er skadet eller er ikke en database ({ $detail }). Legg en sikkerhetskopi der i stedet.
store-down-unreachable = Databasen { $where } svarer ikke ({ $detail }). Start den, eller rett adressen; det går videre av seg selv.
store-down-closed = Lageret { $where } er ikke åpent.

## At the start

store-newer = { $where } er laget av en nyere versjon av Kortbord (skjema { $version }; denne kjenner til og med { $known }). Installer den nyere versjonen, eller velg en annen database.
store-older = { $where } er laget av en eldre versjon av Kortbord (skjema { $version }). Bruk den versjonen, eller start en server av denne versjonen på den, så blir den oppdatert.
store-unknown = { $where } er en database for noe annet. Velg et annet sted.
store-missing = Det finnes ikke noe lager { $where }.
store-folder = Mappen for { $where } kan ikke lages: { $problem }.
store-address = '{ $given }' er ikke en database: Oppgi en fil eller postgresql://USER:PASSWORD@HOST/NAME.
store-driver = PostgreSQL trenger pakken asyncpg, som ikke er installert: pip install 'kortbord[postgres]'.

## Values from the caller, which is a program. $what: the English name of the value.

store-value-name = { $what } må være en tekst på 1 til { $most } tegn som kan skrives ut, ikke { $given }.
store-value-time = { $what } må være et helt tall fra 0 og oppover, ikke { $given }.
store-value-body = { $what } må være byte, høyst { $most }.
store-value-entries = Høyst { $most } hendelser kan lagres på én gang.
store-value-json = Opplysninger om et bord må være JSON, ikke { $given }.

## Backup, export and import

store-backup-postgres = PostgreSQL lager sine egne sikkerhetskopier: pg_dump --format=custom --file=FILE { $where }
store-file = { $file } kan ikke brukes: { $problem }.
store-no-file = Det finnes ingen fil { $file }.
store-file-itself = { $file } er selve lageret; velg en annen fil.
store-bad-export = { $file }, linje { $line }: { $problem }.
store-export-not = dette er ikke en eksport av et Kortbord-lager
store-export-version = denne eksporten har form { $version }, og bare { $known } kan leses
store-export-line = linjen kan ikke leses ({ $detail })
store-export-order = hendelse { $seq } ved bord { $table } er ikke den neste
store-export-twice = noe står der to ganger
store-export-cut = filen er kuttet av
store-not-empty = { $where } er ikke tomt: Det har bord eller ferdige partier. Importer til et nytt lager.

store-backed-up = { $where } er kopiert til { $file }.
store-exported = { $lines ->
    [one] { $lines } linje er skrevet til { $file }.
   *[other] { $lines } linjer er skrevet til { $file }.
}
store-imported = { $lines ->
    [one] { $lines } linje fra { $file } er nå i { $where }.
   *[other] { $lines } linjer fra { $file } er nå i { $where }.
}

cli-backup = Kopier lageret til en fil mens en server fortsatt bruker det.
cli-backup-file = Hvor kopien skal; en eldre kopi blir erstattet.
cli-backup-store = Lageret: en fil eller adressen til en PostgreSQL-database; det vanlige stedet hvis ingenting er valgt.
cli-backup-as_json = Skriv JSON.

cli-export = Skriv alt som er lagret, som JSON-linjer.
cli-export-file = Hvor filen skal; en eldre blir erstattet.
cli-export-store = Lageret: en fil eller adressen til en PostgreSQL-database; det vanlige stedet hvis ingenting er valgt.
cli-export-as_json = Skriv JSON.

cli-import = Les det som `export` skrev, inn i et tomt lager.
cli-import-file = En fil som `export` skrev.
cli-import-store = Lageret: en fil eller adressen til en PostgreSQL-database; det vanlige stedet hvis ingenting er valgt.
cli-import-as_json = Skriv JSON.
