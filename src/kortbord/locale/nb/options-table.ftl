### Options of the table, and those that several families have: what is so (the message), label, help, value.
### Arguments: every option in force by its name, and $players.


## At the table

option-take_back = { $take_back ->
    [true] Den som sist gjorde noe, kan angre det helt til noen gjør noe annet. Det går ikke hvis et kort ble trukket, snudd, gitt bort eller delt ut.
   *[false] { $host_has_last_word ->
        [true] Spillerne selv kan ikke angre noe.
       *[false] Ingenting kan angres.
     }
 }
    .name = Å angre
    .help = Det er lett å trykke feil, så noen lar spillerne angre det siste de gjorde. Andre sier at lagt kort ligger. Det som lar noen se et nytt kort, blir alltid stående.
    .value = { $take_back ->
        [true] det siste
       *[false] ikke mulig
     }
option-host_has_last_word = { $host_has_last_word ->
    [true] Verten kan angre det siste for hvem som helst. Det går ikke hvis et kort ble trukket, snudd, gitt bort eller delt ut.
   *[false] Verten angrer ingenting for andre.
 }
    .name = Vertens siste ord
    .help = Noen vil gjerne ha én ved bordet som ordner opp når noe gikk galt ved en feil. Her er det verten, og alle får vite om det.
    .value = { $host_has_last_word ->
        [true] kan angre for andre
       *[false] ikke noe
     }
option-auto_finish = { $auto_finish ->
    [true] Når ingen kort kan endre resultatet lenger, spiller programmet resten selv.
   *[false] Alle kort spilles for hånd, også når ingenting kan endre resultatet lenger.
 }
    .name = Automatisk slutt
    .help = Noen ganger er alt avgjort før det siste kortet. Da kan programmet spille resten fort, eller dere spiller selv til slutten.
    .value = { $auto_finish ->
        [true] av programmet
       *[false] for hånd
     }

## Shared by several families

option-match = { $match ->
    [single] Partiet er én eneste runde.
    [rounds] Partiet varer til noen har vunnet det avtalte antallet runder.
    [long_round] Partiet er én lang runde, og når den er over, er det én taper.
    [deals] Partiet har et fast antall runder.
   *[points] Partiet går videre, runde etter runde, til noen når det avtalte antallet poeng.
 }
    .name = Parti
    .help = Et parti kan være kort eller fylle en hel kveld: Noen slutter etter én runde, andre etter noen runder, eller når noen har poeng nok.
    .value = { $match ->
        [single] én runde
        [rounds] vunne runder
        [long_round] én lang runde
        [deals] antall runder
       *[points] poeng
     }
option-first_dealer = { $first_dealer ->
    [last_seat] Spilleren på den siste plassen deler ut først.
   *[random] Tilfeldighetene avgjør hvem som deler ut først.
 }
    .name = Første giver
    .help = Hvem som deler ut først, avgjør også hvem som begynner. Som regel er det tilfeldig.
    .value = { $first_dealer ->
        [last_seat] den siste plassen
       *[random] tilfeldig
     }
option-stalemate = { $stalemate ->
    [no_winner] Hvis ingen kommer videre, vinner ingen.
    [draw] Hvis ingen kommer videre, er spillet uavgjort.
   *[fewest_cards] Hvis ingen kommer videre, vinner den som har færrest kort.
 }
    .name = Spill som låser seg
    .help = En sjelden gang låser spillet seg: Turen går rundt og rundt, og ingenting skjer lenger. Da kan noen vinne likevel, eller ingen gjør det.
    .value = { $stalemate ->
        [no_winner] ingen vinner
        [draw] uavgjort
       *[fewest_cards] færrest kort vinner
     }
