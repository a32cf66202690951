### The rulebook that `kortbord rules` prints: its headings, its marks, and its search. The sentences of the rules stand in
### rules-….ftl and options-….ftl. A heading is given every option in force by its name, and $family.


## Headings

section-aim = What it is about
section-players = The players
section-cards = The cards
section-deal = The deal
section-exchange = The exchange
section-turn = { $family ->
    [hearts] What you may play
   *[other] Your turn
 }
section-special = Special cards
section-call = Saying "Olsen"
section-pile = { $family ->
    [donkey] Turning the pile over
   *[other] The draw pile
 }
section-tricks = The tricks
section-points = The points
section-centre = The centre
section-oversight = Overlooking a place
section-ending = Going out and winning
section-match = The match
section-teams = Teams
section-table = At the table
section-tips = Tips
section-glossary = Words
section-options = House rules that one can choose
section-elsewhere = Not in force at this table

## What stands above

rulebook-title = { $game }: the rules
rulebook-contents = Contents
rulebook-players = { $players ->
    [one] For one player.
   *[other] For { $players } players.
 }
rulebook-as-preset = All house rules are those of { $game }.
rulebook-differs = House rules that are not those of { $game }, marked with *:
rulebook-difference = { $label }: { $value } ({ $option } = { $word }). In { $game }: { $preset_value }.

## A sentence that is not the game's own

rulebook-instead = In { $game }: { $sentence }
rulebook-not-in-preset = Not in { $game }.

## The search

rulebook-search-found = { $count ->
    [one] One place with "{ $wanted }" in the rules of { $game }:
   *[other] { $count } places with "{ $wanted }" in the rules of { $game }:
 }
rulebook-search-nothing = Nothing with "{ $wanted }" in the rules of { $game }.
rulebook-search-nearest = Did you mean { $words }?
rulebook-search-empty = Say what to search for: a word or a rule id, like --search pile or --search DK-12.
rulebook-search-option = { $label } ({ $option } = { $word }): { $help } Possible: { $values }.
rulebook-search-elsewhere = With { $settings }: { $sentence }
rulebook-format = There is no format '{ $given }'; possible: { $possible }.

## Lists of games and of house rules

rulebook-option-value = { $word } ({ $label })
rulebook-option-range = { $least } to { $most }
rulebook-label-and-value = { $label }: { $value }
