### What is wrong with something given: names, values, files. Refusals of the rules are elsewhere.
### $given: what was given, as it was written; $least, $most: the bounds of what is possible.

## Names and numbers

error-unknown_game = Det finnes ikke noe spill '{ $given }'.{ $hint } Disse finnes: { $known }.
error-unknown_option = Det finnes ingen husregel '{ $given }'.{ $hint } Disse finnes: { $known }.
error-unknown_level = Dataspillerne har ikke noe nivå '{ $given }'.{ $hint } Disse finnes: { $known }.
error-unknown_language = Det finnes ikke noe språk '{ $given }'.{ $hint } Disse finnes: { $known }.
error-nearest = {" "}Mente du '{ $name }'?
error-unknown_card = Det finnes ikke noe kort '{ $given }': Et kort er en verdi (A 2 3 4 5 6 7 8 9 T J Q K) og en farge (C D H S), for eksempel 7C eller TH.
error-unknown_seat = Det finnes ingen plass { $given }; plassene er 0 til { $most }.
error-unknown_action = '{ $given }' er ikke noe du kan gjøre i dette spillet; begynn med { $verbs }.
error-no-action-number = Det finnes ingen handling nummer { $given }; de går fra 0 til { $most }.
error-three-cards = '{ $given }' gir ikke tre forskjellige kort.
error-many-digits = et tall med altfor mange sifre

error-bad_seed = En startverdi (seed) er et helt tall fra 0 og oppover eller en tekst, ikke { $given }.
error-new-seed = En ny startverdi (seed) kan bare gis sammen med 'deal'.
error-youngest = Den yngste er en plass fra 0 til { $most }, ikke { $given }.
error-players-whole = Antallet spillere er et helt tall, ikke { $given }.
error-seats = Dette spillet er for { $least } til { $most } spillere, ikke { $given }.

## Options

error-bad_value = Husregelen '{ $option }' kan ikke være { $given }. Mulig: { $possible }.
range-of-numbers = { $least } til { $most }
range-of-values = { $values }

error-no-game-pack = Med disse husreglene blir det ikke noe spill: { $players } hender på { $hand_size } kort og et startkort trenger mer enn { $pack } kort.
error-no-game-fit-suit = Med disse husreglene blir det ikke noe spill: 'fit: suit' trenger åttere som passer på alt, ellers kunne fargen aldri skifte.
error-no-game-rank-step-eight = Med disse husreglene blir det ikke noe spill: 'fit: rank_step' hører sammen med 'eight: plain', for en valgt farge ville ikke bety noe.
error-no-game-rank-step-twist = Med disse husreglene blir det ikke noe spill: 'twist_on_first_turn: false' betyr ingenting med 'fit: rank_step', der fargene ikke teller.
error-no-game-open-eight = Med disse husreglene blir det ikke noe spill: 'start_card: open_eight' trenger åttere som passer på alt.
error-no-game-call = Med disse husreglene blir det ikke noe spill: 'call_required_to_finish' krever at noen må si «Olsen», så 'call' kan ikke være none.
error-no-game-teams = Med disse husreglene blir det ikke noe spill: Lag er bare for seks spillere.
error-no-game-teams-long-round = Med disse husreglene blir det ikke noe spill: En lang runde har én taper, så den kan ikke spilles på lag.
error-no-game-final-two = Med disse husreglene blir det ikke noe spill: 'final_two_draws' er for når kortene som er igjen, telles, og det gjør de aldri med 'long_round_ends: last_holder'.

## Batches and saves

error-bad_tables = Det må være minst ett bord, ikke { $given }.
error-bad_shape = step trenger { $tables } hele tall, ikke { $type } { $shape }.
error-at-table = Bord { $table }: { $sentence }
error-action-number = det finnes ingen handling nummer { $given }; de går fra 0 til { $most }.

error-save-damaged = Dette er ikke et lagret parti fra Kortbord, eller ikke et helt.
error-save-version = Dette lagrede partiet har versjon { $version }; dette Kortbord leser versjon { $known }.
error-save-foreign = Dette er ikke et parti som denne versjonen av Kortbord har lagret.
error-save-other-version = Dette partiet er lagret av en annen versjon av Kortbord og kan ikke leses.

## The position in a position file. $key: the key at fault; each sentence follows it.

error-position = position.{ $key }: { $reason }
error-position-mapping = position er nøkler med verdier, ikke { $given }.
error-position-unknown-key = en slik nøkkel finnes ikke her. Disse finnes: { $known }.
error-position-whole = her skal det stå et helt tall fra { $least } til { $most }, ikke { $given }.
error-position-flag = her skal det stå true eller false, ikke { $given }.
error-position-choice = her skal det stå én av disse: { $choices }, ikke { $given }.
error-position-seats = her skal det stå en liste over plasser fra 0 til { $most }, ikke { $given }.
error-position-seat-twice = en plass er nevnt to ganger i { $given }.
error-position-numbers = her skal det stå { $players } hele tall fra { $least } til { $most }, ikke { $given }.
error-position-texts = her skal det stå en liste med { $players } tekster, én for hver plass, ikke { $given }.
error-position-cards = her skal det stå en tekst med kort og mellomrom mellom dem, ikke { $given }.
error-position-two-places = kortet { $card } ligger på to steder: { $first } og { $second }.
error-position-hands = her skal det stå en liste med { $players } hender.
error-position-seat-out = plass { $seat } er ute.

place-hand = hånden på plass { $seat }
place-tricks = stikkene på plass { $seat }
place-trick = stikket

# Danish and Norwegian Olsen and their relatives
error-position-scores-twice = oppgi enten scores eller rounds_won, ikke begge.
error-position-no-cards = plass { $seat } har ingen kort, så runden ville vært over.
error-position-two-hands = minst to plasser må ha kort.
error-position-no-discard = minst ett kort må ligge der.
error-position-start-card = et startkort ligger alene i kastebunken.
error-position-drawn-elsewhere = { $card } er ikke på hånden til plass { $seat }, som har turen.
error-position-drawn-useless = { $card } kan ikke legges, så turen ville vært over.
error-position-rank = her skal det stå en verdi (A 2 … 9 T J Q K), ikke { $given }.

# The Hearts family
error-position-no-extra-hand = det finnes ingen ekstra runde med 'tie: { $tie }'.
error-position-tie-of-one = det må være minst to plasser for å spille om seieren.
error-position-not-in-extra-hand = plass { $seat } er ikke med i denne ekstra runden og har ingen kort.
error-position-not-in-pack = kortet { $card } er ikke med i kortstokken når dere er { $players } spillere.
error-position-no-exchange = i denne runden bytter ingen kort.
error-position-exchange-first = ingenting er spilt mens dere bytter kort.
error-position-all-given = når alle har gitt kort, er byttet over.
error-position-too-few = plass { $seat } har for få kort til byttet.
error-position-given-in-exchange = kort gis bare bort under byttet.
error-position-no-revokes = ingen kan svike uten 'honour_mode: true'.
error-position-leader = plass { $seat } er ikke med i denne ekstra runden.
error-position-trick-taken = et stikk som er helt, ligger foran plassen som tok det (taken).
error-position-nobody-has-cards = ingen har kort, så runden ville vært over.
error-position-trick-complete = ingen andre har et kort å legge til, så stikket ville vært helt.
error-position-turn-no-cards = plass { $seat }, som har turen, har ingen kort.
error-position-other-turn = med dette utspillet og dette stikket er det turen til plass { $seat }.

# Æselspillet
error-position-no-number = { $given } er ikke et kort; kortene er tallene 1 til { $most }.
error-position-no-such-number = det finnes ikke noe kort { $number }; kortene er tallene 1 til { $most }.
error-position-too-many = kortet { $number } er nevnt mer enn { $copies } ganger, og flere finnes ikke.
error-position-centre = her skal det stå en liste med det øverste tallet i hver midtbunke, ikke { $given }.
error-position-ones = { $piles } bunker trenger flere enere enn de { $copies } som finnes.
error-position-single-pile = 'centre_piles: single' har høyst én bunke som ikke er ferdig (AE-A19).
error-position-not-out = plass { $seat } har fortsatt kort, så den er ikke ute.
error-position-must-be-out = plass { $seat } har ingen kort i det hele tatt, så den hører til i 'out'.
error-position-two-in-play = minst to plasser må fortsatt være med, ellers er spillet over (AE-A26).
error-position-no-claims = bare med 'oversight: challenge' går det an å si ifra (AE-A11).
error-position-claim-too-late = plass { $seat } er ute, så det er for sent å si ifra.
error-position-nothing-to-place = plass { $seat } har ikke mer å legge, så turen er over (AE-14).

## Position files. $where, $place: the file and the place in it.

error-in = { $where }: { $sentence }
file-case = { $file }, tilfelle { $number }
file-case-step = { $place }, trinn { $number }
steps-step = steps, trinn { $number }

error-unreadable_file = { $file }: Filen kan ikke leses: { $reason }.
error-not-utf8 = den er ikke tekst i UTF-8
error-not-yaml = { $file }: ikke YAML eller JSON: { $reason }.
error-yaml-line = { $problem } (linje { $line })
error-yaml-key = en nøkkel er et enkelt ord
error-yaml-twice = nøkkelen '{ $key }' står der to ganger
error-no-case = { $file }: Det er ikke noe tilfelle i denne filen.
error-unknown_case = { $file }: Det finnes ikke noe tilfelle { $given }; filen har tilfellene 1 til { $most }.
error-no-seat = det finnes ingen plass { $given }; plassene er 0 til { $most }.

error-case-mapping = et tilfelle er nøkler med verdier, blant dem 'game' og 'steps', ikke { $given }.
error-case-key = et tilfelle har ingen nøkkel '{ $key }'. Disse finnes: { $known }.
error-case-size = et tilfelle har høyst { $most } verdier, gjentakelser medregnet.
error-case-digits = et tall i dette tilfellet har for mange sifre.
error-case-half-character = en tekst i dette tilfellet har et halvt tegn i seg.
error-no-game-key = nøkkelen 'game' mangler.
error-mapping-wanted = { $key }: Her skal det stå nøkler med verdier, ikke { $given }.
error-options-wanted = options: Her skal det stå navn med verdier, ikke { $given }.
error-players-wanted = players: Her skal det stå et helt tall, ikke { $given }.
error-youngest-wanted = youngest: Her skal det stå en plass, ikke { $given }.
error-seed-wanted = { $key }: Her skal det stå et helt tall fra 0 og oppover eller en tekst, ikke { $given }.
error-text-wanted = { $key }: Her skal det stå en tekst, ikke { $given }.
error-texts-wanted = { $key }: Her skal det stå en tekst eller en liste med tekster, ikke { $given }.

error-steps-wanted = steps: Her skal det stå en liste, ikke { $given }.
error-step-mapping = et trinn er en nøkkel med en verdi, for eksempel 'play: 7C', ikke { $given }.
error-step-verb = her skal det stå én av disse: { $verbs }, ikke { $given }.
error-step-key = et trinn '{ $verb }' har ingen nøkkel '{ $key }'. Disse finnes: { $known }.
error-step-seat = seat: Her skal det stå en plass fra 0 til { $most }, ikke { $given }.
error-step-call = call: Bare 'call: true' betyr noe, ikke { $given }.
error-step-legal = legal: Her skal det stå en liste over handlinger, ikke { $given }.
error-step-action = { $verb }: Her skal det stå en handling som 'draw' eller 'play 7C', ikke { $given }.
error-step-fails = { $where }: { $reason }.
error-see-key = see har ingen nøkkel '{ $key }'. Disse finnes: { $known }.

## What did not hold in a case, without a full stop

check-step = trinn { $number }: { $reason }
check-refused = '{ $action }' ble avvist ({ $rule }: { $sentence })
check-other-rule = '{ $action }' ble avvist på grunn av { $rule }, ikke { $wanted }
check-refused-but-changed = '{ $action }' ble avvist, men endret bordet
check-accepted = '{ $action }' ble godtatt, men skal avvises
check-legal = legal er [{ $found }], ikke [{ $wanted }]
check-see = { $key } er { $found }, ikke { $wanted }
check-events = hendelsene er { $found }, og der finnes ikke { $wanted } i denne rekkefølgen

## Answers of `kortbord ask`

ask-turn = Det er turen til plass { $seat }.
ask-nobodys-turn = Ingen har turen.
ask-may = Plass { $seat } kan: { $actions }.
ask-not = ikke { $action }: { $sentence } ({ $rule })
