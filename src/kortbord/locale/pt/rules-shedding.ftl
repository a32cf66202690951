### As regras dos Olsens e de seus parentes, uma mensagem por número de regra: no livro de regras e como motivo de um não.
### Argumentos: cada opção em vigor pelo nome, e $players.


## Do que se trata

DK-02 = { $match ->
    [long_round] { $long_round_ends ->
        [last_holder] Livre-se de todas as suas cartas e não fique por último com cartas na mão!
       *[first_out] Livre-se de todas as suas cartas antes de todo mundo e não seja quem tem mais cartas no fim!
     }
   *[other] Livre-se de todas as suas cartas antes de todo mundo!
 }
DK-55 = Em poucas palavras: jogue uma carta que sirva em cima do monte de descarte; se não tiver nenhuma, compre.
NO-01 = { DK-02 }
NO-05 = Não é preciso papel nem caneta: ninguém conta pontos.
NO-41 = Você conhece o UNO? Este jogo é bem parecido, mas tem suas próprias regras e usa um baralho comum.

## Os jogadores

DK-01 = { option-allow_two }
DK-43 = { option-teams }
DK-A22 = { option-allow_two }
NO-02 = { option-allow_two }
NO-04 = { $match ->
    [rounds] { $rounds_to_win ->
        [3] O jogo é fácil, a partir de uns sete anos; crianças menores talvez precisem de uma ajudinha. Uma partida dura de quinze minutos a meia hora.
       *[other] O jogo é fácil, a partir de uns sete anos; crianças menores talvez precisem de uma ajudinha.
     }
   *[other] O jogo é fácil, a partir de uns sete anos; crianças menores talvez precisem de uma ajudinha.
 }
NO-35 = { option-teams }
NO-36 = { option-teams }
NO-37 = Quando um jogador bate, a equipe toda venceu a rodada.
NO-A21 = { $call ->
    [caught] Quem é da mesma equipe não flagra o companheiro que esquece o “Olsen”.
   *[other] Quem é da mesma equipe não conta ao outro que cartas tem.
 }

## As cartas

DK-06 = Você precisa de um baralho comum de 52 cartas, sem curingas.
DK-07 = Os quatro naipes são paus, ouros, copas e espadas.
DK-08 = Cada naipe tem os mesmos treze valores: ás, 2, 3 e assim por diante até o 10, depois valete, dama e rei.
DK-09 = O ás é o valor mais baixo: ele vale 1.
DK-10 = O rei é o valor mais alto: ele vale 13.
DK-11 = O valete e a dama ficam entre o 10 e o rei.
DK-29 = Não é preciso mais nada: nem tabuleiro, nem peças, nem dados.
DK-A24 = Na hora de jogar uma carta, nenhum valor é maior que outro: dois valores são iguais, ou não são.
NO-03 = { DK-06 }

## Como dar as cartas

DK-14 = { option-first_dealer }
DK-15 = Na tela, o programa embaralha e dá as cartas. Com cartas de verdade, quem faz isso é o jogador da vez de dar.
DK-18 = { option-hand_size }
DK-19 = As outras cartas ficam viradas para baixo no meio da mesa: são o monte de compra.
DK-20 = A carta de cima, a carta inicial, é virada para cima e fica ao lado. Com ela começa o monte de descarte.
DK-A01 = { option-start_card }
NO-09 = { option-hand_size }
NO-10 = { DK-19 }
NO-11 = { DK-20 }
NO-A01 = { option-start_card }
NO-A23 = { option-next_dealer }
NO-A26 = { option-hand_size_two }

## A sua vez

DK-03 = Na sua vez, você joga uma carta da mão, virada para cima, no monte de descarte. Ela tem que servir.
DK-16 = Quem está à esquerda de quem deu as cartas joga primeiro.
DK-17 = { $ace ->
    [reverse] Em cada rodada o jogo começa no sentido horário: depois de você joga quem está à sua esquerda, até que um ás inverta o sentido.
   *[other] O jogo segue no sentido horário: depois de você joga quem está à sua esquerda.
 }
DK-28 = { DK-17 }
NO-12 = { DK-16 }
NO-13 = { DK-17 }
NO-A14 = { DK-17 }
DK-12 = { option-fit }
DK-13 = Exemplo: em cima do sete de paus você pode jogar qualquer carta de paus, ou outro sete.
NO-14 = { option-fit }
NO-42 = Com crianças pequenas é bom começar assim, só com os naipes.
NO-A24 = { NO-42 }
DK-22 = { option-multi_same_rank }
DK-A23 = { option-multi_same_rank }
NO-38 = { option-multi_same_rank }
NO-39 = { option-multi_same_rank }
NO-A22 = { $eight ->
    [wild] A próxima carta tem que servir na última que você jogou. Se você joga vários oitos, escolhe um naipe com cada um, e vale o último.
   *[plain] A próxima carta tem que servir na última que você jogou.
 }
NO-A25 = { option-twist_on_first_turn }

# A compra. O que pode vir depois dela se diz de outro jeito onde a carta do esquecimento conta como compra.
shedding-after-forgetting = { $drawn_card ->
    [must_lay] Se você pode jogar uma carta depois de comprar, tem que jogar e não compra mais. Tem que ser a carta que acabou de comprar, a não ser depois da carta por ter esquecido o “Olsen”.
   *[may_lay] Depois de comprar, você só pode jogar a carta que acabou de comprar, ou passar. Mas depois da carta por ter esquecido o “Olsen” você tem que jogar uma carta, se puder.
 }
DK-25 = { option-draw_limit }{ $voluntary_draw ->
    [true] {""}
   *[false] {" "}Só nesse caso você pode comprar.
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
    [1] Se a carta comprada não serve, você fica com ela e sua vez acaba.
   *[other] Se nenhuma das cartas compradas serve, você fica com elas e sua vez acaba.
 }
DK-A07 = { option-drawn_card }
NO-16 = { DK-26 }
NO-A06 = { DK-26 }
DK-A06 = { NO-A05 }
NO-A05 = { $voluntary_draw ->
    [true] Você pode comprar uma carta mesmo quando poderia jogar, mas não pode simplesmente passar. Assim que uma carta comprada serve, você não compra mais.
   *[false] { $drawn_card ->
        [must_lay] Se você pode jogar uma carta, tem que jogar: não pode comprar nem passar.
       *[may_lay] Se você pode jogar uma carta, não pode comprar, e só pode passar para guardar uma carta que acabou de comprar.
     }
 }
DK-24 = Quando a sua carta está na mesa e fez seu efeito, começa a vez do próximo jogador.

## Cartas especiais

DK-05 = Todas as outras cartas são comuns: elas só precisam servir.
DK-23 = Algumas cartas são especiais: assim que alguém joga uma, acontece alguma coisa.
NO-32 = Só os oitos são especiais; todas as outras cartas são comuns.
DK-30 = { option-eight }
DK-31 = { $eight ->
    [plain] { option-eight }
   *[wild] { $eight_on_eight ->
        [false] Ao jogar um oito, você escolhe um naipe, e a próxima carta tem que ser desse naipe. Só se ele for a sua última carta você não escolhe nenhum.
       *[true] Ao jogar um oito, você escolhe um naipe, e a próxima carta tem que ser desse naipe ou outro oito. Só se ele for a sua última carta você não escolhe nenhum.
     }
 }
DK-32 = Exemplo: em cima do quatro de espadas você joga um oito e escolhe ouros. Agora tem que vir uma carta de ouros.
DK-A02 = { option-eight_changes_suit }
DK-A03 = { option-eight_on_eight }
NO-18 = { option-eight }
NO-19 = { DK-31 }
NO-20 = { DK-31 }
DK-33 = { option-two }
DK-34 = { $two ->
    [stacking] Quem tem que comprar por causa de um ou mais 2 pode, em vez disso, jogar outro 2, e nada mais. Aí quem compra é o jogador seguinte.
   *[other] Quem tem que comprar por causa de um 2 não pode jogar nada nessa vez, nem mesmo um 2 ou um oito.
 }
DK-35 = Quem compra por causa de um 2 não faz mais nada nessa vez, mesmo que uma das cartas compradas sirva.
DK-54 = { DK-35 }
DK-A20 = Depois da compra, o 2 é uma carta como outra qualquer para quem joga em seguida.
NO-21 = { option-two }
NO-22 = { DK-34 }
NO-23 = Os 2 se somam: depois de dois seguidos compram-se quatro cartas, depois de três, seis, e depois de todos os quatro, oito.
NO-A07 = { DK-34 }
NO-A08 = { DK-34 }
NO-A09 = { DK-35 }
NO-A10 = { NO-23 }
NO-24 = { option-ace }
NO-25 = Quando só duas pessoas jogam, com um ás você joga de novo.
NO-40 = Dois ases seguidos invertem o jogo duas vezes, e tudo segue como antes.
NO-26 = { option-jack }
NO-27 = Contra um valete não há o que fazer.
NO-A12 = Quando só duas pessoas jogam, com um valete você joga de novo.
NO-A15 = O próximo jogador é sempre o seguinte no sentido em que o jogo anda naquele momento.

## Dizer “Olsen”

DK-36 = { option-call }
DK-37 = O “Olsen” avisa os outros de que você está para ganhar.
DK-38 = { option-forgot_blocks_finish }
DK-39 = Se você não disse “Olsen” a tempo, na sua próxima vez tem que comprar uma carta antes de jogar qualquer coisa.
DK-40 = Depois dessa vez, tudo segue como de costume.
DK-52 = { DK-38 }
DK-A08 = { option-call_again }
DK-A09 = { option-call_deadline }
DK-A10 = { $call ->
    [automatic] Ninguém precisa flagrar quem esqueceu o “Olsen”: o castigo vem sozinho.
    [caught] { NO-33 }
   *[other] { option-call }
 }
DK-A11 = { option-false_call_draw }
DK-A12 = { option-forgot_blocks_finish }
DK-A13 = { option-forgot_draw_replaces_draw }
DK-A14 = Da próxima vez que você ficar com uma carta só, é preciso dizer “Olsen” como sempre.
DK-A15 = { option-forgot_under_two }
NO-29 = { option-call }
NO-30 = { NO-33 }
NO-33 = { $call ->
    [caught] { option-catch_until } { option-call_penalty }
   *[other] { option-call }
 }
NO-34 = Se ninguém percebe a tempo, esquecer não custa nada.
NO-A16 = { $call ->
    [automatic] Quem não disse “Olsen” a tempo não é flagrado, mas na próxima vez tem que comprar uma carta antes de jogar qualquer coisa.
    [caught] { NO-33 }
   *[other] { option-call }
 }
NO-A17 = { option-call_penalty }
NO-A18 = { option-catch_until }
NO-A19 = { option-call_required_to_finish }

## Os montes

DK-41 = { option-reshuffle }
DK-42 = A carta de cima fica onde está: a próxima carta tem que servir nela.
DK-A16 = Se o monte de compra não tem cartas suficientes para você, pegue as que há e compre o resto depois de embaralhar. O que nem assim der para comprar fica perdoado.
DK-A17 = { $stalemate ->
    [no_winner] { $match ->
        [single] Se não há mais carta para comprar, você passa quando não pode jogar. Quando, durante uma volta inteira da mesa, ninguém jogou nem comprou, o jogo acaba e ninguém ganhou.
       *[other] Se não há mais carta para comprar, você passa quando não pode jogar. Quando, durante uma volta inteira da mesa, ninguém jogou nem comprou, a rodada acaba e ninguém que ainda estava jogando a ganhou.
     }
   *[fewest_cards] { $match ->
        [single] Se não há mais carta para comprar, você passa quando não pode jogar. Quando, durante uma volta inteira da mesa, ninguém jogou nem comprou, ganha quem tem menos cartas; quem empata divide a vitória.
        [points] Se não há mais carta para comprar, você passa quando não pode jogar. Quando, durante uma volta inteira da mesa, ninguém jogou nem comprou, a rodada acaba e ninguém marca pontos.
        [long_round] Se não há mais carta para comprar, você passa quando não pode jogar. Quando, durante uma volta inteira da mesa, ninguém jogou nem comprou, a partida acaba: quanto menos cartas você tem, melhor.
       *[rounds] Se não há mais carta para comprar, você passa quando não pode jogar. Quando, durante uma volta inteira da mesa, ninguém jogou nem comprou, quem tem menos cartas ganha a rodada; em caso de empate, ela é de cada um dos empatados.
     }
 }
DK-A18 = { option-reshuffle }
DK-A19 = Se for um oito, continua valendo o naipe que foi escolhido.
NO-28 = { option-reshuffle }
NO-A20 = { DK-A17 }

## Bater e ganhar

DK-51 = { $match ->
    [single] Quem fica sem cartas primeiro ganha na hora, e o jogo acaba.
    [long_round] Quem fica sem cartas primeiro fica com o primeiro lugar.
   *[other] Quem fica sem cartas primeiro ganha a rodada na hora, e a rodada acaba.
 }
DK-53 = { option-finish_on_special }
DK-A04 = { option-finish_on_special }
DK-A05 = { option-final_two_draws }
NO-06 = { DK-51 }
NO-17 = { DK-51 }
NO-A11 = { option-final_two_draws }
NO-A13 = A sua última carta não tem mais efeito.
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

## À mesa

DK-21 = Cada um olha só as suas próprias cartas.
DK-44 = { option-show_hand }
DK-45 = { option-show_hand }
DK-46 = Ninguém pode bloquear o monte de descarte. Fora os castigos, só uma coisa impede você de jogar na sua vez: não ter nenhuma carta que sirva.
DK-47 = Se vocês discordarem de alguma coisa, parem um instante e vejam juntos o que foi combinado.
DK-48 = Se a dúvida continuar, escolham a resposta que menos muda o jogo e sigam em frente.
DK-49 = { $take_back ->
    [true] { $host_has_last_word ->
        [true] Só quem jogou por último, ou quem cuida da mesa, pode desfazer essa jogada.
       *[false] Só quem jogou por último pode desfazer essa jogada.
     }
   *[false] { option-take_back }
 }
DK-50 = { $host_has_last_word ->
    [true] Só quem cuida da mesa pode desfazer a última jogada.
   *[false] { option-host_has_last_word }
 }
DK-A25 = { option-hide_counts }
DK-A26 = { $take_back ->
    [true] Só a última jogada pode ser desfeita, até alguém fazer outra coisa, e não se com ela uma carta foi comprada, virada, passada ou distribuída.
   *[false] { $host_has_last_word ->
        [true] Só a última jogada pode ser desfeita, até alguém fazer outra coisa, e não se com ela uma carta foi comprada, virada, passada ou distribuída.
       *[false] { option-take_back }
     }
 }
DK-A27 = { option-show_hand }
DK-A28 = { DK-46 }

## Dicas

DK-56 = { $two ->
    [plain] Quando alguém diz “Olsen”, está na hora do seu oito: escolha um naipe que já fez esse jogador comprar.
   *[other] Quando alguém diz “Olsen”, está na hora das suas cartas especiais: um oito muda o naipe, e um 2 faz o próximo jogador comprar.
 }
NO-43 = Gostou? Gnav e Idiot são outros dois jogos de cartas para a família toda.
NO-T1 = Não jogue seus oitos cedo demais. Guarde um para quando nada mais servir, ou para quando você tiver muitas cartas de um naipe.
NO-T2 = Guarde um 2, se puder: ele livra você da compra quando o jogador antes de você joga um.
NO-T3 = Repare no sentido do jogo. Com um ás na hora certa, um jogador perigoso passa a jogar depois de todos os outros, em vez de logo depois de você.
NO-T4 = { $eight ->
    [wild] Livre-se de um naipe por completo, depois do seguinte. Mais tarde, com um oito você muda para o naipe de que tem mais cartas.
   *[plain] Livre-se de um naipe por completo, depois do seguinte.
 }
NO-T5 = Conte as cartas dos outros. Se alguém só tem uma ou duas, jogue aquilo que for mais difícil de seguir.
