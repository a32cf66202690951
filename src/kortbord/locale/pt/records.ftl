### Registros de partidas: o que `kortbord verify` e `kortbord replay` dizem, e `kortbord play` sobre o que guarda.
### $line é uma linha do arquivo, $event o número de um acontecimento. Nomes de arquivos e --opções ficam como estão.

## Arquivos

records-unreadable = { $file } não pode ser lido: { $why }.
records-no-record = { $file } não é o registro de uma partida: um registro começa com uma linha do tipo "record".
records-other-format = { $file } está escrito no formato { $given }; esta versão lê o formato { $known }.
records-damaged = { $file } está danificado: { $fault }.
records-unwritable = A partida não pode ser registrada em { $file }: { $why } (--record FILE dá outro lugar, --no-record joga sem registro).
records-file-exists = { $file } já existe; dê o nome de outro arquivo, ou continue a partida dele com --resume { $file }.
records-in-use = A partida em { $file } está sendo jogada em outra janela.
records-finished = A partida em { $file } já terminou; kortbord replay a mostra.
records-seed-lost = A partida não pode continuar: sua semente não está em { $file }, onde é guardada até o fim.
records-nothing-to-resume = Não há partida inacabada em { $folder }.
records-bad-name = { $given } não pode ser um nome: um nome tem de 1 a 80 caracteres, todos visíveis.
records-names-count = Um registro precisa de um nome para cada um dos { $players } lugares, ou de nenhum.
records-resume-alone = --resume continua com o que foi combinado: deixe de fora { $given }.
records-bad-words = Estas palavras não podem ser misturadas à semente: são possíveis de 1 a 200 caracteres visíveis.
records-no-first-seed = Não há registro desta partida: não se conhece a semente com que ela começou.
records-not-repeatable = Não há registro desta partida: suas jogadas, refeitas, não levam aos mesmos acontecimentos.
records-no-seed = Esta partida não terminou, e não se conhece sua semente; só dá para mostrar o que foi anotado.
records-other-rules = As regras desta versão ({ $this }) não levam ao que foi anotado com a { $version }, da jogada { $move } em diante.

## O primeiro ponto errado

records-fault-cut-off = ele foi cortado na linha { $line }, depois do acontecimento { $event }.
records-fault-after-end = a linha { $line } está depois do fim do registro.
records-fault-number = a linha { $line } tem o número { $given }: uma linha falta, está repetida ou fora do lugar, depois do acontecimento { $event }.
records-fault-altered = a linha { $line } não está como foi escrita: ela ou a linha anterior foi alterada, depois do acontecimento { $event }.
records-fault-unreadable = a linha { $line } não é uma linha de registro, depois do acontecimento { $event }.
records-fault-place = a linha { $line } é de um tipo que não pode estar ali, depois do acontecimento { $event }.
records-fault-count = a linha { $line } conta outras jogadas ou acontecimentos do que há: alguns faltam, ou há demais.
records-fault-event = a linha { $line } conta o acontecimento { $given } depois do acontecimento { $event }: um acontecimento falta, está repetido ou fora do lugar.

## O que se encontrou

records-verdict = { $file }: { $mark ->
    [good] bom
   *[bad] NÃO ESTÁ BOM
 }: { $sentence }
records-good = { $game }, { $players } jogadores: todas as { $moves } jogadas são permitidas, todos os { $events } acontecimentos são os que elas causam, e as cartas são as da semente prometida{ $reseeded ->
    [0] {""}
    [one] , menos uma rodada, que veio com semente própria
   *[other] , menos { $reseeded } rodadas, que vieram com semente própria
 }.
records-unfinished = a partida não terminou, ou o registro foi cortado, depois do acontecimento { $event }.
records-other-commitment = a semente aberta no fim não é aquela cujo código (hash) foi prometido no começo.
records-other-agreement = o que foi combinado não é possível, ou não é o que foi jogado: { $why }.
records-head-differs = o primeiro acontecimento fala de outro jogo, outras regras da casa, outros jogadores ou outro código (hash) que a primeira linha
records-other-deal = acontecimento { $event } (linha { $line }): estas não são as cartas que a semente prometida e as palavras dos jogadores dão.
records-not-legal = linha { $line }, depois do acontecimento { $event }: { $name } não pode fazer "{ $action }": { $why } [{ $rule }].
records-other-events = acontecimento { $event } (linha { $line }, { $type }) não é o que as regras fazem desta jogada.
records-other-result = o resultado na linha { $line } não é aquele a que as jogadas levam.
records-made-under = foi feito pelo Kortbord { $version }, e as regras do { $this } veem outra coisa: { $found }.

## Rever uma partida

records-title = { $game }, { $players } jogadores, { $started }
records-players = Jogadores: { $names }
records-step = Acontecimento { $event } de { $events }
records-as-seen = Como { $name } viu.
records-as-public = Como todos viram.
records-as-open = Todas as cartas abertas.
records-closed = A partida não terminou, e por isso as cartas escondidas continuam escondidas; --open as mostra.
records-not-drawn = As mesas não podem ser desenhadas: { $why }
records-open-hand = { $name }: { $cards }
records-mark = { $mark ->
    [interrupted] O jogo foi interrompido ({ $at }).
   *[resumed] O jogo continuou ({ $at }).
 }
records-untold = Alguma coisa para a qual esta versão não tem palavras: { $type }.
records-listed = { $event } { $sentence }
records-keys = Enter = próximo, b = voltar, um número = esse acontecimento, seat N, public, open, q = parar
records-at-end = Este é o fim do registro.
records-at-start = Este é o começo do registro.
records-no-event = Não há acontecimento { $given }; é possível: 1 a { $most }.
records-what = '{ $given }' não significa nada aqui. { $keys }

## Durante o jogo

records-kept = kortbord verify { $file } diz se tudo foi como prometido.
records-your-words = Suas próprias palavras são misturadas à semente: { $words }
records-no-longer = A partida não é mais registrada: { $why }. Mesmo assim ela continua.
records-go-on = Você continua a partida: { $game }, { $players } jogadores, começada em { $started }; jogadas até agora: { $moves }.
records-go-on-question = Há uma partida inacabada: { $game }, { $players } jogadores, começada em { $started }. Quer continuar? (s ou n)
records-resume-with = Para continuar depois: kortbord play --resume { $file }

## Números e ajuda da linha de comando

what-number-to = O acontecimento
cli-verify = Confere registros de partidas: jogadas permitidas, as cartas prometidas; código de saída 1 se algum não for como prometido.
cli-verify-files = Registros, como `kortbord play` os guarda.
cli-verify-as_json = Mostra em JSON, um objeto para cada arquivo.
cli-replay = Mostra uma partida de novo, passo a passo.
cli-replay-file = Um registro.
cli-replay-seat = Como este lugar viu.
cli-replay-all_open = Mostra todas as cartas.
cli-replay-to = Mostra a mesa depois deste acontecimento, ou continua dali.
cli-replay-listed = Lista os acontecimentos, sem as mesas.
cli-replay-plain = Linhas simples: para leitores de tela.
cli-play-words = Suas próprias palavras, misturadas à semente.
cli-play-record = Guarda a partida neste arquivo.
cli-play-no_record = Não guarda registro da partida.
cli-play-resume = Continua uma partida inacabada: FILE, ou a mais recente.
