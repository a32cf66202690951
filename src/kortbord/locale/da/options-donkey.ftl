### Husreglerne for æselfamilien: hvad der gælder ved bordet (beskeden), mærkat, hvad der afgøres, værdi.
### Den husregel, som en anden familie også har (stalemate), står i options-table.ftl.
### Argumenter: alle gældende husregler ved navn og $players.


## Kortene og spillerne

option-copies = { $copies ->
    [4] Der er 80 talkort, fire af hvert tal fra 1 til 20, og ét æselkort.
    [6] Der er 120 talkort, seks af hvert tal fra 1 til 20, og ét æselkort.
    [per_player] Der er ét sæt kort fra 1 til 20 for hver spiller, altså { $players } af hvert tal, og ét æselkort.
   *[5] Der er 100 talkort, fem af hvert tal fra 1 til 20, og ét æselkort.
 }
    .name = Kortene i spillet
    .help = Som regel er hvert tal med fem gange. I kan spille et kortere eller længere spil eller tage ét helt sæt for hver spiller, så alle kan begynde med 20 kort.
    .value = { $copies ->
        [per_player] ét sæt for hver spiller
       *[other] { $copies } af hvert tal
     }
option-remainder = { $remainder ->
    [aside] Går kortene ikke lige op, lægges dem, der er til overs, til side og bruges ikke.
   *[deal] Går kortene ikke lige op, får de første spillere ét mere.
 }
    .name = Kort til overs
    .help = Når alle har lige mange kort, kan et par stykker være til overs, for eksempel med tre spillere. De kan deles ud med eller lægges til side; men uden dem bliver en bunke i midten måske aldrig færdig.
    .value = { $remainder ->
        [aside] lægges til side
       *[deal] deles ud med
     }
option-allow_eight = { $allow_eight ->
    [true] Spillet er for to til otte spillere.
   *[false] Spillet er for to til seks spillere.
 }
    .name = Flest spillere
    .help = Spillet er bedst med op til seks. Nogle æsker lover sjov for otte, men så bliver der færre kort til hver og længere at vente.
    .value = { $allow_eight ->
        [true] op til otte
       *[false] op til seks
     }
option-starts = { $starts ->
    [left_of_dealer] { $games_to_win ->
        [one] Spilleren på den sidste plads giver, og spilleren til venstre for giveren begynder.
       *[other] Spilleren til venstre for giveren begynder. Spilleren på den sidste plads giver først, og i hvert nyt spil er det den næste til venstre.
     }
    [random] { $games_to_win ->
        [one] Tilfældet afgør, hvem der begynder.
       *[other] Tilfældet afgør i hvert spil på ny, hvem der begynder.
     }
   *[youngest] { $games_to_win ->
        [one] Den yngste begynder.
       *[other] Den yngste begynder hvert spil.
     }
 }
    .name = Hvem begynder
    .help = Mange lader den yngste begynde. Andre steder er det spilleren til venstre for giveren, eller tilfældet afgør det.
    .value = { $starts ->
        [left_of_dealer] til venstre for giveren
        [random] tilfældig
       *[youngest] den yngste
     }
option-direction = { $direction ->
    [anticlockwise] Spillet går mod uret: Efter dig kommer spilleren til højre for dig.
   *[clockwise] Spillet går med uret: Efter dig kommer spilleren til venstre for dig.
 }
    .name = Spillets retning
    .help = I Danmark går spillet med uret, i Tyskland mod uret. Retningen skifter ikke undervejs.
    .value = { $direction ->
        [anticlockwise] mod uret
       *[clockwise] med uret
     }

## Din tur

option-own_pile = { $own_pile ->
    [false] Din egen bunke tæller ikke: Et nyt kort, du lader blive dér, slutter din tur, også selv om tallene er naboer.
   *[true] Din egen synlige bunke tæller også: Passer det nye kort på dens øverste kort, og lægger du det dér, går din tur videre.
 }
    .name = Egen bunke tæller
    .help = Et nyt kort kan også passe på din egen synlige bunke. Hos nogle tæller det, og din tur går videre, så spillet bliver kortere. Hos andre tæller kun midten og de andres bunker.
    .value = { $own_pile ->
        [false] nej
       *[true] ja
     }
option-start_from_visible = { $start_from_visible ->
    [true] { $visible_choice ->
        [any] Begynd din tur, som du vil: Vend et nyt kort, eller flyt et synligt kort hen, hvor det passer. Læg det kort, du har vendt, før du gør noget andet.
       *[top] Begynd din tur, som du vil: Vend et nyt kort, eller flyt dit øverste synlige kort hen, hvor det passer. Læg det kort, du har vendt, før du gør noget andet.
     }
   *[false] Din tur begynder med et nyt kort.
 }
    .name = Begynd med synligt kort
    .help = Måske passer dit synlige kort et sted, når din tur begynder. De fleste skal alligevel vende et nyt kort først; nogle må begynde med det synlige.
    .value = { $start_from_visible ->
        [true] tilladt
       *[false] ikke tilladt
     }
option-visible_choice = { $visible_choice ->
    [any] Ethvert kort i din synlige bunke må flyttes, ikke kun det øverste, så bred bunken ud.
   *[top] I din synlige bunke kan kun det øverste kort flyttes. De andre må vente, til de ligger øverst.
 }
    .name = Synlige kort at flytte
    .help = Efter et kort, der passer, må du gå videre med et, du vendte tidligere. Som regel er kun det øverste i din synlige bunke frit; hvor kortene bredes ud, kan du tage et hvilket som helst.
    .value = { $visible_choice ->
        [any] et hvilket som helst
       *[top] kun det øverste
     }
option-may_stop = { $may_stop ->
    [true] Når du har lagt et kort, hvor det passer, må du slutte din tur, medmindre du lige har vendt et kort.
   *[false] Du må ikke stoppe af dig selv: Så længe du har et kort at vende eller flytte, går du videre.
 }
    .name = At stoppe før tid
    .help = At gå videre er en chance for at komme af med kort, men også for at overse noget. Må man stoppe, selv om man kunne gå videre?
    .value = { $may_stop ->
        [true] efter et kort, der passer
       *[false] ikke tilladt
     }

## Hvor et kort skal hen

option-priority = { $priority ->
    [nearest_left] { $direction ->
        [anticlockwise] { $own_pile ->
            [true] Passer et kort på flere bunker, men ikke i midten, skal det til den nærmeste spiller til højre for dig; din egen bunke kommer sidst.
           *[false] Passer et kort på flere bunker, men ikke i midten, skal det til den nærmeste spiller til højre for dig.
         }
       *[clockwise] { $own_pile ->
            [true] Passer et kort på flere bunker, men ikke i midten, skal det til den nærmeste spiller til venstre for dig; din egen bunke kommer sidst.
           *[false] Passer et kort på flere bunker, men ikke i midten, skal det til den nærmeste spiller til venstre for dig.
         }
     }
   *[free] Passer et kort på flere bunker, men ikke i midten, vælger du den, du bedst kan lide.
 }
    .name = Flere bunker passer
    .help = Et kort passer tit på mere end én bunke. Nogle lader dig vælge; andre siger, at det skal til den, der kommer først efter dig i spillets retning.
    .value = { $priority ->
        [nearest_left] den nærmeste
       *[free] frit valg
     }
option-centre_piles = { $centre_piles ->
    [single] Der er én bunke i midten ad gangen. Et 1-tal, der kommer imens, venter ved siden af; når bunken når 20, begynder et ventende 1-tal straks en ny.
   *[many] Hvert 1-tal begynder sin egen bunke i midten.
 }
    .name = Bunker i midten
    .help = Der er flere 1-taller med. Hvert kan begynde sin egen bunke, eller der er én bunke ad gangen, og de andre 1-taller venter, så spillet varer længere.
    .value = { $centre_piles ->
        [single] én ad gangen
       *[many] én for hvert 1-tal
     }
option-centre_both_ways = { $centre_both_ways ->
    [true] I midten kan kun et 1-tal begynde en bunke, og på det lægges et 2-tal. Derefter passer et kort, hvis det er præcis én højere eller én lavere end det øverste.
   *[false] I midten kan kun et 1-tal begynde en bunke, og så vokser den opad med én ad gangen: 2, 3, 4 og så videre op til 20.
 }
    .name = Midtens retning
    .help = Mange bygger kun midten opad, fra 1 til 20. Nogle lader den gå nedad igen, så flere kort passer dér.
    .value = { $centre_both_ways ->
        [true] op og ned
       *[false] kun opad
     }
option-shuffle_on_turn = { $shuffle_on_turn ->
    [true] Bland bunken, hver gang den vendes om, så ingen ved, hvad der kommer.
   *[false] Bunken blandes ikke, når den vendes om: Det kort, der blev vendt først, kommer først igen.
 }
    .name = At blande sin bunke
    .help = Når en bunke vendes om, kommer dens kort i samme rækkefølge igen, og den, der husker godt, kender det næste kort. De, der ikke bryder sig om det, blander bunken.
    .value = { $shuffle_on_turn ->
        [true] ja
       *[false] nej
     }

## At overse noget

option-oversight = { $oversight ->
    [challenge] En overset mulighed tæller kun, hvis en anden, der er med endnu, melder det, før den næste spiller vender et kort. Kun den første melding om et kort gælder; en forkert koster ikke noget.
   *[auto] Programmet opdager straks, når en mulighed bliver overset, så ingen behøver melde det.
 }
    .name = Hvem opdager det
    .help = Programmet kan opdage hver overset mulighed, eller spillerne holder selv øje med hinanden. Ser de det ikke i tide, sker der ingenting.
    .value = { $oversight ->
        [challenge] de andre spillere
       *[auto] programmet
     }
option-wrong_pile_is_oversight = { $wrong_pile_is_oversight ->
    [false] Man har ikke overset noget, hvis man vælger en bunke, der passer, men ikke er den nærmeste.
   *[true] Man har også overset noget, hvis man vælger en bunke, der passer, men ikke er den nærmeste.
 }
    .name = Forkert bunke
    .help = Hvor et kort skal til den nærmeste spiller, kan nogen alligevel lægge det hos en anden. Er det at overse noget?
    .value = { $wrong_pile_is_oversight ->
        [false] nej
       *[true] ja
     }
option-oversight_visible_top = { $oversight_visible_top ->
    [true] Kunne dit øverste synlige kort flyttes hen, hvor det passer, har du også overset noget, hvis du vender et nyt kort i stedet. Gå så videre med det nye kort.
   *[false] Du har ikke overset noget, når du vender et nyt kort, også selv om dit øverste synlige kort kunne flyttes.
 }
    .name = Glemt synligt kort
    .help = I din tur kan du vende et nyt kort, selv om dit øverste synlige kort passer et sted. Som regel vælger du frit; de strenge siger, at du har overset noget.
    .value = { $oversight_visible_top ->
        [true] man har overset noget
       *[false] frit valg
     }
option-donkey_to = { $donkey_to ->
    [left_neighbour] Overser du en mulighed, går æselkortet til din nabo: Den nærmeste til venstre for dig, der er med endnu, er nu æslet.
   *[overlooker] Overser du en mulighed, får du æselkortet: Nu er du æslet!
 }
    .name = Hvem får æslet
    .help = Som regel bliver den, der overså en mulighed, æslet. En gammel tekst giver i stedet kortet til naboen til venstre.
    .value = { $donkey_to ->
        [left_neighbour] naboen til venstre
       *[overlooker] den, der overså noget
     }
option-repeat_penalty = { $repeat_penalty ->
    [true] Skal æselkortet til en, der har det i forvejen, bliver det dér, og der kommer gaver igen.
   *[false] Skal æselkortet til en, der har det i forvejen, kommer der ikke flere gaver.
 }
    .name = Æsel en gang til
    .help = Æslet kan overse noget en gang til. Selve kortet kan ikke komme igen; nogle giver nye gaver, andre lader det blive ved det.
    .value = { $repeat_penalty ->
        [true] gaver igen
       *[false] ikke flere gaver
     }
option-gifts = { $gifts ->
    [on_top] Æslet lægger gaverne med bagsiden opad øverst på sin skjulte bunke, så de bliver de næste.
   *[under] Æslet lægger gaverne med bagsiden opad under sin skjulte bunke, så de kommer til sidst.
 }
    .name = Gavernes plads
    .help = De kort, som æslet får af de andre, kan lægges under den skjulte bunke eller oven på den. Ovenpå kommer de med det samme.
    .value = { $gifts ->
        [on_top] oven på bunken
       *[under] under bunken
     }
option-giver_turns_pile = { $giver_turns_pile ->
    [true] Den, der ingen skjulte kort har, vender sin synlige bunke om og giver fra den.
   *[false] Den, der ingen skjulte kort har, giver ikke noget.
 }
    .name = Gave uden skjulte kort
    .help = En spiller, der skal give et kort, har måske ingen skjulte kort lige da. Skal den synlige bunke vendes om til det?
    .value = { $giver_turns_pile ->
        [true] vender bunken om
       *[false] giver ikke noget
     }
option-last_card_as_gift = { $last_card_as_gift ->
    [false] Den, der kun har ét kort tilbage, giver det ikke væk.
   *[true] Også dit allersidste kort kan blive en gave; så har du ikke flere kort og er ude.
 }
    .name = Sidste kort som gave
    .help = Den, der giver sit sidste kort væk, bliver færdig med spillet. Nogle synes, det er heldigt; andre siger, at det sidste kort skal spilles.
    .value = { $last_card_as_gift ->
        [false] gives ikke
       *[true] gives også
     }
option-misplaced_card = { $misplaced_card ->
    [stays] Et kort, der ligger forkert, bliver liggende. Passer det ikke dér, er turen slut; passer det, går turen videre.
   *[moved] { $oversight ->
        [challenge] Et kort, der ligger, hvor det ikke passer, bliver dér, og turen er slut. Efter en rigtig melding flyttes et kort på en forkert bunke hen på sin rette plads, hvis det stadig ligger øverst og passer.
       *[auto] Et kort, der ligger, hvor det ikke passer, bliver dér, og turen er slut. Et kort på en forkert bunke flyttes hen på sin rette plads, og turen går videre.
     }
 }
    .name = Kort på forkert plads
    .help = Når det opdages, at en mulighed er overset, ligger et kort måske på en bunke, selv om det hører til et andet sted. Det kan lægges på plads eller blive, hvor det er.
    .value = { $misplaced_card ->
        [stays] bliver liggende
       *[moved] lægges på plads
     }

## Slutningen

option-late_pass_wins = { $late_pass_wins ->
    [true] Går æselkortet videre, mens spillet endnu er i gang, vinder den, der er gået ud med det, i samme øjeblik.
   *[false] Den, der er gået ud med æselkortet, kan ikke vinde mere.
 }
    .name = Ude med æslet
    .help = Man kan komme af med sit sidste kort, mens man har æslet. Bliver en anden æslet bagefter, lader nogle den første vinde alligevel.
    .value = { $late_pass_wins ->
        [true] kan stadig vinde
       *[false] kan ikke vinde
     }
option-score = { $score ->
    [cards_left] Vinderen af et spil får ét point for hvert kort, alle de andre har tilbage. Et spil, der er gået i stå, giver ingen point.
    [points_left] Vinderen af et spil får tallene på alle de kort, de andre har tilbage, lagt sammen. Et spil, der er gået i stå, giver ingen point.
   *[none] { $games_to_win ->
        [one] Der tælles ingen point.
       *[other] Kort, der er tilbage, er lige meget: Hvert vundet spil tæller ét point.
     }
 }
    .name = Point
    .help = Det kan være nok at vinde. Den, der gerne vil tælle, giver vinderen point for de kort, de andre har tilbage, eller for tallene på dem.
    .value = { $score ->
        [cards_left] antal kort tilbage
        [points_left] tallene på kort tilbage
       *[none] ingen
     }
option-games_to_win = { $games_to_win ->
    [one] Partiet er ét enkelt spil.
   *[other] { $score ->
        [none] Partiet slutter, så snart nogen har vundet { $games_to_win } spil, og den spiller vinder det.
       *[other] Partiet slutter, så snart nogen har vundet { $games_to_win } spil. Flest point vinder det; står flere lige, vinder flest spil.
     }
 }
    .name = Spil for at vinde
    .help = Ét spil kan være hele partiet, eller I spiller videre, til nogen har vundet flere.
    .value = { $games_to_win ->
        [one] ét spil
       *[other] { $games_to_win } spil
     }
