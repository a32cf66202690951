### The rules of the Olsens and their relatives, one message a rule id: in the rulebook, and as the reason of a refusal.
### Arguments: every option in force by its name, and $players.


## What it is about

DK-02 = { $match ->
    [long_round] { $long_round_ends ->
        [last_holder] Bli kvitt alle kortene dine, og pass på at du ikke er den siste som sitter igjen med noen!
       *[first_out] Vær den første som blir kvitt alle kortene, og pass på at det ikke er du som har flest til slutt!
     }
   *[other] Vær den første som blir kvitt alle kortene!
 }
DK-55 = Kort sagt: Legg et kort som passer på det øverste i bunken. Har du ikke noe slikt kort, så trekk.
NO-01 = { DK-02 }
NO-05 = Dere trenger verken blyant eller papir: Det telles ingen poeng.
NO-41 = Kjenner du UNO? Dette spillet er nokså likt, men det har sine egne regler og spilles med vanlige kort.

## The players

DK-01 = { option-allow_two }
DK-43 = { option-teams }
DK-A22 = { option-allow_two }
NO-02 = { option-allow_two }
NO-04 = { $match ->
    [rounds] { $rounds_to_win ->
        [3] Spillet er lett og passer fra omtrent sju år. Mindre barn trenger kanskje litt hjelp. Et parti varer fra et kvarter til en halvtime.
       *[other] Spillet er lett og passer fra omtrent sju år. Mindre barn trenger kanskje litt hjelp.
     }
   *[other] Spillet er lett og passer fra omtrent sju år. Mindre barn trenger kanskje litt hjelp.
 }
NO-35 = { option-teams }
NO-36 = { option-teams }
NO-37 = Når én spiller går ut, har hele laget vunnet runden.
NO-A21 = { $call ->
    [caught] Lagkamerater tar ikke hverandre når en av dem glemmer «Olsen».
   *[other] Lagkamerater forteller ikke hverandre hva de har på hånden.
 }

## The cards

DK-06 = Dere trenger en vanlig kortstokk på 52 kort. Jokerne er ikke med.
DK-07 = De fire fargene er kløver, ruter, hjerter og spar.
DK-08 = Hver farge har de samme tretten verdiene: ess, 2, 3 og så videre opp til 10, og så knekt, dame og konge.
DK-09 = Esset er den laveste verdien: Det teller som 1.
DK-10 = Kongen er den høyeste verdien: Den teller som 13.
DK-11 = Knekt og dame kommer mellom 10 og konge.
DK-29 = Dere trenger ikke noe annet: verken brett, brikker eller terninger.
DK-A24 = Når dere legger kort, er ingen verdi høyere enn en annen: Enten er to verdier like, eller så er de det ikke.
NO-03 = { DK-06 }

## The deal

DK-14 = { option-first_dealer }
DK-15 = På skjermen er det programmet som stokker og deler ut. Med ekte kort gjør giveren det.
DK-18 = { option-hand_size }
DK-19 = Resten av kortene legges med baksiden opp midt på bordet: Det er trekkbunken.
DK-20 = Det øverste kortet i den snus og legges ved siden av. Det er startkortet, og med det begynner kastebunken.
DK-A01 = { option-start_card }
NO-09 = { option-hand_size }
NO-10 = { DK-19 }
NO-11 = { DK-20 }
NO-A01 = { option-start_card }
NO-A23 = { option-next_dealer }
NO-A26 = { option-hand_size_two }

## A turn

DK-03 = Når det er din tur, legger du et kort fra hånden på kastebunken med bildesiden opp. Det må passe.
DK-16 = Spilleren til venstre for giveren har den første turen.
DK-17 = { $ace ->
    [reverse] Hver runde begynner med klokka: Etter deg kommer spilleren til venstre for deg, helt til et ess snur spilleretningen.
   *[other] Spillet går med klokka: Etter deg kommer spilleren til venstre for deg.
 }
DK-28 = { DK-17 }
NO-12 = { DK-16 }
NO-13 = { DK-17 }
NO-A14 = { DK-17 }
DK-12 = { option-fit }
DK-13 = Eksempel: På kløver sju kan du legge hvilken som helst kløver eller en annen sjuer.
NO-14 = { option-fit }
NO-42 = Med små barn er det lurt å begynne slik, der bare fargen teller.
NO-A24 = { NO-42 }
DK-22 = { option-multi_same_rank }
DK-A23 = { option-multi_same_rank }
NO-38 = { option-multi_same_rank }
NO-39 = { option-multi_same_rank }
NO-A22 = { $eight ->
    [wild] Det neste kortet må passe på det du legger sist. Legger du flere åttere, velger du en farge for hver, og den siste fargen gjelder.
   *[plain] Det neste kortet må passe på det du legger sist.
 }
NO-A25 = { option-twist_on_first_turn }

# Drawing. The words for what may follow a draw differ where the card for forgetting counts as a draw.
shedding-after-forgetting = { $drawn_card ->
    [must_lay] Kan du legge et kort etter at du har trukket, må du det, og da trekker du ikke flere. Det må være kortet du nettopp trakk, unntatt etter straffekortet for å glemme «Olsen».
   *[may_lay] Etter at du har trukket, kan du bare legge kortet du nettopp trakk, eller melde pass. Men etter straffekortet for å glemme «Olsen» må du legge et kort hvis du kan.
 }
DK-25 = { option-draw_limit }{ $voluntary_draw ->
    [true] {""}
   *[false] {" "}Bare da kan du trekke.
 }
DK-04 = { DK-25 }
NO-15 = { DK-25 }
DK-26 = { $forgot_draw_replaces_draw ->
    [true] { $call ->
        [automatic] { shedding-after-forgetting }
       *[other] { option-drawn_card }
     }
   *[false] { option-drawn_card }
 }
DK-27 = { $draw_limit ->
    [1] Hvis kortet du trakk, ikke passer, beholder du det, og turen din er over.
   *[other] Hvis ingen av kortene du trakk, passer, beholder du dem, og turen din er over.
 }
DK-A07 = { option-drawn_card }
NO-16 = { DK-26 }
NO-A06 = { DK-26 }
DK-A06 = { NO-A05 }
NO-A05 = { $voluntary_draw ->
    [true] Du kan trekke et kort selv om du kunne ha lagt et, men du kan ikke bare melde pass. Så snart du har trukket et kort som passer, trekker du ikke flere.
   *[false] { $drawn_card ->
        [must_lay] Kan du legge et kort, må du gjøre det: Du får verken trekke eller melde pass.
       *[may_lay] Kan du legge et kort, får du ikke trekke, og du kan bare melde pass for å beholde et kort du nettopp har trukket.
     }
 }
DK-24 = Når kortet ditt ligger og har hatt sin virkning, går turen til neste spiller.

## Special cards

DK-05 = Alle andre kort er vanlige: De må bare passe.
DK-23 = Noen kort er spesialkort: Så snart ett av dem blir lagt, skjer det noe.
NO-32 = Bare åtterne er spesialkort. Alle andre kort er vanlige.
DK-30 = { option-eight }
DK-31 = { $eight ->
    [plain] { option-eight }
   *[wild] { $eight_on_eight ->
        [false] Når du legger en åtter, velger du en farge, og det neste kortet må ha den fargen. Bare når åtteren er det siste kortet ditt, velger du ingen.
       *[true] Når du legger en åtter, velger du en farge, og det neste kortet må ha den fargen eller være en ny åtter. Bare når åtteren er det siste kortet ditt, velger du ingen.
     }
 }
DK-32 = Eksempel: På spar fire legger du en åtter og velger ruter. Nå må det komme en ruter.
DK-A02 = { option-eight_changes_suit }
DK-A03 = { option-eight_on_eight }
NO-18 = { option-eight }
NO-19 = { DK-31 }
NO-20 = { DK-31 }
DK-33 = { option-two }
DK-34 = { $two ->
    [stacking] Den som må trekke for toere, kan legge en ny toer i stedet, men ikke noe annet. Da er det den neste som må trekke.
   *[other] Den som må trekke for en toer, får ikke legge noe på den turen, heller ikke en toer eller en åtter.
 }
DK-35 = Når du trekker for en toer, er det hele turen din, selv om du trekker et kort som passer.
DK-54 = { DK-35 }
DK-A20 = Når kortene er trukket, er toeren et kort som alle andre for dem som kommer etter.
NO-21 = { option-two }
NO-22 = { DK-34 }
NO-23 = Toerne legges sammen: To på rad gir fire kort å trekke, tre gir seks, og alle fire gir åtte.
NO-A07 = { DK-34 }
NO-A08 = { DK-34 }
NO-A09 = { DK-35 }
NO-A10 = { NO-23 }
NO-24 = { option-ace }
NO-25 = Er dere bare to, gir et ess deg en tur til.
NO-40 = To ess på rad snur retningen to ganger, så spillet går samme vei som før.
NO-26 = { option-jack }
NO-27 = Ingen kan gjøre noe mot en knekt.
NO-A12 = Er dere bare to, gir en knekt deg en tur til.
NO-A15 = Neste spiller er alltid den neste i den retningen spillet går akkurat da.

## Saying "Olsen"

DK-36 = { option-call }
DK-37 = «Olsen» advarer de andre om at du er i ferd med å vinne.
DK-38 = { option-forgot_blocks_finish }
DK-39 = Sa du ikke «Olsen» i tide, må du trekke ett kort på neste tur før du legger noe.
DK-40 = Etter den turen går alt som vanlig igjen.
DK-52 = { DK-38 }
DK-A08 = { option-call_again }
DK-A09 = { option-call_deadline }
DK-A10 = { $call ->
    [automatic] Ingen trenger å ta den som glemte å si «Olsen»: Straffen kommer av seg selv.
    [caught] { NO-33 }
   *[other] { option-call }
 }
DK-A11 = { option-false_call_draw }
DK-A12 = { option-forgot_blocks_finish }
DK-A13 = { option-forgot_draw_replaces_draw }
DK-A14 = Neste gang du kommer ned på ett kort, må du si «Olsen» som alltid.
DK-A15 = { option-forgot_under_two }
NO-29 = { option-call }
NO-30 = { NO-33 }
NO-33 = { $call ->
    [caught] { option-catch_until } { option-call_penalty }
   *[other] { option-call }
 }
NO-34 = Er det ingen som oppdager det i tide, koster det ingenting å glemme seg.
NO-A16 = { $call ->
    [automatic] Den som ikke sa «Olsen» i tide, blir ikke tatt, men må på neste tur trekke ett kort før noe annet kan legges.
    [caught] { NO-33 }
   *[other] { option-call }
 }
NO-A17 = { option-call_penalty }
NO-A18 = { option-catch_until }
NO-A19 = { option-call_required_to_finish }

## The piles

DK-41 = { option-reshuffle }
DK-42 = Det øverste kortet blir liggende: Det neste kortet må passe på det.
DK-A16 = Er det for få kort til deg i trekkbunken, så ta dem, og trekk resten når bunken er stokket på nytt. Er det ikke nok kort da heller, slipper du resten.
DK-A17 = { $stalemate ->
    [no_winner] { $match ->
        [single] Er det ingen kort igjen å trekke, melder du pass når du ikke kan legge. Har ingen lagt eller trukket et kort hele bordet rundt, er spillet over, og ingen har vunnet.
       *[other] Er det ingen kort igjen å trekke, melder du pass når du ikke kan legge. Har ingen lagt eller trukket et kort hele bordet rundt, er runden over, og ingen av dem som fortsatt er med, har vunnet den.
     }
   *[fewest_cards] { $match ->
        [single] Er det ingen kort igjen å trekke, melder du pass når du ikke kan legge. Har ingen lagt eller trukket et kort hele bordet rundt, vinner den som har færrest kort. Står flere likt, deler de seieren.
        [points] Er det ingen kort igjen å trekke, melder du pass når du ikke kan legge. Har ingen lagt eller trukket et kort hele bordet rundt, er runden over, og ingen får poeng.
        [long_round] Er det ingen kort igjen å trekke, melder du pass når du ikke kan legge. Har ingen lagt eller trukket et kort hele bordet rundt, er partiet over: Jo færre kort du har, jo bedre.
       *[rounds] Er det ingen kort igjen å trekke, melder du pass når du ikke kan legge. Har ingen lagt eller trukket et kort hele bordet rundt, går runden til den som har færrest kort. Står flere likt, vinner hver av dem runden.
     }
 }
DK-A18 = { option-reshuffle }
DK-A19 = Er det en åtter, gjelder den valgte fargen fortsatt.
NO-28 = { option-reshuffle }
NO-A20 = { DK-A17 }

## Going out and winning

DK-51 = { $match ->
    [single] Den som først er kvitt alle kortene sine, har vunnet med en gang, og spillet er over.
    [long_round] Den som først er kvitt alle kortene sine, får førsteplassen.
   *[other] Den som først er kvitt alle kortene sine, har vunnet runden med en gang, og runden er over.
 }
DK-53 = { option-finish_on_special }
DK-A04 = { option-finish_on_special }
DK-A05 = { option-final_two_draws }
NO-06 = { DK-51 }
NO-17 = { DK-51 }
NO-A11 = { option-final_two_draws }
NO-A13 = Det som det siste kortet ditt ellers ville gjort, skjer ikke lenger.
DK-A21 = { $match ->
    [single] { option-match }
   *[other] { option-next_dealer }
 }
NO-07 = { option-rounds_to_win }
NO-08 = { option-long_round_ends }
NO-31 = { option-points_to_win }
NO-A02 = { option-match }
NO-A03 = { option-long_round_ends }
NO-A04 = { option-card_values }

## At the table

DK-21 = Alle ser bare på sine egne kort.
DK-44 = { option-show_hand }
DK-45 = { option-show_hand }
DK-46 = Ingen kan sperre kastebunken. Bortsett fra straff er det bare én ting som kan hindre deg i å legge når det er din tur: at ingen av kortene dine passer.
DK-47 = Er dere uenige om noe, så ta en liten pause, og se sammen på hva dere har avtalt.
DK-48 = Er dere fortsatt i tvil, så velg det svaret som forandrer spillet minst, og spill videre.
DK-49 = { $take_back ->
    [true] { $host_has_last_word ->
        [true] Bare verten og den som sist gjorde noe, kan angre det.
       *[false] Bare den som sist gjorde noe, kan angre det.
     }
   *[false] { option-take_back }
 }
DK-50 = { $host_has_last_word ->
    [true] Bare verten kan angre det siste som ble gjort.
   *[false] { option-host_has_last_word }
 }
DK-A25 = { option-hide_counts }
DK-A26 = { $take_back ->
    [true] Bare det siste som ble gjort, kan angres, helt til noen gjør noe annet. Det går ikke hvis et kort ble trukket, snudd, gitt bort eller delt ut.
   *[false] { $host_has_last_word ->
        [true] Bare det siste som ble gjort, kan angres, helt til noen gjør noe annet. Det går ikke hvis et kort ble trukket, snudd, gitt bort eller delt ut.
       *[false] { option-take_back }
     }
 }
DK-A27 = { option-show_hand }
DK-A28 = { DK-46 }

## Tips

DK-56 = { $two ->
    [plain] Når noen sier «Olsen», er det på høy tid å bruke åtteren din: Velg en farge som den spilleren har måttet trekke for.
   *[other] Når noen sier «Olsen», er det på høy tid å bruke spesialkortene dine: En åtter bytter farge, og en toer får neste spiller til å trekke.
 }
NO-43 = Likte du spillet? Gnav og Idiot er to andre kortspill for hele familien.
NO-T1 = Ikke legg åtterne dine for tidlig. Ta vare på en til ingenting annet passer, eller til du har mange kort i én farge.
NO-T2 = Behold en toer hvis du kan: Med den slipper du å trekke når spilleren før deg legger en.
NO-T3 = Følg med på hvilken vei spillet går. Med et ess i rette øyeblikk kommer en farlig spiller etter alle de andre i stedet for rett etter deg.
NO-T4 = { $eight ->
    [wild] Kvitt deg med alt i én farge, og så med alt i den neste. Senere tar en åtter deg til den fargen du har mest av.
   *[plain] Kvitt deg med alt i én farge, og så med alt i den neste.
 }
NO-T5 = Hold øye med hvor mange kort de andre har. Sitter en av dem med bare ett eller to, så velg det kortet som er vanskeligst å legge noe på.
