### As regras da família de Copas, uma mensagem por número de regra: no livro de regras e como motivo de um não.
### Argumentos: cada opção em vigor pelo nome, e $players.


## Do que se trata

HT-01 = Cada um joga uma carta, e um jogador tem que levar todas elas: isso é uma vaza. Cuidado com as vazas em que há copas ou a dama de espadas!
HT-03 = Cada carta de copas que você leva custa 1 ponto.
HT-04 = A dama de espadas custa 13 pontos a quem a leva, tanto quanto todas as copas juntas.
HT-05 = Quem tem menos pontos no fim ganha.
HT-15 = As copas e a dama de espadas são as cartas de penalidade. Deixe que os outros as levem: quem tem menos pontos no fim ganha.

## Os jogadores

HT-02 = O jogo é para três, quatro ou cinco pessoas.
HT-A23 = O jogo é para três, quatro ou cinco pessoas; duas só jogam para desempatar.
HT-07 = É cada um por si; não há parceiros.
HT-08 = { $first_dealer ->
    [last_seat] Quem está no último lugar dá as cartas da primeira rodada.
   *[random] O sorteio decide quem dá as cartas da primeira rodada.
 }
HT-09 = A cada nova rodada, a vez de dar as cartas passa para a pessoa à esquerda.
HT-10 = Tudo segue no sentido horário: depois de você vem quem está à sua esquerda.

## As cartas e como dá-las

HT-11 = Você precisa de um baralho comum de 52 cartas, sem curingas.
HT-12 = Em cada naipe o ás é a carta mais alta; depois vêm rei, dama, valete, 10, 9 e assim por diante até o dois.
HT-13 = Não há trunfo: nenhum naipe é mais forte que outro.
HT-14 = { option-removal }
HT-A01 = { option-removal }
HT-16 = Na tela, o programa embaralha. Com cartas de verdade, embaralha quem dá as cartas, e quem está à sua direita corta.
HT-17 = { $players ->
    [3] Todas as cartas são dadas, uma a uma, começando à esquerda de quem dá. Cada um recebe 17.
    [5] Todas as cartas são dadas, uma a uma, começando à esquerda de quem dá. Cada um recebe 10.
   *[other] Todas as cartas são dadas, uma a uma, começando à esquerda de quem dá. Cada um recebe 13.
 }

## A troca

HT-18 = { $exchange ->
    [left_right_across_hold] Numa rodada com troca, cada um escolhe três cartas diferentes e as passa adiante, viradas para baixo. Você passa uma vez só, e ninguém joga antes que todos tenham passado.
    [left_across_right_hold] Numa rodada com troca, cada um escolhe três cartas diferentes e as passa adiante, viradas para baixo. Você passa uma vez só, e ninguém joga antes que todos tenham passado.
   *[other] Antes da primeira vaza, cada um escolhe três cartas diferentes e as passa adiante, viradas para baixo. Você passa uma vez só, e ninguém joga antes que todos tenham passado.
 }
HT-19 = Se há troca, e para que lado, é combinado antes da primeira rodada.
HT-43 = Nesta mesa não há troca: você joga com as cartas que recebeu.
HT-45 = Como a direção muda, não é sempre o mesmo vizinho que recebe as suas piores cartas. No Copas americano é assim.
HT-A03 = { option-exchange }
HT-A04 = Todos passam ao mesmo tempo; por isso você só vê as cartas novas quando as suas já foram. Pode passar qualquer carta, até a de paus que abre o jogo: quem estiver com ela depois da troca começa.
HT-A16 = { HT-45 }

## As vazas

HT-20 = Quem tem o dois de paus sai com ele: é a primeira carta da primeira vaza.
HT-21 = { $removal ->
    [club_first] Com três ou cinco jogadores, o dois de paus não está no baralho; aí a primeira carta é o três de paus.
   *[diamond_first] Com cinco jogadores, o dois de paus não está no baralho; aí a primeira carta é o três de paus.
 }
HT-22 = Depois, um após o outro, cada um dos demais joga uma carta, virada para cima.
HT-25 = A carta mais alta do naipe da saída leva a vaza. Nenhum naipe é trunfo: uma carta de outro naipe nunca ganha, por mais alta que seja.
HT-26 = Se a vaza é sua, ponha todas as cartas dela, uma de cada jogador, viradas para baixo à sua frente.
HT-27 = Quem leva uma vaza sai com a primeira carta da seguinte.
HT-A02 = { HT-26 }
HT-A21 = { $auto_finish ->
    [true] { $honour_mode ->
        [true] A rodada é jogada até a última carta, mesmo quando todas as cartas de penalidade já saíram.
       *[false] Quando nenhuma carta em jogo pode mais mudar os pontos, o programa joga o resto da rodada sozinho.
     }
   *[false] A rodada é jogada até a última carta, mesmo quando todas as cartas de penalidade já saíram.
 }

## O que você pode jogar

HT-23 = Siga o naipe: se você tem uma carta do naipe da saída, tem que jogar uma delas.
HT-24 = { $first_trick_penalties ->
    [allowed] Se você não tem carta desse naipe, pode descartar a carta que quiser, até uma carta de penalidade.
   *[other] Se você não tem carta desse naipe, pode descartar a carta que quiser e, depois da primeira vaza, até uma carta de penalidade.
 }
HT-30 = Na primeira vaza você não pode descartar copas nem a dama de espadas.
HT-31 = Há uma exceção: se a sua mão inteira é de cartas de penalidade, você pode descartar uma na primeira vaza.
HT-44 = Cartas de penalidade podem ser descartadas em qualquer vaza, até na primeira.
HT-28 = Você não pode sair com copas antes que as copas estejam abertas. Elas se abrem quando alguém descarta uma carta de copas numa vaza de outro naipe.
HT-29 = { $lead_heart_beside_queen ->
    [true] Se você só tem copas, ou copas e a dama de espadas, pode sair com copas mesmo assim.
   *[false] Se você só tem copas, pode sair com uma delas mesmo assim.
 }
HT-33 = { option-honour_mode }
HT-34 = Uma renúncia aparece quando você joga uma carta daquele naipe mais tarde, na mesma rodada. Aí ela custa 13 pontos.
HT-A05 = { $first_trick_penalties ->
    [redeal] Se alguém só tem cartas de penalidade quando a primeira vaza vai começar, a mesma pessoa dá todas as cartas de novo.
    [allowed] { HT-44 }
   *[only_if_forced] { HT-31 }
 }
HT-A06 = { option-hearts_before_queen }
HT-A07 = { option-queen_breaks_hearts }
HT-A08 = Uma carta de copas descartada na primeira vaza abre as copas como qualquer outra.
HT-A09 = { option-forced_lead_breaks }
HT-A10 = { option-lead_heart_beside_queen }
HT-A11 = Depois da primeira vaza você pode sair com a dama de espadas sempre que a saída for sua; ela não precisa esperar que as copas estejam abertas.
HT-A12 = { option-honour_mode }

## Os pontos

HT-32 = Depois da última vaza, cada um conta os pontos das vazas que levou.
HT-35 = Cada rodada tem 26 pontos: 13 das copas e 13 da dama de espadas.
HT-36 = { option-slam }
HT-37 = Seus pontos da rodada são somados ao seu total.
HT-42 = { option-jack_of_diamonds }
HT-A13 = { option-revoked_slam_void }
HT-A15 = { option-slam }
HT-A20 = O valete de ouros não é carta de penalidade: você pode descartá-lo na primeira vaza. Seus 10 pontos são descontados mesmo depois de um grand slam, e um total pode ficar abaixo de zero.

## A partida

HT-38 = { option-points_limit }
HT-39 = { option-deals }
HT-40 = O menor total ganha a partida.
HT-41 = { option-tie }
HT-A14 = { $match ->
    [deals] { HT-39 }
   *[points] { HT-38 }
 }
HT-A17 = { $tie ->
    [extra_hand] { $exchange ->
        [none] Uma rodada extra só serve para desempatar; seus pontos não entram nos totais.
       *[other] Numa rodada extra não há troca de cartas. Ela só serve para desempatar; seus pontos não entram nos totais.
     }
   *[other] { option-tie }
 }
HT-A18 = Numa rodada extra só recebem cartas os que a jogam: duas pessoas recebem o baralho inteiro, 26 cartas cada; mais pessoas recebem tantas quantas num jogo com esse número de jogadores.
HT-A19 = Se também na rodada extra houver empate no menor número de pontos, quem empatou joga mais uma.
HT-A22 = Na tela ninguém consegue dar as cartas errado, mostrar uma carta sem querer ou jogar fora da vez; por isso não é preciso castigo para essas coisas.

## Dicas

HT-T1 = Livre-se cedo de um naipe curto. Quando você não tem mais nenhuma carta dele, cada saída nesse naipe é a sua chance de se livrar de copas ou da dama de espadas.
HT-T2 = Conte as espadas. Enquanto a dama não aparece, o ás ou o rei de espadas pode acabar levando-a; por isso descarte-os em outro naipe quando puder.
HT-T3 = Só tente um grand slam com muitos ases e reis e com as espadas mais altas. Um quase grand slam é pior que nenhum: enche as suas próprias vazas de cartas de penalidade.
HT-T4 = Alguém parece estar levando tudo? Leve você uma carta de copas, e o grand slam já era.
HT-T5 = Num naipe em que você tem o ás ou o rei, saia com uma carta baixa. Talvez a carta média de outra pessoa leve a vaza, e a sua carta alta fique fora de perigo.

## Palavras

HT-G1 = Carta de penalidade: uma carta de copas ou a dama de espadas. Seus pontos vão para quem a leva.
HT-G2 = Copas abertas: a partir daí, até o fim da rodada, qualquer um pode sair com copas.
HT-G3 = { $jack_of_diamonds ->
    [minus_ten] { $slam_needs_jack ->
        [true] Grand slam, ou “acertar a lua”: um jogador leva todas as cartas de penalidade de uma rodada e o valete de ouros.
       *[false] Grand slam, ou “acertar a lua”: um jogador leva todas as cartas de penalidade de uma rodada.
     }
   *[plain] Grand slam, ou “acertar a lua”: um jogador leva todas as cartas de penalidade de uma rodada.
 }
HT-G4 = Seguir o naipe: jogar uma carta do naipe da saída. Descartar: jogar uma carta de outro naipe.
HT-G5 = Vaza: uma carta de cada jogador. Sair: jogar a primeira carta dela.
HT-G6 = Sem naipe: você está sem um naipe quando não tem nenhuma carta dele.
HT-06 = Olsen: o nome dinamarquês deste jogo. Diz-se que vem do sobrenome tão comum, porque as famílias o jogam à noite.
