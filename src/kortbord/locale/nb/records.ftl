### Records of matches: what `kortbord verify` and `kortbord replay` say, and `kortbord play` about what it keeps.
### $line is a line of the file, $event the number of an event. Names of files and --options stay as they are.

## Files

records-unreadable = { $file } kan ikke leses: { $why }.
records-no-record = { $file } er ikke et spillopptak: Et opptak begynner med en linje av typen 'record'.
records-other-format = { $file } er skrevet i format { $given }; denne versjonen leser format { $known }.
records-damaged = { $file } er skadet: { $fault }.
records-unwritable = Partiet kan ikke tas opp i { $file }: { $why } (--record FILE velger et annet sted, --no-record spiller uten opptak).
records-file-exists = { $file } finnes allerede; velg en annen fil, eller spill partiet i den videre med --resume { $file }.
records-in-use = Partiet i { $file } spilles i et annet vindu.
records-finished = Partiet i { $file } er ferdigspilt; kortbord replay viser det.
records-seed-lost = Partiet kan ikke gå videre: Startverdien er ikke i { $file }, der den lagres til partiet er over.
records-nothing-to-resume = Det er ikke noe uferdig parti i { $folder }.
records-bad-name = { $given } kan ikke være et navn: Et navn har 1 til 80 tegn, og alle må kunne ses.
records-names-count = Et spillopptak trenger et navn for hver av de { $players } plassene, eller ingen i det hele tatt.
records-resume-alone = --resume går videre med det som ble avtalt: Utelat { $given }.
records-bad-words = Disse ordene kan ikke blandes inn i startverdien: 1 til 200 synlige tegn er mulig.
records-no-first-seed = Det kan ikke lages noe opptak av dette partiet: Startverdien det begynte med, er ukjent.
records-not-repeatable = Det kan ikke lages noe opptak av dette partiet: Når alt gjøres om igjen, skjer det ikke det samme.
records-no-seed = Dette partiet er ikke ferdigspilt, og startverdien er ukjent; bare det som ble skrevet ned, kan vises.
records-other-rules = Reglene i denne versjonen ({ $this }) fører ikke til det som ble skrevet under { $version }, fra og med handling { $move }.

## The first place that is wrong

records-fault-cut-off = det er kuttet av i linje { $line }, etter hendelse { $event }.
records-fault-after-end = linje { $line } står etter slutten på opptaket.
records-fault-number = linje { $line } har nummer { $given }: En linje mangler, står to ganger eller er flyttet, etter hendelse { $event }.
records-fault-altered = linje { $line } er ikke slik den ble skrevet: Den eller linjen før er endret, etter hendelse { $event }.
records-fault-unreadable = linje { $line } er ikke en linje i et spillopptak, etter hendelse { $event }.
records-fault-place = linje { $line } er av en type som ikke kan stå der, etter hendelse { $event }.
records-fault-count = linje { $line } teller et annet antall handlinger eller hendelser enn det er: Noen mangler, eller det er for mange.
records-fault-event = linje { $line } forteller om hendelse { $given } etter hendelse { $event }: En hendelse mangler, står to ganger eller er flyttet.

## What was found

records-verdict = { $file }: { $mark ->
    [good] i orden
   *[bad] IKKE I ORDEN
 }: { $sentence }
records-good = { $game }, { $players } spillere: Alle { $moves } handlinger er lovlige, alle { $events } hendelser følger av dem, og kortene er de som hører til den lovede startverdien{ $reseeded ->
    [0] {""}
    [one] , bortsett fra én runde som kom med sin egen startverdi
   *[other] , bortsett fra { $reseeded } runder som kom med sin egen startverdi
 }.
records-unfinished = partiet er ikke ferdigspilt, eller opptaket er kuttet av, etter hendelse { $event }.
records-other-commitment = startverdien som ble vist til slutt, passer ikke til fingeravtrykket (hash) som ble lovet i begynnelsen.
records-other-agreement = det som ble avtalt, er ikke mulig, eller det er ikke det som ble spilt: { $why }.
records-head-differs = den første hendelsen nevner et annet spill, andre husregler, andre spillere eller et annet fingeravtrykk enn den første linjen
records-other-deal = hendelse { $event } (linje { $line }): Dette er ikke kortene som den lovede startverdien og ordene til spillerne gir.
records-not-legal = linje { $line }, etter hendelse { $event }: { $name } har ikke lov til '{ $action }': { $why } [{ $rule }].
records-other-events = hendelse { $event } (linje { $line }, { $type }) er ikke det reglene får ut av denne handlingen.
records-other-result = resultatet i linje { $line } er ikke det handlingene fører til.
records-made-under = opptaket er laget av Kortbord { $version }, og reglene i { $this } ser annerledes på det: { $found }.

## Looking at a match again

records-title = { $game }, { $players } spillere, { $started }
records-players = Spillere: { $names }
records-step = Hendelse { $event } av { $events }
records-as-seen = Slik { $name } så det.
records-as-public = Slik alle så det.
records-as-open = Alle kort er åpne.
records-closed = Partiet er ikke ferdigspilt, så skjulte kort er fortsatt skjult; --open viser dem.
records-not-drawn = Bordene kan ikke tegnes: { $why }
records-open-hand = { $name }: { $cards }
records-mark = { $mark ->
    [interrupted] Spillet ble avbrutt ({ $at }).
   *[resumed] Spillet gikk videre ({ $at }).
 }
records-untold = Noe som denne versjonen ikke har ord for: { $type }.
records-listed = { $event } { $sentence }
records-keys = Enter = neste, b = tilbake, et tall = den hendelsen, seat N, public, open, q = stopp
records-at-end = Her er slutten på opptaket.
records-at-start = Her er begynnelsen på opptaket.
records-no-event = Det finnes ingen hendelse { $given }. Mulig: 1 til { $most }.
records-what = '{ $given }' betyr ingenting her. { $keys }

## Playing

records-kept = kortbord verify { $file } sier om alt gikk for seg som lovet.
records-your-words = Dine egne ord er blandet inn i startverdien: { $words }
records-no-longer = Partiet blir ikke tatt opp lenger: { $why }. Det går videre likevel.
records-go-on = Du spiller videre på { $game }, { $players } spillere, begynt { $started }; { $moves } handlinger så langt.
records-go-on-question = Det finnes et uferdig parti: { $game }, { $players } spillere, begynt { $started }. Vil du spille det videre? (j eller n)
records-resume-with = Slik spiller du videre senere: kortbord play --resume { $file }

## Numbers and help of the command line

what-number-to = Hendelsen
cli-verify = Kontroller spillopptak: lovlige handlinger og de lovede kortene; avslutningskode 1 hvis noe ikke er som lovet.
cli-verify-files = Spillopptak, slik `kortbord play` lagrer dem.
cli-verify-as_json = Skriv JSON, ett objekt for hver fil.
cli-replay = Se et parti igjen, skritt for skritt.
cli-replay-file = Et spillopptak.
cli-replay-seat = Slik denne plassen så det.
cli-replay-all_open = Vis alle kort.
cli-replay-to = Vis bordet etter denne hendelsen, eller gå videre derfra.
cli-replay-listed = Vis hendelsene som en liste, uten bord.
cli-replay-plain = Enkle linjer: for skjermlesere.
cli-play-words = Dine egne ord, som blandes inn i startverdien.
cli-play-record = Lagre partiet i denne filen.
cli-play-no_record = Ikke lagre noe opptak av partiet.
cli-play-resume = Spill videre på et uferdig parti: FILE eller det siste.
