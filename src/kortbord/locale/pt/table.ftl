### Mesas: o que elas recusam, o que o registro conta sobre as pessoas, frases. O nome de uma recusa é o seu código.

## Recusas

table-closed = Esta mesa está fechada.
table-not-here = Você não está nesta mesa.
table-already-here = Você já está nesta mesa.
table-sent-away = Quem cuida da mesa pediu que você saísse.
table-full = Esta mesa está cheia: não { $most ->
    [one] cabe mais de uma pessoa
   *[other] cabem mais de { $most } pessoas
 } em volta dela.
table-no-spectators = Esta mesa não quer plateia durante o jogo.
table-bad-name = Um nome tem de 1 a { $most } caracteres visíveis.
table-name-taken = Alguém aqui já se chama { $name }, ou quase isso.
table-not-host = Só quem cuida da mesa pode fazer isso.
table-not-yourself = Isso só dá para fazer com outra pessoa.
table-no-such-person = Não há ninguém assim nesta mesa.
table-no-such-seat = Não há lugar { $seat }; os lugares vão de 0 a { $most }.
table-not-seated = Só quem tem um lugar pode fazer isso.
table-not-your-seat = O lugar { $seat } não é seu.
table-seat-taken = O lugar { $seat } está ocupado.
table-other-seat = Nesta partida você já jogou em outro lugar.
table-which-seat = Você tem vários lugares: diga qual, ou descubra-o primeiro.
table-seat-covered = O lugar { $seat } está coberto: descubra-o primeiro.
table-one-seat = Só quem tem vários lugares pode cobri-los e descobri-los.
table-no-bot = Não há robô no lugar { $seat }.
table-bot-already = Um robô já joga no lugar { $seat }.
table-plays-already = Quem joga é você: nenhum robô joga no seu lugar.
table-not-absent = { $name } está aqui, ou saiu há pouco.
table-empty-seats = { $count ->
    [one] O lugar { $seats } está vazio: alguém tem que se sentar ali, ou um robô.
   *[other] Os lugares { $seats } estão vazios: alguém tem que se sentar ali, ou robôs.
 }
table-not-ready = Ainda falta o sinal de: { $names }.
table-not-waiting = Isso só é possível antes de uma partida começar.
table-not-playing = Isso só é possível durante uma partida.
table-not-paused = A partida não está em pausa.
table-not-ended = Isso só é possível depois de uma partida.
table-paused = A partida está em pausa.
table-wait = Um instante: todos devem ver como a rodada acabou.
table-bad-settings = Estes ajustes passam dos limites; docs/table.md diz quais são.
table-warning-too-late = O aviso tem que vir antes de um robô assumir.
table-bad-text = Um texto tem de 1 a { $most } caracteres visíveis.
table-chat-off = A conversa está desligada nesta mesa; frases prontas são possíveis.
table-silenced = Quem cuida da mesa tirou a sua palavra.
table-unknown-phrase = Não há essa frase; é possível: { $known }.
table-unknown-emote = Não há esse gesto; é possível: { $known }.
table-no-such-line = Não há essa linha na conversa, ou ela é antiga demais.
table-stale-because = A mesa já andou desde que se pediu '{ $action }'. { $because }

## O registro. $name: de quem se trata; $other: quem fez, quando foi outra pessoa.

table-log-opened = A mesa está aberta.
table-log-promised = A semente da próxima partida tem o código (hash) { $commitment }.
table-log-joined = { $name } chega.
table-log-renamed = Alguém agora se chama { $name }.
table-log-sat = { $name } se senta.
table-log-stood = { $name } se levanta.
table-log-ready = { $ready ->
    [true] { $name } diz que pode começar.
   *[false] { $name } ainda não quer começar.
 }
table-log-settings = Os ajustes mudaram.
table-log-words = { $name } deu palavras para o embaralhamento.
table-log-bot_added = Um robô se senta no lugar { $seat }.
table-log-bot_removed = O robô do lugar { $seat } vai embora.
table-log-host = Agora { $name } cuida da mesa.
table-log-no-host = Ninguém cuida da mesa.
table-log-started = A partida começa.
table-log-timed_out = O tempo de { $name } acabou; desta vez um robô decide.
table-log-warned = { $why ->
    [idle] Todos esperam por { $name }.
   *[absent] { $name } não está aqui.
 } Se continuar assim, um robô vai jogar.
table-log-bot_took_over = { $why ->
    [given] Um robô joga por { $name }, como foi pedido.
    [idle] Um robô joga por { $name }, que há muito tempo não faz nada.
    [clock] Um robô joga por { $name }, que ficou sem tempo várias vezes.
   *[absent] Um robô joga por { $name }, que não está aqui.
 }
table-log-seat_taken_back = { $name } volta a jogar.
table-log-bot_failed = O robô do lugar { $seat } quebrou; outro continua o jogo.
table-log-paused = { $other } põe a partida em pausa.
table-log-resumed = A partida continua.
table-log-rematched = Mais uma vez: todos estão de volta à sala de espera.
table-log-left = { $removed ->
    [true] { $name } teve que sair, a pedido de quem cuida da mesa.
   *[false] { $name } saiu.
 }
table-log-connection = { $connected ->
    [true] A conexão de { $name } voltou.
   *[false] A conexão de { $name } caiu.
 }
table-log-woken = O servidor voltou; o tempo perdido é devolvido.
table-log-closed = { $why ->
    [deserted] A mesa está fechada: não havia mais ninguém aqui.
    [operator] A mesa foi fechada pelos responsáveis por este servidor.
   *[host] Quem cuidava da mesa a fechou.
 }
table-bot-on-seat = o robô do lugar { $seat }
table-somebody = alguém

## Frases

table-phrase-hello = Oi!
table-phrase-good-luck = Boa sorte!
table-phrase-well-played = Boa jogada!
table-phrase-good-game = Bom jogo!
table-phrase-thanks = Valeu!
table-phrase-sorry = Desculpe!
table-phrase-oops = Opa!
table-phrase-one-moment = Um instante, por favor.
table-phrase-back = Voltei.
table-phrase-your-turn = É a sua vez!
table-phrase-again = Mais uma?
table-phrase-bye = Tchau!

## Gestos, por nome

table-emote-smile = sorri
table-emote-laugh = dá risada
table-emote-wink = pisca o olho
table-emote-wow = fica de boca aberta
table-emote-think = pensa
table-emote-sad = fica triste
table-emote-cry = chora
table-emote-clap = bate palmas
table-emote-heart = manda um coração
table-emote-donkey = zurra como um burro
