### The rules of the donkey family, one message a rule id: in the rulebook, and as the reason of a refusal.
### Arguments: every option in force by its name, and $players.


## What it is about

AE-01 = Vær den første som blir kvitt alle kortene.
AE-02 = Pass deg for eselkortet: Så lenge du har det, vinner du ikke ved å bli kvitt det siste kortet ditt.

## The players

AE-03 = { option-allow_eight }
AE-07 = { option-starts }
AE-08 = { option-direction }
AE-25 = Spillet skifter aldri retning, og én tur er ferdig før den neste begynner.
AE-A03 = { option-allow_eight }
AE-A04 = { option-starts }
AE-A05 = { option-direction }

## The cards and the deal

AE-05 = Tallkortene stokkes og deles ut ett om gangen i spilleretningen. Den som begynner, får det første.
AE-06 = Kortene dine ligger foran deg i en bunke med baksiden opp, og ingen ser på dem: Det er den skjulte bunken din. Kortene du snur, legges ved siden av med tallet opp: Det er den synlige bunken din.
AE-A01 = { option-copies }
AE-A02 = { option-remainder }

## What fits

AE-04 = På en synlig bunke passer et kort bare hvis tallet er nøyaktig én høyere eller én lavere enn på det øverste kortet: På en sjuer passer en sekser og en åtter. Der det ikke ligger noe kort, passer ingenting.
AE-A22 = En ener ligger aldri på en synlig bunke, så der passer en toer bare på en treer. En ener du har fått i gave, skal til midten når du snur den.
AE-A23 = Tallene går ikke i ring: 20 og 1 er ikke naboer.
AE-A29 = Når en spiller er ute av spillet, er det ikke lenger noen bunke på den plassen, og ingenting kan legges der.
AE-A31 = Like tall passer aldri: En sjuer kan ikke legges på en sjuer.

## Your turn

AE-09 = { $start_from_visible ->
    [true] { option-start_from_visible }
   *[false] Turen din begynner med et nytt kort: Snu det øverste kortet i den skjulte bunken din. Legg kortet du har snudd, før du gjør noe annet.
 }
AE-10 = { $own_pile ->
    [true] Passer det nye kortet i midten eller på en synlig bunke, din egen eller en annens, må du legge det der.
   *[false] Passer det nye kortet i midten eller på den synlige bunken til en annen, må du legge det der.
 }
AE-11 = Passer det nye kortet ingen steder, blir det liggende øverst på din egen synlige bunke. Da er turen din over.
AE-12 = For hvert kort du har lagt der det passer, går turen din videre med ett kort til.
AE-13 = { $visible_choice ->
    [any] For hvert kort til velger du selv: Snu et nytt, eller flytt et av de synlige kortene dine bort, til midten eller til bunken til en annen.
   *[top] For hvert kort til velger du selv: Snu et nytt, eller flytt det øverste kortet i den synlige bunken din bort, til midten eller til bunken til en annen.
 }
AE-14 = Slik går turen din videre, kort etter kort, til et nytt kort ikke passer noe sted.
AE-A06 = { option-own_pile }
AE-A08 = { option-visible_choice }
AE-A09 = { $start_from_visible ->
    [true] { option-start_from_visible }
   *[false] { AE-09 }
 }
AE-A30 = { option-may_stop }

## The centre

AE-15 = En ener skal til midten av bordet og ingen andre steder.
AE-16 = { option-centre_both_ways }
AE-17 = Midten kommer først: Passer kortet ditt der, må du legge det der, selv om det også passer på bunken til en spiller.
AE-A07 = { option-priority }
AE-A19 = { option-centre_piles }
AE-A20 = { option-centre_both_ways }
AE-A21 = { $centre_both_ways ->
    [true] Også på en bunke som har nådd 20, kan dere gå videre, nedover med 19.
   *[false] En bunke som har nådd 20, er ferdig: Det legges ikke mer på den.
 }

## Turning the pile over

AE-22 = Har du ingen skjulte kort når turen din begynner, snus den synlige bunken din og blir den skjulte bunken din igjen. Det kan du ikke gjøre midt i en tur.
AE-A24 = { $visible_choice ->
    [any] Tar den skjulte bunken slutt midt i turen din, kan du bare gå videre med de synlige kortene dine. Når ingen av dem passer et annet sted, er turen din over.
   *[top] Tar den skjulte bunken slutt midt i turen din, kan du bare gå videre med det øverste synlige kortet ditt. Når det ikke passer et annet sted, er turen din over.
 }

## The donkey

AE-18 = { option-donkey_to }
AE-19 = Med eselkortet kommer det gaver: Hver av de andre som fortsatt er med, gir det øverste kortet i den skjulte bunken sin uten å se på det. Den første til venstre for eselet begynner.
AE-20 = Eselkortet blir der det er, helt til en forglemmelse sender det videre til en annen.
AE-21 = { option-donkey_to }
AE-A10 = { $own_pile ->
    [true] Å overse en mulighet kalles en forglemmelse: Du lar et kort bli liggende på din egen bunke, der det ikke passer, selv om det passer et annet sted, eller du legger det på en bunke selv om det passer i midten.
   *[false] Å overse en mulighet kalles en forglemmelse: Du lar et kort bli liggende på din egen bunke selv om det passer et annet sted, eller du legger det på en bunke selv om det passer i midten.
 }
AE-A11 = { option-oversight }
AE-A12 = Når spillet begynner, ligger eselkortet åpent ved kanten av bordet, og ingen har det.
AE-A13 = { option-donkey_to }
AE-A14 = { option-repeat_penalty }
AE-A15 = { option-gifts }
AE-A16 = { option-giver_turns_pile }
AE-A17 = { option-last_card_as_gift }
AE-A18 = { option-misplaced_card }

## The end of a game

AE-23 = Den første som ikke har flere kort, vinner spillet.
AE-24 = { $late_pass_wins ->
    [true] Har den første uten kort eselkortet, går spillet videre uten den spilleren, og den neste som blir ferdig uten eselet, vinner.
   *[false] Har den første uten kort eselkortet, er den spilleren ute og kan ikke vinne lenger. Spillet går videre, og den neste som blir ferdig uten eselet, vinner.
 }
AE-A25 = Du er ute så snart begge bunkene dine er tomme, også midt i en tur. Eselkortet teller ikke som et kort.
AE-A26 = Når bare én spiller er igjen i spillet, har den spilleren vunnet, også med eselkortet.
AE-A28 = { $stalemate ->
    [draw] Et spill har låst seg når alle har snudd bunken sin to ganger uten at noe kort har gått fra eieren sin, eller når ingen kort har nådd midten på 2000 trekk. Da vinner ingen.{ $games_to_win ->
        [1] {""}
       *[other] {" "}Det tredje slike spillet avslutter partiet.
     }
   *[fewest_cards] Et spill har låst seg når alle har snudd bunken sin to ganger uten at noe kort har gått fra eieren sin, eller når ingen kort har nådd midten på 2000 trekk. Da vinner den som har færrest kort. Står flere likt, taper eselet.
 }

## The match

AE-A27 = De som ikke har vunnet, rangeres etter hvor mange kort de har igjen: jo færre, jo bedre. Står flere likt, kommer eselet sist.

## When you disagree

AE-26 = Er dere i tvil om et kort passer? Ved et bord med ekte kort tar dere en liten pause og ser på de to tallene sammen. På skjermen passer programmet på det.
AE-27 = Avgjør det sammen, og spill videre.
AE-28 = Blir dere ikke enige, gjelder det enkleste: Bare tall som er nøyaktig 1 fra hverandre, passer.
