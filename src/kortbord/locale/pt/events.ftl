### O que aconteceu, uma mensagem por tipo de acontecimento.
### $you: "yes" quando foi quem lê; $name: quem foi, se não; cartas, naipes e outros lugares vêm como nomes.

event-match_started = { $game }, { $players } jogadores. A semente de todos os embaralhamentos tem o código (hash) { $commitment }.
event-deal_started = Rodada { $deal_number }. { $you ->
    [yes] Você dá as cartas.
   *[no] { $name } dá as cartas.
 }
event-extra_hand = Rodada extra entre { $extra_hand }. { $you ->
    [yes] Você dá as cartas.
   *[no] { $name } dá as cartas.
 }
event-hand_dealt = { $you ->
    [yes] Você recebe { $count ->
        [one] uma carta
       *[other] { $count } cartas
     }
   *[no] { $name } recebe { $count ->
        [one] uma carta
       *[other] { $count } cartas
     }
 }{ $cards ->
    [none] .
   *[other] : { $cards }.
 }
event-hand_shown = { $you ->
    [yes] Você abre a sua mão: { $cards }.
   *[no] { $name } abre a mão: { $cards }.
 }
event-taken_back = { $you ->
    [yes] A sua última jogada foi desfeita por { $by }.
   *[no] A última jogada de { $name } foi desfeita por { $by }.
 }
event-deal_ended = A rodada acabou: { $reason }.
event-match_ended = A partida acabou: { $reason }. { $ranking ->
    [none] Ninguém ganhou.
   *[other] { $ranking }.
 }
event-seed_opened = A semente era { $seed }.

## Os Olsens da família Crazy Eights

event-start_card_turned = A carta inicial é virada: { $card }.
event-card_played = { $you ->
    [yes] Você { $family ->
        [hearts] joga
       *[other] joga
     } { $card }.
   *[no] { $name } { $family ->
        [hearts] joga
       *[other] joga
     } { $card }.
 }
event-suit_named = { $you ->
    [yes] Você escolhe { $suit }.
   *[no] { $name } escolhe { $suit }.
 }
event-cards_drawn = { $you ->
    [yes] Você compra
   *[no] { $name } compra
 } { $count ->
    [one] uma carta
   *[other] { $count } cartas
 }{ $why ->
    [twos] {" "}por causa do 2
    [forgot] {" "}por ter esquecido o “Olsen”
    [caught] {" "}por causa do flagrante
    [false_call] {" "}por ter dito “Olsen” sem motivo
    [ace] {" "}por causa do ás
   *[stuck] {""}
 }{ $cards ->
    [none] .
   *[other] : { $cards }.
 }
event-pile_reshuffled = { $count ->
    [one] Uma carta do descarte é embaralhada e vira
   *[other] { $count } cartas do descarte são embaralhadas e viram
 } o novo monte de compra.
event-direction_turned = O sentido se inverte: agora o jogo segue no sentido { $direction ->
    [clockwise] horário
   *[anticlockwise] anti-horário
 }.
event-seat_skipped = { $you ->
    [yes] Você perde a vez.
   *[no] { $name } perde a vez.
 }
event-turn_passed = { $you ->
    [yes] Você passa.
   *[no] { $name } passa.
 }
event-olsen_called = { $you ->
    [yes] Você diz: “Olsen!”
   *[no] { $name } diz: “Olsen!”
 }
event-call_forgotten = { $you ->
    [yes] Você não disse “Olsen” a tempo.
   *[no] { $name } não disse “Olsen” a tempo.
 }
event-caught = { $you ->
    [yes] Flagrante: você não disse “Olsen”, e { $by } percebeu.
   *[no] Flagrante: { $name } não disse “Olsen”, e { $by } percebeu.
 }

## A família de Copas

event-cards_given = { $you ->
    [yes] Você passa três cartas para { $to }
   *[no] { $name } passa três cartas para { $to }
 }{ $cards ->
    [none] .
   *[other] : { $cards }.
 }
event-cards_received = { $you ->
    [yes] Você recebe três cartas de { $from }
   *[no] { $name } recebe três cartas de { $from }
 }{ $cards ->
    [none] .
   *[other] : { $cards }.
 }
event-revoked = { $you ->
    [yes] Apareceu uma renúncia sua: você tinha o naipe de { $card } e não seguiu.
   *[no] Apareceu uma renúncia de { $name }, com { $card }.
 }
event-hearts_broken = As copas foram abertas por { $object }.
event-trick_taken = { $you ->
    [yes] Você leva a vaza
   *[no] { $name } leva a vaza
 }: { $cards }.

## O jogo do burro

event-card_turned = { $you ->
    [yes] Você vira { $number }.
   *[no] { $name } vira { $number }.
 }
event-card_laid = { $you ->
    [yes] Você põe
   *[no] { $name } põe
 } { $number } { $where ->
    [centre] no centro
    [own] { $you ->
        [yes] no seu próprio monte
       *[no] no próprio monte
     }
    [yours] no seu monte
   *[other] no monte de { $to }
 }.
event-card_moved = { $you ->
    [yes] Você leva
   *[no] { $name } leva
 } { $number } { $where ->
    [centre] para o centro
    [own] { $you ->
        [yes] para o seu próprio monte
       *[no] para o próprio monte
     }
    [yours] para o seu monte
   *[other] para o monte de { $to }
 }.
event-pile_turned = { $you ->
    [yes] Você vira o seu monte visível.
   *[no] { $name } vira o monte visível.
 }
event-placement_overlooked = { $you ->
    [yes] Descuido seu
   *[no] Descuido de { $name }
 }{ $case ->
    [a] : a carta servia em outro lugar
    [b] : o centro vem primeiro
    [c] : outro monte estava mais perto
    [visible] : a carta visível de cima servia em algum lugar
   *[other] {""}
 }{ $by ->
    [none] .
   *[other] {""}, e { $by } percebeu.
 }
event-donkey_moved = { $you ->
    [yes] Você fica com o burro.
   *[no] { $name } fica com o burro.
 }
event-gift_given = { $you ->
    [yes] Você recebe uma carta de presente de { $from }.
   *[no] { $name } recebe uma carta de presente de { $from }.
 }
event-seat_out = { $you ->
    [yes] Você não tem mais cartas.
   *[no] { $name } não tem mais cartas.
 }

## Por que uma rodada ou uma partida acabou

reason-last_card = a última carta foi jogada
reason-blocked = ninguém consegue mais jogar
reason-hand_played = todas as cartas foram jogadas
reason-target = o placar combinado foi alcançado
reason-deals = as rodadas combinadas foram jogadas
reason-rounds = as rodadas combinadas foram ganhas
reason-tie_broken = o empate foi desfeito
reason-shared = o menor placar ficou empatado
reason-stalemate = o jogo anda em círculos
reason-abandoned = ela foi abandonada
