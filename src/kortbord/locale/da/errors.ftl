### Hvad der er galt med noget, man har angivet: navne, værdier, filer. Reglernes nej står andre steder.
### $given: det, der blev angivet, som det blev skrevet; $least, $most: grænserne for det mulige.

## Navne og tal

error-unknown_game = Der er intet spil '{ $given }'.{ $hint } Disse kendes: { $known }.
error-unknown_option = Der er ingen husregel '{ $given }'.{ $hint } Disse kendes: { $known }.
error-unknown_level = Computerspillerne har intet niveau '{ $given }'.{ $hint } Disse kendes: { $known }.
error-unknown_language = Der er intet sprog '{ $given }'.{ $hint } Disse kendes: { $known }.
error-nearest = {" "}Mente du '{ $name }'?
error-unknown_card = Der er intet kort '{ $given }': Et kort er en værdi (A 2 3 4 5 6 7 8 9 T J Q K) og en kulør (C D H S), for eksempel 7C eller TH.
error-unknown_seat = Der er ingen plads { $given }; pladserne er 0 til { $most }.
error-unknown_action = '{ $given }' kan man ikke gøre i dette spil; det begynder med { $verbs }.
error-no-action-number = Der er ingen handling nummer { $given }; de går fra 0 til { $most }.
error-three-cards = '{ $given }' giver ikke tre forskellige kort.
error-many-digits = et tal med alt for mange cifre

error-bad_seed = Et frø (seed) er et helt tal fra 0 og op eller en tekst, ikke { $given }.
error-new-seed = Et nyt frø (seed) hører kun sammen med 'deal'.
error-youngest = Den yngste er en plads fra 0 til { $most }, ikke { $given }.
error-players-whole = Antallet af spillere er et helt tal, ikke { $given }.
error-seats = Til dette spil kan man være { $least } til { $most }, ikke { $given }.

## Husregler

error-bad_value = Husreglen '{ $option }' kan ikke være { $given }; muligt er: { $possible }.
range-of-numbers = { $least } til { $most }
range-of-values = { $values }

error-no-game-pack = Med disse husregler går det ikke: { $players } hænder på { $hand_size } kort og et startkort kræver mere end { $pack } kort.
error-no-game-fit-suit = Med disse husregler går det ikke: 'fit: suit' kræver ottere, der passer på alt, ellers kunne kuløren aldrig skifte.
error-no-game-rank-step-eight = Med disse husregler går det ikke: 'fit: rank_step' hører sammen med 'eight: plain', for en valgt kulør ville ikke betyde noget.
error-no-game-rank-step-twist = Med disse husregler går det ikke: 'twist_on_first_turn: false' betyder ikke noget med 'fit: rank_step', hvor kulører ikke tæller.
error-no-game-open-eight = Med disse husregler går det ikke: 'start_card: open_eight' kræver ottere, der passer på alt.
error-no-game-call = Med disse husregler går det ikke: 'call_required_to_finish' kræver, at man skal sige "Olsen", så 'call' kan ikke være none.
error-no-game-teams = Med disse husregler går det ikke: Hold er kun for seks spillere.
error-no-game-teams-long-round = Med disse husregler går det ikke: En lang runde har én taber, så den kan ikke spilles på hold.
error-no-game-final-two = Med disse husregler går det ikke: 'final_two_draws' er til, når de sidste kort tælles, og det bliver de aldrig med 'long_round_ends: last_holder'.

## Mange borde og gemte partier

error-bad_tables = Der skal være mindst ét bord, ikke { $given }.
error-bad_shape = step skal have { $tables } hele tal, ikke { $type } { $shape }.
error-at-table = Bord { $table }: { $sentence }
error-action-number = der er ingen handling nummer { $given }; de går fra 0 til { $most }.

error-save-damaged = Dette er ikke et gemt parti fra Kortbord, eller ikke et helt.
error-save-version = Dette gemte parti har version { $version }; dette Kortbord læser version { $known }.
error-save-foreign = Dette er ikke et parti, som denne version af Kortbord har gemt.
error-save-other-version = Dette parti er gemt af en anden version af Kortbord og kan ikke læses.

## Stillingen i en stillingsfil. $key: den nøgle, der er noget galt med; sætningen følger efter den.

error-position = position.{ $key }: { $reason }
error-position-mapping = position er nøgler med værdier, ikke { $given }.
error-position-unknown-key = sådan en nøgle er der ikke her; disse kendes: { $known }.
error-position-whole = her skal stå et helt tal fra { $least } til { $most }, ikke { $given }.
error-position-flag = her skal stå true eller false, ikke { $given }.
error-position-choice = her skal stå { $choices }, ikke { $given }.
error-position-seats = her skal stå en liste over pladser fra 0 til { $most }, ikke { $given }.
error-position-seat-twice = en plads er nævnt to gange i { $given }.
error-position-numbers = her skal stå { $players } hele tal fra { $least } til { $most }, ikke { $given }.
error-position-texts = her skal stå en liste med { $players } tekster, én for hver plads, ikke { $given }.
error-position-cards = her skal stå en tekst med kort adskilt af mellemrum, ikke { $given }.
error-position-two-places = kortet { $card } ligger to steder: { $first } og { $second }.
error-position-hands = her skal stå en liste med { $players } hænder.
error-position-seat-out = plads { $seat } er ude.

place-hand = hånden på plads { $seat }
place-tricks = stikkene på plads { $seat }
place-trick = stikket

# Dansk og norsk Olsen og deres slægtninge
error-position-scores-twice = angiv enten scores eller rounds_won, ikke begge.
error-position-no-cards = plads { $seat } har ingen kort, så runden ville være slut.
error-position-two-hands = mindst to pladser skal have kort.
error-position-no-discard = mindst ét kort skal ligge der.
error-position-start-card = et startkort ligger alene i den åbne bunke.
error-position-drawn-elsewhere = { $card } er ikke på hånden hos plads { $seat }, som har turen.
error-position-drawn-useless = { $card } kan ikke lægges, så turen ville være slut.
error-position-rank = her skal stå en værdi (A 2 … 9 T J Q K), ikke { $given }.

# Hjerterfri-familien
error-position-no-extra-hand = sådan en er der ikke med 'tie: { $tie }'.
error-position-tie-of-one = der skal være mindst to pladser til at spille om sejren.
error-position-not-in-extra-hand = plads { $seat } er ikke med i denne ekstra runde og har ingen kort.
error-position-not-in-pack = kortet { $card } er ikke med, når man er { $players } spillere.
error-position-no-exchange = i denne runde byttes der ikke.
error-position-exchange-first = der er intet spillet, mens der byttes kort.
error-position-all-given = når alle har givet, er byttet forbi.
error-position-too-few = plads { $seat } har for få kort til byttet.
error-position-given-in-exchange = kort gives kun, mens der byttes.
error-position-no-revokes = ingen kan svigte kulør uden 'honour_mode: true'.
error-position-leader = plads { $seat } er ikke med i denne ekstra runde.
error-position-trick-taken = et stik, der er helt, ligger foran den plads, der tog det (taken).
error-position-nobody-has-cards = ingen har kort, så runden ville være slut.
error-position-trick-complete = ingen andre har et kort at lægge til, så stikket ville være helt.
error-position-turn-no-cards = plads { $seat }, som har turen, har ingen kort.
error-position-other-turn = med dette udspil og dette stik er det plads { $seat }, der har turen.

# Æselspillet
error-position-no-number = { $given } er ikke et kort; kortene er tallene 1 til { $most }.
error-position-no-such-number = der er intet kort { $number }; kortene er tallene 1 til { $most }.
error-position-too-many = kortet { $number } er nævnt mere end { $copies } gange, og der er ikke flere.
error-position-centre = her skal stå en liste med det øverste tal i hver bunke i midten, ikke { $given }.
error-position-ones = { $piles } bunker kræver flere 1-taller end de { $copies }, der er.
error-position-single-pile = 'centre_piles: single' har højst én bunke, der ikke er færdig (AE-A19).
error-position-not-out = plads { $seat } har stadig kort, så den er ikke ude.
error-position-must-be-out = plads { $seat } har ingen kort overhovedet, så den hører til i 'out'.
error-position-two-in-play = mindst to pladser skal stadig være med, ellers er spillet slut (AE-A26).
error-position-no-claims = claims findes kun med 'oversight: challenge' (AE-A11).
error-position-claim-too-late = plads { $seat } er ude, så det er for sent at melde noget.
error-position-nothing-to-place = plads { $seat } har ikke mere at lægge, så dens tur er slut (AE-14).

## Stillingsfiler. $where, $place: filen og stedet i den.

error-in = { $where }: { $sentence }
file-case = { $file }, tilfælde { $number }
file-case-step = { $place }, trin { $number }
steps-step = steps, trin { $number }

error-unreadable_file = { $file }: Filen kan ikke læses: { $reason }.
error-not-utf8 = den er ikke tekst i UTF-8
error-not-yaml = { $file }: ikke YAML eller JSON: { $reason }.
error-yaml-line = { $problem } (linje { $line })
error-yaml-key = en nøgle er et enkelt ord
error-yaml-twice = nøglen '{ $key }' står der to gange
error-no-case = { $file }: Der er intet tilfælde i denne fil.
error-unknown_case = { $file }: Der er intet tilfælde { $given }; filen har tilfældene 1 til { $most }.
error-no-seat = der er ingen plads { $given }; pladserne er 0 til { $most }.

error-case-mapping = et tilfælde er nøgler med værdier, blandt dem 'game' og 'steps', ikke { $given }.
error-case-key = et tilfælde har ingen nøgle '{ $key }'; disse kendes: { $known }.
error-case-size = et tilfælde har højst { $most } værdier, gentagelser talt med.
error-case-digits = et tal i dette tilfælde har for mange cifre.
error-case-half-character = en tekst i dette tilfælde har et halvt tegn i sig.
error-no-game-key = nøglen 'game' mangler.
error-mapping-wanted = { $key }: Her skal stå nøgler med værdier, ikke { $given }.
error-options-wanted = options: Her skal stå navne med værdier, ikke { $given }.
error-players-wanted = players: Her skal stå et helt tal, ikke { $given }.
error-youngest-wanted = youngest: Her skal stå en plads, ikke { $given }.
error-seed-wanted = { $key }: Her skal stå et helt tal fra 0 og op eller en tekst, ikke { $given }.
error-text-wanted = { $key }: Her skal stå en tekst, ikke { $given }.
error-texts-wanted = { $key }: Her skal stå en tekst eller en liste af tekster, ikke { $given }.

error-steps-wanted = steps: Her skal stå en liste, ikke { $given }.
error-step-mapping = et trin er en nøgle med en værdi, for eksempel 'play: 7C', ikke { $given }.
error-step-verb = her skal stå { $verbs }, ikke { $given }.
error-step-key = et trin '{ $verb }' har ingen nøgle '{ $key }'; disse kendes: { $known }.
error-step-seat = seat: Her skal stå en plads fra 0 til { $most }, ikke { $given }.
error-step-call = call: Kun 'call: true' betyder noget, ikke { $given }.
error-step-legal = legal: Her skal stå en liste over handlinger, ikke { $given }.
error-step-action = { $verb }: Her skal stå en handling som 'draw' eller 'play 7C', ikke { $given }.
error-step-fails = { $where }: { $reason }.
error-see-key = see har ingen nøgle '{ $key }'; disse kendes: { $known }.

## Hvad der ikke holdt i et tilfælde, uden punktum

check-step = trin { $number }: { $reason }
check-refused = '{ $action }' blev afvist ({ $rule }: { $sentence })
check-other-rule = '{ $action }' blev afvist på grund af { $rule }, ikke { $wanted }
check-refused-but-changed = '{ $action }' blev afvist, men ændrede bordet
check-accepted = '{ $action }' blev godtaget, men skal afvises
check-legal = legal er [{ $found }], ikke [{ $wanted }]
check-see = { $key } er { $found }, ikke { $wanted }
check-events = hændelserne er { $found }; dér findes { $wanted } ikke i den rækkefølge

## Svar fra `kortbord ask`

ask-turn = Det er plads { $seat }, der har turen.
ask-nobodys-turn = Ingen har turen.
ask-may = Plads { $seat } kan: { $actions }.
ask-not = ikke { $action }: { $sentence } ({ $rule })
