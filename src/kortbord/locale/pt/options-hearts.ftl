### As opções da família de Copas: o que vale à mesa (a mensagem), seu nome, o que se decide, seu valor.
### As opções que outras famílias também têm (match, first_dealer) estão em options-table.ftl.
### Argumentos: cada opção em vigor pelo nome, e $players.


## As cartas e a troca

option-removal = { $removal ->
    [club_first] Com três jogadores, o dois de paus sai do baralho; com cinco, saem o dois de paus e o dois de ouros. Assim todos recebem o mesmo número de cartas.
   *[diamond_first] Com três jogadores, o dois de ouros sai do baralho; com cinco, saem o dois de ouros e o dois de paus. Assim todos recebem o mesmo número de cartas.
 }
    .name = Carta que fica fora
    .help = Com três ou cinco jogadores o baralho não se divide por igual; por isso uma ou duas cartas baixas ficam fora. Com três, uns tiram o dois de ouros, e outros o dois de paus, que abriria o jogo.
    .value = { $removal ->
        [club_first] primeiro o dois de paus
       *[diamond_first] primeiro o dois de ouros
     }

# A terceira direção de uma troca que muda: numa mesa de três ou cinco ninguém se senta em frente.
hearts-third-way = { $players ->
    [3] de novo para a esquerda
    [5] para a segunda pessoa à esquerda
   *[other] para quem está em frente
 }
option-exchange = { $exchange ->
    [none] { HT-43 }
    [right] Você passa suas três cartas para quem está à sua direita.
    [left_right_across_hold] A troca muda de rodada em rodada: primeiro para a esquerda, depois para a direita, depois { hearts-third-way }, depois nenhuma; em seguida tudo recomeça.
    [left_across_right_hold] A troca muda de rodada em rodada: primeiro para a esquerda, depois { hearts-third-way }, depois para a direita, depois nenhuma; em seguida tudo recomeça.
   *[left] Você passa suas três cartas para quem está à sua esquerda.
 }
    .name = Troca
    .help = Antes do jogo, cada um pode passar três cartas a outra pessoa e assim se livrar das mais perigosas. Uns sempre passam para a esquerda, outros mudam a direção a cada rodada, e há quem não troque nada.
    .value = { $exchange ->
        [none] nenhuma
        [right] para a direita
        [left_right_across_hold] esquerda, direita, em frente, nenhuma
        [left_across_right_hold] esquerda, em frente, direita, nenhuma
       *[left] para a esquerda
     }

## A primeira vaza

option-first_trick_penalties = { $first_trick_penalties ->
    [allowed] { HT-44 }
    [redeal] Nenhuma carta de penalidade pode ser descartada na primeira vaza; se alguém não tem outra coisa, as cartas são dadas de novo.
   *[only_if_forced] Nenhuma carta de penalidade pode ser descartada na primeira vaza, a não ser por quem não tem outra coisa.
 }
    .name = Primeira vaza
    .help = Na maioria das mesas ninguém precisa temer a primeira vaza: nela não se descartam copas nem a dama de espadas. O que acontece quando alguém não tem outra coisa varia de mesa para mesa.
    .value = { $first_trick_penalties ->
        [allowed] penalidades liberadas
        [redeal] sem penalidades, ou dar de novo
       *[only_if_forced] sem penalidades, salvo à força
     }
option-hearts_before_queen = { $hearts_before_queen ->
    [true] Quem tem que descartar uma carta de penalidade na primeira vaza descarta copas e guarda a dama de espadas.
   *[false] Quem tem que descartar uma carta de penalidade na primeira vaza escolhe à vontade: copas ou a dama de espadas.
 }
    .name = Copas antes da dama
    .help = Quem só tem cartas de penalidade tem que descartar uma delas na primeira vaza. Pode ser a dama de espadas, ou tem que ser copas?
    .value = { $hearts_before_queen ->
        [true] copas
       *[false] copas ou a dama
     }

## Abrir as copas

option-queen_breaks_hearts = { $queen_breaks_hearts ->
    [discarded] A dama de espadas também abre as copas, quando é descartada numa vaza de outro naipe.
    [played] A dama de espadas também abre as copas, assim que é jogada, seja como for.
   *[never] A dama de espadas não abre as copas.
 }
    .name = A dama abre as copas
    .help = Pode-se sair com copas assim que elas estão abertas, e uma carta de copas descartada sempre as abre. Se a dama de espadas também abre, discute-se há muito tempo.
    .value = { $queen_breaks_hearts ->
        [discarded] quando descartada
        [played] sempre que jogada
       *[never] nunca
     }
option-forced_lead_breaks = { $forced_lead_breaks ->
    [true] Quem sai com copas antes que elas estejam abertas as abre.
   *[false] Quem sai com copas antes que elas estejam abertas não as abre: os outros ainda têm que esperar.
 }
    .name = A saída forçada abre
    .help = Quem só tem copas tem que sair com uma delas mesmo antes de estarem abertas. As copas ficam abertas para todos os outros também?
    .value = { $forced_lead_breaks ->
        [true] abre as copas
       *[false] não abre as copas
     }
option-lead_heart_beside_queen = { $lead_heart_beside_queen ->
    [true] Se as copas não estão abertas e você só tem copas e a dama de espadas, pode sair com o que quiser.
   *[false] Se as copas não estão abertas e você só tem copas e a dama de espadas, tem que sair com a dama.
 }
    .name = Saída ao lado da dama
    .help = As copas não estão abertas, e quem sai só tem copas e a dama de espadas. Tem que sair com a dama, o que pode muito bem lhe custar 13 pontos?
    .value = { $lead_heart_beside_queen ->
        [true] copas ou a dama
       *[false] a dama
     }

## Palavra de honra

option-honour_mode = { $honour_mode ->
    [true] Ninguém confere se você segue o naipe. Não seguir, embora pudesse, chama-se renúncia.
   *[false] Na tela ninguém consegue esquecer de seguir o naipe: o programa não deixa.
 }
    .name = Palavra de honra
    .help = Na mesa da cozinha alguém pode deixar de seguir o naipe, sem querer ou de propósito, e paga 13 pontos se isso aparece. O programa pode confiar na sua palavra ou cuidar para que não aconteça.
    .value = { $honour_mode ->
        [true] vale a palavra
       *[false] o programa confere
     }
option-revoked_slam_void = { $revoked_slam_void ->
    [true] Um grand slam não vale se apareceu uma renúncia de quem o fez.
   *[false] Um grand slam vale mesmo que tenha aparecido uma renúncia de quem o fez; os 13 pontos dela são somados.
 }
    .name = Grand slam com renúncia
    .help = Quando se joga na palavra de honra, alguém pode fazer um grand slam com a ajuda de uma renúncia. Esse grand slam ainda vale?
    .value = { $revoked_slam_void ->
        [true] não vale
       *[false] vale
     }

## Os pontos

option-slam = { $slam ->
    [subtract_26] Quem leva todas as treze copas e a dama de espadas numa rodada fez um grand slam: 26 pontos saem do seu total, e os outros ficam com 0.
   *[others_26] Quem leva todas as treze copas e a dama de espadas numa rodada fez um grand slam: fica com 0 pontos, e todos os outros recebem 26.
 }
    .name = Grand slam
    .help = Levar todas as cartas de penalidade de uma rodada é uma façanha, e por isso tem prêmio. Na maioria das mesas os outros recebem 26 pontos cada; em algumas, quem conseguiu desconta 26.
    .value = { $slam ->
        [subtract_26] menos 26
       *[others_26] 26 para os outros
     }
option-jack_of_diamonds = { $jack_of_diamonds ->
    [minus_ten] O valete de ouros vale a pena: quem o leva conta 10 pontos a menos.
   *[plain] O valete de ouros é uma carta como outra qualquer.
 }
    .name = Valete de ouros
    .help = Há quem jogue com uma carta que todos querem: o valete de ouros, que tira 10 pontos.
    .value = { $jack_of_diamonds ->
        [minus_ten] menos 10 pontos
       *[plain] nada de especial
     }
option-slam_needs_jack = { $slam_needs_jack ->
    [true] Para um grand slam você tem que levar também o valete de ouros.
   *[false] Para um grand slam você não precisa do valete de ouros.
 }
    .name = Valete no grand slam
    .help = Onde o valete de ouros tira 10 pontos, há quem diga que um grand slam só fica completo com ele.
    .value = { $slam_needs_jack ->
        [true] precisa
       *[false] não precisa
     }

## A partida

option-points_limit = A partida acaba depois da rodada em que o total de alguém chega a { $points_limit } pontos ou mais.
    .name = Limite de pontos
    .help = Uma partida por pontos acaba quando alguém chega a este número. O normal é 100; escolha menos para uma noite curta.
    .value = { $points_limit } pontos
option-deals = { $deals ->
    [0] A partida tem { $players } rodadas, para que cada um dê as cartas uma vez.
    [one] A partida é uma única rodada.
   *[other] A partida tem { $deals } rodadas.
 }
    .name = Número de rodadas
    .help = Uma partida por rodadas acaba depois deste número. O mais justo é que todos deem as cartas o mesmo número de vezes.
    .value = { $deals ->
        [0] uma por jogador
        [one] uma rodada
       *[other] { $deals } rodadas
     }
option-tie = { $tie ->
    [everyone_plays] Se vários jogadores têm o mesmo menor total, todos continuam, rodada por rodada, até que um só o tenha.
    [shared] Se vários jogadores têm o mesmo menor total, eles dividem a vitória.
   *[extra_hand] Se vários jogadores têm o mesmo menor total, só eles jogam uma rodada extra, e ganha quem fizer menos pontos nela.
 }
    .name = Empate
    .help = Duas ou mais pessoas podem terminar com o mesmo menor total. Elas podem desempatar entre si, todos podem continuar, ou a vitória é dividida.
    .value = { $tie ->
        [everyone_plays] todos continuam
        [shared] vitória dividida
       *[extra_hand] rodada extra dos empatados
     }
