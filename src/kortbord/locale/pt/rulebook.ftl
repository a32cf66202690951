### O livro de regras que `kortbord rules` mostra: seus títulos, suas marcas e sua busca. As frases das regras estão em
### rules-….ftl e options-….ftl. Um título recebe cada opção em vigor pelo nome, e $family.


## Títulos

section-aim = Do que se trata
section-players = Os jogadores
section-cards = As cartas
section-deal = Como dar as cartas
section-exchange = A troca
section-turn = { $family ->
    [hearts] O que você pode jogar
   *[other] A sua vez
 }
section-special = Cartas especiais
section-call = Dizer “Olsen”
section-pile = { $family ->
    [donkey] Virar o monte
   *[other] O monte de compra
 }
section-tricks = As vazas
section-points = Os pontos
section-centre = O centro
section-oversight = Descuidos
section-ending = O fim e a vitória
section-match = A partida
section-teams = Equipes
section-table = À mesa
section-tips = Dicas
section-glossary = Palavras
section-options = Regras da casa que se podem escolher
section-elsewhere = Não vale nesta mesa

## O que vem no alto

rulebook-title = { $game }: as regras
rulebook-contents = Conteúdo
rulebook-players = { $players ->
    [one] Para uma pessoa.
   *[other] Para { $players } pessoas.
 }
rulebook-as-preset = Todas as regras da casa são as de “{ $game }”.
rulebook-differs = Regras da casa que não são as de “{ $game }”, marcadas com *:
rulebook-difference = { $label }: { $value } ({ $option } = { $word }). Em { $game }: { $preset_value }.

## Uma frase que não é do próprio jogo

rulebook-instead = Em { $game }: { $sentence }
rulebook-not-in-preset = Não existe em { $game }.

## A busca

rulebook-search-found = { $count ->
    [one] Um trecho com “{ $wanted }” nas regras de “{ $game }”:
   *[other] { $count } trechos com “{ $wanted }” nas regras de “{ $game }”:
 }
rulebook-search-nothing = Nada com “{ $wanted }” nas regras de “{ $game }”.
rulebook-search-nearest = Você quis dizer { $words }?
rulebook-search-empty = Diga o que procurar: uma palavra ou o número de uma regra, como --search monte ou --search DK-12.
rulebook-search-option = { $label } ({ $option } = { $word }): { $help } Possível: { $values }.
rulebook-search-elsewhere = Com { $settings }: { $sentence }
rulebook-format = Não há formato '{ $given }'; é possível: { $possible }.

## Listas de jogos e de regras da casa

rulebook-option-value = { $word } ({ $label })
rulebook-option-range = { $least } a { $most }
rulebook-label-and-value = { $label }: { $value }
