### Gemte partier: hvad `kortbord verify` og `kortbord replay` siger, og `kortbord play` om det, den gemmer.
### $line er en linje i filen, $event nummeret på en hændelse. Filnavne og --tilvalg bliver, som de er.

## Filer

records-unreadable = { $file } kan ikke læses: { $why }.
records-no-record = { $file } er ikke et optegnet parti: Sådan et begynder med en linje af slagsen "record".
records-other-format = { $file } er skrevet i format { $given }; denne version læser format { $known }.
records-damaged = { $file } er beskadiget: { $fault }.
records-unwritable = Partiet kan ikke optegnes i { $file }: { $why } (--record FILE vælger et andet sted, --no-record spiller uden).
records-file-exists = { $file } findes allerede; vælg en anden fil, eller spil dens parti videre med --resume { $file }.
records-in-use = Partiet i { $file } spilles i et andet vindue.
records-finished = Partiet i { $file } er spillet færdigt; kortbord replay viser det.
records-seed-lost = Partiet kan ikke gå videre: Dets frø er ikke i { $file }, hvor det gemmes til slutningen.
records-nothing-to-resume = Der er intet ufærdigt parti i { $folder }.
records-bad-name = { $given } kan ikke være et navn: Et navn har 1 til 80 tegn, alle synlige.
records-names-count = Der skal være et navn til hver af de { $players } pladser eller slet ingen.
records-resume-alone = --resume går videre med det, der blev aftalt: Udelad { $given }.
records-bad-words = Disse ord kan ikke blandes i frøet: 1 til 200 synlige tegn er muligt.
records-no-first-seed = Dette parti kan ikke optegnes: Det frø, det begyndte med, er ukendt.
records-not-repeatable = Dette parti kan ikke optegnes: Gøres det hele om, sker der ikke det samme.
records-no-seed = Dette parti er ikke spillet færdigt, og dets frø er ukendt; kun det, der er skrevet ned, kan vises.
records-other-rules = Reglerne i denne version ({ $this }) fører fra handling { $move } ikke til det, der blev skrevet under { $version }.

## Det første sted, der er galt

records-fault-cut-off = den er skåret af i linje { $line }, efter hændelse { $event }.
records-fault-after-end = linje { $line } står efter slutningen.
records-fault-number = linje { $line } har nummer { $given }: En linje mangler, er der to gange eller er flyttet, efter hændelse { $event }.
records-fault-altered = linje { $line } er ikke, som den blev skrevet: Den eller linjen før er ændret, efter hændelse { $event }.
records-fault-unreadable = linje { $line } kan ikke læses, efter hændelse { $event }.
records-fault-place = linje { $line } er af en slags, der ikke kan stå dér, efter hændelse { $event }.
records-fault-count = linje { $line } tæller et andet antal handlinger eller hændelser, end der er: Nogle mangler, eller der er for mange.
records-fault-event = linje { $line } fortæller hændelse { $given } efter hændelse { $event }: En hændelse mangler, er der to gange eller er flyttet.

## Hvad der blev fundet

records-verdict = { $file }: { $mark ->
    [good] i orden
   *[bad] IKKE I ORDEN
 }: { $sentence }
records-good = { $game }, { $players } spillere: Alle { $moves } handlinger er tilladt, alle { $events } hændelser følger af dem, og kortene er dem fra det frø, der blev lovet{ $reseeded ->
    [0] {""}
    [one] , bortset fra én runde, der kom med sit eget frø
   *[other] , bortset fra { $reseeded } runder, der kom med deres eget frø
 }.
records-unfinished = partiet er ikke spillet færdigt, eller filen er skåret af, efter hændelse { $event }.
records-other-commitment = frøet, der blev vist til sidst, er ikke det, hvis fingeraftryk (hash) blev lovet ved begyndelsen.
records-other-agreement = det, der blev aftalt, er ikke muligt, eller det er ikke det, der blev spillet: { $why }.
records-head-differs = den første hændelse nævner et andet spil, andre husregler, spillere eller et andet fingeraftryk end den første linje
records-other-deal = hændelse { $event } (linje { $line }): Det er ikke de kort, som det lovede frø og spillernes ord giver.
records-not-legal = linje { $line }, efter hændelse { $event }: { $name } må ikke "{ $action }": { $why } [{ $rule }].
records-other-events = hændelse { $event } (linje { $line }, { $type }) er ikke det, reglerne får ud af denne handling.
records-other-result = resultatet i linje { $line } er ikke det, handlingerne fører til.
records-made-under = det er optegnet af Kortbord { $version }, og reglerne i { $this } ser anderledes på det: { $found }.

## At se et parti igen

records-title = { $game }, { $players } spillere, { $started }
records-players = Spillere: { $names }
records-step = Hændelse { $event } af { $events }
records-as-seen = Som { $name } så det.
records-as-public = Som alle så det.
records-as-open = Alle kort åbne.
records-closed = Partiet er ikke spillet færdigt, så skjulte kort forbliver skjult; --open viser dem.
records-not-drawn = Bordene kan ikke tegnes: { $why }
records-open-hand = { $name }: { $cards }
records-mark = { $mark ->
    [interrupted] Spillet blev afbrudt ({ $at }).
   *[resumed] Spillet gik videre ({ $at }).
 }
records-untold = Noget, som denne version ikke har ord for: { $type }.
records-listed = { $event } { $sentence }
records-keys = Enter = næste, b = tilbage, et tal = den hændelse, seat N, public, open, q = stop
records-at-end = Her er slutningen.
records-at-start = Her er begyndelsen.
records-no-event = Der er ingen hændelse { $given }; muligt er 1 til { $most }.
records-what = '{ $given }' betyder ikke noget her. { $keys }

## At spille

records-kept = kortbord verify { $file } siger, om alt gik til som lovet.
records-your-words = Dine egne ord er blandet i frøet: { $words }
records-no-longer = Partiet optegnes ikke længere: { $why }. Det går videre alligevel.
records-go-on = Du går videre med { $game }, { $players } spillere, begyndt { $started }; { $moves } handlinger indtil nu.
records-go-on-question = Der er et ufærdigt parti: { $game }, { $players } spillere, begyndt { $started }. Vil du spille det videre? (j eller n)
records-resume-with = Sådan spiller du videre senere: kortbord play --resume { $file }

## Tal og hjælp på kommandolinjen

what-number-to = Hændelsen
cli-verify = Efterprøv optegnede partier: tilladte handlinger og de lovede kort; afslutningskode 1, hvis noget ikke er som lovet.
cli-verify-files = Optegnede partier, som `kortbord play` gemmer dem.
cli-verify-as_json = Skriv JSON, ét objekt for hver fil.
cli-replay = Se et parti igen, skridt for skridt.
cli-replay-file = Et optegnet parti.
cli-replay-seat = Som denne plads så det.
cli-replay-all_open = Vis alle kort.
cli-replay-to = Vis bordet efter denne hændelse, eller gå videre derfra.
cli-replay-listed = Vis hændelserne som en liste, uden borde.
cli-replay-plain = Enkle linjer: til skærmlæsere.
cli-play-words = Dine egne ord, der blandes i frøet.
cli-play-record = Gem partiet i denne fil.
cli-play-no_record = Gem ikke partiet.
cli-play-resume = Spil et ufærdigt parti videre: FILE eller det seneste.
