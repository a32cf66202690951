### Reglerne for hjerterfri-familien, én besked for hvert regelnummer: i regelbogen og som grunden til et nej.
### Argumenter: alle gældende husregler ved navn og $players.


## Hvad det går ud på

HT-01 = Alle spiller et kort, og én spiller er nødt til at tage dem alle sammen: Det er et stik. Pas på stik med hjerter eller spar dame i!
HT-03 = Hver hjerter, du tager hjem, koster dig 1 point.
HT-04 = Spar dame koster 13 point for den, der får hende, lige så meget som alle hjerterne tilsammen.
HT-05 = Den, der har færrest point til sidst, vinder.
HT-15 = Hjerterne og spar dame er strafkortene. Lad de andre tage dem: Den, der har færrest point til sidst, vinder.

## Spillerne

HT-02 = Spillet er for tre, fire eller fem spillere.
HT-A23 = Spillet er for tre, fire eller fem spillere; to spiller det kun for at afgøre, hvem der vinder, når de står lige.
HT-07 = Man spiller hver for sig; der er ingen makkere.
HT-08 = { $first_dealer ->
    [last_seat] Spilleren på den sidste plads giver i den første runde.
   *[random] Tilfældet afgør, hvem der giver i den første runde.
 }
HT-09 = I hver ny runde er det den næste til venstre, der giver.
HT-10 = Alt går med uret: Efter dig kommer spilleren til venstre for dig.

## Kortene og uddelingen

HT-11 = I skal bruge et almindeligt spil kort på 52 kort uden jokere.
HT-12 = I hver kulør er esset det højeste kort; så kommer konge, dame, knægt, 10, 9 og så videre ned til toeren.
HT-13 = Der er ingen trumf: Ingen kulør er stærkere end en anden.
HT-14 = { option-removal }
HT-A01 = { option-removal }
HT-16 = På skærmen blander programmet. Med rigtige kort blander giveren, og spilleren til højre for giveren tager af.
HT-17 = { $players ->
    [3] Alle kort deles ud et ad gangen, og der begyndes til venstre for giveren. Alle får 17.
    [5] Alle kort deles ud et ad gangen, og der begyndes til venstre for giveren. Alle får 10.
   *[other] Alle kort deles ud et ad gangen, og der begyndes til venstre for giveren. Alle får 13.
 }

## Byttet

HT-18 = { $exchange ->
    [left_right_across_hold] I en runde med bytte vælger alle tre forskellige kort og giver dem væk med bagsiden opad. Du giver én gang, og ingen spiller et kort, før alle har givet.
    [left_across_right_hold] I en runde med bytte vælger alle tre forskellige kort og giver dem væk med bagsiden opad. Du giver én gang, og ingen spiller et kort, før alle har givet.
   *[other] Før det første stik vælger alle tre forskellige kort og giver dem væk med bagsiden opad. Du giver én gang, og ingen spiller et kort, før alle har givet.
 }
HT-19 = Om der byttes kort, og hvilken vej de går, aftaler I før den første runde.
HT-43 = Ved dette bord byttes der ikke: Du spiller med de kort, du fik givet.
HT-45 = Fordi retningen skifter, er det ikke altid den samme nabo, der får dine værste kort. Sådan gør man i amerikansk hjerterfri.
HT-A03 = { option-exchange }
HT-A04 = Alle giver på samme tid, så du ser først dine nye kort, når dine egne er væk. Du må give alle slags kort, også den klør, der åbner spillet: Den, der har den efter byttet, begynder.
HT-A16 = { HT-45 }

## Stikkene

HT-20 = Den, der har klør 2, spiller den ud: Det er det første kort i det første stik.
HT-21 = { $removal ->
    [club_first] Med tre eller fem spillere er klør 2 ikke med; så er klør 3 det første kort.
   *[diamond_first] Med fem spillere er klør 2 ikke med; så er klør 3 det første kort.
 }
HT-22 = Derefter lægger de andre et kort hver, én efter én, med billedsiden opad.
HT-25 = Det højeste kort i den kulør, der blev spillet ud, tager stikket. Ingen kulør er trumf: Et kort i en anden kulør vinder aldrig, hvor højt det end er.
HT-26 = Er stikket dit, så læg alle dets kort, ét fra hver spiller, foran dig med bagsiden opad.
HT-27 = Den, der tager et stik, spiller ud til det næste.
HT-A02 = { HT-26 }
HT-A21 = { $auto_finish ->
    [true] { $honour_mode ->
        [true] En runde spilles til det sidste kort, også når alle strafkort er væk.
       *[false] Når intet kort i spillet kan ændre på pointene mere, spiller programmet selv resten af runden.
     }
   *[false] En runde spilles til det sidste kort, også når alle strafkort er væk.
 }

## Hvad du må spille

HT-23 = Bekend kulør: Har du kort i den kulør, der blev spillet ud, skal du lægge et af dem.
HT-24 = { $first_trick_penalties ->
    [allowed] Har du intet kort i den kulør, må du smide et hvilket som helst kort, også et strafkort.
   *[other] Har du intet kort i den kulør, må du smide et hvilket som helst kort, og efter det første stik også et strafkort.
 }
HT-30 = I det første stik må du ikke smide en hjerter eller spar dame.
HT-31 = Der er én undtagelse: Har du ikke andet end strafkort på hånden, må du smide et i det første stik.
HT-44 = Strafkort må smides i alle stik, også i det første.
HT-28 = Du må ikke spille hjerter ud, før hjerter er brudt. Det sker, når nogen smider en hjerter i et stik i en anden kulør.
HT-29 = { $lead_heart_beside_queen ->
    [true] Har du ikke andet end hjerter, eller kun hjerter og spar dame, må du alligevel spille en hjerter ud.
   *[false] Har du ikke andet end hjerter, må du alligevel spille en ud.
 }
HT-33 = { option-honour_mode }
HT-34 = Et svigt kommer for en dag, når du senere i samme runde spiller et kort i den kulør. Så koster det dig 13 point.
HT-A05 = { $first_trick_penalties ->
    [redeal] Har nogen ikke andet end strafkort, når det første stik skal til at begynde, giver den samme giver om.
    [allowed] { HT-44 }
   *[only_if_forced] { HT-31 }
 }
HT-A06 = { option-hearts_before_queen }
HT-A07 = { option-queen_breaks_hearts }
HT-A08 = En hjerter, der smides i det første stik, bryder hjerter som enhver anden.
HT-A09 = { option-forced_lead_breaks }
HT-A10 = { option-lead_heart_beside_queen }
HT-A11 = Efter det første stik må du spille spar dame ud, når som helst du spiller ud; hun behøver ikke at vente på, at hjerter er brudt.
HT-A12 = { option-honour_mode }

## Pointene

HT-32 = Efter det sidste stik tæller alle pointene i de stik, de har taget.
HT-35 = Der er 26 point i hver runde: 13 for hjerterne og 13 for spar dame.
HT-36 = { option-slam }
HT-37 = Dine point i runden lægges til dem, du har i forvejen.
HT-42 = { option-jack_of_diamonds }
HT-A13 = { option-revoked_slam_void }
HT-A15 = { option-slam }
HT-A20 = Ruder knægt er ikke et strafkort: Du må smide den i det første stik. Dens 10 point trækkes også fra efter en storeslem, og man kan godt komme under nul.

## Partiet

HT-38 = { option-points_limit }
HT-39 = { option-deals }
HT-40 = Den, der har færrest point i alt, vinder partiet.
HT-41 = { option-tie }
HT-A14 = { $match ->
    [deals] { HT-39 }
   *[points] { HT-38 }
 }
HT-A17 = { $tie ->
    [extra_hand] { $exchange ->
        [none] En ekstra runde afgør kun, hvem der vinder; dens point lægges ikke til de andre.
       *[other] I en ekstra runde byttes der ikke kort. Den afgør kun, hvem der vinder; dens point lægges ikke til de andre.
     }
   *[other] { option-tie }
 }
HT-A18 = I en ekstra runde deles der kun kort ud til dem, der spiller den: To får alle kortene, 26 hver; flere får lige så mange, som man ellers får, når man er så mange.
HT-A19 = Deler nogen også de færreste point i en ekstra runde, spiller de en til.
HT-A22 = På skærmen kan ingen give forkert, vise et kort ved en fejl eller spille uden for tur, så det behøver man ingen straf for.

## Gode råd

HT-T1 = Kom tidligt af med en kort kulør. Når du ikke har flere i den, er det din chance for at slippe af med en hjerter eller spar dame, hver gang den spilles ud.
HT-T2 = Tæl sparerne. Så længe damen ikke er faldet, kan spar es eller konge komme til at fange hende, så smid dem i en anden kulør, når du kan.
HT-T3 = Prøv kun på en storeslem med mange esser og konger og med de højeste sparer. Næsten en storeslem er værre end ingen: Den fylder dine egne stik med strafkort.
HT-T4 = Ser det ud til, at nogen er ved at tage det hele? Tag selv én hjerter, så er storeslemmen røget.
HT-T5 = I en kulør, hvor du har es eller konge, så spil et lavt kort ud. Måske tager en andens mellemkort stikket, og dit høje kort er uden for fare.

## Ord

HT-G1 = Strafkort: en hjerter eller spar dame. Den, der tager det, får pointene.
HT-G2 = Hjerter er brudt: Fra da af, og til runden er slut, må alle spille hjerter ud.
HT-G3 = { $jack_of_diamonds ->
    [minus_ten] { $slam_needs_jack ->
        [true] Storeslem: Én spiller tager alle strafkort i en runde og ruder knægt.
       *[false] Storeslem: Én spiller tager alle strafkort i en runde.
     }
   *[plain] Storeslem: Én spiller tager alle strafkort i en runde.
 }
HT-G4 = At bekende kulør: at lægge et kort i den kulør, der blev spillet ud. At smide: at lægge et kort i en anden kulør.
HT-G5 = Stik: ét kort fra hver spiller. At spille ud: at lægge det første kort i stikket.
HT-G6 = Renonce: Du er renonce i en kulør, når du intet kort har i den.
HT-06 = Olsen: spillets danske navn. Det siges at komme af det almindelige efternavn, fordi familier spiller det om aftenen.
