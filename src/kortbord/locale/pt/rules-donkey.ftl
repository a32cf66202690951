### As regras da família do burro, uma mensagem por número de regra: no livro de regras e como motivo de um não.
### Argumentos: cada opção em vigor pelo nome, e $players.


## Do que se trata

AE-01 = Livre-se de todas as suas cartas antes de todo mundo.
AE-02 = Cuidado com a carta do burro: enquanto ela está com você, livrar-se da última carta não faz você ganhar.

## Os jogadores

AE-03 = { option-allow_eight }
AE-07 = { option-starts }
AE-08 = { option-direction }
AE-25 = O sentido do jogo nunca muda, e a vez de um termina antes que a do próximo comece.
AE-A03 = { option-allow_eight }
AE-A04 = { option-starts }
AE-A05 = { option-direction }

## As cartas e como dá-las

AE-05 = As cartas de número são embaralhadas e dadas, uma a uma, no sentido do jogo, a partir de quem começa.
AE-06 = Suas cartas ficam à sua frente num monte fechado, viradas para baixo, e ninguém as olha. As cartas que você vira vão para o lado dele, com o número para cima: é o seu monte visível.
AE-A01 = { option-copies }
AE-A02 = { option-remainder }

## O que serve

AE-04 = Num monte visível uma carta só serve se o número dela fica exatamente um acima ou um abaixo da carta de cima: num 7 vão um 6 e um 8. Onde não há carta, nada serve.
AE-A22 = Um 1 nunca fica num monte visível; por isso ali um 2 só serve num 3. Um 1 entre os seus presentes vai para o centro quando você o vira.
AE-A23 = Os números não dão a volta: 20 e 1 não são vizinhos.
AE-A29 = Quando um jogador sai do jogo, não há mais monte naquele lugar, e nada pode ser posto ali.
AE-A31 = Números iguais nunca servem: um 7 não vai em cima de um 7.

## A sua vez

AE-09 = { $start_from_visible ->
    [true] { option-start_from_visible }
   *[false] Sua vez começa com uma carta nova: vire a carta de cima do seu monte fechado. Antes de fazer qualquer outra coisa, dê um lugar à carta que virou.
 }
AE-10 = { $own_pile ->
    [true] Se a carta nova serve no centro ou num monte visível, seu ou de qualquer um, você tem que pô-la ali.
   *[false] Se a carta nova serve no centro ou no monte visível de outro jogador, você tem que pô-la ali.
 }
AE-11 = Se a carta nova não serve em lugar nenhum, deixe-a em cima do seu próprio monte visível. Aí a sua vez acaba.
AE-12 = Depois de cada carta que você pôs onde ela serve, sua vez continua com mais uma carta.
AE-13 = { $visible_choice ->
    [any] A cada carta seguinte você escolhe: virar uma nova, ou mover uma das suas cartas visíveis para o centro ou para o monte de outro jogador.
   *[top] A cada carta seguinte você escolhe: virar uma nova, ou mover a carta de cima do seu monte visível para o centro ou para o monte de outro jogador.
 }
AE-14 = Assim a sua vez continua, carta após carta, até que uma carta nova não sirva em lugar nenhum.
AE-A06 = { option-own_pile }
AE-A08 = { option-visible_choice }
AE-A09 = { $start_from_visible ->
    [true] { option-start_from_visible }
   *[false] { AE-09 }
 }
AE-A30 = { option-may_stop }

## O centro

AE-15 = Um 1 vai para o centro da mesa, e para nenhum outro lugar.
AE-16 = { option-centre_both_ways }
AE-17 = O centro vem primeiro: se a sua carta serve ali, você tem que pô-la ali, mesmo que sirva também no monte de um jogador.
AE-A07 = { option-priority }
AE-A19 = { option-centre_piles }
AE-A20 = { option-centre_both_ways }
AE-A21 = { $centre_both_ways ->
    [true] Mesmo num monte que chegou ao 20 dá para continuar, para baixo, com um 19.
   *[false] Um monte que chegou ao 20 está completo: nada mais vai nele.
 }

## Virar o monte

AE-22 = Se você não tem nenhuma carta fechada quando sua vez começa, o seu monte visível é virado e volta a ser o seu monte fechado. No meio da sua vez isso não é possível.
AE-A24 = { $visible_choice ->
    [any] Se o monte fechado acaba no meio da sua vez, você só pode continuar com as suas cartas visíveis. Quando nenhuma delas serve em outro lugar, sua vez acaba.
   *[top] Se o monte fechado acaba no meio da sua vez, você só pode continuar com a sua carta visível de cima. Quando ela não serve em outro lugar, sua vez acaba.
 }

## O burro

AE-18 = { option-donkey_to }
AE-19 = Com a carta do burro vêm presentes: cada um dos outros que ainda estão no jogo dá a carta de cima do seu monte fechado, sem olhar, a começar por quem está à esquerda do burro.
AE-20 = A carta do burro fica com quem a tem, até que um descuido a leve para outra pessoa.
AE-21 = { option-donkey_to }
AE-A10 = { $own_pile ->
    [true] Não ver onde a carta serve chama-se descuido: você deixa no seu próprio monte, onde ela não serve, uma carta que serve em outro lugar, ou põe num monte uma carta que serve no centro.
   *[false] Não ver onde a carta serve chama-se descuido: você deixa no seu próprio monte uma carta que serve em outro lugar, ou põe num monte uma carta que serve no centro.
 }
AE-A11 = { option-oversight }
AE-A12 = Quando o jogo começa, a carta do burro está aberta na beira da mesa, e não é de ninguém.
AE-A13 = { option-donkey_to }
AE-A14 = { option-repeat_penalty }
AE-A15 = { option-gifts }
AE-A16 = { option-giver_turns_pile }
AE-A17 = { option-last_card_as_gift }
AE-A18 = { option-misplaced_card }

## O fim de um jogo

AE-23 = O primeiro jogador que fica sem cartas ganha o jogo.
AE-24 = { $late_pass_wins ->
    [true] Se o primeiro jogador sem cartas está com a carta do burro, o jogo continua sem ele, e ganha o próximo que terminar sem o burro.
   *[false] Se o primeiro jogador sem cartas está com a carta do burro, ele sai e não pode mais ganhar. O jogo continua, e ganha o próximo que terminar sem o burro.
 }
AE-A25 = Você sai assim que os seus dois montes ficam vazios, mesmo no meio da sua vez. A carta do burro não conta como carta.
AE-A26 = Quando só resta um jogador no jogo, ele ganhou, mesmo com a carta do burro.
AE-A28 = { $stalemate ->
    [draw] Um jogo está travado quando todos viraram o monte duas vezes e nenhuma carta saiu do seu dono, ou quando nenhuma chegou ao centro em 2000 jogadas. Aí ninguém ganha.{ $games_to_win ->
        [1] {""}
       *[other] {" "}O terceiro jogo assim encerra a partida.
     }
   *[fewest_cards] Um jogo está travado quando todos viraram o monte duas vezes e nenhuma carta saiu do seu dono, ou quando nenhuma chegou ao centro em 2000 jogadas. Aí ganha quem tem menos cartas; em caso de empate, o burro perde.
 }

## A partida

AE-A27 = Quem não ganhou se classifica pelo número de cartas que sobraram: quanto menos, melhor. Em caso de empate, o burro vem por último.

## Quando vocês discordam

AE-26 = Está em dúvida se uma carta serve? Numa mesa com cartas de verdade, parem um instante e olhem juntos os dois números. Na tela, o programa cuida disso.
AE-27 = Resolvam juntos uma dúvida assim e sigam jogando.
AE-28 = Se não conseguirem concordar, vale a leitura mais simples: só servem números com diferença de exatamente 1.
