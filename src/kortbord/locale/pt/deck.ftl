### O baralho do burro para imprimir: o comando, a página de instruções, a carta do burro.

cli-deck = Escreve em PDF um baralho do jogo do burro (Æselspillet) para imprimir e recortar.
cli-deck-out = O PDF a escrever.
cli-deck-paper = O papel: a4 ou letter.
cli-deck-players = De 1 a 20 uma vez para cada jogador; cinco vezes se não for dado.
cli-deck-backs = Com versos, para imprimir dos dois lados.

deck-written = O baralho está em { $path }.
deck-cannot-write = { $path } não pode ser escrito: { $reason }.
deck-paper-unknown = Não há papel { $given } aqui; é possível: { $possible }.
deck-no-reportlab = O ReportLab, que desenha o PDF, não está instalado: pip install kortbord[deck]

deck-title = Jogo do burro (Æselspillet): um baralho para imprimir
deck-subject = Cartas de número de 1 a 20, uma carta do burro e as regras
deck-donkey = BURRO
deck-paper-a4 = A4
deck-paper-letter = Carta

deck-step-paper = Pegue papel { $paper } branco e grosso, de uns 200 a 300 gramas. As cartas precisam de { $pages } { $pages ->
    [one] folha
   *[other] folhas
 }.
deck-step-sides = Imprima dos dois lados e vire a folha pela borda longa. Assim os versos ficam atrás das frentes.
deck-step-one-side = Imprima de um lado só.
deck-step-size = Imprima em tamanho real, 100 %, sem “ajustar à página”. A linha abaixo tem que ter exatamente 100 mm de comprimento.
deck-step-cut = Ponha uma régua entre dois risquinhos na borda e corte de um ao outro. Corte primeiro as tiras compridas, depois as cartas uma a uma. Com estilete, peça ajuda a um adulto.
deck-step-corners = Arredonde os cantos pela linha fina, com tesoura ou furador de cantos.
deck-step-count = Agora há { $cards } cartas: os números de 1 a 20 em séries, cada uma de uma só cor e uma só forma, o burro e duas cartas com regras. Ponha as cartas de regras de lado antes de embaralhar.
deck-ruler = 100 mm
