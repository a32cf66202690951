### What happened, one message per event type.
### $you: "yes" where the reader did or suffered it; $name: who did otherwise; cards, suits and other seats are names.

event-match_started = { $game }, { $players } spillere. Startverdien for all stokking har fingeravtrykket (hash) { $commitment }.
event-deal_started = Runde { $deal_number }. { $you ->
    [yes] Du deler ut.
   *[no] { $name } deler ut.
 }
event-extra_hand = Ekstra runde mellom { $extra_hand }. { $you ->
    [yes] Du deler ut.
   *[no] { $name } deler ut.
 }
event-hand_dealt = { $you ->
    [yes] Du får { $count ->
        [one] ett kort
       *[other] { $count } kort
     }
   *[no] { $name } får { $count ->
        [one] ett kort
       *[other] { $count } kort
     }
 }{ $cards ->
    [none] .
   *[other] : { $cards }.
 }
event-hand_shown = { $you ->
    [yes] Du legger hånden din åpent fram: { $cards }.
   *[no] { $name } legger hånden sin åpent fram: { $cards }.
 }
event-taken_back = { $you ->
    [yes] Det du gjorde sist, blir angret av { $by }.
   *[no] Det { $name } gjorde sist, blir angret av { $by }.
 }
event-deal_ended = Runden er over: { $reason }.
event-match_ended = Partiet er over: { $reason }. { $ranking ->
    [none] Ingen har vunnet.
   *[other] { $ranking }.
 }
event-seed_opened = Startverdien var { $seed }.

## The Olsens of the Crazy Eights family

event-start_card_turned = Startkortet er { $card }.
event-card_played = { $you ->
    [yes] Du { $family ->
        [hearts] spiller
       *[other] legger
     } { $card }.
   *[no] { $name } { $family ->
        [hearts] spiller
       *[other] legger
     } { $card }.
 }
event-suit_named = { $you ->
    [yes] Du velger { $suit }.
   *[no] { $name } velger { $suit }.
 }
event-cards_drawn = { $you ->
    [yes] Du trekker
   *[no] { $name } trekker
 } { $count ->
    [one] ett kort
   *[other] { $count } kort
 }{ $why ->
    [twos] {" "}på grunn av toere
    [forgot] {" "}for å ha glemt «Olsen»
    [caught] {" "}for å ha blitt tatt
    [false_call] {" "}for å ha sagt «Olsen» uten grunn
    [ace] {" "}på grunn av esset
   *[stuck] {""}
 }{ $cards ->
    [none] .
   *[other] : { $cards }.
 }
event-pile_reshuffled = { $count ->
    [one] Ett kort fra kastebunken stokkes
   *[other] { $count } kort fra kastebunken stokkes
 } og blir den nye trekkbunken.
event-direction_turned = Spillet snur og går nå { $direction ->
    [clockwise] med klokka
   *[anticlockwise] mot klokka
 }.
event-seat_skipped = { $you ->
    [yes] Du blir hoppet over.
   *[no] { $name } blir hoppet over.
 }
event-turn_passed = { $you ->
    [yes] Du melder pass.
   *[no] { $name } melder pass.
 }
event-olsen_called = { $you ->
    [yes] Du sier «Olsen!»
   *[no] { $name } sier «Olsen!»
 }
event-call_forgotten = { $you ->
    [yes] Du sa ikke «Olsen» i tide.
   *[no] { $name } sa ikke «Olsen» i tide.
 }
event-caught = { $you ->
    [yes] Du blir tatt av { $by }: Du sa ikke «Olsen».
   *[no] { $name } blir tatt av { $by }: «Olsen» ble ikke sagt.
 }

## The Hearts family

event-cards_given = { $you ->
    [yes] Du gir tre kort til { $to }
   *[no] { $name } gir tre kort til { $to }
 }{ $cards ->
    [none] .
   *[other] : { $cards }.
 }
event-cards_received = { $you ->
    [yes] Du får tre kort av { $from }
   *[no] { $name } får tre kort av { $from }
 }{ $cards ->
    [none] .
   *[other] : { $cards }.
 }
event-revoked = { $you ->
    [yes] Sviket ditt blir oppdaget: Du hadde { $card }, men bekjente ikke farge.
   *[no] { $name } har ikke bekjent farge. Sviket blir oppdaget med { $card }.
 }
event-hearts_broken = Hjerter er brutt av { $object }.
event-trick_taken = { $you ->
    [yes] Du tar stikket
   *[no] { $name } tar stikket
 }: { $cards }.

## Æselspillet

event-card_turned = { $you ->
    [yes] Du snur { $number }.
   *[no] { $name } snur { $number }.
 }
event-card_laid = { $you ->
    [yes] Du legger
   *[no] { $name } legger
 } { $number } { $where ->
    [centre] i midten
    [own] { $you ->
        [yes] på din egen bunke
       *[no] på sin egen bunke
     }
    [yours] på bunken din
   *[other] på bunken til { $to }
 }.
event-card_moved = { $you ->
    [yes] Du flytter
   *[no] { $name } flytter
 } { $number } { $where ->
    [centre] til midten
    [own] { $you ->
        [yes] til din egen bunke
       *[no] til sin egen bunke
     }
    [yours] til bunken din
   *[other] til bunken til { $to }
 }.
event-pile_turned = { $you ->
    [yes] Du snur hele den synlige bunken din.
   *[no] { $name } snur hele den synlige bunken sin.
 }
event-placement_overlooked = { $you ->
    [yes] Du overså en mulighet
   *[no] { $name } overså en mulighet
 }{ $case ->
    [a] : Kortet passet et annet sted
    [b] : Midten kommer først
    [c] : En annen bunke var nærmere
    [visible] : Det øverste synlige kortet passet et sted
   *[other] {""}
 }{ $by ->
    [none] .
   *[other] {" "}(oppdaget av { $by }).
 }
event-donkey_moved = { $you ->
    [yes] Du får eselet.
   *[no] { $name } får eselet.
 }
event-gift_given = { $you ->
    [yes] Du får et kort i gave av { $from }.
   *[no] { $name } får et kort i gave av { $from }.
 }
event-seat_out = { $you ->
    [yes] Du har ingen kort igjen.
   *[no] { $name } har ingen kort igjen.
 }

## Why a deal or a match ended

reason-last_card = det siste kortet er lagt
reason-blocked = ingen kommer videre
reason-hand_played = alle kortene er spilt
reason-target = den avtalte poengsummen er nådd
reason-deals = de avtalte rundene er spilt
reason-rounds = de avtalte rundene er vunnet
reason-tie_broken = det står ikke likt lenger
reason-shared = flere deler den laveste poengsummen
reason-stalemate = spillet går i ring
reason-abandoned = det ble avbrutt
