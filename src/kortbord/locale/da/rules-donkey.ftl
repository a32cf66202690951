### Reglerne for æselfamilien, én besked for hvert regelnummer: i regelbogen og som grunden til et nej.
### Argumenter: alle gældende husregler ved navn og $players.


## Hvad det går ud på

AE-01 = Kom først af med alle dine kort.
AE-02 = Pas på æselkortet: Så længe du har det, vinder du ikke ved at komme af med dit sidste kort.

## Spillerne

AE-03 = { option-allow_eight }
AE-07 = { option-starts }
AE-08 = { option-direction }
AE-25 = Spillet skifter aldrig retning, og den ene tur er slut, før den næste begynder.
AE-A03 = { option-allow_eight }
AE-A04 = { option-starts }
AE-A05 = { option-direction }

## Kortene og uddelingen

AE-05 = Talkortene blandes og deles ud ét ad gangen i spillets retning, og den, der begynder, får det første.
AE-06 = Dine kort ligger foran dig i en bunke med bagsiden opad, og ingen ser på dem: Det er din skjulte bunke. De kort, du vender, lægges ved siden af med tallet opad: Det er din synlige bunke.
AE-A01 = { option-copies }
AE-A02 = { option-remainder }

## Hvad der passer

AE-04 = På en synlig bunke passer et kort kun, hvis dets tal er præcis én højere eller én lavere end det øverste korts: På 7 passer 6 og 8. Hvor der intet kort ligger, passer intet.
AE-A22 = Et 1-tal ligger aldrig på en synlig bunke, så dér passer et 2-tal kun på et 3-tal. Får du et 1-tal i gave, skal det i midten, når du vender det.
AE-A23 = Tallene går ikke i ring: 20 og 1 er ikke naboer.
AE-A29 = Når en spiller er ude, er der ikke længere nogen bunke på den plads, og intet kan lægges dér.
AE-A31 = Ens tal passer aldrig: Et 7-tal kan ikke lægges på et 7-tal.

## Din tur

AE-09 = { $start_from_visible ->
    [true] { option-start_from_visible }
   *[false] Din tur begynder med et nyt kort: Vend det øverste kort i din skjulte bunke. Læg det kort, du har vendt, før du gør noget andet.
 }
AE-10 = { $own_pile ->
    [true] Passer det nye kort i midten eller på en synlig bunke, din egen eller en andens, skal du lægge det dér.
   *[false] Passer det nye kort i midten eller på en andens synlige bunke, skal du lægge det dér.
 }
AE-11 = Passer det nye kort ingen steder, bliver det liggende øverst på din egen synlige bunke. Så er din tur slut.
AE-12 = For hvert kort, du har lagt, hvor det passer, går din tur videre med ét kort mere.
AE-13 = { $visible_choice ->
    [any] For hvert kort mere vælger du selv: Vend et nyt, eller flyt et af dine synlige kort væk, til midten eller til en andens bunke.
   *[top] For hvert kort mere vælger du selv: Vend et nyt, eller flyt det øverste kort i din synlige bunke væk, til midten eller til en andens bunke.
 }
AE-14 = Sådan går din tur videre, kort efter kort, indtil et nyt kort ikke passer nogen steder.
AE-A06 = { option-own_pile }
AE-A08 = { option-visible_choice }
AE-A09 = { $start_from_visible ->
    [true] { option-start_from_visible }
   *[false] { AE-09 }
 }
AE-A30 = { option-may_stop }

## Midten

AE-15 = Et 1-tal skal i midten af bordet og ingen andre steder.
AE-16 = { option-centre_both_ways }
AE-17 = Midten går forud: Passer dit kort dér, skal du lægge det dér, også selv om det passer på en spillers bunke.
AE-A07 = { option-priority }
AE-A19 = { option-centre_piles }
AE-A20 = { option-centre_both_ways }
AE-A21 = { $centre_both_ways ->
    [true] Også på en bunke, der er nået til 20, kan I gå videre, nedad med et 19-tal.
   *[false] En bunke, der er nået til 20, er færdig: Der lægges ikke mere på den.
 }

## At vende bunken

AE-22 = Har du ingen skjulte kort, når din tur begynder, vendes din synlige bunke om og bliver til din skjulte bunke igen. Det kan du ikke gøre midt i en tur.
AE-A24 = { $visible_choice ->
    [any] Slipper den skjulte bunke op midt i din tur, kan du kun gå videre med dine synlige kort. Når ingen af dem passer andre steder, er din tur slut.
   *[top] Slipper den skjulte bunke op midt i din tur, kan du kun gå videre med dit øverste synlige kort. Når det ikke passer andre steder, er din tur slut.
 }

## Æslet

AE-18 = { option-donkey_to }
AE-19 = Med æselkortet følger gaver: Hver af de andre, der er med endnu, giver det øverste kort i sin skjulte bunke uden at se på det. Den første til venstre for æslet begynder.
AE-20 = Æselkortet bliver, hvor det er, indtil en overset mulighed sender det videre til en anden.
AE-21 = { option-donkey_to }
AE-A10 = { $own_pile ->
    [true] Du overser en mulighed, når du lader et kort blive på din egen bunke, hvor det ikke passer, selv om det passer et andet sted, eller når du lægger det på en bunke, selv om det passer i midten.
   *[false] Du overser en mulighed, når du lader et kort blive på din egen bunke, selv om det passer et andet sted, eller når du lægger det på en bunke, selv om det passer i midten.
 }
AE-A11 = { option-oversight }
AE-A12 = Når spillet begynder, ligger æselkortet åbent ved siden af spillet, og ingen har det.
AE-A13 = { option-donkey_to }
AE-A14 = { option-repeat_penalty }
AE-A15 = { option-gifts }
AE-A16 = { option-giver_turns_pile }
AE-A17 = { option-last_card_as_gift }
AE-A18 = { option-misplaced_card }

## Når et spil slutter

AE-23 = Den første, der ikke har flere kort, vinder spillet.
AE-24 = { $late_pass_wins ->
    [true] Har den første uden kort æselkortet, går spillet videre uden den spiller, og den næste, der bliver færdig uden æslet, vinder.
   *[false] Har den første uden kort æselkortet, er den spiller ude og kan ikke vinde mere. Spillet går videre, og den næste, der bliver færdig uden æslet, vinder.
 }
AE-A25 = Du er ude, så snart begge dine bunker er tomme, også midt i en tur. Æselkortet tæller ikke som et kort.
AE-A26 = Når kun én spiller er tilbage i spillet, har den spiller vundet, også med æselkortet.
AE-A28 = { $stalemate ->
    [draw] Et spil er gået i stå, når alle har vendt deres bunke to gange uden at slippe af med et kort, eller når intet kort er nået til midten i 2000 træk. Så vinder ingen.{ $games_to_win ->
        [1] {""}
       *[other] {" "}Det tredje spil af den slags slutter partiet.
     }
   *[fewest_cards] Et spil er gået i stå, når alle har vendt deres bunke to gange uden at slippe af med et kort, eller når intet kort er nået til midten i 2000 træk. Så vinder færrest kort; står flere lige, taber æslet.
 }

## Partiet

AE-A27 = De, der ikke har vundet, får plads efter, hvor mange kort de har tilbage: jo færre, jo bedre. Står flere lige, kommer æslet sidst.

## Når I er uenige

AE-26 = Tvivler I på, om et kort passer? Ved et bord med rigtige kort holder I en lille pause og ser sammen på de to tal. På skærmen sørger programmet for det.
AE-27 = Afgør det sammen, og spil videre.
AE-28 = Kan I ikke blive enige, gælder det enkleste: Kun tal, der er præcis 1 fra hinanden, passer.
