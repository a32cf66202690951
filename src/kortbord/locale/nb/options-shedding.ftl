### The options of the Olsens and their relatives: what is so at the table (the message), label, help, value.
### Options that other families have too (match, first_dealer, stalemate) stand in options-table.ftl.
### Arguments: every option in force by its name, and $players.


## The deal

option-hand_size = Alle får { $hand_size } kort.
    .name = Kort til hver
    .help = Sju er det vanlige. Med færre kort blir spillet kortere, med flere varer det lenger.
    .value = { $hand_size } kort
option-hand_size_two = { $hand_size_two ->
    [0] Er dere bare to, får dere like mange kort som ved et større bord.
   *[other] Er dere bare to, får dere { $hand_size_two } kort hver i stedet.
 }
    .name = Kort når dere er to
    .help = Med bare to spillere er spillet fort over. Derfor gir noen dem flere kort.
    .value = { $hand_size_two ->
        [0] som når dere er flere
       *[other] { $hand_size_two } kort
     }
option-start_card = { $start_card ->
    [redraw_special] Er startkortet et spesialkort, legges det nederst i trekkbunken, og det neste kortet snus.
    [dealer_played] Startkortet teller som om giveren hadde lagt det, og virker på samme måte.{ $eight ->
        [plain] {""}
       *[wild] {" "}Er det en åtter, velger giveren en farge før den første turen.
     }{ $ace ->
        [plain] {""}
       *[other] {" "}Etter et ess begynner giveren.
     }
    [open_eight] Er startkortet en åtter, kan hvilket som helst kort legges på den. Ingen andre startkort har noen virkning.
   *[inert] Startkortet gjør ingenting, selv om det er et spesialkort, og ingen velger farge for det.
 }
    .name = Startkort
    .help = Kortet som snus når spillet begynner, kan være et spesialkort. Gjør det noe, selv om ingen har lagt det? Hver familie har sitt eget svar.
    .value = { $start_card ->
        [redraw_special] spesialkort legges tilbake
        [dealer_played] virker som vanlig
        [open_eight] alt passer på en åtter
       *[inert] gjør ingenting
     }
option-next_dealer = { $next_dealer ->
    [winner] I neste runde er det vinneren som deler ut.
   *[left] I neste runde er det spilleren til venstre for giveren som deler ut.
 }
    .name = Neste giver
    .help = Når en runde er over, er det som regel nestemann til venstre som deler ut. Noen lar vinneren gjøre det.
    .value = { $next_dealer ->
        [winner] vinneren
       *[left] nestemann til venstre
     }

## Players and teams

option-allow_two = { $allow_two ->
    [true] Spillet er for to til seks spillere. Det er best med tre til fem.
   *[false] Spillet er for tre til seks spillere.
 }
    .name = To spillere
    .help = Dansk Olsen er ment for tre eller flere. Med to blir det en rask duell.
    .value = { $allow_two ->
        [true] tillatt
       *[false] ikke tillatt
     }
option-teams = { $teams ->
    [two_of_three] Seks spillere danner to lag med tre på hvert. Lagkamerater sitter på annenhver plass.
    [three_of_two] Seks spillere danner tre lag med to på hvert. Lagkamerater sitter rett overfor hverandre.
   *[none] Alle spiller hver for seg. Ingen har makker.
 }
    .name = Lag
    .help = Seks spillere kan spille på lag: to lag med tre eller tre lag med to.
    .value = { $teams ->
        [two_of_three] to lag med tre
        [three_of_two] tre lag med to
       *[none] ingen
     }

## Laying cards

option-fit = { $fit ->
    [suit] { $eight ->
        [plain] Et kort passer hvis det har samme farge som det øverste kortet i kastebunken. Verdien har ingenting å si.
       *[wild] Et kort passer hvis det har fargen som gjelder: fargen til det øverste kortet i kastebunken eller, etter en åtter, fargen som ble valgt. Verdien har ingenting å si.
     }
    [rank_step] Et kort passer hvis verdien er én høyere eller én lavere enn på det øverste kortet i kastebunken. Fargen har ingenting å si, og konge og ess passer ikke på hverandre.
   *[suit_or_rank] { $eight ->
        [plain] Et kort passer hvis det har samme farge eller samme verdi som det øverste kortet i kastebunken.
       *[wild] Et kort passer hvis det har samme verdi som det øverste kortet i kastebunken, eller hvis det har fargen som gjelder: fargen til det øverste kortet eller, etter en åtter, fargen som ble valgt.
     }
 }
    .name = Hva som passer
    .help = Som regel passer et kort når fargen eller verdien er lik. For små barn er det lettere med bare fargen. På Island finnes det et spill der verdiene går opp og ned som i en trapp.
    .value = { $fit ->
        [suit] samme farge
        [rank_step] én verdi opp eller ned
       *[suit_or_rank] samme farge eller verdi
     }
option-multi_same_rank = { $multi_same_rank ->
    [true] Du kan legge flere kort med samme verdi på én tur. Det første må passe. Etter det kan du bare legge kort med samme verdi, ett om gangen, til du avslutter turen.
   *[false] Du legger bare ett kort på en tur.
 }
    .name = Flere kort på én gang
    .help = Noen lar deg legge for eksempel alle kongene dine på én tur. Da blir spillet raskere og villere.
    .value = { $multi_same_rank ->
        [true] kort med samme verdi
       *[false] ett kort på en tur
     }
option-twist_on_first_turn = { $twist_on_first_turn ->
    [false] { $eight ->
        [plain] På den første turen din må du følge fargen: Du får ikke bytte farge med et kort som har samme verdi.
       *[wild] På den første turen din må du følge fargen: Du får ikke bytte farge med et kort som har samme verdi, og du får ikke legge en åtter.
     }
   *[true] Du kan bytte farge allerede på den første turen din.
 }
    .name = Første tur
    .help = Etter en eldre norsk skikk får ingen bytte farge på den første turen. De fleste spiller ikke slik.
    .value = { $twist_on_first_turn ->
        [false] må følge fargen
       *[true] som ellers
     }

## Drawing

option-draw_limit = { $draw_limit ->
    [1] Hvis du ikke kan legge et kort, må du trekke ett fra trekkbunken.
    [until_fits] Hvis du ikke kan legge et kort, må du trekke fra trekkbunken, ett kort om gangen, til ett passer.
   *[other] Hvis du ikke kan legge et kort, må du trekke fra trekkbunken, ett kort om gangen, til ett passer, men ikke flere enn { $draw_limit }.
 }
    .name = Kort å trekke
    .help = Den som ikke kan legge et kort, trekker: ett kort, opptil to eller tre, eller så mange som trengs. Jo flere kort dere trekker, jo lenger varer spillet.
    .value = { $draw_limit ->
        [1] ett kort
        [until_fits] til ett passer
       *[other] opptil { $draw_limit } kort
     }
option-drawn_card = { $drawn_card ->
    [must_lay] Hvis et kort du har trukket, passer, må du legge det med en gang: Du får ikke beholde det, legge et annet kort i stedet eller trekke igjen.
   *[may_lay] Hvis et kort du har trukket, passer, kan du legge det med en gang, eller beholde det og melde pass. De andre kortene dine må vente til neste tur.
 }
    .name = Trukket kort
    .help = Du trekker et kort, og det passer. Må du legge det, eller kan du spare det til senere, for eksempel en åtter?
    .value = { $drawn_card ->
        [must_lay] må legges
       *[may_lay] kan beholdes
     }
option-voluntary_draw = { $voluntary_draw ->
    [true] Du kan trekke et kort selv om du kunne ha lagt et, men du kan ikke bare melde pass. Da kan du bare legge det kortet du trakk. Passer det ikke, er turen din over.
   *[false] Du kan bare trekke hvis du ikke kan legge et kort.
 }
    .name = Å trekke frivillig
    .help = Noen lar deg trekke selv om du kunne ha lagt et kort, for eksempel for å spare på en åtter. Andre sier: Kan du legge, så må du.
    .value = { $voluntary_draw ->
        [true] tillatt
       *[false] ikke tillatt
     }
option-reshuffle = { $reshuffle ->
    [when_empty] Så snart trekkbunken er tom, stokkes alle kortene under det øverste i kastebunken og blir den nye trekkbunken.
   *[when_needed] Når noen må trekke og trekkbunken er tom, stokkes alle kortene under det øverste i kastebunken og blir den nye trekkbunken.
 }
    .name = Å stokke på nytt
    .help = Når trekkbunken er brukt opp, stokkes de lagte kortene på nytt: så snart den er tom, eller først når noen trenger et kort.
    .value = { $reshuffle ->
        [when_empty] når bunken er tom
       *[when_needed] når noen trenger et kort
     }

## Special cards

option-eight = { $eight ->
    [plain] Åttere er vanlige kort: De må passe som alle andre, og du velger ingen farge med dem.
   *[wild] { $eight_on_eight ->
        [false] En åtter passer på alle kort, bare ikke på en annen åtter.
       *[true] En åtter passer på alle kort, uansett hva som ligger øverst.
     }
 }
    .name = Åttere
    .help = Det er åtterne som har gitt Crazy Eights navnet: De passer på alt og bytter farge. Noen slektninger av spillet klarer seg uten.
    .value = { $eight ->
        [plain] vanlige kort
       *[wild] passer på alt
     }
option-eight_changes_suit = { $eight_changes_suit ->
    [true] Du må velge en annen farge enn den som gjelder.
   *[false] Du kan velge hvilken farge du vil, også den som gjelder fra før.
 }
    .name = Fargen til en åtter
    .help = Kan du legge en åtter og velge akkurat den fargen du kunne ha fulgt likevel? Noen forbyr det.
    .value = { $eight_changes_suit ->
        [true] må være en annen
       *[false] hvilken som helst
     }
option-eight_on_eight = { $eight_on_eight ->
    [false] En åtter kan ikke legges på en åtter.
   *[true] En åtter kan også legges på en åtter.
 }
    .name = Åtter på åtter
    .help = To åttere på rad bytter farge to ganger. Noen synes det blir for mye av det gode.
    .value = { $eight_on_eight ->
        [false] ikke tillatt
       *[true] tillatt
     }
option-two = { $two ->
    [plain] Toere er vanlige kort.
    [draw_two] Etter en toer må neste spiller trekke to kort.
   *[stacking] Etter en toer må neste spiller trekke to kort eller selv legge en toer.
 }
    .name = Toere
    .help = Her er dansker og nordmenn uenige. I Danmark slipper ingen unna når de må trekke for en toer. I Norge kan du svare på en toer med en toer, og da blir det enda flere kort å trekke.
    .value = { $two ->
        [plain] vanlige kort
        [draw_two] trekk to
       *[stacking] trekk to, kan besvares
     }
option-ace = { $ace ->
    [plain] Ess er vanlige kort.
    [all_draw] Et ess gjør at alle de andre må trekke ett kort, og den som la det, får en tur til.
   *[reverse] Et ess snur spilleretningen.
 }
    .name = Ess
    .help = I Norge snur et ess spilleretningen, i Sverige får det alle de andre til å trekke, og andre steder gjør det ingenting.
    .value = { $ace ->
        [plain] vanlige kort
        [all_draw] alle andre trekker
       *[reverse] snur retningen
     }
option-jack = { $jack ->
    [plain] Knekter er vanlige kort.
   *[skip] En knekt hopper over neste spiller.
 }
    .name = Knekter
    .help = I Norge hopper en knekt over neste spiller. Andre steder gjør den ingenting.
    .value = { $jack ->
        [plain] vanlige kort
       *[skip] hopper over en spiller
     }

## Saying "Olsen"

option-call = { $call ->
    [none] Ved dette bordet sier ingen «Olsen», og ingen blir tatt for det.
    [automatic] Du må si «Olsen» når du har ett kort igjen. Glemmer du det, får du straffen på neste tur.
    [caught] Du må si «Olsen» når du har ett kort igjen. Glemmer du det, kan de andre ta deg.
   *[courtesy] Det er god skikk å si «Olsen» når du har ett kort igjen. Det koster ingenting å glemme det, og ingen blir tatt.
 }
    .name = Å si «Olsen»
    .help = Den som bare har ett kort igjen, advarer de andre ved å si «Olsen». Hva som skjer når noen glemmer det, er en smakssak, og ofte blir det krangel om det.
    .value = { $call ->
        [none] ikke nødvendig
        [automatic] å glemme det gir straff
        [caught] de andre kan ta deg
       *[courtesy] god skikk
     }
option-call_penalty = { $call_penalty ->
    [one] Den som blir tatt, trekker ett kort med en gang.
   *[other] Den som blir tatt, trekker { $call_penalty } kort med en gang.
 }
    .name = Prisen for å bli tatt
    .help = Så mange kort koster det å bli tatt uten å ha sagt «Olsen».
    .value = { $call_penalty ->
        [one] ett kort
       *[other] { $call_penalty } kort
     }
option-catch_until = { $catch_until ->
    [next_action] De andre kan ta den som glemte å si «Olsen», helt til neste spiller legger, trekker eller melder pass.
   *[next_card] De andre kan ta den som glemte å si «Olsen», helt til det neste kortet blir lagt.
 }
    .name = Frist for å ta noen
    .help = Ingen kan bli tatt i all evighet. Sjansen er over når neste spiller gjør noe, eller først når det neste kortet ligger.
    .value = { $catch_until ->
        [next_action] til nestemann gjør noe
       *[next_card] til neste kort ligger
     }
option-call_deadline = { $call_deadline ->
    [with_card] Du må si «Olsen» før du legger kortet. Etterpå er det for sent.
   *[next_action] Du kan si «Olsen» før eller etter at du legger kortet, helt til neste spiller legger, trekker eller melder pass.
 }
    .name = Frist for «Olsen»
    .help = Er det tidsnok å si «Olsen» når kortet allerede ligger? De fleste godtar det så lenge nestemann ikke har gjort noe.
    .value = { $call_deadline ->
        [with_card] før kortet ligger
       *[next_action] til nestemann gjør noe
     }
option-call_again = { $call_again ->
    [false] Har du ett kort på hånden, og trekker og legger du et kort på samme tur, gjelder fortsatt det «Olsen» du sa før.
   *[true] Har du ett kort på hånden, og trekker og legger du et kort på samme tur, må du si «Olsen» igjen.
 }
    .name = «Olsen» igjen
    .help = Du sa «Olsen», så måtte du trekke, og på samme tur har du igjen bare ett kort. Må du si det en gang til?
    .value = { $call_again ->
        [false] én gang er nok
       *[true] hver gang
     }
option-false_call_draw = { $false_call_draw ->
    [0] Si «Olsen» bare på en tur der du kommer ned på ett kort, og bare én gang. Ellers blir det avvist, men det koster ingenting.
    [one] Si «Olsen» bare på en tur der du kommer ned på ett kort, og bare én gang. Ellers koster det ett kort.
   *[other] Si «Olsen» bare på en tur der du kommer ned på ett kort, og bare én gang. Ellers koster det { $false_call_draw } kort.
 }
    .name = Feil «Olsen»
    .help = Hva koster det å si «Olsen» når det ikke stemmer? Som regel ingenting.
    .value = { $false_call_draw ->
        [0] koster ingenting
        [one] koster ett kort
       *[other] koster { $false_call_draw } kort
     }
option-forgot_blocks_finish = { $forgot_blocks_finish ->
    [false] På turen etter at du glemte «Olsen», kan du gå ut hvis det ikke finnes noe kort å trekke.
   *[true] På turen etter at du glemte «Olsen», kan du ikke gå ut, selv om det ikke finnes noe kort å trekke.
 }
    .name = Å gå ut etter å ha glemt
    .help = Den som glemte «Olsen», må trekke og går derfor ikke ut på den turen. Men hva om det ikke finnes noe kort å trekke?
    .value = { $forgot_blocks_finish ->
        [false] mulig uten å trekke
       *[true] ikke på den turen
     }
option-forgot_draw_replaces_draw = { $forgot_draw_replaces_draw ->
    [true] { $draw_limit ->
        [1] Straffekortet for å glemme «Olsen» teller som kortet du skulle trekke: Kan du legge et kort etterpå, må du det. Kan du ikke, er turen din over.
       *[other] Straffekortet for å glemme «Olsen» teller som det første kortet du trekker på den turen. Kan du legge et kort etterpå, må du det.
     }
   *[false] Hvis ingenting passer etter straffekortet for å glemme «Olsen» heller, trekker du som vanlig.
 }
    .name = Å trekke etter å ha glemt
    .help = Du har trukket straffekortet for å glemme «Olsen», og fortsatt passer ingenting. Må du trekke en gang til?
    .value = { $forgot_draw_replaces_draw ->
        [true] straffekortet er nok
       *[false] trekk som vanlig
     }
option-forgot_under_two = { $forgot_under_two ->
    [both] Hvis du glemte «Olsen» og må trekke for en toer, trekker du ett kort ekstra.
    [defer] Hvis du glemte «Olsen» og må trekke for en toer, trekker du straffekortet på en senere tur.
   *[used_up] Hvis du glemte «Olsen» og må trekke for en toer, trekker du bare for toeren og slipper straffekortet.
 }
    .name = Glemt «Olsen» og en toer
    .help = To uhell på én gang: Du glemte «Olsen», og spilleren før deg la en toer. Må du trekke for begge deler?
    .value = { $forgot_under_two ->
        [both] trekk for begge deler
        [defer] trekk straffekortet senere
       *[used_up] trekk bare for toeren
     }
option-call_required_to_finish = { $call_required_to_finish ->
    [true] Du kan ikke legge det siste kortet ditt før du har sagt «Olsen». Glemte du det, så si det da.
   *[false] Du kan legge det siste kortet ditt selv om du ikke sa «Olsen».
 }
    .name = «Olsen» før du går ut
    .help = Når dere er to, kan du noen ganger legge de to siste kortene rett etter hverandre, så ingen rekker å ta deg. Derfor vil noen høre «Olsen» uansett.
    .value = { $call_required_to_finish ->
        [true] nødvendig
       *[false] ikke nødvendig
     }

## Going out and winning

option-finish_on_special = { $finish_on_special ->
    [false] Du kan ikke gå ut med et spesialkort. Har du ikke noe annet, trekker du ett kort.
   *[true] Du kan gå ut med hvilket som helst kort som passer, også et spesialkort.
 }
    .name = Siste kort
    .help = Noen synes det er for lett å vinne med et spesialkort, og vil se et vanlig kort til slutt.
    .value = { $finish_on_special ->
        [false] ikke et spesialkort
       *[true] hvilket som helst
     }
option-final_two_draws = { $final_two_draws ->
    [true] Det som det siste kortet ditt ellers ville gjort, skjer ikke lenger. Men etter en toer må neste spiller fortsatt trekke.
   *[false] Det som det siste kortet ditt ellers ville gjort, skjer ikke lenger: Etter en toer er det ingen som trekker.
 }
    .name = Toer som siste kort
    .help = Noen går ut med en toer. Der kortene som er igjen på hendene gir poeng, lar noen likevel neste spiller trekke.
    .value = { $final_two_draws ->
        [true] nestemann trekker
       *[false] ingen virkning
     }
option-rounds_to_win = { $rounds_to_win ->
    [one] Den som vinner én runde, vinner partiet.
   *[other] Den som først vinner { $rounds_to_win } runder, vinner partiet.
 }
    .name = Runder for å vinne
    .help = Tre runder er det vanlige. Velg færre hvis kvelden er kort.
    .value = { $rounds_to_win ->
        [one] én runde
       *[other] { $rounds_to_win } runder
     }
option-points_to_win = Den som vinner en runde, får poeng for alle kortene de andre fortsatt sitter med. Den som først når { $points_to_win } poeng, vinner partiet.
    .name = Poeng for å vinne
    .help = 100 poeng er det vanlige. Velg færre hvis kvelden er kort.
    .value = { $points_to_win } poeng
option-card_values = { $card_values ->
    [classic] Knekt, dame og konge teller 10 poeng hver, et ess 1, og tallkortene det tallet som står på dem.
    [swedish] Et ess teller 15 poeng, tier, knekt, dame og konge 10 hver, og de andre kortene 5 hver.
   *[face] Ess, knekt, dame og konge teller 10 poeng hver, og tallkortene det tallet som står på dem.
 }
    .name = Poeng for kortene
    .help = Hva er et kort verdt når noen sitter igjen med det? Mange steder teller bildekortene 10, men om esset er folk ikke enige.
    .value = { $card_values ->
        [classic] bildekort 10, ess 1
        [swedish] ess 15, bildekort 10
       *[face] bildekort og ess 10
     }
option-eight_value = { $eight_value ->
    [8] En åtter teller 8 poeng.
   *[other] Men en åtter teller { $eight_value } poeng.
 }
    .name = Poeng for en åtter
    .help = En åtter er det beste kortet å ha og det verste å sitte igjen med. Mange lar den telle mer enn tallet sitt.
    .value = { $eight_value } poeng
option-long_round_ends = { $long_round_ends ->
    [last_holder] Når noen har lagt sitt siste kort, spiller de andre videre til bare én fortsatt har kort: taperen.
   *[first_out] Runden er over når noen har lagt sitt siste kort. Taperen er den som har flest kort da.
 }
    .name = Slutten på den lange runden
    .help = Den lange runden har en taper. Den kan slutte når den første er ute, eller gå videre til bare én har kort igjen.
    .value = { $long_round_ends ->
        [last_holder] når bare én er igjen
       *[first_out] når den første er ute
     }

## What others see

option-hide_counts = { $hide_counts ->
    [true] Ingen kan se hvor mange kort de andre har.
   *[false] Alle kan se hvor mange kort de andre har.
 }
    .name = Antall kort
    .help = Hvis ingen ser hvor mange kort de andre har, kommer «Olsen» som en ordentlig overraskelse.
    .value = { $hide_counts ->
        [true] skjult
       *[false] alle ser det
     }
option-show_hand = { $show_hand ->
    [true] Du kan legge hånden din åpent fram for alle. Den blir liggende til du legger, trekker eller melder pass. Det går ikke an å gi bort eller bytte kort.
   *[false] Spillerne viser ikke fram kort, gir dem ikke bort og bytter dem ikke.
 }
    .name = Å vise hånden
    .help = I noen familier kan en spiller legge alle kortene åpent fram, for moro skyld eller for å hjelpe en nybegynner.
    .value = { $show_hand ->
        [true] tillatt
       *[false] ikke tillatt
     }
