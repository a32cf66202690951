### Lageret: borde og deres logge i en database.
### $where: filen eller databasens adresse; $detail: databasens egne ord, på engelsk.

store-conflict = Bord { $table } har { $stored } gemte hændelser, ikke { $expected }: En anden har skrevet der; hent det igen.
store-unknown-table = Der er intet bord { $table } i lageret.
store-id-taken = Der er allerede et bord { $table }.
store-code-taken = Et åbent bord har allerede koden { $code }; vælg en anden.

## Det går ikke lige nu. Hver sætning siger, hvad der er galt, og hvad man kan gøre.

store-down-full = Intet kan gemmes: Disken med { $where } er fuld. Gør plads; det går videre af sig selv.
store-down-readonly = Intet kan gemmes: Der må ikke skrives i { $where }. Giv lov til at skrive i filen og dens mappe; det går videre af sig selv.
store-down-busy = { $where } holdes af et andet program. Afslut det program, eller vent; det går videre af sig selv.
store-down-gone = { $where } er væk, eller en anden fil har taget dens plads. Læg den tilbage; det går videre af sig selv.
store-down-damaged = { $where } er beskadiget eller er ikke en database ({ $detail }). Læg en sikkerhedskopi i stedet.
store-down-unreachable = Databasen { $where } svarer ikke ({ $detail }). Start den, eller ret dens adresse; det går videre af sig selv.
store-down-closed = Lageret { $where } er ikke åbent.

## Ved starten

store-newer = { $where } er lavet af en nyere version af Kortbord (skema { $version }; denne kender op til { $known }). Installer den nyere version, eller vælg en anden database.
store-older = { $where } er lavet af en ældre version af Kortbord (skema { $version }). Brug den version, eller start en server af denne version på den, så bringes den op til nutiden.
store-unknown = { $where } er en database til noget andet. Vælg et andet sted.
store-missing = Der er intet lager { $where }.
store-folder = Mappen til { $where } kan ikke oprettes: { $problem }.
store-address = '{ $given }' er ikke en database: Angiv en fil eller postgresql://USER:PASSWORD@HOST/NAME.
store-driver = PostgreSQL kræver pakken asyncpg, som ikke er installeret: pip install 'kortbord[postgres]'.

## Værdier fra den, der kalder, nemlig et program. $what: værdiens engelske navn.

store-value-name = { $what } skal være en tekst på 1 til { $most } tegn, som kan skrives ud, ikke { $given }.
store-value-time = { $what } skal være et helt tal fra 0 og op, ikke { $given }.
store-value-body = { $what } skal være bytes, højst { $most }.
store-value-entries = Der kan højst gemmes { $most } hændelser på én gang.
store-value-json = Oplysninger om et bord skal være JSON, ikke { $given }.

## Sikkerhedskopi, eksport og import

store-backup-postgres = PostgreSQL laver sine egne sikkerhedskopier: pg_dump --format=custom --file=FILE { $where }
store-file = { $file } kan ikke bruges: { $problem }.
store-no-file = Der er ingen fil { $file }.
store-file-itself = { $file } er selve lageret; vælg en anden fil.
store-bad-export = { $file }, linje { $line }: { $problem }.
store-export-not = dette er ikke en eksport af et lager fra Kortbord
store-export-version = denne eksport har form { $version }, og kun { $known } kan læses
store-export-line = linjen kan ikke læses ({ $detail })
store-export-order = hændelse { $seq } ved bord { $table } er ikke den næste
store-export-twice = noget er der to gange
store-export-cut = filen er skåret af
store-not-empty = { $where } er ikke tomt: Der er borde eller færdige partier i det. Importer til et nyt lager.

store-backed-up = { $where } er kopieret til { $file }.
store-exported = { $lines ->
    [one] { $lines } linje er skrevet til { $file }.
   *[other] { $lines } linjer er skrevet til { $file }.
}
store-imported = { $lines ->
    [one] { $lines } linje fra { $file } er nu i { $where }.
   *[other] { $lines } linjer fra { $file } er nu i { $where }.
}

cli-backup = Kopier lageret til en fil, mens en server bruger det videre.
cli-backup-file = Hvorhen; en ældre kopi bliver erstattet.
cli-backup-store = Lageret: en fil eller adressen på en PostgreSQL-database; det sædvanlige sted, hvis intet er valgt.
cli-backup-as_json = Skriv JSON.

cli-export = Skriv alt det gemte som JSON-linjer.
cli-export-file = Hvorhen; en ældre bliver erstattet.
cli-export-store = Lageret: en fil eller adressen på en PostgreSQL-database; det sædvanlige sted, hvis intet er valgt.
cli-export-as_json = Skriv JSON.

cli-import = Læs det, som `export` skrev, ind i et tomt lager.
cli-import-file = En fil, som `export` skrev.
cli-import-store = Lageret: en fil eller adressen på en PostgreSQL-database; det sædvanlige sted, hvis intet er valgt.
cli-import-as_json = Skriv JSON.
