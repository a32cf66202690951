### Recusas que não vêm de nenhuma regra de um jogo. $action: a jogada em palavras; $seat: quem a pediu.

not_your_turn = Não é a vez do lugar { $seat }.
not_seated = Não há lugar { $seat } nesta mesa.
match_over = A partida acabou.
deal_over = Esta rodada acabou; as cartas da próxima podem ser dadas.
window_closed = É tarde demais, ou cedo demais, para '{ $action }'.
not_your_card = '{ $action }' não é possível: o lugar { $seat } não tem essa carta.
unknown_action = '{ $action }' não é uma jogada deste jogo.
stale = A mesa já andou desde que se pediu '{ $action }'.

### Listas dentro de frases: `a, b e c` é list-and de `a, b` e `c`.

list-comma = {", "}
list-and = { $first } e { $last }
list-or = { $first } ou { $last }

seat-by-number = lugar { $seat }

### Cartas e pessoas

suit-C = paus
suit-D = ouros
suit-H = copas
suit-S = espadas
rank-T = 10
rank-J = valete
rank-Q = dama
rank-K = rei
rank-A = ás
card-in-words = { $rank } de { $suit }
# O próprio lugar como objeto de uma frase (para você, por você) e numa lista de jogadores.
you = você
you-listed = você
your-name = Você
bot-names = Ana, Bruno, Clara, Davi, Elisa, Felipe, Gabi
nothing = nada
place = { $place }º lugar: { $who }

### Palavras que se podem digitar além das inglesas, separadas por vírgulas; nada onde não é preciso.

word-play = jogar, jogo, jogue
word-draw = comprar, compro, compra
word-pass = passar, passo, passa
word-call = dizer, digo, gritar
word-catch = flagrar, flagro, pegar
word-claim = apontar, aponto, acusar
word-turn = virar, viro, vira
word-lay = colocar, coloco, pôr, por, ponho
word-move = mover, movo, levar
word-give = dar, dou, passar, passo
word-name = escolher, escolho
word-deal = distribuir, distribuo
word-show = mostrar, mostro, abrir
word-take-back = desfazer, desfaço
word-centre = centro, meio
word-own = meu, próprio, eu
word-help = ajuda
word-rules = regras
word-hand = mão, mao
word-table = mesa
word-log = histórico, historico
word-scores = placar, pontos
word-quit = sair, fim
word-yes = s, sim
