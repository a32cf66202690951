### The store: tables and their logs in a database.
### $where: the file or the address of the database; $detail: the database's own words, in English.

store-conflict = Table { $table } has { $stored } stored entries, not { $expected }: somebody else wrote there; load it again.
store-unknown-table = There is no table { $table } in the store.
store-id-taken = There is a table { $table } already.
store-code-taken = An open table has the code { $code } already; choose another.

## It cannot work now. Each says what is wrong and what to do.

store-down-full = Nothing can be stored: the disk of { $where } is full. Make room; it goes on by itself.
store-down-readonly = Nothing can be stored: { $where } may not be written. Give the right to write to it and its folder; it goes on by itself.
store-down-busy = { $where } is held by another program. End that program, or wait; it goes on by itself.
store-down-gone = { $where } is gone, or another file has taken its place. Put it back; it goes on by itself.
store-down-damaged = { $where } is damaged or is no database ({ $detail }). Put a backup in its place.
store-down-unreachable = The database { $where } does not answer ({ $detail }). Start it, or correct its address; it goes on by itself.
store-down-closed = The store { $where } is not open.

## At the start

store-newer = { $where } was made by a newer version of Kortbord (schema { $version }; this one knows up to { $known }). Install the newer version, or choose another database.
store-older = { $where } was made by an older version of Kortbord (schema { $version }). Use that version, or start a server of this one on it, which brings it up to date.
store-unknown = { $where } is a database of something else. Choose another place.
store-missing = There is no store { $where }.
store-folder = The folder of { $where } cannot be made: { $problem }.
store-address = '{ $given }' is no database: give a file, or postgresql://USER:PASSWORD@HOST/NAME.
store-driver = PostgreSQL needs the package asyncpg, which is not installed: pip install 'kortbord[postgres]'.

## Values from the caller, which is a program. $what: the English name of the value.

store-value-name = { $what } must be a text of 1 to { $most } printable characters, not { $given }.
store-value-time = { $what } must be a whole number from 0 up, not { $given }.
store-value-body = { $what } must be bytes, { $most } at most.
store-value-entries = At most { $most } entries can be stored at once.
store-value-json = Facts of a table must be JSON, not { $given }.

## Backup, export and import

store-backup-postgres = PostgreSQL makes its own backups: pg_dump --format=custom --file=FILE { $where }
store-file = { $file } cannot be used: { $problem }.
store-no-file = There is no file { $file }.
store-file-itself = { $file } is the store itself; choose another file.
store-bad-export = { $file }, line { $line }: { $problem }.
store-export-not = this is no export of a Kortbord store
store-export-version = this export has the form { $version }, and only { $known } can be read
store-export-line = the line cannot be read ({ $detail })
store-export-order = entry { $seq } of table { $table } is not the next one
store-export-twice = something is there twice
store-export-cut = the file is cut off
store-not-empty = { $where } is not empty: it has tables or finished matches. Import into a new store.

store-backed-up = { $where } is copied to { $file }.
store-exported = { $lines ->
    [one] { $lines } line is written to { $file }.
   *[other] { $lines } lines are written to { $file }.
}
store-imported = { $lines ->
    [one] { $lines } line of { $file } is in { $where } now.
   *[other] { $lines } lines of { $file } are in { $where } now.
}

cli-backup = Copy the store into a file while a server goes on using it.
cli-backup-file = Where to; an older copy is replaced.
cli-backup-store = The store: a file, or the address of a PostgreSQL database; the usual place if not given.
cli-backup-as_json = Print JSON.

cli-export = Write all that is stored as JSON lines.
cli-export-file = Where to; an older one is replaced.
cli-export-store = The store: a file, or the address of a PostgreSQL database; the usual place if not given.
cli-export-as_json = Print JSON.

cli-import = Read what `export` wrote into an empty store.
cli-import-file = A file that `export` wrote.
cli-import-store = The store: a file, or the address of a PostgreSQL database; the usual place if not given.
cli-import-as_json = Print JSON.
