### As opções da família do burro: o que vale à mesa (a mensagem), seu nome, o que se decide, seu valor.
### A opção que outra família também tem (stalemate) está em options-table.ftl.
### Argumentos: cada opção em vigor pelo nome, e $players.


## As cartas e os jogadores

option-copies = { $copies ->
    [4] O baralho tem 80 cartas de número, quatro de cada número de 1 a 20, e uma carta do burro.
    [6] O baralho tem 120 cartas de número, seis de cada número de 1 a 20, e uma carta do burro.
    [per_player] O baralho tem um jogo de cartas de 1 a 20 para cada jogador, ou seja, { $players } de cada número, e uma carta do burro.
   *[5] O baralho tem 100 cartas de número, cinco de cada número de 1 a 20, e uma carta do burro.
 }
    .name = Baralho
    .help = O baralho de costume tem cada número cinco vezes. Vocês podem jogar um jogo mais curto ou mais longo, ou usar um jogo de cartas inteiro por pessoa, para que todos comecem com 20 cartas.
    .value = { $copies ->
        [per_player] de 1 a 20 para cada jogador
       *[other] { $copies } de cada número
     }
option-remainder = { $remainder ->
    [aside] Se as cartas não se dividem por igual, as que sobram ficam de lado e não são usadas.
   *[deal] Se as cartas não se dividem por igual, os primeiros jogadores recebem uma a mais.
 }
    .name = Cartas que sobram
    .help = Quando todos têm o mesmo número de cartas, podem sobrar algumas, com três jogadores por exemplo. Elas podem ser dadas também, ou ficar de lado; mas sem elas um monte do centro talvez nunca se complete.
    .value = { $remainder ->
        [aside] ficam de lado
       *[deal] são dadas também
     }
option-allow_eight = { $allow_eight ->
    [true] O jogo é para duas a oito pessoas.
   *[false] O jogo é para duas a seis pessoas.
 }
    .name = Máximo de jogadores
    .help = O jogo é melhor com até seis. Alguns baralhos prometem diversão para oito, mas aí há menos cartas para cada um e a espera é maior.
    .value = { $allow_eight ->
        [true] até oito
       *[false] até seis
     }
option-starts = { $starts ->
    [left_of_dealer] { $games_to_win ->
        [one] Quem está no último lugar dá as cartas, e quem está à esquerda dele começa.
       *[other] Começa quem está à esquerda de quem dá as cartas. Quem está no último lugar dá primeiro, e a cada novo jogo a vez de dar passa para a pessoa à esquerda.
     }
    [random] { $games_to_win ->
        [one] O sorteio decide quem começa.
       *[other] O sorteio decide, a cada jogo de novo, quem começa.
     }
   *[youngest] { $games_to_win ->
        [one] A pessoa mais nova começa.
       *[other] A pessoa mais nova começa todos os jogos.
     }
 }
    .name = Quem começa
    .help = Muitos deixam a pessoa mais nova começar. Em outras casas começa quem está à esquerda de quem dá as cartas, ou o sorteio decide.
    .value = { $starts ->
        [left_of_dealer] à esquerda de quem dá
        [random] por sorteio
       *[youngest] a pessoa mais nova
     }
option-direction = { $direction ->
    [anticlockwise] O jogo segue no sentido anti-horário: depois de você joga quem está à sua direita.
   *[clockwise] O jogo segue no sentido horário: depois de você joga quem está à sua esquerda.
 }
    .name = Sentido do jogo
    .help = Na Dinamarca o jogo segue no sentido horário, na Alemanha no anti-horário. Ele não muda durante o jogo.
    .value = { $direction ->
        [anticlockwise] anti-horário
       *[clockwise] horário
     }

## A sua vez

option-own_pile = { $own_pile ->
    [false] Seu próprio monte não conta: uma carta nova que você deixa ali encerra a sua vez, mesmo que os números sejam vizinhos.
   *[true] Seu próprio monte visível também conta: quando a carta nova serve na carta de cima dele e você a põe ali, sua vez continua.
 }
    .name = O próprio monte conta
    .help = Uma carta nova também pode servir no seu próprio monte visível. Há quem deixe isso valer, e sua vez continua, o que torna o jogo mais curto. Para outros só valem o centro e os montes dos outros.
    .value = { $own_pile ->
        [false] não
       *[true] sim
     }
option-start_from_visible = { $start_from_visible ->
    [true] { $visible_choice ->
        [any] Comece a sua vez como quiser: vire uma carta nova, ou mova uma carta visível para onde ela serve. Antes de fazer qualquer outra coisa, dê um lugar à carta que virou.
       *[top] Comece a sua vez como quiser: vire uma carta nova, ou mova a sua carta visível de cima para onde ela serve. Antes de fazer qualquer outra coisa, dê um lugar à carta que virou.
     }
   *[false] Sua vez começa com uma carta nova.
 }
    .name = Começar com carta visível
    .help = Talvez a sua carta visível sirva em algum lugar quando a sua vez começa. Na maioria das mesas é preciso virar uma carta nova primeiro, mesmo assim; em algumas dá para começar com a visível.
    .value = { $start_from_visible ->
        [true] pode
       *[false] não pode
     }
option-visible_choice = { $visible_choice ->
    [any] Qualquer carta do seu monte visível pode ser movida, não só a de cima; por isso espalhe o monte.
   *[top] Do seu monte visível só a carta de cima pode ser movida. As de baixo têm que esperar até chegar em cima.
 }
    .name = Cartas visíveis a mover
    .help = Depois de uma carta que serviu, você pode continuar com uma carta virada antes. Normalmente só a de cima do seu monte visível está livre; onde as cartas ficam espalhadas, você pode pegar qualquer uma.
    .value = { $visible_choice ->
        [any] qualquer uma
       *[top] só a de cima
     }
option-may_stop = { $may_stop ->
    [true] Depois de pôr uma carta onde ela serve, você pode encerrar a sua vez, a não ser que tenha acabado de virar uma carta.
   *[false] Você não pode parar por vontade própria: enquanto tiver uma carta para virar ou para mover, continue.
 }
    .name = Parar antes
    .help = Continuar é uma chance de se livrar de cartas, mas também de se descuidar. Quem ainda poderia continuar pode parar?
    .value = { $may_stop ->
        [true] depois de uma que serviu
       *[false] não pode
     }

## Para onde vai uma carta

option-priority = { $priority ->
    [nearest_left] { $direction ->
        [anticlockwise] { $own_pile ->
            [true] Se uma carta serve em vários montes, mas não no centro, ela vai para o jogador mais próximo à sua direita; seu próprio monte vem por último.
           *[false] Se uma carta serve em vários montes, mas não no centro, ela vai para o jogador mais próximo à sua direita.
         }
       *[clockwise] { $own_pile ->
            [true] Se uma carta serve em vários montes, mas não no centro, ela vai para o jogador mais próximo à sua esquerda; seu próprio monte vem por último.
           *[false] Se uma carta serve em vários montes, mas não no centro, ela vai para o jogador mais próximo à sua esquerda.
         }
     }
   *[free] Se uma carta serve em vários montes, mas não no centro, escolha o que preferir.
 }
    .name = Vários montes servem
    .help = Muitas vezes uma carta serve em mais de um monte. Há quem deixe escolher; outros dizem que ela vai para o jogador que vem primeiro depois de você no sentido do jogo.
    .value = { $priority ->
        [nearest_left] o mais próximo
       *[free] escolha livre
     }
option-centre_piles = { $centre_piles ->
    [single] Há um monte de cada vez no centro. Um 1 que chega enquanto isso espera ao lado; quando o monte chega ao 20, um 1 que espera começa logo um novo.
   *[many] Cada 1 começa seu próprio monte no centro.
 }
    .name = Montes no centro
    .help = Há vários 1 no baralho. Cada um pode começar seu próprio monte, ou há um monte de cada vez e os outros 1 esperam, o que faz o jogo durar mais.
    .value = { $centre_piles ->
        [single] um de cada vez
       *[many] um para cada 1
     }
option-centre_both_ways = { $centre_both_ways ->
    [true] No centro só um 1 começa um monte, e em cima dele vai um 2. Depois disso uma carta serve se fica exatamente um acima ou um abaixo da carta de cima.
   *[false] No centro só um 1 começa um monte, e daí ele cresce de um em um: 2, 3, 4 e assim por diante, até o 20.
 }
    .name = Sentido do centro
    .help = Muitos só sobem no centro, de 1 a 20. Há quem deixe descer também, e assim mais cartas servem ali.
    .value = { $centre_both_ways ->
        [true] para cima e para baixo
       *[false] só para cima
     }
option-shuffle_on_turn = { $shuffle_on_turn ->
    [true] Embaralhe o monte sempre que ele é virado, para que ninguém saiba o que vem.
   *[false] O monte não é embaralhado quando é virado: a carta que saiu primeiro sai primeiro de novo.
 }
    .name = Embaralhar o monte
    .help = Quando um monte é virado, suas cartas voltam na mesma ordem, e quem tem boa memória sabe qual é a próxima. Quem não gosta disso embaralha o monte.
    .value = { $shuffle_on_turn ->
        [true] sim
       *[false] não
     }

## Descuidos

option-oversight = { $oversight ->
    [challenge] Um descuido só vale se outro jogador que ainda está no jogo o aponta antes que o próximo jogador vire uma carta. Só conta o primeiro que aponta por causa de uma carta; errar não custa nada.
   *[auto] O programa percebe todo descuido na hora, e ninguém precisa apontá-lo.
 }
    .name = Quem percebe
    .help = O programa pode perceber todo lugar que passou despercebido, ou os próprios jogadores ficam de olho uns nos outros. Se não virem a tempo, não acontece nada.
    .value = { $oversight ->
        [challenge] os outros jogadores
       *[auto] o programa
     }
option-wrong_pile_is_oversight = { $wrong_pile_is_oversight ->
    [false] Não é descuido escolher um monte em que a carta serve, mas que não é o mais próximo.
   *[true] Também é descuido escolher um monte em que a carta serve, mas que não é o mais próximo.
 }
    .name = Monte errado
    .help = Onde uma carta tem que ir para o jogador mais próximo, alguém pode acabar pondo-a no monte de outro. Isso é descuido?
    .value = { $wrong_pile_is_oversight ->
        [false] não é descuido
       *[true] é descuido
     }
option-oversight_visible_top = { $oversight_visible_top ->
    [true] Se a sua carta visível de cima podia ir para onde ela serve, também é descuido virar uma carta nova em vez disso. Aí continue com a carta nova.
   *[false] Não é descuido virar uma carta nova, mesmo que a sua carta visível de cima pudesse ser movida.
 }
    .name = Carta visível esquecida
    .help = Durante a sua vez você pode virar uma carta nova, embora a sua carta visível de cima sirva em algum lugar. Normalmente a escolha é sua; os mais rigorosos dizem que foi um descuido.
    .value = { $oversight_visible_top ->
        [true] é descuido
       *[false] não é descuido
     }
option-donkey_to = { $donkey_to ->
    [left_neighbour] Um descuido seu leva a carta do burro ao seu vizinho: o jogador mais próximo à sua esquerda que ainda está no jogo agora é o burro.
   *[overlooker] Um descuido traz a carta do burro para você: agora o burro é você!
 }
    .name = Quem fica com o burro
    .help = Normalmente quem se descuidou é o burro. Um texto antigo dá a carta ao vizinho da esquerda.
    .value = { $donkey_to ->
        [left_neighbour] o vizinho da esquerda
       *[overlooker] quem se descuidou
     }
option-repeat_penalty = { $repeat_penalty ->
    [true] Se a carta do burro vai para um jogador que já está com ela, ela fica onde está, e os presentes vêm de novo.
   *[false] Se a carta do burro vai para um jogador que já está com ela, não vêm mais presentes.
 }
    .name = Burro outra vez
    .help = O burro pode se descuidar outra vez. A carta não pode vir de novo; há quem dê novos presentes, e há quem deixe por isso mesmo.
    .value = { $repeat_penalty ->
        [true] presentes de novo
       *[false] sem mais presentes
     }
option-gifts = { $gifts ->
    [on_top] O burro põe os presentes, sem virá-los, em cima do monte fechado; assim eles saem logo em seguida.
   *[under] O burro põe os presentes, sem virá-los, debaixo do monte fechado; assim eles saem por último.
 }
    .name = Lugar dos presentes
    .help = As cartas que o burro recebe dos outros podem ir para baixo do monte fechado ou para cima dele. Em cima elas saem logo.
    .value = { $gifts ->
        [on_top] em cima do monte
       *[under] debaixo do monte
     }
option-giver_turns_pile = { $giver_turns_pile ->
    [true] Quem não tem nenhuma carta fechada vira o monte visível e dá dele.
   *[false] Quem não tem nenhuma carta fechada não dá nada.
 }
    .name = Quem dá sem ter fechadas
    .help = Um jogador que deveria dar uma carta pode não ter nenhuma fechada naquele momento. O monte visível deve ser virado para isso?
    .value = { $giver_turns_pile ->
        [true] vira o monte
       *[false] não dá nada
     }
option-last_card_as_gift = { $last_card_as_gift ->
    [false] Quem só tem uma carta não a dá de presente.
   *[true] Até a sua última carta pode ir de presente; aí você não tem mais cartas e sai do jogo.
 }
    .name = Última carta de presente
    .help = Dar a última carta de presente encerraria o jogo para quem dá. Há quem ache isso sorte; outros dizem que a última carta tem que ser jogada.
    .value = { $last_card_as_gift ->
        [false] não é dada
       *[true] também é dada
     }
option-misplaced_card = { $misplaced_card ->
    [stays] Uma carta no lugar errado fica onde está. Se ela não serve ali, a vez acaba; se serve, a vez continua.
   *[moved] { $oversight ->
        [challenge] Uma carta deixada onde não serve fica ali, e a vez acaba. Depois que alguém aponta um descuido com razão, uma carta no monte errado vai para o lugar certo, se ainda está em cima e serve lá.
       *[auto] Uma carta deixada onde não serve fica ali, e a vez acaba. Uma carta no monte errado vai para o lugar certo, e a vez continua.
     }
 }
    .name = Carta no lugar errado
    .help = Quando se percebe um descuido, pode haver uma carta num monte embora ela devesse estar em outro. Ela pode ser posta no lugar certo ou ficar onde está.
    .value = { $misplaced_card ->
        [stays] fica onde está
       *[moved] vai para o lugar certo
     }

## O fim

option-late_pass_wins = { $late_pass_wins ->
    [true] Se a carta do burro passa adiante enquanto o jogo ainda dura, quem saiu com ela ganha nesse momento.
   *[false] Quem saiu com a carta do burro não pode mais ganhar.
 }
    .name = Sair com o burro
    .help = Alguém se livra da última carta estando com o burro. Se depois outro jogador vira o burro, há quem deixe o primeiro ganhar mesmo assim.
    .value = { $late_pass_wins ->
        [true] ainda pode ganhar
       *[false] não pode ganhar
     }
option-score = { $score ->
    [cards_left] Quem ganha um jogo marca um ponto por carta que sobrou com todos os outros. Um jogo travado não dá pontos.
    [points_left] Quem ganha um jogo marca a soma dos números de todas as cartas que sobraram com os outros. Um jogo travado não dá pontos.
   *[none] { $games_to_win ->
        [one] Não se contam pontos.
       *[other] As cartas que sobram não importam: cada jogo ganho vale um ponto.
     }
 }
    .name = Pontos
    .help = Ganhar pode ser o bastante. Quem gosta de contar dá ao vencedor pontos pelas cartas que sobraram com os outros, ou pelos números delas.
    .value = { $score ->
        [cards_left] número de cartas que sobram
        [points_left] números das cartas que sobram
       *[none] nenhum
     }
option-games_to_win = { $games_to_win ->
    [one] A partida é um único jogo.
   *[other] { $score ->
        [none] A partida acaba assim que alguém ganhou { $games_to_win } jogos, e é quem ganha a partida.
       *[other] A partida acaba assim que alguém ganhou { $games_to_win } jogos. Ganha quem tem mais pontos; em caso de empate, quem ganhou mais jogos.
     }
 }
    .name = Jogos para ganhar
    .help = Um jogo pode ser a partida inteira, ou vocês jogam até que alguém tenha ganhado vários.
    .value = { $games_to_win ->
        [one] um jogo
       *[other] { $games_to_win } jogos
     }
