### The rules of the hearts family, one message a rule id: in the rulebook, and as the reason of a refusal.
### Arguments: every option in force by its name, and $players.


## What it is about

HT-01 = Alle spiller ett kort, og én spiller må ta alle sammen: Det er et stikk. Pass deg for stikk med hjerter eller spar dame i!
HT-03 = Hver hjerter du tar, koster deg 1 poeng.
HT-04 = Spar dame koster 13 poeng for den som tar henne, like mye som alle hjerterne til sammen.
HT-05 = Den som har færrest poeng til slutt, vinner.
HT-15 = Hjerterne og spar dame er straffekortene. La de andre ta dem: Den som har færrest poeng til slutt, vinner.

## The players

HT-02 = Spillet er for tre, fire eller fem spillere.
HT-A23 = Spillet er for tre, fire eller fem spillere. To spiller det bare for å avgjøre hvem som vinner når de står likt.
HT-07 = Alle spiller hver for seg. Ingen har makker.
HT-08 = { $first_dealer ->
    [last_seat] Spilleren på den siste plassen deler ut i den første runden.
   *[random] Tilfeldighetene avgjør hvem som deler ut i den første runden.
 }
HT-09 = I hver ny runde er det nestemann til venstre som deler ut.
HT-10 = Alt går med klokka: Etter deg kommer spilleren til venstre for deg.

## The cards and the deal

HT-11 = Dere trenger en vanlig kortstokk på 52 kort. Jokerne er ikke med.
HT-12 = I hver farge er esset det høyeste kortet. Så kommer konge, dame, knekt, 10, 9 og så videre ned til toeren.
HT-13 = Det er ingen trumf: Ingen farge er sterkere enn en annen.
HT-14 = { option-removal }
HT-A01 = { option-removal }
HT-16 = På skjermen er det programmet som stokker. Med ekte kort stokker giveren, og spilleren til høyre for giveren tar av.
HT-17 = { $players ->
    [3] Alle kortene deles ut, ett om gangen. Spilleren til venstre for giveren får det første. Alle får 17.
    [5] Alle kortene deles ut, ett om gangen. Spilleren til venstre for giveren får det første. Alle får 10.
   *[other] Alle kortene deles ut, ett om gangen. Spilleren til venstre for giveren får det første. Alle får 13.
 }

## The exchange

HT-18 = { $exchange ->
    [left_right_across_hold] I en runde med bytte velger alle tre forskjellige kort og gir dem bort med baksiden opp. Du gir én gang, og ingen spiller et kort før alle har gitt.
    [left_across_right_hold] I en runde med bytte velger alle tre forskjellige kort og gir dem bort med baksiden opp. Du gir én gang, og ingen spiller et kort før alle har gitt.
   *[other] Før det første stikket velger alle tre forskjellige kort og gir dem bort med baksiden opp. Du gir én gang, og ingen spiller et kort før alle har gitt.
 }
HT-19 = Om dere bytter kort, og hvilken vei de går, avtaler dere før den første runden.
HT-43 = Ved dette bordet byttes det ikke kort: Du spiller med kortene du fikk utdelt.
HT-45 = Fordi retningen skifter, er det ikke alltid den samme naboen som får de verste kortene dine. Slik er det i amerikansk Hjerter.
HT-A03 = { option-exchange }
HT-A04 = Alle gir samtidig, så du ser ikke de nye kortene dine før du har gitt bort dine egne. Du kan gi hvilke kort du vil, også kløveren som åpner spillet: Den som har den etter byttet, begynner.
HT-A16 = { HT-45 }

## The tricks

HT-20 = Den som har kløver to, spiller den ut: Det er det første kortet i det første stikket.
HT-21 = { $removal ->
    [club_first] Med tre eller fem spillere er ikke kløver to med i kortstokken. Da er kløver tre det første kortet.
   *[diamond_first] Med fem spillere er ikke kløver to med i kortstokken. Da er kløver tre det første kortet.
 }
HT-22 = Deretter legger de andre ett kort hver, én etter én, med bildesiden opp.
HT-25 = Det høyeste kortet i fargen som ble spilt ut, tar stikket. Ingen farge er trumf: Et kort i en annen farge vinner aldri, uansett hvor høyt det er.
HT-26 = Er stikket ditt, så legg alle kortene i det, ett fra hver spiller, foran deg med baksiden opp.
HT-27 = Den som tar et stikk, spiller ut det første kortet i det neste.
HT-A02 = { HT-26 }
HT-A21 = { $auto_finish ->
    [true] { $honour_mode ->
        [true] En runde spilles til det siste kortet, også når alle straffekortene er borte.
       *[false] Når ingen kort i spill kan endre poengene lenger, spiller programmet resten av runden selv.
     }
   *[false] En runde spilles til det siste kortet, også når alle straffekortene er borte.
 }

## What you may play

HT-23 = Bekjenn farge: Har du kort i fargen som ble spilt ut, må du spille et av dem.
HT-24 = { $first_trick_penalties ->
    [allowed] Har du ingen kort i den fargen, kan du kaste hvilket kort du vil, også et straffekort.
   *[other] Har du ingen kort i den fargen, kan du kaste hvilket kort du vil, og etter det første stikket også et straffekort.
 }
HT-30 = I det første stikket kan du ikke kaste hjerter eller spar dame.
HT-31 = Det er ett unntak: Har du bare straffekort på hånden, kan du kaste et av dem i det første stikket.
HT-44 = Straffekort kan kastes i alle stikk, også i det første.
HT-28 = Du kan ikke spille ut en hjerter før hjerter er brutt. Det blir de når noen kaster en hjerter i et stikk i en annen farge.
HT-29 = { $lead_heart_beside_queen ->
    [true] Har du bare hjerter, eller bare hjerter og spar dame, kan du spille ut en hjerter likevel.
   *[false] Har du bare hjerter, kan du spille ut en likevel.
 }
HT-33 = { option-honour_mode }
HT-34 = Et svik blir oppdaget når du senere i samme runde spiller et kort i den fargen. Da koster det deg 13 poeng.
HT-A05 = { $first_trick_penalties ->
    [redeal] Har noen bare straffekort når det første stikket skal begynne, deler den samme giveren ut alle kortene på nytt.
    [allowed] { HT-44 }
   *[only_if_forced] { HT-31 }
 }
HT-A06 = { option-hearts_before_queen }
HT-A07 = { option-queen_breaks_hearts }
HT-A08 = En hjerter som kastes i det første stikket, bryter hjerter like godt som enhver annen.
HT-A09 = { option-forced_lead_breaks }
HT-A10 = { option-lead_heart_beside_queen }
HT-A11 = Etter det første stikket kan du spille ut spar dame hver gang det er du som spiller ut. Hun trenger ikke å vente til hjerter er brutt.
HT-A12 = { option-honour_mode }

## The points

HT-32 = Etter det siste stikket teller alle poengene i stikkene de har tatt.
HT-35 = Det er 26 poeng i hver runde: 13 for hjerterne og 13 for spar dame.
HT-36 = { option-slam }
HT-37 = Poengene dine i runden legges til summen din.
HT-42 = { option-jack_of_diamonds }
HT-A13 = { option-revoked_slam_void }
HT-A15 = { option-slam }
HT-A20 = Ruter knekt er ikke et straffekort: Du kan kaste den i det første stikket. De 10 poengene for den trekkes fra etter en storeslem også, og en sum kan komme under null.

## The match

HT-38 = { option-points_limit }
HT-39 = { option-deals }
HT-40 = Den som har lavest sum, vinner partiet.
HT-41 = { option-tie }
HT-A14 = { $match ->
    [deals] { HT-39 }
   *[points] { HT-38 }
 }
HT-A17 = { $tie ->
    [extra_hand] { $exchange ->
        [none] En ekstra runde avgjør bare hvem som vinner. Poengene i den legges ikke til summene.
       *[other] I en ekstra runde byttes det ikke kort. Den avgjør bare hvem som vinner. Poengene i den legges ikke til summene.
     }
   *[other] { option-tie }
 }
HT-A18 = I en ekstra runde deles det bare ut kort til dem som spiller den: To får hele kortstokken, 26 kort hver. Er de flere, får de like mange kort som ellers når så mange spiller.
HT-A19 = Står flere likt med færrest poeng i en ekstra runde også, spiller de enda en.
HT-A22 = På skjermen kan ingen dele ut feil, vise et kort ved et uhell eller spille utenom tur, så det trengs ingen straff for det.

## Tips

HT-T1 = Bli tidlig kvitt en farge som du har få kort i. Når du ikke har flere, er hvert utspill i den fargen din sjanse til å kaste en hjerter eller spar dame.
HT-T2 = Tell sparkortene. Så lenge damen ikke er spilt, kan spar ess eller spar konge komme til å fange henne, så kast dem i en annen farge når du kan.
HT-T3 = Prøv bare på en storeslem når du har mange ess og konger og de høyeste sparkortene. Nesten storeslem er verre enn ingen: Da fyller du dine egne stikk med straffekort.
HT-T4 = Ser det ut til at noen er i ferd med å ta alt? Ta én hjerter selv, så er det ute med storeslemmen.
HT-T5 = Har du ess eller konge i en farge, så spill ut et lavt kort i den. Kanskje tar en annen stikket med et middels kort, og da er det høye kortet ditt utenfor fare.

## Words

HT-G1 = Straffekort: en hjerter eller spar dame. Den som tar kortet, får poengene.
HT-G2 = Hjerter er brutt: Fra da av, og til runden er over, kan alle spille ut hjerter.
HT-G3 = { $jack_of_diamonds ->
    [minus_ten] { $slam_needs_jack ->
        [true] Storeslem: Én spiller tar alle straffekortene i en runde, og ruter knekt.
       *[false] Storeslem: Én spiller tar alle straffekortene i en runde.
     }
   *[plain] Storeslem: Én spiller tar alle straffekortene i en runde.
 }
HT-G4 = Å bekjenne farge: å spille et kort i fargen som ble spilt ut. Å kaste: å spille et kort i en annen farge.
HT-G5 = Stikk: ett kort fra hver spiller. Å spille ut: å spille det første kortet i stikket.
HT-G6 = Renons: Du er renons i en farge når du ikke har noen kort i den.
HT-06 = Olsen: det danske navnet på dette spillet. Det sies at det kommer av det vanlige etternavnet, fordi familier spiller det om kvelden.
