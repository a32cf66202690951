### A ajuda da linha de comando: cli-COMANDO diz o que um comando faz, cli-COMANDO-PARÂMETRO para que serve um parâmetro.
### help-page-… são os títulos. Palavras entre `crases`, --opções e VALORES em maiúsculas ficam como estão.

help-page-usage = Uso:
help-page-arguments = Argumentos:
help-page-options = Opções:
help-page-commands = Comandos:
help-page-help = Mostra esta ajuda e termina.
help-page-required = [obrigatório]
help-page-default = padrão

cli-kortbord = Jogos de cartas para a mesa da cozinha: jogue, confira posições, pergunte sobre as regras.
cli-kortbord-version = Mostra a versão.
cli-kortbord-lang = A língua: en, da, nb ou pt; sem ela, a do computador.

cli-games = Lista os jogos, quantas pessoas podem jogar e o que distingue cada um.
cli-games-as_json = Mostra em JSON.

cli-options = Lista cada regra da casa de um jogo: seu valor e o que é possível.
cli-options-game = Um jogo, como em `kortbord games`.
cli-options-as_json = Mostra em JSON.

cli-play = Joga uma partida no terminal.
cli-play-game = Um jogo, como em `kortbord games`.
cli-play-players = Quantas pessoas jogam, contando com você.
cli-play-house_rules = Uma regra da casa, como em `kortbord options`.
cli-play-seed = Decide as cartas; secreta se não for dada.
cli-play-bots = O quanto os outros jogam bem.
cli-play-seat = O seu lugar, a partir de 0.
cli-play-youngest = O lugar da pessoa mais nova (jogo do burro).
cli-play-name = O seu nome.
cli-play-plain = Uma linha por acontecimento: para leitores de tela.
cli-play-hints = Mostra onde uma carta serve (jogo do burro).
cli-play-watch = Deixa os robôs jogarem, e você assiste.

cli-check = Confere arquivos de posição; código de saída 1 se algum caso falhar.
cli-check-files = Arquivos de posição.
cli-check-as_json = Mostra em JSON.

cli-ask = Diz de quem é a vez, o que é permitido e por que o resto não é.
cli-ask-file = Um arquivo de posição.
cli-ask-seat = Pergunta por este lugar.
cli-ask-case = Qual caso do arquivo, a partir de 1.
cli-ask-as_json = Mostra em JSON.

cli-rules = Mostra as regras em vigor, ou acha uma pelas palavras.
cli-rules-game = Um jogo, como em `kortbord games`.
cli-rules-players = Quantas pessoas jogam.
cli-rules-house_rules = Uma regra da casa, como em `kortbord options`.
cli-rules-form = Como escrever: text, markdown ou html.
cli-rules-search = Mostra só o que tem estas palavras, ou a regra com este número.
cli-rules-as_json = Mostra em JSON.
