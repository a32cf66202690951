### Husreglerne for Olsen-spillene og deres slægtninge: hvad der gælder ved bordet (beskeden), mærkat, hjælp, værdi.
### De husregler, som andre familier også har (match, first_dealer, stalemate), står i options-table.ftl.
### Argumenter: alle gældende husregler ved navn og $players.


## Uddelingen

option-hand_size = Alle får { $hand_size } kort.
    .name = Kort til hver
    .help = Syv er det sædvanlige. Med færre kort bliver spillet kortere, med flere varer det længere.
    .value = { $hand_size } kort
option-hand_size_two = { $hand_size_two ->
    [0] Er I kun to, får I lige så mange kort som ved et større bord.
   *[other] Er I kun to, får I i stedet { $hand_size_two } kort hver.
 }
    .name = Kort, når I er to
    .help = Med kun to spillere er spillet hurtigt forbi. Derfor giver nogle dem flere kort.
    .value = { $hand_size_two ->
        [0] som når I er flere
       *[other] { $hand_size_two } kort
     }
option-start_card = { $start_card ->
    [redraw_special] Er startkortet et særligt kort, lægges det nederst i trækbunken, og det næste kort vendes.
    [dealer_played] Startkortet tæller, som om giveren havde lagt det, med den virkning, det har.{ $eight ->
        [plain] {""}
       *[wild] {" "}Er det en otter, vælger giveren en kulør før den første tur.
     }{ $ace ->
        [plain] {""}
       *[other] {" "}Efter et es begynder giveren.
     }
    [open_eight] Er startkortet en otter, må der lægges et hvilket som helst kort på den. Andre startkort har ingen virkning.
   *[inert] Startkortet gør ingenting, heller ikke hvis det er et særligt kort, og ingen vælger kulør for det.
 }
    .name = Startkort
    .help = Det kort, der vendes til at begynde med, kan være et særligt kort. Gør det noget, selv om ingen har lagt det? Hver familie har sit eget svar.
    .value = { $start_card ->
        [redraw_special] særlige kort lægges tilbage
        [dealer_played] har sin virkning
        [open_eight] alt passer på en otter
       *[inert] gør ingenting
     }
option-next_dealer = { $next_dealer ->
    [winner] I den næste runde giver vinderen.
   *[left] I den næste runde giver spilleren til venstre for giveren.
 }
    .name = Næste giver
    .help = Når en runde er slut, går det som regel videre til den næste at give. Nogle lader vinderen give.
    .value = { $next_dealer ->
        [winner] vinderen
       *[left] den næste til venstre
     }

## Spillere og hold

option-allow_two = { $allow_two ->
    [true] Spillet er for to til seks spillere; det er bedst med tre til fem.
   *[false] Spillet er for tre til seks spillere.
 }
    .name = To spillere
    .help = Dansk Olsen er tænkt for tre eller flere. Med to bliver det en hurtig duel.
    .value = { $allow_two ->
        [true] tilladt
       *[false] ikke tilladt
     }
option-teams = { $teams ->
    [two_of_three] Seks spillere danner to hold med tre på hvert; holdkammerater sidder på hver anden plads.
    [three_of_two] Seks spillere danner tre hold med to på hvert; holdkammerater sidder over for hinanden.
   *[none] Man spiller hver for sig; der er ingen makkere.
 }
    .name = Hold
    .help = Seks spillere kan spille på hold: to hold med tre eller tre hold med to.
    .value = { $teams ->
        [two_of_three] to hold med tre
        [three_of_two] tre hold med to
       *[none] ingen
     }

## At lægge kort

option-fit = { $fit ->
    [suit] { $eight ->
        [plain] Et kort passer, hvis det har samme kulør som det øverste kort i den åbne bunke. Værdien er lige meget.
       *[wild] Et kort passer, hvis det er i den gældende kulør: den, det øverste kort i den åbne bunke har, eller, efter en otter, den valgte. Værdien er lige meget.
     }
    [rank_step] Et kort passer, hvis dets værdi er én højere eller én lavere end det øverste korts i den åbne bunke. Kuløren er lige meget, og konge og es passer ikke på hinanden.
   *[suit_or_rank] { $eight ->
        [plain] Et kort passer, hvis det har samme kulør eller samme værdi som det øverste kort i den åbne bunke.
       *[wild] Et kort passer, hvis det har samme værdi som det øverste kort i den åbne bunke, eller hvis det er i den gældende kulør: det øverste korts eller, efter en otter, den valgte.
     }
 }
    .name = Hvad der passer
    .help = Som regel passer et kort på kulør eller værdi. For små børn er det lettere med kuløren alene; på Island er der et spil, hvor værdierne går op og ned som på en trappe.
    .value = { $fit ->
        [suit] samme kulør
        [rank_step] én værdi op eller ned
       *[suit_or_rank] samme kulør eller værdi
     }
option-multi_same_rank = { $multi_same_rank ->
    [true] Du må lægge flere kort med samme værdi i én tur. Det første skal passe; derefter må du kun lægge kort med dets værdi, ét ad gangen, indtil du slutter din tur.
   *[false] Du lægger kun ét kort i en tur.
 }
    .name = Flere kort på én gang
    .help = Nogle lader dig lægge for eksempel alle dine konger i én tur. Det gør spillet hurtigere og vildere.
    .value = { $multi_same_rank ->
        [true] kort med samme værdi
       *[false] ét kort i en tur
     }
option-twist_on_first_turn = { $twist_on_first_turn ->
    [false] { $eight ->
        [plain] I din første tur skal du følge kuløren: Du må ikke skifte den med et kort med samme værdi.
       *[wild] I din første tur skal du følge kuløren: Du må ikke skifte den med et kort med samme værdi, og du må ikke lægge en otter.
     }
   *[true] Du må skifte kulør allerede fra din første tur.
 }
    .name = Første tur
    .help = Efter en ældre norsk skik må ingen skifte kulør i første tur. De fleste spiller ikke sådan.
    .value = { $twist_on_first_turn ->
        [false] skal følge kuløren
       *[true] som altid
     }

## At trække

option-draw_limit = { $draw_limit ->
    [1] Kan du ikke lægge et kort, skal du trække ét fra trækbunken.
    [until_fits] Kan du ikke lægge et kort, skal du trække fra trækbunken, ét kort ad gangen, indtil et passer.
   *[other] Kan du ikke lægge et kort, skal du trække fra trækbunken, ét kort ad gangen, indtil et passer, men højst { $draw_limit }.
 }
    .name = Kort at trække
    .help = Den, der ikke kan lægge, trækker: ét kort, op til to eller tre eller så mange, der skal til. Jo mere der trækkes, jo længere bliver spillet.
    .value = { $draw_limit ->
        [1] ét kort
        [until_fits] til et passer
       *[other] op til { $draw_limit } kort
     }
option-drawn_card = { $drawn_card ->
    [must_lay] Passer et kort, du har trukket, skal du lægge det straks: Du må ikke beholde det, lægge et andet i stedet eller trække igen.
   *[may_lay] Passer et kort, du har trukket, må du lægge det straks, eller du kan beholde det og melde pas. Dine andre kort må vente til din næste tur.
 }
    .name = Trukket kort
    .help = Du trækker et kort, og det passer. Skal du lægge det, eller må du gemme det til senere, for eksempel en otter?
    .value = { $drawn_card ->
        [must_lay] skal lægges
       *[may_lay] må beholdes
     }
option-voluntary_draw = { $voluntary_draw ->
    [true] Du må trække et kort, selv om du kunne lægge et, men ikke bare melde pas. Så må du kun lægge det trukne kort; passer det ikke, er din tur slut.
   *[false] Du må kun trække, hvis du ikke kan lægge et kort.
 }
    .name = At trække frivilligt
    .help = Nogle lader dig trække, selv om du kunne lægge et kort, for eksempel for at gemme en otter. Andre siger: Kan du lægge, skal du.
    .value = { $voluntary_draw ->
        [true] tilladt
       *[false] ikke tilladt
     }
option-reshuffle = { $reshuffle ->
    [when_empty] Så snart trækbunken er tom, blandes alle kort under det øverste i den åbne bunke og bliver til den nye trækbunke.
   *[when_needed] Når nogen skal trække, og trækbunken er tom, blandes alle kort under det øverste i den åbne bunke og bliver til den nye trækbunke.
 }
    .name = At blande igen
    .help = Når trækbunken er brugt op, blandes de lagte kort igen: så snart den er tom, eller først når nogen mangler et kort.
    .value = { $reshuffle ->
        [when_empty] når bunken er tom
       *[when_needed] når nogen mangler et kort
     }

## Særlige kort

option-eight = { $eight ->
    [plain] Ottere er almindelige kort: De skal passe som alle andre, og man vælger ingen kulør med dem.
   *[wild] { $eight_on_eight ->
        [false] En otter passer på alle kort, bare ikke på en anden otter.
       *[true] En otter passer på alle kort, uanset hvad der ligger øverst.
     }
 }
    .name = Ottere
    .help = Det er otterne, der har givet Crazy Eights sit navn: De passer på alt og skifter kulør. Nogle slægtninge af spillet klarer sig uden.
    .value = { $eight ->
        [plain] almindelige kort
       *[wild] passer på alt
     }
option-eight_changes_suit = { $eight_changes_suit ->
    [true] Du skal vælge en anden kulør end den, der gælder.
   *[false] Du må vælge enhver kulør, også den, der gælder i forvejen.
 }
    .name = Otterens kulør
    .help = Må du lægge en otter og vælge netop den kulør, du kunne have fulgt alligevel? Nogle forbyder det.
    .value = { $eight_changes_suit ->
        [true] skal være en anden
       *[false] enhver kulør
     }
option-eight_on_eight = { $eight_on_eight ->
    [false] En otter må ikke lægges på en otter.
   *[true] En otter må også lægges på en otter.
 }
    .name = Otter på otter
    .help = To ottere i træk skifter kulør to gange. Det synes nogle er for meget af det gode.
    .value = { $eight_on_eight ->
        [false] ikke tilladt
       *[true] tilladt
     }
option-two = { $two ->
    [plain] Toere er almindelige kort.
    [draw_two] Efter en toer skal den næste spiller trække to kort.
   *[stacking] Efter en toer skal den næste spiller trække to kort eller selv lægge en toer.
 }
    .name = Toere
    .help = Her er danskere og nordmænd uenige. I Danmark slipper ingen for at trække for en toer; i Norge kan man svare på en toer med en toer, og så vokser byrden.
    .value = { $two ->
        [plain] almindelige kort
        [draw_two] træk to
       *[stacking] træk to, må besvares
     }
option-ace = { $ace ->
    [plain] Esser er almindelige kort.
    [all_draw] Et es får alle de andre til at trække ét kort, og den, der lagde det, har en tur til.
   *[reverse] Et es vender retningen, spillet går i.
 }
    .name = Esser
    .help = I Norge vender et es retningen; i Sverige får det alle de andre til at trække; andre steder gør det ingenting.
    .value = { $ace ->
        [plain] almindelige kort
        [all_draw] alle andre trækker
       *[reverse] vender retningen
     }
option-jack = { $jack ->
    [plain] Knægte er almindelige kort.
   *[skip] En knægt springer den næste spiller over.
 }
    .name = Knægte
    .help = I Norge springer en knægt den næste spiller over. Andre steder gør den ingenting.
    .value = { $jack ->
        [plain] almindelige kort
       *[skip] springer en spiller over
     }

## At sige "Olsen"

option-call = { $call ->
    [none] Ved dette bord siger ingen "Olsen", og ingen bliver fanget for det.
    [automatic] Du skal sige "Olsen", når du kommer ned på ét kort. Glemmer du det, bliver du straffet i din næste tur.
    [caught] Du skal sige "Olsen", når du kommer ned på ét kort. Glemmer du det, kan de andre fange dig.
   *[courtesy] Det er god tone at sige "Olsen", når du kommer ned på ét kort. Det koster ikke noget at glemme det, og ingen bliver fanget.
 }
    .name = At sige "Olsen"
    .help = Den, der kommer ned på ét kort, advarer de andre ved at sige "Olsen". Hvad der sker, når nogen glemmer det, er en smagssag, og tit er der ballade om det.
    .value = { $call ->
        [none] ikke nødvendigt
        [automatic] at glemme det straffes
        [caught] de andre kan fange dig
       *[courtesy] god tone
     }
option-call_penalty = { $call_penalty ->
    [one] Den, der bliver fanget, trækker straks ét kort.
   *[other] Den, der bliver fanget, trækker straks { $call_penalty } kort.
 }
    .name = Pris for at blive fanget
    .help = Så mange kort koster det at blive fanget uden at have sagt "Olsen".
    .value = { $call_penalty ->
        [one] ét kort
       *[other] { $call_penalty } kort
     }
option-catch_until = { $catch_until ->
    [next_action] De andre kan fange den, der glemte at sige "Olsen", indtil den næste spiller lægger, trækker eller melder pas.
   *[next_card] De andre kan fange den, der glemte at sige "Olsen", indtil det næste kort bliver lagt.
 }
    .name = Tid til at fange
    .help = Ingen kan fanges i al evighed. Chancen er forbi, når den næste spiller gør noget, eller først når det næste kort ligger.
    .value = { $catch_until ->
        [next_action] til den næste gør noget
       *[next_card] til det næste kort ligger
     }
option-call_deadline = { $call_deadline ->
    [with_card] "Olsen" skal siges, før kortet lægges; bagefter er det for sent.
   *[next_action] "Olsen" må siges, før eller efter at kortet er lagt, indtil den næste spiller lægger, trækker eller melder pas.
 }
    .name = Tid til "Olsen"
    .help = Er det tidsnok at sige "Olsen", når kortet allerede ligger? De fleste tillader det, så længe den næste ikke har gjort noget.
    .value = { $call_deadline ->
        [with_card] før kortet ligger
       *[next_action] til den næste gør noget
     }
option-call_again = { $call_again ->
    [false] Har du ét kort på hånden, og trækker og lægger du et kort i samme tur, gælder det "Olsen", du sagde før, stadig.
   *[true] Har du ét kort på hånden, og trækker og lægger du et kort i samme tur, skal du sige "Olsen" igen.
 }
    .name = "Olsen" igen
    .help = Du sagde "Olsen", så måtte du trække, og i samme tur kommer du ned på ét kort igen. Skal du sige det en gang til?
    .value = { $call_again ->
        [false] én gang er nok
       *[true] hver gang
     }
option-false_call_draw = { $false_call_draw ->
    [0] Sig kun "Olsen" i en tur, hvor du kommer ned på ét kort, og kun én gang. Ellers bliver det afvist, men det koster ikke noget.
    [one] Sig kun "Olsen" i en tur, hvor du kommer ned på ét kort, og kun én gang. Ellers koster det ét kort.
   *[other] Sig kun "Olsen" i en tur, hvor du kommer ned på ét kort, og kun én gang. Ellers koster det { $false_call_draw } kort.
 }
    .name = Forkert "Olsen"
    .help = Hvad koster det at sige "Olsen", når det ikke passer? Som regel ingenting.
    .value = { $false_call_draw ->
        [0] koster ingenting
        [one] koster ét kort
       *[other] koster { $false_call_draw } kort
     }
option-forgot_blocks_finish = { $forgot_blocks_finish ->
    [false] I turen efter et glemt "Olsen" må du gå ud, hvis der ikke er noget kort at trække.
   *[true] I turen efter et glemt "Olsen" må du ikke gå ud, heller ikke hvis der intet kort er at trække.
 }
    .name = At gå ud efter at have glemt
    .help = Den, der glemte "Olsen", skal trække og går derfor ikke ud i den tur. Men hvad hvis der ikke er noget kort at trække?
    .value = { $forgot_blocks_finish ->
        [false] muligt uden at trække
       *[true] ikke i den tur
     }
option-forgot_draw_replaces_draw = { $forgot_draw_replaces_draw ->
    [true] { $draw_limit ->
        [1] Strafkortet for at glemme "Olsen" tæller som dit træk: Kan du lægge et kort bagefter, skal du; kan du ikke, er din tur slut.
       *[other] Strafkortet for at glemme "Olsen" tæller som det første, du trækker i den tur. Kan du lægge et kort bagefter, skal du.
     }
   *[false] Passer der stadig intet efter strafkortet for at glemme "Olsen", trækker du som sædvanlig.
 }
    .name = Træk efter at have glemt
    .help = Du har trukket strafkortet for at glemme "Olsen", og der er stadig intet, der passer. Skal du trække en gang til?
    .value = { $forgot_draw_replaces_draw ->
        [true] tæller som trækket
       *[false] træk som sædvanlig
     }
option-forgot_under_two = { $forgot_under_two ->
    [both] Glemte du "Olsen", og skal du trække for en toer, trækker du ét kort mere.
    [defer] Glemte du "Olsen", og skal du trække for en toer, trækker du strafkortet i en senere tur.
   *[used_up] Glemte du "Olsen", og skal du trække for en toer, trækker du kun for toeren og slipper for strafkortet.
 }
    .name = Glemt "Olsen" og en toer
    .help = To uheld på én gang: Du glemte "Olsen", og spilleren før dig lagde en toer. Skal du trække for begge dele?
    .value = { $forgot_under_two ->
        [both] træk for begge dele
        [defer] træk strafkortet senere
       *[used_up] træk kun for toeren
     }
option-call_required_to_finish = { $call_required_to_finish ->
    [true] Du må først lægge dit sidste kort, når du har sagt "Olsen". Glemte du det før, så sig det nu.
   *[false] Du må lægge dit sidste kort, også selv om du ikke sagde "Olsen".
 }
    .name = "Olsen", før du går ud
    .help = Når I kun er to, kan man tit lægge de sidste to kort lige efter hinanden, så ingen når at fange dig. Derfor vil nogle høre "Olsen" under alle omstændigheder.
    .value = { $call_required_to_finish ->
        [true] nødvendigt
       *[false] ikke nødvendigt
     }

## At gå ud og vinde

option-finish_on_special = { $finish_on_special ->
    [false] Du må ikke gå ud med et særligt kort. Har du ikke andet, trækker du ét kort.
   *[true] Du må gå ud med ethvert kort, der passer, også et særligt.
 }
    .name = Sidste kort
    .help = Nogle synes, det er for let at vinde med et særligt kort, og vil se et almindeligt til sidst.
    .value = { $finish_on_special ->
        [false] ikke et særligt kort
       *[true] ethvert kort
     }
option-final_two_draws = { $final_two_draws ->
    [true] Det, dit sidste kort ellers ville gøre, sker ikke mere, bortset fra at den næste stadig trækker efter en toer.
   *[false] Det, dit sidste kort ellers ville gøre, sker ikke mere: Efter en toer trækker ingen.
 }
    .name = Toer som sidste kort
    .help = Nogen går ud med en toer. Hvor kortene på hånden tæller til sidst, lader nogle stadig den næste spiller trække.
    .value = { $final_two_draws ->
        [true] den næste trækker
       *[false] ingen virkning
     }
option-rounds_to_win = { $rounds_to_win ->
    [one] Den, der vinder én runde, vinder partiet.
   *[other] Den, der først vinder { $rounds_to_win } runder, vinder partiet.
 }
    .name = Runder for at vinde
    .help = Tre runder er det sædvanlige; vælg færre, hvis aftenen er kort.
    .value = { $rounds_to_win ->
        [one] én runde
       *[other] { $rounds_to_win } runder
     }
option-points_to_win = Vinderen af en runde får point for alle de kort, modstanderne stadig sidder med. Den, der først når { $points_to_win } point, vinder partiet.
    .name = Point for at vinde
    .help = 100 point er det sædvanlige; vælg færre, hvis aftenen er kort.
    .value = { $points_to_win } point
option-card_values = { $card_values ->
    [classic] Knægt, dame og konge tæller 10 point hver, et es 1, og talkortene det tal, der står på dem.
    [swedish] Et es tæller 15 point, tier, knægt, dame og konge 10 hver, og de andre kort 5 hver.
   *[face] Es, knægt, dame og konge tæller 10 point hver, og talkortene det tal, der står på dem.
 }
    .name = Kortenes point
    .help = Hvad er et kort værd, som nogen sidder tilbage med? Mange steder tæller billedkortene 10, men om esset er folk ikke enige.
    .value = { $card_values ->
        [classic] billedkort 10, es 1
        [swedish] es 15, billedkort 10
       *[face] billedkort og esser 10
     }
option-eight_value = { $eight_value ->
    [8] En otter tæller 8 point.
   *[other] En otter tæller dog { $eight_value } point.
 }
    .name = Point for en otter
    .help = En otter er det bedste kort at have og det værste at sidde tilbage med. Mange lader den tælle mere end sit tal.
    .value = { $eight_value } point
option-long_round_ends = { $long_round_ends ->
    [last_holder] Når nogen har lagt sit sidste kort, spiller de andre videre, til kun én sidder tilbage med kort: taberen.
   *[first_out] Runden slutter, når nogen har lagt sit sidste kort. Taberen er den, der da har flest kort.
 }
    .name = Den lange rundes slutning
    .help = Den lange runde har en taber. Den kan slutte, når den første er ude, eller gå videre, til kun én har kort.
    .value = { $long_round_ends ->
        [last_holder] når kun én er tilbage
       *[first_out] når den første er ude
     }

## Hvad de andre ser

option-hide_counts = { $hide_counts ->
    [true] Ingen kan se, hvor mange kort de andre har.
   *[false] Alle kan se, hvor mange kort de andre har.
 }
    .name = Antal kort
    .help = Hvis ingen ser, hvor mange kort de andre har, kommer "Olsen" som en rigtig overraskelse.
    .value = { $hide_counts ->
        [true] skjult
       *[false] alle ser det
     }
option-show_hand = { $show_hand ->
    [true] Du må lægge dine kort åbent frem for alle; de bliver liggende, til du lægger, trækker eller melder pas. Man kan ikke give eller bytte kort.
   *[false] Spillerne viser, giver og bytter ikke kort.
 }
    .name = At vise sine kort
    .help = I nogle familier må en spiller lægge alle sine kort åbent frem, for sjov eller for at hjælpe en begynder.
    .value = { $show_hand ->
        [true] tilladt
       *[false] ikke tilladt
     }
