### O que a página diz. $name: um jogador; $game: o nome de um jogo; $count, $seat, $points: números.

page-description = Jogos de cartas com amigos: Olsen dinamarquês e norueguês, Olsen da família Copas e Æselspillet. Sem cadastro.
page-menu = Menu
page-close = Fechar
page-cancel = Cancelar
page-language = Idioma
page-you = Você

## A página inicial

page-which-game = Que jogo vamos jogar?
page-alone = Jogar contra o computador
page-alone-at = Jogar contra o computador: { $game }
page-friends = Jogar com amigos
page-friends-at = Jogar com amigos: { $game }
page-players = de { $least } a { $most } jogadores
page-facts-olsen-danish = 10 minutos · a partir de 6 anos
page-facts-olsen-norwegian = 15 minutos · a partir de 7 anos
page-facts-olsen-hearts = 30 minutos · a partir de 10 anos
page-facts-aeselspillet = 20 minutos · a partir de 6 anos
page-rules = Regras
page-rules-of = Regras: { $game }
page-have-code = Você tem o código de uma mesa?
page-go-there = Ir para lá
page-your-name = Como você se chama?
page-guest = Visita
page-your-tables = Suas mesas
page-open-tables = Mesas abertas
page-people-at = { $people } de { $seats } aqui
page-more-games = { $count ->
    [one] Mais um jogo
   *[other] Mais { $count } jogos
 }
page-privacy = Aqui ficam guardados o nome que você dá, a conversa e o que se joga, até a mesa ser apagada algumas semanas depois de fechada. Sem cadastro, sem anúncios, nada é enviado a outros lugares. Suas configurações ficam neste aparelho.

## Entrar

page-coming = Um momento …
page-no-connection = Sem conexão. Tentamos de novo sozinhos; nada se perde.
page-offline = O servidor não responde. Veja a conexão e tente de novo.
page-invited = Você foi convidado para uma mesa de cartas
page-what-name = Como os outros devem chamar você?
page-sit-down = Entrar
page-no-account = Sem cadastro, sem e-mail: basta um nome.
page-somebody = alguém

## A sala de espera

page-waiting-room = Sala de espera
page-rules-at-table = As regras desta mesa
page-seats = Lugares
page-host = anfitrião
page-ready = pronto
page-away = ausente
page-bot = O computador
page-level-easy = fácil
page-level-normal = normal
page-level-learner = aprendiz
page-level-strong = forte
page-level-master = mestre
page-free-seat = livre
page-sit-here = Sentar aqui
page-move-here = Mudar para cá
page-also-here = Lugar { $seat } aqui também
page-one-device = Um aparelho para várias pessoas
page-one-device-how = Cada lugar que você ocupa aqui é jogado neste aparelho. Entre as vezes as cartas ficam cobertas.
page-add-bot = Computador
page-add-bot-at = Computador: lugar { $seat }
page-remove-bot = Tirar o computador do lugar { $seat }
page-send-away = Mandar { $name } embora
page-players-count = Jogadores
page-bot-level = O computador joga
page-watching = Assistindo:
page-start = Começar
page-start-with-bots = { $count ->
    [one] Começar, com o computador no lugar livre
   *[other] Começar, com o computador em { $count } lugares
 }
page-not-ready = Ainda não prontos: { $names }
page-i-am-ready = Estou pronto
page-not-yet = Ainda não
page-host-starts = { $name } começa o jogo.
page-invite = Convidar amigos
page-invite-how = Envie este link. Quem abre escreve um nome e se senta.
page-share = Compartilhar o link
page-seat-link = Mudar para outro aparelho
page-copied = O link foi copiado.
page-seat-copied = O link do seu lugar foi copiado. Abra-o no outro aparelho e não o dê a ninguém.
page-copy-by-hand = O navegador não deixa copiar: marque o link e copie você mesmo.
page-come-and-play = Venha jogar cartas comigo:
page-code = O código da mesa:
page-qr = O link como imagem para a câmera de um celular
page-house-rules = Regras da casa
page-house-rules-none = Tudo como de costume.
page-house-rules-change = Mudar as regras da casa
page-house-rules-all = Todas as regras da casa
page-fair = Ninguém escolhe as cartas
page-fair-why = O embaralhamento está fixado antes da primeira carta: a promessa dele está abaixo, e depois da partida todos podem conferir. Se quiser, misture algumas palavras suas.
page-fair-words = Algumas palavras suas
page-fair-give = Misturar
page-fair-change = Misturar outras
page-fair-promise = A promessa do próximo embaralhamento:
page-leave = Sair da mesa

## À mesa

page-your-turn = Sua vez
page-your-exchange = Escolha cartas para dar
page-turn-of = Vez de { $name }
page-waiting-for-all = Os outros estão escolhendo
page-deal-over = A rodada terminou
page-paused = O jogo está em pausa
page-others = Os outros
page-actions = O que você pode fazer
page-do-draw = Comprar uma carta
page-do-turn = Virar uma carta
page-do-pass = Passar
page-do-deal = Próxima rodada
page-do-show = Abrir minha mão
page-do-take-back = Voltar atrás
page-olsen = Olsen!
page-catch = Pegar { $name }
page-claim = { $name } não viu algo!
page-give-to-bot = Deixar o computador jogar
page-choose-suit = Escolha um naipe
page-your-hand = { $count ->
    [one] Sua mão, uma carta
   *[other] Sua mão, { $count } cartas
 }
page-card-playable = pode ser jogada
page-card-not-playable = não pode ser jogada agora
page-card-chosen = escolhida
page-card-drawn = recém-comprada
page-card-face-down = Uma carta virada para baixo
page-cards = { $count ->
    [one] uma carta
   *[other] { $count } cartas
 }
page-has-turn = é a vez
page-is-dealer = dá as cartas
page-dealer-letter = D
page-has-called = disse Olsen
page-is-away = ausente
page-has-points = { $points ->
    [one] um ponto
   *[other] { $points } pontos
 }
page-your-points = Seus pontos: { $points }
page-stock = { $count ->
    [0] O monte está vazio
    [one] Monte, uma carta
   *[other] Monte, { $count } cartas
 }
page-suit-in-force = O naipe é
page-clockwise = O jogo vai no sentido horário
page-anticlockwise = O jogo vai no sentido anti-horário
page-pending = { $count } cartas para comprar
page-set = Podem vir mais de { $rank }
page-empty = vazio
page-trick = Vaza { $number }
page-trick-card = { $name }: { $card }
page-exchange = As cartas estão sendo trocadas
page-hearts-broken = Copas está aberto
page-hearts-not-broken = Copas ainda não está aberto
page-revoked = renúncia
page-donkey = Burro!
page-is-donkey = é o burro
page-you-are-donkey = Você é o burro
page-centre = Centro
page-centre-pile = Pilha no centro, { $card } em cima
page-centre-new = Começar uma nova pilha no centro
page-your-pile = Sua pilha aberta
page-pile-of = Pilha aberta de { $name }
page-on-top = { $card } em cima
page-fits = cabe aqui
page-turn-card = { $count ->
    [one] Virar sua última carta
   *[other] Virar uma carta, restam { $count }
 }
page-face-down = { $count ->
    [0] Nenhuma carta virada para baixo
    [one] Uma carta virada para baixo
   *[other] { $count } cartas viradas para baixo
 }
page-where = Onde fica o { $card }?
page-where-to = Para onde vai esta carta?
page-has-turned = { $name } virou { $card }
page-you-watch = Você está assistindo.
page-bot-plays = O computador joga por você.
page-take-back-seat = Voltar a jogar
page-resume = Continuar
page-pause = Pausa
page-let-bot = Deixar o computador jogar por mim
page-pass-to = Passe o aparelho para { $name }.
page-seat-number = lugar { $seat }
page-show-cards = Mostrar minhas cartas
page-see-rule = Ver a regra { $rule }

## Painéis

page-log = O que aconteceu
page-chat = Conversa
page-say = Escreva algo
page-send = Enviar
page-report = Denunciar
page-report-line = Denunciar esta linha de { $name }
page-mute = Não ouvir mais …
page-scores = Pontos
page-deal = Rodada
page-total = Total
page-search-rules = Procurar nas regras
page-house-rule = regra da casa
page-usually = De costume:
page-nothing-found = Nada encontrado.
page-print-rules = As regras como página para imprimir
page-sort-by-suit = Ordenar por naipe
page-sort-by-rank = Ordenar por valor
page-sound-on = Ligar o som
page-sound-off = Desligar o som
page-you-won = Você ganhou!
page-won = { $names } ganhou
page-nobody-won = Ninguém ganhou
page-hands-left = Cartas que sobraram
page-again = Mais uma vez
page-see-table = Ver a mesa
page-to-front = Para a página inicial

## Teclas

page-keys = Teclas
page-key-arrows = de carta em carta
page-key-enter = jogar a carta
page-key-help = esta lista
page-key-d = comprar ou virar uma carta
page-key-p = passar
page-key-o = dizer “Olsen!”
page-key-n = próxima rodada
page-key-u = voltar atrás
page-key-t = dizer o que está em cima
page-key-h = dizer minha mão
page-key-c = dizer quantas cartas cada um tem
page-key-w = dizer de quem é a vez
page-key-l = dizer o que aconteceu por último
page-key-s = pontos
page-key-r = regras
page-key-e = o que aconteceu
page-key-escape = deixar para lá

## Configurações

page-settings = Configurações
page-theme = Cores
page-theme-system = como no aparelho
page-theme-light = claras
page-theme-dark = escuras
page-theme-contrast = alto contraste
page-pace = Ritmo
page-pace-hint = Quanto tempo as cartas levam para se mover, e quanto uma vaza fica à vista.
page-pace-calm = calmo
page-pace-usual = normal
page-pace-quick = rápido
page-four-colours = Quatro cores de naipes
page-four-colours-hint = Paus em verde, ouros em azul.
page-show-legal = Mostrar que cartas são possíveis
page-show-legal-hint = Não em Æselspillet: nele, achar o lugar é o jogo.
page-confirm = Confirmar com um segundo toque
page-confirm-hint = Para telas pequenas: o primeiro toque levanta a carta, o segundo joga.
page-auto-draw = Comprar sozinho
page-auto-draw-hint = Quando nada mais é possível.
page-sound = Som
page-volume = Volume

## Problemas

page-load-again = Carregar de novo
page-trouble-unknown_path = Aqui não há nada
page-trouble-unknown_table = Esta mesa não existe
page-trouble-version = Esta página é antiga demais
page-trouble-taken_over = Você está jogando em outro lugar
page-trouble-closed = A mesa está fechada
page-trouble-private = Esta mesa é privada
page-trouble-offline = Sem conexão
page-trouble-removed = Mandaram você embora
page-trouble-left = Você saiu da mesa
page-trouble-other = Isso não dá
