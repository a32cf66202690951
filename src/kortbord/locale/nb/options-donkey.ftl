### The options of the donkey family: what is so at the table (the message), its label, what is decided, its value.
### The option that another family has too (stalemate) stands in options-table.ftl.
### Arguments: every option in force by its name, and $players.


## The cards and the players

option-copies = { $copies ->
    [4] Kortstokken har 80 tallkort, fire av hvert tall fra 1 til 20, og ett eselkort.
    [6] Kortstokken har 120 tallkort, seks av hvert tall fra 1 til 20, og ett eselkort.
    [per_player] Kortstokken har ett sett kort fra 1 til 20 for hver spiller, altså { $players } av hvert tall, og ett eselkort.
   *[5] Kortstokken har 100 tallkort, fem av hvert tall fra 1 til 20, og ett eselkort.
 }
    .name = Kortstokk
    .help = Den vanlige kortstokken har hvert tall fem ganger. Dere kan spille et kortere eller lengre spill, eller ta ett helt sett for hver spiller, så alle kan begynne med 20 kort.
    .value = { $copies ->
        [per_player] ett sett for hver spiller
       *[other] { $copies } av hvert tall
     }
option-remainder = { $remainder ->
    [aside] Hvis kortene ikke går opp, legges de som er til overs, til side og blir ikke brukt.
   *[deal] Hvis kortene ikke går opp, får de første spillerne ett mer.
 }
    .name = Kort til overs
    .help = Når alle har like mange kort, kan noen få være til overs, for eksempel med tre spillere. De kan deles ut også, eller legges til side. Men uten dem blir kanskje en bunke i midten aldri ferdig.
    .value = { $remainder ->
        [aside] legges til side
       *[deal] deles ut også
     }
option-allow_eight = { $allow_eight ->
    [true] Spillet er for to til åtte spillere.
   *[false] Spillet er for to til seks spillere.
 }
    .name = Flest spillere
    .help = Spillet er best med opptil seks. Noen esker lover moro for åtte, men da blir det færre kort til hver og lengre ventetid.
    .value = { $allow_eight ->
        [true] opptil åtte
       *[false] opptil seks
     }
option-starts = { $starts ->
    [left_of_dealer] { $games_to_win ->
        [one] Spilleren på den siste plassen deler ut, og spilleren til venstre for giveren begynner.
       *[other] Spilleren til venstre for giveren begynner. Spilleren på den siste plassen deler ut først, og i hvert nytt spill er det nestemann til venstre.
     }
    [random] { $games_to_win ->
        [one] Tilfeldighetene avgjør hvem som begynner.
       *[other] Tilfeldighetene avgjør på nytt i hvert spill hvem som begynner.
     }
   *[youngest] { $games_to_win ->
        [one] Den yngste begynner.
       *[other] Den yngste begynner hvert spill.
     }
 }
    .name = Hvem begynner
    .help = Mange lar den yngste begynne. Andre steder er det spilleren til venstre for giveren, eller det er tilfeldig.
    .value = { $starts ->
        [left_of_dealer] til venstre for giveren
        [random] tilfeldig
       *[youngest] den yngste
     }
option-direction = { $direction ->
    [anticlockwise] Spillet går mot klokka: Etter deg kommer spilleren til høyre for deg.
   *[clockwise] Spillet går med klokka: Etter deg kommer spilleren til venstre for deg.
 }
    .name = Spilleretning
    .help = I Danmark går spillet med klokka, i Tyskland mot klokka. Retningen skifter ikke underveis.
    .value = { $direction ->
        [anticlockwise] mot klokka
       *[clockwise] med klokka
     }

## Your turn

option-own_pile = { $own_pile ->
    [false] Din egen bunke teller ikke: Et nytt kort som du lar bli liggende der, avslutter turen din, selv om tallene er naboer.
   *[true] Din egen synlige bunke teller også: Når det nye kortet passer på det øverste kortet der og du legger det der, går turen din videre.
 }
    .name = Egen bunke teller
    .help = Et nytt kort kan også passe på din egen synlige bunke. Hos noen teller det, og turen din går videre, så spillet blir kortere. Hos andre teller bare midten og bunkene til de andre.
    .value = { $own_pile ->
        [false] nei
       *[true] ja
     }
option-start_from_visible = { $start_from_visible ->
    [true] { $visible_choice ->
        [any] Begynn turen din som du vil: Snu et nytt kort, eller flytt et synlig kort dit det passer. Legg kortet du har snudd, før du gjør noe annet.
       *[top] Begynn turen din som du vil: Snu et nytt kort, eller flytt det øverste synlige kortet ditt dit det passer. Legg kortet du har snudd, før du gjør noe annet.
     }
   *[false] Turen din begynner med et nytt kort.
 }
    .name = Begynne med synlig kort
    .help = Kanskje passer det synlige kortet ditt et sted når turen din begynner. De fleste må likevel snu et nytt kort først. Noen kan begynne med det synlige.
    .value = { $start_from_visible ->
        [true] tillatt
       *[false] ikke tillatt
     }
option-visible_choice = { $visible_choice ->
    [any] Alle kortene i den synlige bunken din kan flyttes, ikke bare det øverste, så bre bunken utover.
   *[top] I den synlige bunken din kan bare det øverste kortet flyttes. De andre må vente til de ligger øverst.
 }
    .name = Synlige kort å flytte
    .help = Etter et kort som passer, kan du gå videre med et du snudde tidligere. Som regel er bare det øverste i den synlige bunken din fritt. Der kortene ligger utover, kan du ta hvilket som helst.
    .value = { $visible_choice ->
        [any] hvilket som helst
       *[top] bare det øverste
     }
option-may_stop = { $may_stop ->
    [true] Når du har lagt et kort der det passer, kan du avslutte turen din, så sant du ikke nettopp har snudd et kort.
   *[false] Du kan ikke stoppe av deg selv: Så lenge du har et kort å snu eller flytte, går du videre.
 }
    .name = Å stoppe før tiden
    .help = Å gå videre er en sjanse til å bli kvitt kort, men også til å overse noe. Er det lov å stoppe når du kunne ha gått videre?
    .value = { $may_stop ->
        [true] etter et kort som passer
       *[false] ikke tillatt
     }

## Where a card goes

option-priority = { $priority ->
    [nearest_left] { $direction ->
        [anticlockwise] { $own_pile ->
            [true] Hvis et kort passer på flere bunker, men ikke i midten, skal det til den nærmeste spilleren på høyre side. Din egen bunke kommer sist.
           *[false] Hvis et kort passer på flere bunker, men ikke i midten, skal det til den nærmeste spilleren på høyre side.
         }
       *[clockwise] { $own_pile ->
            [true] Hvis et kort passer på flere bunker, men ikke i midten, skal det til den nærmeste spilleren på venstre side. Din egen bunke kommer sist.
           *[false] Hvis et kort passer på flere bunker, men ikke i midten, skal det til den nærmeste spilleren på venstre side.
         }
     }
   *[free] Hvis et kort passer på flere bunker, men ikke i midten, velger du den du liker best.
 }
    .name = Flere bunker passer
    .help = Et kort passer ofte på mer enn én bunke. Noen lar deg velge. Andre sier at det skal til den som kommer først etter deg i spilleretningen.
    .value = { $priority ->
        [nearest_left] den nærmeste
       *[free] fritt valg
     }
option-centre_piles = { $centre_piles ->
    [single] Det er én midtbunke om gangen. En ener som kommer imens, venter ved siden av. Når bunken når 20, begynner en ener som venter, en ny med en gang.
   *[many] Hver ener begynner sin egen midtbunke.
 }
    .name = Midtbunker
    .help = Det er flere enere i kortstokken. Hver av dem kan begynne sin egen bunke, eller det er én bunke om gangen mens de andre enerne venter, så spillet varer lenger.
    .value = { $centre_piles ->
        [single] én om gangen
       *[many] én for hver ener
     }
option-centre_both_ways = { $centre_both_ways ->
    [true] I midten er det bare en ener som kan begynne en bunke, og på den legges en toer. Etter det passer et kort hvis det er nøyaktig én høyere eller én lavere enn det øverste.
   *[false] I midten er det bare en ener som kan begynne en bunke, og så vokser den oppover med én om gangen: 2, 3, 4 og så videre opp til 20.
 }
    .name = Retningen i midten
    .help = Mange bygger midten bare oppover, fra 1 til 20. Noen lar den gå nedover igjen, så flere kort passer der.
    .value = { $centre_both_ways ->
        [true] opp og ned
       *[false] bare oppover
     }
option-shuffle_on_turn = { $shuffle_on_turn ->
    [true] Stokk bunken hver gang den snus, så ingen vet hva som kommer.
   *[false] Bunken stokkes ikke når den snus: Det kortet som ble snudd først, kommer først igjen.
 }
    .name = Å stokke bunken sin
    .help = Når en bunke snus, kommer kortene i samme rekkefølge igjen, og den som husker godt, vet hvilket kort som er det neste. De som ikke liker det, stokker bunken.
    .value = { $shuffle_on_turn ->
        [true] ja
       *[false] nei
     }

## Oversights

option-oversight = { $oversight ->
    [challenge] En forglemmelse teller bare hvis en annen som fortsatt er med, sier ifra før neste spiller snur et kort. Bare den første som sier ifra om et kort, blir hørt. Det koster ingenting å ta feil.
   *[auto] Programmet oppdager hver forglemmelse med en gang, så ingen trenger å si ifra.
 }
    .name = Hvem oppdager det
    .help = Programmet kan oppdage hver gang noen overser en mulighet, eller spillerne kan passe på hverandre selv. Ser de det ikke i tide, skjer det ingenting.
    .value = { $oversight ->
        [challenge] de andre spillerne
       *[auto] programmet
     }
option-wrong_pile_is_oversight = { $wrong_pile_is_oversight ->
    [false] Det er ingen forglemmelse å velge en bunke som passer, men som ikke er den nærmeste.
   *[true] Det er også en forglemmelse å velge en bunke som passer, men som ikke er den nærmeste.
 }
    .name = Feil bunke
    .help = Der et kort skal til den nærmeste spilleren, hender det at noen likevel legger det hos en annen. Er det en forglemmelse?
    .value = { $wrong_pile_is_oversight ->
        [false] ingen forglemmelse
       *[true] en forglemmelse
     }
option-oversight_visible_top = { $oversight_visible_top ->
    [true] Hvis det øverste synlige kortet ditt kunne vært flyttet dit det passer, er det også en forglemmelse å snu et nytt kort i stedet. Gå så videre med det nye kortet.
   *[false] Det er ingen forglemmelse å snu et nytt kort, selv om det øverste synlige kortet ditt kunne vært flyttet.
 }
    .name = Glemt synlig kort
    .help = På turen din kan du snu et nytt kort selv om det øverste synlige kortet ditt passer et sted. Som regel velger du fritt. De strenge sier at du har oversett noe.
    .value = { $oversight_visible_top ->
        [true] en forglemmelse
       *[false] ingen forglemmelse
     }
option-donkey_to = { $donkey_to ->
    [left_neighbour] Når du overser noe, får naboen din eselkortet: Den nærmeste spilleren på venstre side som fortsatt er med, er nå eselet.
   *[overlooker] Når du overser noe, får du eselkortet: Nå er du eselet!
 }
    .name = Hvem får eselet
    .help = Som regel blir den som overså en mulighet, eselet. En gammel tekst gir kortet til naboen til venstre i stedet.
    .value = { $donkey_to ->
        [left_neighbour] naboen til venstre
       *[overlooker] den som overså noe
     }
option-repeat_penalty = { $repeat_penalty ->
    [true] Skal eselkortet til en som har det fra før, blir det der, og gavene kommer på nytt.
   *[false] Skal eselkortet til en som har det fra før, kommer det ingen flere gaver.
 }
    .name = Esel en gang til
    .help = Eselet kan overse noe en gang til. Selve kortet kan ikke komme igjen. Noen gir nye gaver, andre lar det være med det.
    .value = { $repeat_penalty ->
        [true] gaver igjen
       *[false] ingen flere gaver
     }
option-gifts = { $gifts ->
    [on_top] Eselet legger gavene med baksiden opp øverst på den skjulte bunken sin, så de blir de neste.
   *[under] Eselet legger gavene med baksiden opp under den skjulte bunken sin, så de kommer sist.
 }
    .name = Plassen til gavene
    .help = Kortene som eselet får av de andre, kan legges under den skjulte bunken eller oppå den. Oppå kommer de med en gang.
    .value = { $gifts ->
        [on_top] oppå bunken
       *[under] under bunken
     }
option-giver_turns_pile = { $giver_turns_pile ->
    [true] Den som ikke har noen skjulte kort, snur den synlige bunken sin og gir fra den.
   *[false] Den som ikke har noen skjulte kort, gir ingenting.
 }
    .name = Gave uten skjulte kort
    .help = En spiller som skal gi et kort, har kanskje ingen skjulte kort akkurat da. Skal den synlige bunken snus for det?
    .value = { $giver_turns_pile ->
        [true] snur bunken
       *[false] gir ingenting
     }
option-last_card_as_gift = { $last_card_as_gift ->
    [false] Den som bare har ett kort igjen, gir det ikke bort.
   *[true] Også det aller siste kortet ditt kan bli en gave. Da har du ingen kort igjen og er ute.
 }
    .name = Siste kort som gave
    .help = Den som gir bort det siste kortet, blir ferdig med spillet. Noen synes det er flaks. Andre sier at det siste kortet må spilles.
    .value = { $last_card_as_gift ->
        [false] gis ikke bort
       *[true] gis bort også
     }
option-misplaced_card = { $misplaced_card ->
    [stays] Et kort som ligger feil, blir liggende. Passer det ikke der, er turen over. Passer det, går turen videre.
   *[moved] { $oversight ->
        [challenge] Et kort som ble lagt der det ikke passer, blir liggende, og turen er over. Har noen sagt ifra med rette, flyttes et kort på feil bunke til sin riktige plass hvis det fortsatt ligger øverst og passer.
       *[auto] Et kort som ble lagt der det ikke passer, blir liggende, og turen er over. Et kort på feil bunke flyttes til sin riktige plass, og turen går videre.
     }
 }
    .name = Kort på feil plass
    .help = Når en forglemmelse blir oppdaget, ligger kanskje et kort på en bunke selv om det hører til et annet sted. Det kan flyttes til riktig plass eller bli der det er.
    .value = { $misplaced_card ->
        [stays] blir liggende
       *[moved] flyttes til riktig plass
     }

## The end

option-late_pass_wins = { $late_pass_wins ->
    [true] Hvis eselkortet går videre mens spillet fortsatt er i gang, vinner den som har gått ut med det, i samme øyeblikk.
   *[false] Den som har gått ut med eselkortet, kan ikke vinne lenger.
 }
    .name = Ute med eselet
    .help = Noen blir kvitt det siste kortet sitt mens de har eselet. Hvis en annen blir eselet etterpå, lar noen den første vinne likevel.
    .value = { $late_pass_wins ->
        [true] kan fortsatt vinne
       *[false] kan ikke vinne
     }
option-score = { $score ->
    [cards_left] Den som vinner et spill, får ett poeng for hvert kort alle de andre har igjen. Et spill som låser seg, gir ingen poeng.
    [points_left] Den som vinner et spill, får tallene på alle kortene de andre har igjen, lagt sammen. Et spill som låser seg, gir ingen poeng.
   *[none] { $games_to_win ->
        [one] Ingen poeng telles.
       *[other] Kort som er igjen, har ingenting å si: Hvert spill du vinner, teller ett poeng.
     }
 }
    .name = Poeng
    .help = Det kan være nok å vinne. Den som liker å telle, gir vinneren poeng for kortene de andre har igjen, eller for tallene på dem.
    .value = { $score ->
        [cards_left] antall kort igjen
        [points_left] tallene på kort igjen
       *[none] ingen
     }
option-games_to_win = { $games_to_win ->
    [one] Partiet er ett eneste spill.
   *[other] { $score ->
        [none] Partiet er over så snart noen har vunnet { $games_to_win } spill, og den spilleren vinner det.
       *[other] Partiet er over så snart noen har vunnet { $games_to_win } spill. Den som har flest poeng, vinner det. Står flere likt, vinner den av dem som har vunnet flest spill.
     }
 }
    .name = Spill for å vinne
    .help = Ett spill kan være hele partiet, eller dere spiller videre til noen har vunnet flere.
    .value = { $games_to_win ->
        [one] ett spill
       *[other] { $games_to_win } spill
     }
