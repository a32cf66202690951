### As opções dos Olsens e de seus parentes: o que vale à mesa (a mensagem), nome, ajuda, valor.
### As opções que outras famílias também têm (match, first_dealer, stalemate) estão em options-table.ftl.
### Argumentos: cada opção em vigor pelo nome, e $players.


## Como dar as cartas

option-hand_size = Cada um recebe { $hand_size } cartas.
    .name = Cartas para cada jogador
    .help = O normal são sete. Com menos cartas o jogo fica mais curto, com mais ele dura mais.
    .value = { $hand_size } cartas
option-hand_size_two = { $hand_size_two ->
    [0] Com dois jogadores, cada um recebe tantas cartas quanto numa mesa maior.
   *[other] Com apenas dois jogadores, cada um recebe { $hand_size_two } cartas.
 }
    .name = Cartas a dois
    .help = Com apenas dois jogadores o jogo acaba depressa. Por isso há quem dê mais cartas.
    .value = { $hand_size_two ->
        [0] como com mais jogadores
       *[other] { $hand_size_two } cartas
     }
option-start_card = { $start_card ->
    [redraw_special] Se a carta inicial é uma carta especial, ela vai para baixo do monte de compra, e vira-se a seguinte.
    [dealer_played] A carta inicial vale como se quem deu as cartas a tivesse jogado, com o efeito dela.{ $eight ->
        [plain] {""}
       *[wild] {" "}Se for um oito, quem deu as cartas escolhe um naipe antes da primeira jogada.
     }{ $ace ->
        [plain] {""}
       *[other] {" "}Depois de um ás, começa quem deu as cartas.
     }
    [open_eight] Se a carta inicial é um oito, qualquer carta pode ser jogada em cima dela. Nenhuma outra carta inicial tem efeito.
   *[inert] A carta inicial não faz nada, mesmo que seja uma carta especial, e ninguém escolhe um naipe por ela.
 }
    .name = Carta inicial
    .help = A carta virada no começo pode ser uma carta especial. Ela faz alguma coisa, mesmo que ninguém a tenha jogado? Cada família tem sua resposta.
    .value = { $start_card ->
        [redraw_special] as especiais voltam
        [dealer_played] tem seu efeito
        [open_eight] um oito aceita qualquer carta
       *[inert] não faz nada
     }
option-next_dealer = { $next_dealer ->
    [winner] Na rodada seguinte, quem ganhou dá as cartas.
   *[left] Na rodada seguinte, dá as cartas quem está à esquerda de quem deu.
 }
    .name = Quem dá em seguida
    .help = Quando uma rodada acaba, a vez de dar as cartas costuma passar para a pessoa ao lado. Há quem deixe o vencedor dar.
    .value = { $next_dealer ->
        [winner] quem ganhou
       *[left] a pessoa à esquerda
     }

## Jogadores e equipes

option-allow_two = { $allow_two ->
    [true] O jogo é para duas a seis pessoas; o melhor é com três a cinco.
   *[false] O jogo é para três a seis pessoas.
 }
    .name = A dois
    .help = O Olsen dinamarquês é feito para três ou mais. A dois ele vira um duelo rápido.
    .value = { $allow_two ->
        [true] pode
       *[false] não pode
     }
option-teams = { $teams ->
    [two_of_three] Seis jogadores formam duas equipes de três; quem é da mesma equipe se senta um lugar sim, outro não.
    [three_of_two] Seis jogadores formam três equipes de dois; quem é da mesma equipe se senta frente a frente.
   *[none] É cada um por si; não há parceiros.
 }
    .name = Equipes
    .help = Seis pessoas podem jogar em equipes: duas equipes de três ou três equipes de dois.
    .value = { $teams ->
        [two_of_three] duas equipes de três
        [three_of_two] três equipes de dois
       *[none] nenhuma
     }

## Jogar cartas

option-fit = { $fit ->
    [suit] { $eight ->
        [plain] Uma carta serve se tem o mesmo naipe da carta de cima do monte de descarte. O valor não importa.
       *[wild] Uma carta serve se tem o naipe em vigor: o da carta de cima do monte de descarte ou, depois de um oito, o naipe escolhido. O valor não importa.
     }
    [rank_step] Uma carta serve se o valor dela fica exatamente um acima ou um abaixo da carta de cima do monte de descarte. Os naipes não importam, e rei e ás não servem um no outro.
   *[suit_or_rank] { $eight ->
        [plain] Uma carta serve se tem o mesmo naipe ou o mesmo valor da carta de cima do monte de descarte.
       *[wild] Uma carta serve se tem o mesmo valor da carta de cima do monte de descarte, ou o naipe em vigor: o da carta de cima ou, depois de um oito, o naipe escolhido.
     }
 }
    .name = O que serve
    .help = Normalmente uma carta serve pelo naipe ou pelo valor. Para crianças pequenas, só o naipe é mais fácil; na Islândia há um jogo em que os valores sobem e descem como numa escada.
    .value = { $fit ->
        [suit] mesmo naipe
        [rank_step] um valor acima ou abaixo
       *[suit_or_rank] mesmo naipe ou valor
     }
option-multi_same_rank = { $multi_same_rank ->
    [true] Você pode jogar várias cartas do mesmo valor na mesma vez. A primeira tem que servir; depois dela só podem vir cartas do mesmo valor, uma de cada vez, até você encerrar a sua vez.
   *[false] Você joga só uma carta por vez.
 }
    .name = Várias cartas juntas
    .help = Há quem deixe jogar, por exemplo, todos os reis na mesma vez. O jogo fica mais rápido e mais animado.
    .value = { $multi_same_rank ->
        [true] cartas do mesmo valor
       *[false] uma carta por vez
     }
option-twist_on_first_turn = { $twist_on_first_turn ->
    [false] { $eight ->
        [plain] Na sua primeira vez você tem que seguir o naipe: não pode mudá-lo com uma carta do mesmo valor.
       *[wild] Na sua primeira vez você tem que seguir o naipe: não pode mudá-lo com uma carta do mesmo valor, nem jogar um oito.
     }
   *[true] Você pode mudar o naipe desde a sua primeira vez.
 }
    .name = Primeira vez
    .help = Num jeito norueguês mais antigo de jogar, ninguém pode mudar o naipe na primeira vez. A maioria não joga assim.
    .value = { $twist_on_first_turn ->
        [false] tem que seguir o naipe
       *[true] como sempre
     }

## Comprar

option-draw_limit = { $draw_limit ->
    [1] Se você não pode jogar nenhuma carta, tem que comprar uma do monte de compra.
    [until_fits] Se você não pode jogar nenhuma carta, tem que comprar do monte de compra, uma carta depois da outra, até que uma sirva.
   *[other] Se você não pode jogar nenhuma carta, tem que comprar do monte de compra, uma carta depois da outra, até que uma sirva, mas não mais de { $draw_limit }.
 }
    .name = Cartas a comprar
    .help = Quem não pode jogar compra: uma carta, até duas ou três, ou quantas forem necessárias. Comprar mais faz o jogo durar mais.
    .value = { $draw_limit ->
        [1] uma carta
        [until_fits] até uma servir
       *[other] até { $draw_limit } cartas
     }
option-drawn_card = { $drawn_card ->
    [must_lay] Se uma carta que você comprou serve, tem que jogá-la na hora: não pode guardá-la, jogar outra no lugar dela nem comprar de novo.
   *[may_lay] Se uma carta que você comprou serve, pode jogá-la na hora, ou guardá-la e passar. Suas outras cartas têm que esperar até a sua próxima vez.
 }
    .name = Carta comprada
    .help = Você compra uma carta, e ela serve. Tem que jogá-la, ou pode guardá-la para depois, por exemplo um oito?
    .value = { $drawn_card ->
        [must_lay] tem que ser jogada
       *[may_lay] pode ser guardada
     }
option-voluntary_draw = { $voluntary_draw ->
    [true] Você pode comprar uma carta mesmo quando poderia jogar, mas não simplesmente passar. Aí só a carta comprada pode ser jogada; se ela não servir, a sua vez acaba.
   *[false] Você só pode comprar se não puder jogar nenhuma carta.
 }
    .name = Comprar por escolha
    .help = Há quem deixe comprar mesmo tendo carta para jogar, por exemplo para guardar um oito. Outros dizem: quem pode jogar, joga.
    .value = { $voluntary_draw ->
        [true] pode
       *[false] não pode
     }
option-reshuffle = { $reshuffle ->
    [when_empty] Assim que o monte de compra acaba, todas as cartas debaixo da carta de cima do monte de descarte são embaralhadas e viram o novo monte de compra.
   *[when_needed] Quando alguém tem que comprar e o monte de compra acabou, todas as cartas debaixo da carta de cima do monte de descarte são embaralhadas e viram o novo monte de compra.
 }
    .name = Embaralhar de novo
    .help = Quando o monte de compra acaba, as cartas já jogadas são embaralhadas de novo: assim que ele fica vazio, ou só quando alguém precisa de uma carta.
    .value = { $reshuffle ->
        [when_empty] quando o monte acaba
       *[when_needed] quando alguém precisa
     }

## Cartas especiais

option-eight = { $eight ->
    [plain] Os oitos são cartas comuns: têm que servir como todas as outras e não mudam o naipe à vontade.
   *[wild] { $eight_on_eight ->
        [false] Um oito serve em cima de qualquer carta, menos de outro oito.
       *[true] Um oito serve em cima de qualquer carta, seja ela qual for.
     }
 }
    .name = Oitos
    .help = Crazy Eights quer dizer “oitos malucos”, porque neles tudo muda: servem em qualquer carta e trocam o naipe. Alguns parentes do jogo passam sem isso.
    .value = { $eight ->
        [plain] cartas comuns
       *[wild] servem em tudo
     }
option-eight_changes_suit = { $eight_changes_suit ->
    [true] Você tem que escolher um naipe diferente do que está em vigor.
   *[false] Você pode escolher qualquer naipe, até o que já está em vigor.
 }
    .name = Naipe do oito
    .help = Dá para jogar um oito e escolher justamente o naipe que você já podia seguir? Há quem proíba.
    .value = { $eight_changes_suit ->
        [true] tem que ser outro naipe
       *[false] qualquer naipe
     }
option-eight_on_eight = { $eight_on_eight ->
    [false] Não se pode jogar um oito em cima de um oito.
   *[true] Também se pode jogar um oito em cima de um oito.
 }
    .name = Oito em cima de oito
    .help = Dois oitos seguidos trocam o naipe duas vezes. Há quem ache demais.
    .value = { $eight_on_eight ->
        [false] não pode
       *[true] pode
     }
option-two = { $two ->
    [plain] Os 2 são cartas comuns.
    [draw_two] Depois de um 2, o próximo jogador tem que comprar duas cartas.
   *[stacking] Depois de um 2, o próximo jogador tem que comprar duas cartas, ou jogar outro 2.
 }
    .name = Os 2
    .help = Aqui dinamarqueses e noruegueses não concordam. Na Dinamarca ninguém escapa de comprar por um 2; na Noruega pode-se responder a um 2 com outro 2, e a conta cresce.
    .value = { $two ->
        [plain] cartas comuns
        [draw_two] comprar duas
       *[stacking] comprar duas ou responder
     }
option-ace = { $ace ->
    [plain] Os ases são cartas comuns.
    [all_draw] Um ás faz todos os outros jogadores comprarem uma carta, e quem o jogou joga de novo.
   *[reverse] Um ás inverte o sentido do jogo.
 }
    .name = Ases
    .help = Na Noruega um ás inverte o sentido do jogo; na Suécia ele faz todos os outros comprarem; em outros lugares não faz nada.
    .value = { $ace ->
        [plain] cartas comuns
        [all_draw] todos os outros compram
       *[reverse] invertem o sentido
     }
option-jack = { $jack ->
    [plain] Os valetes são cartas comuns.
   *[skip] Um valete faz o próximo jogador perder a vez.
 }
    .name = Valetes
    .help = Na Noruega um valete pula o próximo jogador. Em outros lugares não faz nada.
    .value = { $jack ->
        [plain] cartas comuns
       *[skip] pulam um jogador
     }

## Dizer “Olsen”

option-call = { $call ->
    [none] Nesta mesa ninguém diz “Olsen”, e ninguém é flagrado por isso.
    [automatic] Você tem que dizer “Olsen” quando fica com uma carta só. Se esquecer, paga por isso na sua próxima vez.
    [caught] Você tem que dizer “Olsen” quando fica com uma carta só. Se esquecer, os outros podem flagrar você.
   *[courtesy] É de bom-tom dizer “Olsen” quando se fica com uma carta só. Esquecer não custa nada, e ninguém é flagrado.
 }
    .name = Dizer “Olsen”
    .help = Quem fica com uma carta só avisa os outros dizendo “Olsen”. O que acontece quando alguém esquece é questão de gosto, e muitas vezes de discussão.
    .value = { $call ->
        [none] não precisa
        [automatic] quem esquece paga
        [caught] os outros podem flagrar
       *[courtesy] por educação
     }
option-call_penalty = { $call_penalty ->
    [one] Quem é flagrado compra uma carta na hora.
   *[other] Quem é flagrado compra { $call_penalty } cartas na hora.
 }
    .name = Preço do flagrante
    .help = Quantas cartas custa ser flagrado sem ter dito “Olsen”.
    .value = { $call_penalty ->
        [one] uma carta
       *[other] { $call_penalty } cartas
     }
option-catch_until = { $catch_until ->
    [next_action] Outro jogador pode flagrar quem esqueceu o “Olsen” até que o próximo jogador jogue, compre ou passe.
   *[next_card] Outro jogador pode flagrar quem esqueceu o “Olsen” até a próxima carta ser jogada.
 }
    .name = Prazo para flagrar
    .help = Não dá para flagrar alguém para sempre. A chance acaba quando o próximo jogador faz qualquer coisa, ou só quando a próxima carta está na mesa.
    .value = { $catch_until ->
        [next_action] até o próximo fazer algo
       *[next_card] até a próxima carta
     }
option-call_deadline = { $call_deadline ->
    [with_card] O “Olsen” tem que ser dito antes de jogar a carta; depois é tarde demais.
   *[next_action] O “Olsen” pode ser dito antes ou depois de jogar a carta, até que o próximo jogador jogue, compre ou passe.
 }
    .name = Prazo para o “Olsen”
    .help = O “Olsen” ainda vale quando a carta já está na mesa? A maioria aceita enquanto o próximo jogador não tiver feito nada.
    .value = { $call_deadline ->
        [with_card] antes de jogar a carta
       *[next_action] até o próximo fazer algo
     }
option-call_again = { $call_again ->
    [false] Se você compra tendo uma carta na mão e joga uma carta na mesma vez, o “Olsen” de antes continua valendo.
   *[true] Se você compra tendo uma carta na mão e joga uma carta na mesma vez, tem que dizer “Olsen” de novo.
 }
    .name = “Olsen” de novo
    .help = Você disse “Olsen”, depois teve que comprar, e na mesma vez fica de novo com uma carta só. Precisa dizer outra vez?
    .value = { $call_again ->
        [false] uma vez basta
       *[true] toda vez
     }
option-false_call_draw = { $false_call_draw ->
    [0] Diga “Olsen” só na jogada em que fica com uma única carta, e uma vez apenas. Em qualquer outra hora não é aceito e não custa nada.
    [one] Diga “Olsen” só na jogada em que fica com uma única carta, e uma vez apenas. Em qualquer outra hora custa uma carta.
   *[other] Diga “Olsen” só na jogada em que fica com uma única carta, e uma vez apenas. Em qualquer outra hora custa { $false_call_draw } cartas.
 }
    .name = “Olsen” errado
    .help = Quanto custa dizer “Olsen” quando não é verdade? Normalmente, nada.
    .value = { $false_call_draw ->
        [0] não custa nada
        [one] custa uma carta
       *[other] custa { $false_call_draw } cartas
     }
option-forgot_blocks_finish = { $forgot_blocks_finish ->
    [false] Na vez depois de esquecer o “Olsen” você pode bater, se não houver carta para comprar.
   *[true] Na vez depois de esquecer o “Olsen” você não pode bater, nem mesmo se não houver carta para comprar.
 }
    .name = Bater depois de esquecer
    .help = Quem esqueceu o “Olsen” tem que comprar e por isso não bate nessa vez. Mas e se não houver carta para comprar?
    .value = { $forgot_blocks_finish ->
        [false] pode, se não houver compra
       *[true] não nessa vez
     }
option-forgot_draw_replaces_draw = { $forgot_draw_replaces_draw ->
    [true] { $draw_limit ->
        [1] A carta por ter esquecido o “Olsen” conta como a sua compra: se depois dela você puder jogar uma carta, tem que jogar; se não, sua vez acaba.
       *[other] A carta por ter esquecido o “Olsen” conta como a primeira que você compra nessa vez. Se depois dela você puder jogar uma carta, tem que jogar.
     }
   *[false] Se nem depois da carta por ter esquecido o “Olsen” alguma coisa servir, você compra como de costume.
 }
    .name = Compra depois de esquecer
    .help = Você comprou a carta por ter esquecido o “Olsen”, e ainda nada serve. Precisa comprar mais uma vez?
    .value = { $forgot_draw_replaces_draw ->
        [true] vale como a compra
       *[false] compra como sempre
     }
option-forgot_under_two = { $forgot_under_two ->
    [both] Se você esqueceu o “Olsen” e tem que comprar por um 2, compra uma carta a mais.
    [defer] Se você esqueceu o “Olsen” e tem que comprar por um 2, compra a carta do esquecimento numa vez seguinte.
   *[used_up] Se você esqueceu o “Olsen” e tem que comprar por um 2, compra só pelo 2 e se livra da carta do esquecimento.
 }
    .name = Esquecimento e um 2
    .help = Azar em dobro: você esqueceu o “Olsen”, e o jogador antes de você jogou um 2. Tem que comprar pelas duas coisas?
    .value = { $forgot_under_two ->
        [both] compra pelas duas coisas
        [defer] pelo esquecimento, depois
       *[used_up] compra só pelo 2
     }
option-call_required_to_finish = { $call_required_to_finish ->
    [true] Você só pode jogar a sua última carta depois de dizer “Olsen”. Se esqueceu antes, diga agora.
   *[false] Você pode jogar a sua última carta mesmo sem ter dito “Olsen”.
 }
    .name = “Olsen” antes de bater
    .help = A dois, às vezes dá para jogar as duas últimas cartas sem pausa, e ninguém tem tempo de flagrar. Por isso há quem queira ouvir o “Olsen” de qualquer jeito.
    .value = { $call_required_to_finish ->
        [true] precisa
       *[false] não precisa
     }

## Bater e ganhar

option-finish_on_special = { $finish_on_special ->
    [false] Você não pode bater com uma carta especial. Se não tem outra coisa, compra uma carta.
   *[true] Você pode bater com qualquer carta que sirva, até com uma especial.
 }
    .name = Última carta
    .help = Há quem ache fácil demais ganhar com uma carta especial e queira uma carta comum no fim.
    .value = { $finish_on_special ->
        [false] não uma especial
       *[true] qualquer carta
     }
option-final_two_draws = { $final_two_draws ->
    [true] A sua última carta não tem mais efeito, com uma exceção: depois de um 2, o próximo jogador ainda compra.
   *[false] A sua última carta não tem mais efeito: depois de um 2, ninguém compra.
 }
    .name = Um 2 no fim
    .help = Alguém bate com um 2. Onde as cartas que sobram nas mãos contam, há quem ainda faça o próximo jogador comprar.
    .value = { $final_two_draws ->
        [true] o próximo compra
       *[false] sem efeito
     }
option-rounds_to_win = { $rounds_to_win ->
    [one] Quem ganha uma rodada ganha a partida.
   *[other] Quem ganha { $rounds_to_win } rodadas primeiro ganha a partida.
 }
    .name = Rodadas para ganhar
    .help = O normal são três rodadas; escolha menos para uma noite curta.
    .value = { $rounds_to_win ->
        [one] uma rodada
       *[other] { $rounds_to_win } rodadas
     }
option-points_to_win = Quem ganha uma rodada recebe pontos por todas as cartas que os adversários ainda têm. Quem chega primeiro a { $points_to_win } pontos ganha a partida.
    .name = Pontos para ganhar
    .help = O normal são 100 pontos; escolha menos para uma noite curta.
    .value = { $points_to_win } pontos
option-card_values = { $card_values ->
    [classic] Valete, dama e rei valem 10 pontos cada, um ás vale 1, e as cartas de número valem o que está escrito nelas.
    [swedish] Um ás vale 15 pontos, dez, valete, dama e rei valem 10 cada, e as outras cartas valem 5 cada.
   *[face] Ás, valete, dama e rei valem 10 pontos cada, e as cartas de número valem o que está escrito nelas.
 }
    .name = Pontos das cartas
    .help = Quanto vale uma carta que sobrou na mão de alguém? Em muitos lugares as figuras valem 10, mas sobre o ás as pessoas não concordam.
    .value = { $card_values ->
        [classic] figuras 10, ás 1
        [swedish] ás 15, figuras 10
       *[face] figuras e ases 10
     }
option-eight_value = { $eight_value ->
    [8] Um oito vale 8 pontos.
   *[other] Já um oito vale { $eight_value } pontos.
 }
    .name = Pontos do oito
    .help = Um oito é a melhor carta para ter e a pior para sobrar na mão. Muitos o fazem valer mais que seu número.
    .value = { $eight_value } pontos
option-long_round_ends = { $long_round_ends ->
    [last_holder] Quando alguém jogou a última carta, os outros continuam até que só um jogador ainda tenha cartas: é quem perde.
   *[first_out] A rodada acaba quando alguém jogou a última carta. Perde quem tiver mais cartas nessa hora.
 }
    .name = Fim da rodada longa
    .help = Na rodada longa alguém perde. Ela pode acabar com o primeiro que bate, ou continuar até que só um ainda tenha cartas.
    .value = { $long_round_ends ->
        [last_holder] quando só um resta
       *[first_out] quando o primeiro bate
     }

## O que os outros veem

option-hide_counts = { $hide_counts ->
    [true] Ninguém vê quantas cartas os outros têm.
   *[false] Todos veem quantas cartas os outros têm.
 }
    .name = Número de cartas
    .help = Se ninguém vê quantas cartas os outros têm, o “Olsen” é uma surpresa de verdade.
    .value = { $hide_counts ->
        [true] escondido
       *[false] todos veem
     }
option-show_hand = { $show_hand ->
    [true] Você pode abrir a sua mão para todos verem; ela fica aberta até você jogar, comprar ou passar. Dar e trocar cartas não é possível.
   *[false] Os jogadores não mostram, não dão e não trocam cartas.
 }
    .name = Mostrar a mão
    .help = Há famílias que deixam um jogador abrir todas as suas cartas, por brincadeira ou para ajudar quem está aprendendo.
    .value = { $show_hand ->
        [true] pode
       *[false] não pode
     }
