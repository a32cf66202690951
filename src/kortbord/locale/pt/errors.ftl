### O que está errado em algo que foi dado: nomes, valores, arquivos. As recusas das regras estão em outros lugares.
### $given: o que foi dado, como foi escrito; $least, $most: os limites do possível.

## Nomes e números

error-unknown_game = Não há jogo '{ $given }'.{ $hint } Existem: { $known }.
error-unknown_option = Não há regra da casa '{ $given }'.{ $hint } Existem: { $known }.
error-unknown_level = Os robôs não têm nível '{ $given }'.{ $hint } Existem: { $known }.
error-unknown_language = Não há língua '{ $given }'.{ $hint } Existem: { $known }.
error-nearest = {" "}Você quis dizer '{ $name }'?
error-unknown_card = Não há carta '{ $given }': uma carta é um valor (A 2 3 4 5 6 7 8 9 T J Q K) e um naipe (C D H S), como 7C ou TH.
error-unknown_seat = Não há lugar { $given }; os lugares vão de 0 a { $most }.
error-unknown_action = '{ $given }' não é uma jogada deste jogo; as jogadas começam com { $verbs }.
error-no-action-number = Não há jogada número { $given }; elas vão de 0 a { $most }.
error-three-cards = '{ $given }' não passa três cartas diferentes.
error-many-digits = um número com algarismos demais

error-bad_seed = Uma semente (seed) é um número inteiro a partir de 0 ou um texto, não { $given }.
error-new-seed = Uma nova semente (seed) só combina com 'deal'.
error-youngest = A pessoa mais nova é um lugar de 0 a { $most }, não { $given }.
error-players-whole = O número de jogadores é um número inteiro, não { $given }.
error-seats = Este jogo é para { $least } a { $most } jogadores, não { $given }.

## Regras da casa

error-bad_value = A regra da casa '{ $option }' não pode ser { $given }; é possível: { $possible }.
range-of-numbers = { $least } a { $most }
range-of-values = { $values }

error-no-game-pack = Com estas regras da casa não há jogo: { $players } mãos de { $hand_size } cartas e uma carta inicial pedem mais de { $pack } cartas.
error-no-game-fit-suit = Com estas regras da casa não há jogo: 'fit: suit' precisa de oitos que servem em tudo, ou o naipe nunca mudaria.
error-no-game-rank-step-eight = Com estas regras da casa não há jogo: 'fit: rank_step' combina com 'eight: plain', porque um naipe escolhido não significaria nada.
error-no-game-rank-step-twist = Com estas regras da casa não há jogo: 'twist_on_first_turn: false' não significa nada com 'fit: rank_step', em que os naipes não contam.
error-no-game-open-eight = Com estas regras da casa não há jogo: 'start_card: open_eight' precisa de oitos que servem em tudo.
error-no-game-call = Com estas regras da casa não há jogo: 'call_required_to_finish' pede que se diga “Olsen”; por isso 'call' não pode ser none.
error-no-game-teams = Com estas regras da casa não há jogo: equipes são para seis jogadores.
error-no-game-teams-long-round = Com estas regras da casa não há jogo: numa rodada longa uma só pessoa perde, e por isso não dá para jogá-la em equipes.
error-no-game-final-two = Com estas regras da casa não há jogo: 'final_two_draws' serve para contar as cartas que sobram, o que 'long_round_ends: last_holder' nunca faz.

## Lotes e partidas salvas

error-bad_tables = Um lote tem pelo menos uma mesa, não { $given }.
error-bad_shape = step pede { $tables } números inteiros, não { $type } { $shape }.
error-at-table = Mesa { $table }: { $sentence }
error-action-number = não há jogada número { $given }; elas vão de 0 a { $most }.

error-save-damaged = Isto não é uma partida salva do Kortbord, ou não está inteira.
error-save-version = Esta partida salva tem a versão { $version }; este Kortbord lê a versão { $known }.
error-save-foreign = Isto não é uma partida salva por esta versão do Kortbord.
error-save-other-version = Esta partida foi salva por outra versão do Kortbord e não pode ser lida.

## A posição num arquivo de posição. $key: a chave com o erro; cada frase vem depois dela.

error-position = position.{ $key }: { $reason }
error-position-mapping = position são chaves com valores, não { $given }.
error-position-unknown-key = aqui não há essa chave; existem: { $known }.
error-position-whole = aqui vai um número inteiro de { $least } a { $most }, não { $given }.
error-position-flag = aqui vai true ou false, não { $given }.
error-position-choice = aqui vai { $choices }, não { $given }.
error-position-seats = aqui vai uma lista de lugares de 0 a { $most }, não { $given }.
error-position-seat-twice = um lugar aparece duas vezes em { $given }.
error-position-numbers = aqui vão { $players } números inteiros de { $least } a { $most }, não { $given }.
error-position-texts = aqui vai uma lista de { $players } textos, um por lugar, não { $given }.
error-position-cards = aqui vai um texto com cartas separadas por espaços, não { $given }.
error-position-two-places = a carta { $card } está em dois lugares: { $first } e { $second }.
error-position-hands = aqui vai uma lista de { $players } mãos.
error-position-seat-out = o lugar { $seat } está fora do jogo.

place-hand = a mão do lugar { $seat }
place-tricks = as vazas do lugar { $seat }
place-trick = a vaza

# Olsen dinamarquês e norueguês e seus parentes
error-position-scores-twice = dê scores ou rounds_won, não os dois.
error-position-no-cards = o lugar { $seat } não tem cartas, e assim a rodada já teria acabado.
error-position-two-hands = pelo menos dois lugares precisam ter cartas.
error-position-no-discard = ali precisa haver pelo menos uma carta.
error-position-start-card = uma carta inicial está sozinha no monte de descarte.
error-position-drawn-elsewhere = { $card } não está na mão do lugar { $seat }, que tem a vez.
error-position-drawn-useless = { $card } não pode ser jogada, e assim a vez já teria acabado.
error-position-rank = aqui vai um valor (A 2 … 9 T J Q K), não { $given }.

# A família de Copas
error-position-no-extra-hand = isso não existe com 'tie: { $tie }'.
error-position-tie-of-one = para desempatar são precisos pelo menos dois lugares.
error-position-not-in-extra-hand = o lugar { $seat } não joga esta rodada extra e não tem cartas.
error-position-not-in-pack = a carta { $card } não está no baralho para { $players } jogadores.
error-position-no-exchange = esta rodada não tem troca.
error-position-exchange-first = enquanto se trocam cartas, nada foi jogado ainda.
error-position-all-given = quando todos já passaram, a troca acabou.
error-position-too-few = o lugar { $seat } tem cartas de menos para a troca.
error-position-given-in-exchange = só se passam cartas durante a troca.
error-position-no-revokes = ninguém pode fazer renúncia sem 'honour_mode: true'.
error-position-leader = o lugar { $seat } não joga esta rodada extra.
error-position-trick-taken = uma vaza completa fica na frente do lugar que a levou (taken).
error-position-nobody-has-cards = ninguém tem cartas, e assim a rodada já teria acabado.
error-position-trick-complete = ninguém mais tem carta para juntar, e assim a vaza já estaria completa.
error-position-turn-no-cards = o lugar { $seat }, que tem a vez, não tem cartas.
error-position-other-turn = com esta saída e esta vaza, é a vez do lugar { $seat }.

# O jogo do burro
error-position-no-number = { $given } não é uma carta; as cartas são os números de 1 a { $most }.
error-position-no-such-number = não há carta { $number }; as cartas são os números de 1 a { $most }.
error-position-too-many = a carta { $number } aparece mais de { $copies } vezes, e só existem essas.
error-position-centre = aqui vai uma lista com o número de cima de cada monte do centro, não { $given }.
error-position-ones = { $piles } montes pedem mais cartas 1 do que as { $copies } que existem.
error-position-single-pile = 'centre_piles: single' tem no máximo um monte incompleto (AE-A19).
error-position-not-out = o lugar { $seat } ainda tem cartas, e por isso não está fora.
error-position-must-be-out = o lugar { $seat } não tem carta nenhuma, e por isso vai em 'out'.
error-position-two-in-play = pelo menos dois lugares ainda precisam estar no jogo, ou ele já acabou (AE-A26).
error-position-no-claims = claims só existem com 'oversight: challenge' (AE-A11).
error-position-claim-too-late = o lugar { $seat } está fora, e por isso é tarde demais para apontar um descuido.
error-position-nothing-to-place = o lugar { $seat } não tem mais o que pôr, e por isso sua vez acabou (AE-14).

## Arquivos de posição. $where, $place: o arquivo e o ponto nele.

error-in = { $where }: { $sentence }
file-case = { $file }, caso { $number }
file-case-step = { $place }, passo { $number }
steps-step = steps, passo { $number }

error-unreadable_file = { $file }: não foi possível ler o arquivo: { $reason }.
error-not-utf8 = não é texto em UTF-8
error-not-yaml = { $file }: não é YAML nem JSON: { $reason }.
error-yaml-line = { $problem } (linha { $line })
error-yaml-key = uma chave é uma palavra simples
error-yaml-twice = a chave '{ $key }' aparece duas vezes
error-no-case = { $file }: não há nenhum caso neste arquivo.
error-unknown_case = { $file }: não há caso { $given }; os casos vão de 1 a { $most }.
error-no-seat = não há lugar { $given }; os lugares vão de 0 a { $most }.

error-case-mapping = um caso são chaves com valores, com 'game' e 'steps', não { $given }.
error-case-key = um caso não tem a chave '{ $key }'; existem: { $known }.
error-case-size = um caso tem no máximo { $most } valores, contando os repetidos.
error-case-digits = um número neste caso tem algarismos demais.
error-case-half-character = um texto neste caso contém meio caractere.
error-no-game-key = falta a chave 'game'.
error-mapping-wanted = { $key }: aqui vão chaves com valores, não { $given }.
error-options-wanted = options: aqui vão nomes com valores, não { $given }.
error-players-wanted = players: aqui vai um número inteiro, não { $given }.
error-youngest-wanted = youngest: aqui vai um lugar, não { $given }.
error-seed-wanted = { $key }: aqui vai um número inteiro a partir de 0 ou um texto, não { $given }.
error-text-wanted = { $key }: aqui vai um texto, não { $given }.
error-texts-wanted = { $key }: aqui vai um texto ou uma lista de textos, não { $given }.

error-steps-wanted = steps: aqui vai uma lista, não { $given }.
error-step-mapping = um passo é uma chave com valor, como 'play: 7C', não { $given }.
error-step-verb = aqui vai { $verbs }, não { $given }.
error-step-key = um passo '{ $verb }' não tem a chave '{ $key }'; existem: { $known }.
error-step-seat = seat: aqui vai um lugar de 0 a { $most }, não { $given }.
error-step-call = call: só 'call: true' significa alguma coisa, não { $given }.
error-step-legal = legal: aqui vai uma lista de jogadas, não { $given }.
error-step-action = { $verb }: aqui vai uma jogada como 'draw' ou 'play 7C', não { $given }.
error-step-fails = { $where }: { $reason }.
error-see-key = see não tem a chave '{ $key }'; existem: { $known }.

## O que não se confirmou num caso, sem ponto final

check-step = passo { $number }: { $reason }
check-refused = '{ $action }' foi recusada ({ $rule }: { $sentence })
check-other-rule = '{ $action }' foi recusada por { $rule }, não por { $wanted }
check-refused-but-changed = '{ $action }' foi recusada, mas mudou a mesa
check-accepted = '{ $action }' foi aceita, embora devesse ser recusada
check-legal = legal é [{ $found }], não [{ $wanted }]
check-see = { $key } é { $found }, não { $wanted }
check-events = events é { $found }, e isso não contém { $wanted } nesta ordem

## Respostas de `kortbord ask`

ask-turn = É a vez do lugar { $seat }.
ask-nobodys-turn = Não é a vez de ninguém.
ask-may = O lugar { $seat } pode: { $actions }.
ask-not = { $action } não: { $sentence } ({ $rule })
