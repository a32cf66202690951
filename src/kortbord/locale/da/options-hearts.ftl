### Husreglerne for hjerterfri-familien: hvad der gælder ved bordet (beskeden), mærkat, hvad der afgøres, værdi.
### De husregler, som andre familier også har (match, first_dealer), står i options-table.ftl.
### Argumenter: alle gældende husregler ved navn og $players.


## Kortene og byttet

option-removal = { $removal ->
    [club_first] Med tre spillere tages klør 2 ud, med fem både klør 2 og ruder 2. Så får alle lige mange kort.
   *[diamond_first] Med tre spillere tages ruder 2 ud, med fem både ruder 2 og klør 2. Så får alle lige mange kort.
 }
    .name = Kort, der tages ud
    .help = Med tre eller fem spillere går kortene ikke lige op, så et eller to lave kort tages ud. Med tre tager nogle ruder 2 ud og andre klør 2, som ellers ville åbne spillet.
    .value = { $removal ->
        [club_first] først klør 2
       *[diamond_first] først ruder 2
     }

# Den tredje retning i et bytte, der skifter: Ingen sidder overfor ved et bord med tre eller fem.
hearts-third-way = { $players ->
    [3] til venstre igen
    [5] til den anden spiller til venstre
   *[other] til spilleren overfor
 }
option-exchange = { $exchange ->
    [none] { HT-43 }
    [right] Du giver dine tre kort til spilleren til højre for dig.
    [left_right_across_hold] Byttet skifter fra runde til runde: først til venstre, så til højre, så { hearts-third-way }, så slet ikke; derefter forfra.
    [left_across_right_hold] Byttet skifter fra runde til runde: først til venstre, så { hearts-third-way }, så til højre, så slet ikke; derefter forfra.
   *[left] Du giver dine tre kort til spilleren til venstre for dig.
 }
    .name = Bytte
    .help = Før spillet kan alle give tre kort til en anden og slippe af med de farligste. Nogle giver altid til venstre, nogle skifter retning i hver runde, og nogle bytter slet ikke.
    .value = { $exchange ->
        [none] ingen
        [right] til højre
        [left_right_across_hold] venstre, højre, overfor, ingen
        [left_across_right_hold] venstre, overfor, højre, ingen
       *[left] til venstre
     }

## Det første stik

option-first_trick_penalties = { $first_trick_penalties ->
    [allowed] { HT-44 }
    [redeal] Intet strafkort må smides i det første stik; har nogen ikke andet, gives der om.
   *[only_if_forced] Intet strafkort må smides i det første stik, undtagen af den, der ikke har andet.
 }
    .name = Første stik
    .help = De fleste steder behøver ingen frygte det første stik: Hverken hjerter eller spar dame må smides i det. Hvad der sker, når en spiller ikke har andet, er man ikke enige om.
    .value = { $first_trick_penalties ->
        [allowed] strafkort tilladt
        [redeal] ingen strafkort, ellers gives om
       *[only_if_forced] kun strafkort, hvis man skal
     }
option-hearts_before_queen = { $hearts_before_queen ->
    [true] Den, der er nødt til at smide et strafkort i det første stik, skal smide en hjerter og beholde spar dame.
   *[false] Den, der er nødt til at smide et strafkort i det første stik, vælger frit: en hjerter eller spar dame.
 }
    .name = Hjerter før damen
    .help = En spiller, der kun har strafkort, er nødt til at smide et i det første stik. Må det være spar dame, eller skal det være en hjerter?
    .value = { $hearts_before_queen ->
        [true] en hjerter
       *[false] hjerter eller damen
     }

## At bryde hjerter

option-queen_breaks_hearts = { $queen_breaks_hearts ->
    [discarded] Spar dame bryder også hjerter, når hun smides i et stik i en anden kulør.
    [played] Spar dame bryder også hjerter, lige meget hvordan hun bliver spillet.
   *[never] Spar dame bryder ikke hjerter.
 }
    .name = Damen bryder hjerter
    .help = Hjerter må spilles ud, når de er brudt, og det bliver de altid af en hjerter, der smides. Om spar dame også bryder dem, har folk længe været uenige om.
    .value = { $queen_breaks_hearts ->
        [discarded] når hun smides
        [played] hvordan hun end spilles
       *[never] aldrig
     }
option-forced_lead_breaks = { $forced_lead_breaks ->
    [true] En hjerter, der spilles ud, før hjerter er brudt, bryder dem.
   *[false] En hjerter, der spilles ud, før hjerter er brudt, bryder dem ikke: De andre må stadig vente.
 }
    .name = Tvunget udspil
    .help = En spiller, der kun har hjerter, er nødt til at spille en ud, også før hjerter er brudt. Er hjerter så brudt for alle de andre?
    .value = { $forced_lead_breaks ->
        [true] bryder hjerter
       *[false] bryder ikke hjerter
     }
option-lead_heart_beside_queen = { $lead_heart_beside_queen ->
    [true] Er hjerter ikke brudt, og har du kun hjerter og spar dame, må du spille ud, hvad du vil.
   *[false] Er hjerter ikke brudt, og har du kun hjerter og spar dame, skal du spille damen ud.
 }
    .name = Udspil med damen
    .help = Hjerter er ikke brudt, og den, der skal spille ud, har kun hjerter og spar dame. Skal damen spilles ud, så det meget vel kan koste 13 point?
    .value = { $lead_heart_beside_queen ->
        [true] hjerter eller damen
       *[false] damen
     }

## Ære

option-honour_mode = { $honour_mode ->
    [true] Ingen holder øje med, om du bekender kulør. Lader du være, selv om du kunne, kaldes det at svigte.
   *[false] På skærmen kan ingen glemme at bekende kulør: Programmet tillader det ikke.
 }
    .name = På ære
    .help = Ved køkkenbordet kan man komme til at lade være med at bekende kulør, ved en fejl eller med vilje, og det koster 13 point, hvis det opdages. Programmet kan overlade det til din ære eller sørge for, at det ikke kan ske.
    .value = { $honour_mode ->
        [true] på ære og samvittighed
       *[false] programmet holder øje
     }
option-revoked_slam_void = { $revoked_slam_void ->
    [true] En storeslem gælder ikke, hvis det er opdaget, at den, der tog den, har svigtet kulør.
   *[false] En storeslem gælder, også selv om det er opdaget, at den, der tog den, har svigtet kulør; de 13 point lægges til.
 }
    .name = Storeslem med svigt
    .help = Når der spilles på ære, kan en spiller tage en storeslem ved hjælp af et svigt. Gælder den storeslem så?
    .value = { $revoked_slam_void ->
        [true] gælder ikke
       *[false] gælder
     }

## Pointene

option-slam = { $slam ->
    [subtract_26] Den, der tager alle tretten hjerter og spar dame i én runde, har en storeslem: Så trækkes 26 point fra, og de andre får 0.
   *[others_26] Den, der tager alle tretten hjerter og spar dame i én runde, har en storeslem: Så får man selv 0 point, og alle de andre får 26.
 }
    .name = Storeslem
    .help = At tage alle strafkort i en runde er en bedrift, så det bliver belønnet. De fleste steder får de andre 26 point hver; nogle steder trækker man i stedet selv 26 fra.
    .value = { $slam ->
        [subtract_26] minus 26
       *[others_26] 26 til de andre
     }
option-jack_of_diamonds = { $jack_of_diamonds ->
    [minus_ten] Ruder knægt er god at få: Den, der tager den, tæller 10 point mindre.
   *[plain] Ruder knægt er et kort som alle andre.
 }
    .name = Ruder knægt
    .help = Nogle spiller med ét kort, som alle vil have: ruder knægt, der tager 10 point fra.
    .value = { $jack_of_diamonds ->
        [minus_ten] minus 10 point
       *[plain] ikke noget særligt
     }
option-slam_needs_jack = { $slam_needs_jack ->
    [true] Til en storeslem skal du også tage ruder knægt.
   *[false] Til en storeslem behøver du ikke ruder knægt.
 }
    .name = Knægt til storeslem
    .help = Hvor ruder knægt tager 10 point fra, siger nogle, at en storeslem først er hel med knægten.
    .value = { $slam_needs_jack ->
        [true] nødvendig
       *[false] ikke nødvendig
     }

## Partiet

option-points_limit = Partiet slutter efter den runde, hvor en spiller når op på { $points_limit } point eller mere.
    .name = Pointgrænse
    .help = Et parti på point slutter, når nogen har så mange. 100 er det sædvanlige; vælg færre, hvis aftenen er kort.
    .value = { $points_limit } point
option-deals = { $deals ->
    [0] Partiet har { $players } runder, så alle giver én gang.
    [one] Partiet er én enkelt runde.
   *[other] Partiet har { $deals } runder.
 }
    .name = Antal runder
    .help = Et parti på runder slutter efter så mange. Det er mest retfærdigt, hvis alle giver lige mange gange.
    .value = { $deals ->
        [0] én for hver spiller
        [one] én runde
       *[other] { $deals } runder
     }
option-tie = { $tie ->
    [everyone_plays] Står flere lige med færrest point, spiller alle videre, runde for runde, til én er alene om det.
    [shared] Står flere lige med færrest point, deler de sejren.
   *[extra_hand] Står flere lige med færrest point, spiller de alene en ekstra runde, og færrest point i den vinder.
 }
    .name = Når det står lige
    .help = To eller flere kan ende med lige få point i alt. De kan spille om det alene, alle kan spille videre, eller sejren deles.
    .value = { $tie ->
        [everyone_plays] alle spiller videre
        [shared] delt sejr
       *[extra_hand] ekstra runde for dem, der står lige
     }
