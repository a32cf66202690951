### Hvad der skete, én besked for hver slags hændelse.
### $you: "yes", hvor det var læseren selv; $name: hvem det ellers var; kort, kulører og andre pladser er navne.

event-match_started = { $game }, { $players } spillere. Frøet til alle blandinger har fingeraftrykket (hash) { $commitment }.
event-deal_started = Runde { $deal_number }. { $you ->
    [yes] Du giver.
   *[no] { $name } giver.
 }
event-extra_hand = Ekstra runde mellem { $extra_hand }. { $you ->
    [yes] Du giver.
   *[no] { $name } giver.
 }
event-hand_dealt = { $you ->
    [yes] Du får { $count ->
        [one] ét kort
       *[other] { $count } kort
     }
   *[no] { $name } får { $count ->
        [one] ét kort
       *[other] { $count } kort
     }
 }{ $cards ->
    [none] .
   *[other] : { $cards }.
 }
event-hand_shown = { $you ->
    [yes] Du lægger dine kort åbent frem: { $cards }.
   *[no] { $name } lægger sine kort åbent frem: { $cards }.
 }
event-taken_back = { $you ->
    [yes] Det, du gjorde sidst, tages tilbage af { $by }.
   *[no] Det, som { $name } gjorde sidst, tages tilbage af { $by }.
 }
event-deal_ended = Runden er slut: { $reason }.
event-match_ended = Partiet er slut: { $reason }. { $ranking ->
    [none] Ingen har vundet.
   *[other] { $ranking }.
 }
event-seed_opened = Frøet var { $seed }.

## Olsen-spillene i Crazy Eights-familien

event-start_card_turned = Startkortet er { $card }.
event-card_played = { $you ->
    [yes] Du { $family ->
        [hearts] spiller
       *[other] lægger
     } { $card }.
   *[no] { $name } { $family ->
        [hearts] spiller
       *[other] lægger
     } { $card }.
 }
event-suit_named = { $you ->
    [yes] Du vælger { $suit }.
   *[no] { $name } vælger { $suit }.
 }
event-cards_drawn = { $you ->
    [yes] Du trækker
   *[no] { $name } trækker
 } { $count ->
    [one] et kort
   *[other] { $count } kort
 }{ $why ->
    [twos] {" "}på grund af toere
    [forgot] {" "}for at have glemt "Olsen"
    [caught] {" "}for at være blevet fanget
    [false_call] {" "}for at sige "Olsen" uden grund
    [ace] {" "}på grund af esset
   *[stuck] {""}
 }{ $cards ->
    [none] .
   *[other] : { $cards }.
 }
event-pile_reshuffled = { $count ->
    [one] Ét lagt kort blandes
   *[other] { $count } lagte kort blandes
 } og bliver til den nye trækbunke.
event-direction_turned = Spillet vender og går nu { $direction ->
    [clockwise] med uret
   *[anticlockwise] mod uret
 }.
event-seat_skipped = { $you ->
    [yes] Du bliver sprunget over.
   *[no] { $name } bliver sprunget over.
 }
event-turn_passed = { $you ->
    [yes] Du melder pas.
   *[no] { $name } melder pas.
 }
event-olsen_called = { $you ->
    [yes] Du siger "Olsen!"
   *[no] { $name } siger "Olsen!"
 }
event-call_forgotten = { $you ->
    [yes] Du sagde ikke "Olsen" i tide.
   *[no] { $name } sagde ikke "Olsen" i tide.
 }
event-caught = { $you ->
    [yes] Du bliver fanget af { $by }: Der blev ikke sagt "Olsen".
   *[no] { $name } bliver fanget af { $by }: Der blev ikke sagt "Olsen".
 }

## Hjerterfri-familien

event-cards_given = { $you ->
    [yes] Du giver tre kort til { $to }
   *[no] { $name } giver tre kort til { $to }
 }{ $cards ->
    [none] .
   *[other] : { $cards }.
 }
event-cards_received = { $you ->
    [yes] Du får tre kort af { $from }
   *[no] { $name } får tre kort af { $from }
 }{ $cards ->
    [none] .
   *[other] : { $cards }.
 }
event-revoked = { $you ->
    [yes] Dit svigt kommer for en dag: Du havde { $card } og bekendte ikke kulør.
   *[no] { $name } har svigtet kulør; det kommer for en dag med { $card }.
 }
event-hearts_broken = Hjerter er brudt af { $object }.
event-trick_taken = { $you ->
    [yes] Du tager stikket
   *[no] { $name } tager stikket
 }: { $cards }.

## Æselspillet

event-card_turned = { $you ->
    [yes] Du vender { $number }.
   *[no] { $name } vender { $number }.
 }
event-card_laid = { $you ->
    [yes] Du lægger
   *[no] { $name } lægger
 } { $number } { $where ->
    [centre] i midten
    [own] { $you ->
        [yes] på din egen bunke
       *[no] på sin egen bunke
     }
    [yours] på din bunke
   *[other] på bunken hos { $to }
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
    [yours] til din bunke
   *[other] til bunken hos { $to }
 }.
event-pile_turned = { $you ->
    [yes] Du vender din synlige bunke om.
   *[no] { $name } vender sin synlige bunke om.
 }
event-placement_overlooked = { $you ->
    [yes] Du har overset en mulighed
   *[no] { $name } har overset en mulighed
 }{ $case ->
    [a] : Kortet passede et andet sted
    [b] : Midten går forud
    [c] : En anden bunke var nærmere
    [visible] : Det øverste synlige kort passede et sted
   *[other] {""}
 }{ $by ->
    [none] .
   *[other] {""}, opdaget af { $by }.
 }
event-donkey_moved = { $you ->
    [yes] Du får æslet.
   *[no] { $name } får æslet.
 }
event-gift_given = { $you ->
    [yes] Du får et kort i gave af { $from }.
   *[no] { $name } får et kort i gave af { $from }.
 }
event-seat_out = { $you ->
    [yes] Du har ikke flere kort.
   *[no] { $name } har ikke flere kort.
 }

## Hvorfor en runde eller et parti sluttede

reason-last_card = det sidste kort er lagt
reason-blocked = ingen kan komme videre
reason-hand_played = alle kort er spillet
reason-target = det aftalte antal point er nået
reason-deals = de aftalte runder er spillet
reason-rounds = de aftalte runder er vundet
reason-tie_broken = det står ikke lige længere
reason-shared = flere deler det laveste antal point
reason-stalemate = spillet går i ring
reason-abandoned = det blev opgivet
