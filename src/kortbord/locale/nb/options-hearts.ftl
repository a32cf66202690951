### The options of the hearts family: what is so at the table (the message), its label, what is decided, its value.
### Options that other families have too (match, first_dealer) stand in options-table.ftl.
### Arguments: every option in force by its name, and $players.


## The cards and the exchange

option-removal = { $removal ->
    [club_first] Med tre spillere tas kløver to ut av kortstokken, med fem både kløver to og ruter to. Da får alle like mange kort.
   *[diamond_first] Med tre spillere tas ruter to ut av kortstokken, med fem både ruter to og kløver to. Da får alle like mange kort.
 }
    .name = Kort som tas ut
    .help = Med tre eller fem spillere går ikke kortene opp, så ett eller to lave kort tas ut. Med tre tar noen ut ruter to og andre kløver to, som ellers ville åpnet spillet.
    .value = { $removal ->
        [club_first] først kløver to
       *[diamond_first] først ruter to
     }

# The third direction of a changing exchange: nobody sits opposite at a table of three or five.
hearts-third-way = { $players ->
    [3] til venstre igjen
    [5] til den andre spilleren på venstre side
   *[other] til spilleren rett overfor
 }
option-exchange = { $exchange ->
    [none] { HT-43 }
    [right] Du gir de tre kortene dine til spilleren til høyre for deg.
    [left_right_across_hold] Byttet skifter fra runde til runde: først til venstre, så til høyre, så { hearts-third-way }, så ikke i det hele tatt. Etter det begynner det forfra.
    [left_across_right_hold] Byttet skifter fra runde til runde: først til venstre, så { hearts-third-way }, så til høyre, så ikke i det hele tatt. Etter det begynner det forfra.
   *[left] Du gir de tre kortene dine til spilleren til venstre for deg.
 }
    .name = Bytte av kort
    .help = Før spillet begynner, kan alle gi tre kort til en annen spiller og bli kvitt de farligste. Noen gir alltid til venstre, noen skifter retning for hver runde, og noen bytter ikke i det hele tatt.
    .value = { $exchange ->
        [none] ikke noe bytte
        [right] til høyre
        [left_right_across_hold] venstre, høyre, overfor, ingen
        [left_across_right_hold] venstre, overfor, høyre, ingen
       *[left] til venstre
     }

## The first trick

option-first_trick_penalties = { $first_trick_penalties ->
    [allowed] { HT-44 }
    [redeal] Ingen straffekort kan kastes i det første stikket. Har noen ikke annet, deles kortene ut på nytt.
   *[only_if_forced] Ingen straffekort kan kastes i det første stikket, unntatt av en spiller som ikke har annet.
 }
    .name = Første stikk
    .help = Ved de fleste bord trenger ingen å være redd for det første stikket: Verken hjerter eller spar dame kan kastes i det. Hva som skjer når en spiller ikke har annet, er folk uenige om.
    .value = { $first_trick_penalties ->
        [allowed] straffekort er tillatt
        [redeal] ingen straffekort, ellers ny utdeling
       *[only_if_forced] straffekort bare når du må
     }
option-hearts_before_queen = { $hearts_before_queen ->
    [true] Den som må kaste et straffekort i det første stikket, må kaste en hjerter og beholde spar dame.
   *[false] Den som må kaste et straffekort i det første stikket, velger fritt: en hjerter eller spar dame.
 }
    .name = Hjerter før damen
    .help = En spiller som bare har straffekort, må kaste ett i det første stikket. Er det lov å kaste spar dame, eller må det være en hjerter?
    .value = { $hearts_before_queen ->
        [true] en hjerter
       *[false] hjerter eller damen
     }

## Breaking hearts

option-queen_breaks_hearts = { $queen_breaks_hearts ->
    [discarded] Spar dame bryter også hjerter når hun kastes i et stikk i en annen farge.
    [played] Spar dame bryter også hjerter, uansett hvordan hun blir spilt.
   *[never] Spar dame bryter ikke hjerter.
 }
    .name = Damen bryter hjerter
    .help = Hjerter kan spilles ut når de er brutt, og en hjerter som kastes, bryter dem alltid. Om spar dame også gjør det, har folk lenge vært uenige om.
    .value = { $queen_breaks_hearts ->
        [discarded] når hun kastes
        [played] uansett hvordan hun spilles
       *[never] aldri
     }
option-forced_lead_breaks = { $forced_lead_breaks ->
    [true] En hjerter som spilles ut før hjerter er brutt, bryter dem.
   *[false] En hjerter som spilles ut før hjerter er brutt, bryter dem ikke: De andre må fortsatt vente.
 }
    .name = Tvunget utspill
    .help = En spiller som bare har hjerter, må spille ut en, også før hjerter er brutt. Er hjerter da brutt for alle de andre?
    .value = { $forced_lead_breaks ->
        [true] bryter hjerter
       *[false] bryter ikke hjerter
     }
option-lead_heart_beside_queen = { $lead_heart_beside_queen ->
    [true] Hvis hjerter ikke er brutt og du bare har hjerter og spar dame, kan du spille ut det du vil.
   *[false] Hvis hjerter ikke er brutt og du bare har hjerter og spar dame, må du spille ut damen.
 }
    .name = Utspill med damen
    .help = Hjerter er ikke brutt, og den som skal spille ut, har bare hjerter og spar dame. Må damen spilles ut, selv om det godt kan koste 13 poeng?
    .value = { $lead_heart_beside_queen ->
        [true] hjerter eller damen
       *[false] damen
     }

## Honour

option-honour_mode = { $honour_mode ->
    [true] Ingen passer på at du bekjenner farge. Lar du være selv om du kunne, kalles det svik.
   *[false] På skjermen kan ingen glemme å bekjenne farge: Programmet tillater det ikke.
 }
    .name = På æresord
    .help = Ved kjøkkenbordet kan det hende at noen ikke bekjenner farge, ved en feil eller med vilje, og det koster 13 poeng hvis det blir oppdaget. Programmet kan stole på deg eller sørge for at det ikke kan skje.
    .value = { $honour_mode ->
        [true] på æresord
       *[false] programmet passer på
     }
option-revoked_slam_void = { $revoked_slam_void ->
    [true] En storeslem gjelder ikke hvis det er oppdaget et svik av spilleren som tok den.
   *[false] En storeslem gjelder selv om det er oppdaget et svik av spilleren som tok den. De 13 poengene for sviket legges til.
 }
    .name = Storeslem med svik
    .help = Når dere spiller på æresord, kan en spiller ta en storeslem ved hjelp av et svik. Gjelder den storeslemmen da?
    .value = { $revoked_slam_void ->
        [true] gjelder ikke
       *[false] gjelder
     }

## The points

option-slam = { $slam ->
    [subtract_26] Den som tar alle tretten hjerter og spar dame i én runde, har en storeslem: 26 poeng trekkes fra summen til den spilleren, og de andre får 0.
   *[others_26] Den som tar alle tretten hjerter og spar dame i én runde, har en storeslem: Den spilleren får 0 poeng, og alle de andre får 26.
 }
    .name = Storeslem
    .help = Å ta alle straffekortene i en runde er en bragd, så det blir belønnet. Ved de fleste bord får de andre 26 poeng hver. Ved noen trekker spilleren i stedet fra 26.
    .value = { $slam ->
        [subtract_26] minus 26
       *[others_26] 26 til de andre
     }
option-jack_of_diamonds = { $jack_of_diamonds ->
    [minus_ten] Ruter knekt er verdt å ta: Den som får den, teller 10 poeng mindre.
   *[plain] Ruter knekt er et kort som alle andre.
 }
    .name = Ruter knekt
    .help = Noen spiller med ett kort som alle vil ha: ruter knekt, som trekker fra 10 poeng.
    .value = { $jack_of_diamonds ->
        [minus_ten] minus 10 poeng
       *[plain] ikke noe spesielt
     }
option-slam_needs_jack = { $slam_needs_jack ->
    [true] For å få storeslem må du ta ruter knekt også.
   *[false] For å få storeslem trenger du ikke ruter knekt.
 }
    .name = Knekt i storeslem
    .help = Der ruter knekt trekker fra 10 poeng, sier noen at en storeslem først er hel med knekten.
    .value = { $slam_needs_jack ->
        [true] nødvendig
       *[false] ikke nødvendig
     }

## The match

option-points_limit = Partiet er over etter den runden der en spiller kommer opp i { $points_limit } poeng eller mer.
    .name = Poenggrense
    .help = Et parti på poeng er over når noen har så mange. 100 er det vanlige. Velg færre hvis kvelden er kort.
    .value = { $points_limit } poeng
option-deals = { $deals ->
    [0] Partiet har { $players } runder, så alle deler ut én gang.
    [one] Partiet er én eneste runde.
   *[other] Partiet har { $deals } runder.
 }
    .name = Antall runder
    .help = Et parti på runder er over etter så mange. Det er mest rettferdig hvis alle deler ut like ofte.
    .value = { $deals ->
        [0] én for hver spiller
        [one] én runde
       *[other] { $deals } runder
     }
option-tie = { $tie ->
    [everyone_plays] Hvis flere står likt med færrest poeng, spiller alle videre, runde for runde, til én er alene om å ha færrest.
    [shared] Hvis flere står likt med færrest poeng, deler de seieren.
   *[extra_hand] Hvis flere står likt med færrest poeng, spiller bare de en ekstra runde, og den som får færrest poeng i den, vinner.
 }
    .name = Når det står likt
    .help = To eller flere kan ende med den samme laveste summen. De kan spille om seieren alene, alle kan spille videre, eller de kan dele seieren.
    .value = { $tie ->
        [everyone_plays] alle spiller videre
        [shared] delt seier
       *[extra_hand] ekstra runde for dem som står likt
     }
