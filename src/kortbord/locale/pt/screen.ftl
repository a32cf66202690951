### O que o terminal diz em volta do jogo: perguntas, mesas, ajuda. O que se digita (play, draw, give QS KS 2H, centre,
### own, catch NOME, rules, quit) fica em inglês em todas as línguas; general.ftl tem as palavras que também valem.
### As frases das regras da casa vêm no fim.

## Os jogos

game-olsen-danish = Olsen dinamarquês: livre-se das cartas, oitos escolhem o naipe, os 2 fazem comprar
game-olsen-norwegian = Olsen norueguês: os 2 se acumulam, ases invertem, valetes pulam
game-crazy-eights = Crazy Eights: só os oitos são especiais
game-youngest = Para os pequenos: siga o naipe, sem precisar dizer “Olsen”
game-crazy-eights-classic = Crazy Eights clássico: compre até servir e conte pontos
game-olsen-olsen = Ólsen-ólsen (Islândia): compre até três, flagre quem esquece o “Olsen”
game-olsen-upp-og-nidur = Ólsen upp og niður (Islândia): um valor acima ou abaixo
game-vri-atter = Vri åtter (norueguês antigo): várias cartas iguais, uma rodada longa
game-vandatta = Vändåtta (Suécia): os ases fazem todos os outros comprarem
game-olsen-hearts = Olsen, o jogo de Copas: fuja das copas e da dama de espadas
game-american-hearts = Copas americano: a troca muda de direção
game-hjerter = Hjerter (Noruega): troca variada, empates dividem a vitória
game-copas = Copas (Brasil): a troca vai para a direita
game-aeselspillet = Jogo do burro (Æselspillet): ache todos os lugares antes que o burro chegue a você
game-aeselspillet-leaflet = Jogo do burro pelo folheto: o monte mais próximo à esquerda
game-eselspiel = Eselspiel (Alemanha): anti-horário, o centro nos dois sentidos

name-olsen-danish = Olsen dinamarquês
name-olsen-norwegian = Olsen norueguês
name-crazy-eights = Crazy Eights
name-youngest = Crazy Eights para os pequenos
name-crazy-eights-classic = Crazy Eights clássico
name-olsen-olsen = Ólsen-ólsen
name-olsen-upp-og-nidur = Ólsen upp og niður
name-vri-atter = Vri åtter
name-vandatta = Vändåtta
name-olsen-hearts = Olsen (Copas)
name-american-hearts = Copas americano
name-hjerter = Hjerter
name-copas = Copas
name-aeselspillet = Jogo do burro
name-aeselspillet-leaflet = Jogo do burro pelo folheto
name-eselspiel = Eselspiel

## Escolher um jogo

choose-title = Kortbord - jogos de cartas para a mesa da cozinha
choose-game = Que jogo? (número ou nome; Enter = 1)
choose-players = Quantas pessoas, contando com você? ({ $range }; Enter = { $default })
choose-level = Os outros devem jogar bem? (1 fácil, 2 normal; Enter = normal)
choose-names = Seu nome? (Enter = { $default })
choose-hint = Da próxima vez, numa linha só: { $command }
not-a-number = '{ $given }' não é possível aqui; é possível: { $range }.
players-range = { $least } a { $most }

## À mesa

title = { $game } - rodada { $deal_number }
title-match = { $game }
your-turn = Sua vez: { $what }
what-lay = jogue uma carta{ $more }, ? para ajuda
what-draw = nada serve: Enter = comprar, ? para ajuda
what-pass = não dá para jogar nada: Enter = passar, ? para ajuda
what-name = escolha um naipe para o oito inicial (C D H S)
what-give = passe três cartas para { $to }, assim: give QS KS 2H (? para ajuda)
what-give-more = { $left ->
    [one] passe mais uma carta
   *[other] passe mais { $left } cartas
 } para { $to }
what-play = jogue uma carta, ? para ajuda
what-lead = a saída é sua, ? para ajuda
what-turn = Enter = virar a próxima carta, ? para ajuda
what-place = onde fica { $number }? (centre, um nome ou own)
what-go-on = mova { $top } (move centre, move NOME), ou Enter = virar a próxima carta
what-deal = Enter = dar as cartas
or-draw = , d = comprar
or-pass = , p = passar
moment = Um instante antes que { $name } continue (Enter = continuar):
between-deals = Enter = próxima rodada
which-suit = Que naipe? (C D H S)
again = De novo? (s ou n)
goodbye = Obrigado por jogar.
left = Você sai da mesa; a partida fica inacabada.
input-ended = Não vem mais resposta; a partida fica inacabada.
stopped = Parado.
refused = Não é possível: { $sentence } [{ $rule }]
not-your-turn = Não é possível: não é a sua vez. [not_your_turn]
not-your-card = Não é possível: você não tem { $card }. [not_your_card]
no-such-number = Não há número { $given }; na lista { $count ->
    [0] não há nada a escolher
    [one] só há o número 1
   *[other] há os números de 1 a { $count }
 } (? a mostra).
whom-to-catch = Diga quem, assim: catch { $name }.
whom-to-claim = Diga quem, assim: claim { $name }.

dealer-mark = dá as cartas
called-mark = disse Olsen
owes-mark = deve uma carta
shown-mark = mostra: { $cards }
out-mark = fora
donkey-mark = BURRO
cards-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }
cards-hidden = ? cartas
score-rounds = { $count ->
    [one] { $count } rodada ganha
   *[other] { $count } rodadas ganhas
 }
score-points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
 }
score-games = { $count ->
    [one] { $count } jogo ganho
   *[other] { $count } jogos ganhos
 }
score-none = {""}
this-hand = { $count ->
    [one] { $count } nesta rodada
   *[other] { $count } nesta rodada
 }
on-the-pile = No descarte: { $card }
suit-in-force = naipe em vigor: { $suit }
draw-pile = monte de compra: { $count }
direction-clockwise = sentido horário
direction-anticlockwise = sentido anti-horário
draw-due = cartas a comprar: { $count }
your-hand = Sua mão: { $cards }
hand-empty = nenhuma carta
trick-line = Vaza { $number }: { $cards }
trick-empty = nada ainda
takes-so-far = por enquanto vai para { $name }
hearts-are = copas: { $broken ->
    [true] abertas
   *[false] ainda fechadas
 }
centre-line = Centro: { $tops }
centre-empty = vazio (um 1 o abre)
pile-line = mostra { $top }, { $up ->
    [0] nenhuma visível
    [one] { $up } visível
   *[other] { $up } visíveis
 }, { $down ->
    [one] { $down } fechada
   *[other] { $down } fechadas
 }
pile-line-bare = nenhuma visível, { $down ->
    [one] { $down } fechada
   *[other] { $down } fechadas
 }
turned-line = Acabou de virar: { $number }

plain-shedding = No descarte { $card }, naipe { $suit }{ $pending ->
    [0] {""}
   *[other] , { $pending } a comprar
 }. Sua mão: { $hand }.
plain-hearts = { $trick ->
    [none] A saída é sua.
   *[other] Na mesa: { $trick }.
 } Sua mão: { $hand }.
plain-give = Sua mão: { $hand }.
plain-donkey = Centro: { $tops }. Visíveis: { $piles }.

scores-title = Placar:
scores-line = { $name }: { $scores }
scores-none = Esta partida não tem placar: é uma rodada só.

## Ajuda

help-legal = Você pode:
help-places = Você pode tentar (descobrir o que serve é o próprio jogo):
help-moment = Você pode:
go-on = continuar (Enter)
help-call = o ou call: dizer “Olsen” (ao ficar com uma carta, até o próximo fazer alguma coisa)
help-catch = catch NOME: alguém com uma carta só não disse “Olsen”
help-claim = claim NOME: alguém não viu onde a carta servia
help-shedding = Atalhos: 7C joga essa carta, 8S D escolhe ouros, d compra, p passa; 7C, o joga e diz “Olsen”.
help-hearts = Atalhos: 7C joga essa carta; give QS KS 2H passa três cartas.
help-donkey = Atalhos: centre, own ou um nome põe a carta ali; Enter vira a próxima.
help-cards = Uma carta é seu valor (A 2 ... 9 T J Q K) e a letra do naipe (C paus, D ouros, H copas, S espadas).
help-commands = Um número escolhe da lista. Há também: rules hand table log scores quit
help-rules = Regras da casa em vigor (* diferente de “{ $game }”; "rules" explica):
rules-title = Regras em vigor: { $game }, { $players } jogadores
rules-marks = * diferente de “{ $game }”
aim-shedding = Fique sem cartas antes de todo mundo. Jogue no descarte uma carta que sirva; se não tiver nenhuma, compre.
aim-hearts = Siga o naipe, se puder; a carta mais alta do naipe da saída leva a vaza. Cada carta de copas custa 1 ponto e a
    dama de espadas, 13; quem leva todas faz um grand slam. Ganha quem tem menos pontos.
aim-donkey = Livre-se de todas as suas cartas. Vire uma carta e ponha-a onde ela serve: o centro cresce de 1 até 20, e no
    monte de um jogador vai um número exatamente um acima ou um abaixo. Enquanto você consegue pôr cartas, sua vez continua.
    Quem não vê um lugar onde a carta servia fica com o burro e com uma carta de cada um dos outros, e com o burro ninguém
    ganha.

## Linha de comando

games-line = { $name } ({ $players } jogadores)
games-differs = diferenças: { $differs }
games-family = a família { $family } na forma simples
options-title = Regras da casa de “{ $game }” (* diferente do costume da família)
options-line = { $mark } { $name } = { $value }
options-possible = possível: { $range }; de costume: { $default }
bad-number = { $what } é um número inteiro, não '{ $given }'.
what-number-players = O número de jogadores
what-number-seat = O lugar
what-number-youngest = O lugar da pessoa mais nova
what-number-case = O caso
bad-seat = Não há lugar { $given } nesta mesa; é possível: 0 a { $most }.
bad-set = '{ $given }' não é uma regra da casa com seu valor; escreva assim: --set call=caught.
no-command = Não há comando '{ $given }'; existem: { $known }.
no-option = Este comando não tem a opção '{ $given }'; existem: { $known }.
missing = Falta { $what }; uso: { $usage }.
no-value = A opção '{ $given }' precisa de um valor.
value-too-much = A opção '{ $given }' não leva valor.
too-much = '{ $given }' está sobrando; uso: { $usage }.
usage-other = { $problem } Uso: { $usage }.
fault = isto é um erro do programa, não seu: { $problem } (KORTBORD_TRACEBACK=1 mostra onde).
error = kortbord: { $sentence }
