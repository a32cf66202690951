### Bordets husregler og dem, som flere familier har: hvad der gælder (beskeden), mærkat, hjælp, værdi.
### Argumenter: alle gældende husregler ved navn og $players.


## Ved bordet

option-take_back = { $take_back ->
    [true] Den, der sidst gjorde noget, kan fortryde det, indtil nogen gør noget andet. Det går ikke, hvis et kort blev trukket, vendt, givet væk eller delt ud.
   *[false] { $host_has_last_word ->
        [true] Spillerne selv fortryder ingenting.
       *[false] Ingenting kan fortrydes.
     }
 }
    .name = At fortryde
    .help = En finger smutter let, så nogle lader én fortryde det sidste. Andre siger, at lagt kort ligger. Det, der lader nogen se et nyt kort, står altid ved magt.
    .value = { $take_back ->
        [true] det sidste
       *[false] ikke muligt
     }
option-host_has_last_word = { $host_has_last_word ->
    [true] Værten kan tage det sidste tilbage for hvem som helst. Det går ikke, hvis et kort blev trukket, vendt, givet væk eller delt ud.
   *[false] Værten tager ikke noget tilbage for andre.
 }
    .name = Værtens sidste ord
    .help = Nogle vil gerne have én ved bordet, der retter op på det, når noget gik galt ved en fejl. Her er det værten, og alle får det at vide.
    .value = { $host_has_last_word ->
        [true] kan tage tilbage
       *[false] intet
     }
option-auto_finish = { $auto_finish ->
    [true] Når ingen kort mere kan ændre resultatet, spiller programmet selv resten.
   *[false] Alle kort spilles i hånden, også når intet mere kan ændre resultatet.
 }
    .name = Automatisk slutning
    .help = Nogle gange er alt afgjort før det sidste kort. Så kan programmet spille resten hurtigt, eller I spiller selv til ende.
    .value = { $auto_finish ->
        [true] af programmet
       *[false] i hånden
     }

## Fælles for flere familier

option-match = { $match ->
    [single] Partiet er én enkelt runde.
    [rounds] Partiet varer, til nogen har vundet det aftalte antal runder.
    [long_round] Partiet er én lang runde, og når den slutter, er der en taber.
    [deals] Partiet har et fast antal runder.
   *[points] Partiet går videre, runde efter runde, til nogen når det aftalte antal point.
 }
    .name = Parti
    .help = Et parti kan være kort eller fylde en hel aften: Nogle slutter efter én runde, andre efter et antal runder, eller når nogen har point nok.
    .value = { $match ->
        [single] én runde
        [rounds] vundne runder
        [long_round] én lang runde
        [deals] antal runder
       *[points] point
     }
option-first_dealer = { $first_dealer ->
    [last_seat] Spilleren på den sidste plads giver først.
   *[random] Tilfældet afgør, hvem der giver først.
 }
    .name = Første giver
    .help = Den, der giver først, bestemmer også, hvem der begynder. Som regel overlader man det til tilfældet.
    .value = { $first_dealer ->
        [last_seat] den sidste plads
       *[random] tilfældig
     }
option-stalemate = { $stalemate ->
    [no_winner] Kan ingen komme videre, vinder ingen.
    [draw] Kan ingen komme videre, er spillet uafgjort.
   *[fewest_cards] Kan ingen komme videre, vinder den med færrest kort.
 }
    .name = Spil, der går i stå
    .help = En sjælden gang går et spil i stå: Turen går rundt og rundt, og der sker ikke mere. Så kan nogen vinde alligevel, eller ingen gør det.
    .value = { $stalemate ->
        [no_winner] ingen vinder
        [draw] uafgjort
       *[fewest_cards] færrest kort vinder
     }
