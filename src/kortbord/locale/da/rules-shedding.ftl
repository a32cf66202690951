### Reglerne for Olsen-spillene og deres slægtninge, én besked for hvert regelnummer: i regelbogen og som grunden til et nej.
### Argumenter: alle gældende husregler ved navn og $players.


## Hvad det går ud på

DK-02 = { $match ->
    [long_round] { $long_round_ends ->
        [last_holder] Kom af med alle dine kort, og pas på, at du ikke er den sidste, der sidder tilbage med nogen!
       *[first_out] Kom først af med alle dine kort, og pas på, at det ikke er dig, der sidder med flest til sidst!
     }
   *[other] Kom først af med alle dine kort!
 }
DK-55 = Kort fortalt: Læg et kort, der passer på det øverste i bunken. Har du ikke sådan et, så træk.
NO-01 = { DK-02 }
NO-05 = I behøver hverken papir eller blyant: Der tælles ingen point.
NO-41 = Kender du UNO? Dette spil ligner det meget, men det har sine egne regler og spilles med almindelige kort.

## Spillerne

DK-01 = { option-allow_two }
DK-43 = { option-teams }
DK-A22 = { option-allow_two }
NO-02 = { option-allow_two }
NO-04 = { $match ->
    [rounds] { $rounds_to_win ->
        [3] Spillet er let og kan spilles fra omkring syv år; mindre børn kan få brug for lidt hjælp. Et parti varer et kvarter til en halv time.
       *[other] Spillet er let og kan spilles fra omkring syv år; mindre børn kan få brug for lidt hjælp.
     }
   *[other] Spillet er let og kan spilles fra omkring syv år; mindre børn kan få brug for lidt hjælp.
 }
NO-35 = { option-teams }
NO-36 = { option-teams }
NO-37 = Når én spiller går ud, har hele holdet vundet runden.
NO-A21 = { $call ->
    [caught] Holdkammerater fanger ikke hinanden, når en af dem glemmer at sige "Olsen".
   *[other] Holdkammerater fortæller ikke hinanden, hvad de har på hånden.
 }

## Kortene

DK-06 = I skal bruge et almindeligt spil kort på 52 kort uden jokere.
DK-07 = De fire kulører er klør, ruder, hjerter og spar.
DK-08 = Hver kulør har de samme tretten værdier: es, 2, 3 og så videre op til 10, derefter knægt, dame og konge.
DK-09 = Esset er den laveste værdi: Det tæller som 1.
DK-10 = Kongen er den højeste værdi: Den tæller som 13.
DK-11 = Knægt og dame ligger mellem 10 og konge.
DK-29 = I skal ikke bruge andet: hverken spilleplade, brikker eller terninger.
DK-A24 = Når der lægges kort, er ingen værdi højere end en anden: Enten er to værdier ens, eller også er de det ikke.
NO-03 = { DK-06 }

## Uddelingen

DK-14 = { option-first_dealer }
DK-15 = På skærmen blander og giver programmet. Med rigtige kort gør giveren det.
DK-18 = { option-hand_size }
DK-19 = Resten af kortene lægges midt på bordet med bagsiden opad: Det er trækbunken.
DK-20 = Det øverste kort vendes og lægges ved siden af: Det er startkortet, og med det begynder den åbne bunke, som alle lægger deres kort på.
DK-A01 = { option-start_card }
NO-09 = { option-hand_size }
NO-10 = { DK-19 }
NO-11 = { DK-20 }
NO-A01 = { option-start_card }
NO-A23 = { option-next_dealer }
NO-A26 = { option-hand_size_two }

## En tur

DK-03 = Når det er din tur, lægger du et kort fra hånden på den åbne bunke med billedsiden opad. Det skal passe.
DK-16 = Spilleren til venstre for giveren har den første tur.
DK-17 = { $ace ->
    [reverse] Hver runde begynder med uret: Efter dig kommer spilleren til venstre for dig, indtil et es vender retningen.
   *[other] Spillet går med uret: Efter dig kommer spilleren til venstre for dig.
 }
DK-28 = { DK-17 }
NO-12 = { DK-16 }
NO-13 = { DK-17 }
NO-A14 = { DK-17 }
DK-12 = { option-fit }
DK-13 = Eksempel: Ligger klør 7 øverst, kan du lægge en hvilken som helst klør eller en anden syver.
NO-14 = { option-fit }
NO-42 = Med små børn er det godt at begynde sådan her, hvor kun kuløren tæller.
NO-A24 = { NO-42 }
DK-22 = { option-multi_same_rank }
DK-A23 = { option-multi_same_rank }
NO-38 = { option-multi_same_rank }
NO-39 = { option-multi_same_rank }
NO-A22 = { $eight ->
    [wild] Det næste kort skal passe på det, du lægger sidst. Lægger du flere ottere, vælger du en kulør for hver, og den sidste gælder.
   *[plain] Det næste kort skal passe på det, du lægger sidst.
 }
NO-A25 = { option-twist_on_first_turn }

# At trække. Ordene om, hvad der må følge, er andre, hvor kortet for at glemme tæller som et træk.
shedding-after-forgetting = { $drawn_card ->
    [must_lay] Kan du lægge et kort, når du har trukket, skal du, og så trækker du ikke flere. Det skal være det kort, du lige har trukket, undtagen efter strafkortet for at glemme "Olsen".
   *[may_lay] Når du har trukket, må du kun lægge det kort, du lige har trukket, eller melde pas. Men efter strafkortet for at glemme "Olsen" skal du lægge et kort, hvis du kan.
 }
DK-25 = { option-draw_limit }{ $voluntary_draw ->
    [true] {""}
   *[false] {" "}Kun da må du trække.
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
    [1] Passer det trukne kort ikke, beholder du det, og din tur er slut.
   *[other] Passer ingen af de trukne kort, beholder du dem, og din tur er slut.
 }
DK-A07 = { option-drawn_card }
NO-16 = { DK-26 }
NO-A06 = { DK-26 }
DK-A06 = { NO-A05 }
NO-A05 = { $voluntary_draw ->
    [true] Du må gerne trække et kort, selv om du kunne lægge et, men du kan ikke bare melde pas. Så snart et trukket kort passer, trækker du ikke flere.
   *[false] { $drawn_card ->
        [must_lay] Kan du lægge et kort, skal du gøre det: Du må hverken trække eller melde pas.
       *[may_lay] Kan du lægge et kort, må du ikke trække, og du må kun melde pas for at beholde et kort, du lige har trukket.
     }
 }
DK-24 = Når dit kort ligger og har haft sin virkning, er det den næstes tur.

## Særlige kort

DK-05 = Alle andre kort er almindelige: De skal bare passe.
DK-23 = Nogle kort er særlige: Så snart et af dem bliver lagt, sker der noget.
NO-32 = Kun otterne er særlige; alle andre kort er almindelige.
DK-30 = { option-eight }
DK-31 = { $eight ->
    [plain] { option-eight }
   *[wild] { $eight_on_eight ->
        [false] Når du lægger en otter, vælger du en kulør, og det næste kort skal være i den kulør. Kun med dit sidste kort vælger du ingen.
       *[true] Når du lægger en otter, vælger du en kulør, og det næste kort skal være i den kulør eller en ny otter. Kun med dit sidste kort vælger du ingen.
     }
 }
DK-32 = Eksempel: På spar 4 lægger du en otter og vælger ruder. Nu skal der følge en ruder.
DK-A02 = { option-eight_changes_suit }
DK-A03 = { option-eight_on_eight }
NO-18 = { option-eight }
NO-19 = { DK-31 }
NO-20 = { DK-31 }
DK-33 = { option-two }
DK-34 = { $two ->
    [stacking] Den, der skal trække for toere, må i stedet lægge en ny toer og ikke andet. Så er det den næste, der skal trække.
   *[other] Den, der skal trække for en toer, må ikke lægge noget i den tur, heller ikke en toer eller en otter.
 }
DK-35 = Når du trækker for en toer, er det hele din tur, også selv om et af de trukne kort passer.
DK-54 = { DK-35 }
DK-A20 = Når kortene er trukket, er toeren et kort som alle andre for dem, der kommer efter.
NO-21 = { option-two }
NO-22 = { DK-34 }
NO-23 = Toerne lægges sammen: Efter to i træk skal der trækkes fire kort, efter tre seks og efter alle fire otte.
NO-A07 = { DK-34 }
NO-A08 = { DK-34 }
NO-A09 = { DK-35 }
NO-A10 = { NO-23 }
NO-24 = { option-ace }
NO-25 = Når I kun er to, giver et es dig en tur til.
NO-40 = To esser i træk vender retningen to gange, så det går som før.
NO-26 = { option-jack }
NO-27 = Mod en knægt kan ingen stille noget op.
NO-A12 = Når I kun er to, giver en knægt dig en tur til.
NO-A15 = Den næste er altid den næste i den retning, spillet går lige nu.

## At sige "Olsen"

DK-36 = { option-call }
DK-37 = "Olsen" advarer de andre om, at du er lige ved at vinde.
DK-38 = { option-forgot_blocks_finish }
DK-39 = Sagde du ikke "Olsen" i tide, skal du i din næste tur trække ét kort, før du lægger noget.
DK-40 = Efter den tur går alt som sædvanlig igen.
DK-52 = { DK-38 }
DK-A08 = { option-call_again }
DK-A09 = { option-call_deadline }
DK-A10 = { $call ->
    [automatic] Ingen behøver at fange den, der glemte at sige "Olsen": Straffen kommer af sig selv.
    [caught] { NO-33 }
   *[other] { option-call }
 }
DK-A11 = { option-false_call_draw }
DK-A12 = { option-forgot_blocks_finish }
DK-A13 = { option-forgot_draw_replaces_draw }
DK-A14 = Næste gang du kommer ned på ét kort, skal du sige "Olsen" som altid.
DK-A15 = { option-forgot_under_two }
NO-29 = { option-call }
NO-30 = { NO-33 }
NO-33 = { $call ->
    [caught] { option-catch_until } { option-call_penalty }
   *[other] { option-call }
 }
NO-34 = Hvis ingen opdager det i tide, koster det ikke noget at glemme det.
NO-A16 = { $call ->
    [automatic] Den, der ikke sagde "Olsen" i tide, bliver ikke fanget, men skal i sin næste tur trække ét kort, før der må lægges noget.
    [caught] { NO-33 }
   *[other] { option-call }
 }
NO-A17 = { option-call_penalty }
NO-A18 = { option-catch_until }
NO-A19 = { option-call_required_to_finish }

## Bunkerne

DK-41 = { option-reshuffle }
DK-42 = Det øverste kort bliver liggende: Det næste kort skal passe på det.
DK-A16 = Er der for få kort til dig i trækbunken, så tag dem, og træk resten, når der er blandet. Er der heller ikke kort nok da, slipper du for resten.
DK-A17 = { $stalemate ->
    [no_winner] { $match ->
        [single] Er der ikke flere kort at trække, melder du pas, når du ikke kan lægge. Har ingen lagt eller trukket et kort hele bordet rundt, er spillet slut, og ingen har vundet.
       *[other] Er der ikke flere kort at trække, melder du pas, når du ikke kan lægge. Har ingen lagt eller trukket et kort hele bordet rundt, er runden slut, og ingen af dem, der er med endnu, har vundet den.
     }
   *[fewest_cards] { $match ->
        [single] Er der ikke flere kort at trække, melder du pas, når du ikke kan lægge. Har ingen lagt eller trukket et kort hele bordet rundt, vinder den med færrest kort; står flere lige, deler de sejren.
        [points] Er der ikke flere kort at trække, melder du pas, når du ikke kan lægge. Har ingen lagt eller trukket et kort hele bordet rundt, er runden slut, og ingen får point.
        [long_round] Er der ikke flere kort at trække, melder du pas, når du ikke kan lægge. Har ingen lagt eller trukket et kort hele bordet rundt, er partiet slut: Jo færre kort, jo bedre.
       *[rounds] Er der ikke flere kort at trække, melder du pas, når du ikke kan lægge. Har ingen lagt eller trukket et kort hele bordet rundt, vinder den med færrest kort runden; står flere lige, vinder de den alle.
     }
 }
DK-A18 = { option-reshuffle }
DK-A19 = Er det en otter, gælder den valgte kulør stadig.
NO-28 = { option-reshuffle }
NO-A20 = { DK-A17 }

## At gå ud og vinde

DK-51 = { $match ->
    [single] Den, der først er af med alle sine kort, har vundet med det samme, og spillet er slut.
    [long_round] Den, der først er af med alle sine kort, får førstepladsen.
   *[other] Den, der først er af med alle sine kort, har vundet runden med det samme, og runden er slut.
 }
DK-53 = { option-finish_on_special }
DK-A04 = { option-finish_on_special }
DK-A05 = { option-final_two_draws }
NO-06 = { DK-51 }
NO-17 = { DK-51 }
NO-A11 = { option-final_two_draws }
NO-A13 = Det, dit sidste kort ellers ville gøre, sker ikke mere.
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

## Ved bordet

DK-21 = Man ser kun på sine egne kort.
DK-44 = { option-show_hand }
DK-45 = { option-show_hand }
DK-46 = Ingen kan spærre den åbne bunke. Bortset fra straffe er der kun én ting, der kan hindre dig i at lægge i din tur: at ingen af dine kort passer.
DK-47 = Er I uenige om noget, så hold en lille pause, og se sammen på, hvad I har aftalt.
DK-48 = Er I stadig i tvivl, så vælg det svar, der ændrer mindst ved spillet, og spil videre.
DK-49 = { $take_back ->
    [true] { $host_has_last_word ->
        [true] Kun den, der sidst gjorde noget, eller værten kan fortryde det.
       *[false] Kun den, der sidst gjorde noget, kan fortryde det.
     }
   *[false] { option-take_back }
 }
DK-50 = { $host_has_last_word ->
    [true] Kun værten kan tage det sidste tilbage.
   *[false] { option-host_has_last_word }
 }
DK-A25 = { option-hide_counts }
DK-A26 = { $take_back ->
    [true] Kun det, der skete sidst, kan tages tilbage, indtil nogen gør noget andet. Det går ikke, hvis et kort blev trukket, vendt, givet væk eller delt ud.
   *[false] { $host_has_last_word ->
        [true] Kun det, der skete sidst, kan tages tilbage, indtil nogen gør noget andet. Det går ikke, hvis et kort blev trukket, vendt, givet væk eller delt ud.
       *[false] { option-take_back }
     }
 }
DK-A27 = { option-show_hand }
DK-A28 = { DK-46 }

## Gode råd

DK-56 = { $two ->
    [plain] Når nogen siger "Olsen", er det på høje tid at bruge din otter: Vælg en kulør, som den spiller har måttet trække for.
   *[other] Når nogen siger "Olsen", er det på høje tid at bruge dine særlige kort: En otter skifter kulør, og en toer får den næste til at trække.
 }
NO-43 = Kunne I lide spillet? Gnav og Idiot er to andre kortspil for hele familien.
NO-T1 = Læg ikke dine ottere for tidligt. Gem en, til intet andet passer, eller til du sidder med mange kort i én kulør.
NO-T2 = Behold en toer, hvis du kan: Den redder dig fra at trække, når spilleren før dig lægger en.
NO-T3 = Hold øje med, hvilken vej spillet går. Med et es i rette øjeblik kommer en farlig spiller efter alle de andre i stedet for lige efter dig.
NO-T4 = { $eight ->
    [wild] Kom helt af med én kulør og så med den næste. Senere bringer en otter dig hen til den kulør, du har flest af.
   *[plain] Kom helt af med én kulør og så med den næste.
 }
NO-T5 = Tæl de andres kort. Har nogen kun et eller to tilbage, så læg det, der bliver sværest at følge.
