### The rulebook that `kortbord rules` prints: its headings, its marks, and its search. The sentences of the rules stand in
### rules-….ftl and options-….ftl. A heading is given every option in force by its name, and $family.


## Headings

section-aim = Hva det går ut på
section-players = Spillerne
section-cards = Kortene
section-deal = Utdelingen
section-exchange = Byttet
section-turn = { $family ->
    [hearts] Hva du kan spille
   *[other] Turen din
 }
section-special = Spesialkort
section-call = Å si «Olsen»
section-pile = { $family ->
    [donkey] Å snu bunken
   *[other] Trekkbunken
 }
section-tricks = Stikkene
section-points = Poengene
section-centre = Midten
section-oversight = Å overse en mulighet
section-ending = Å gå ut og vinne
section-match = Partiet
section-teams = Lag
section-table = Ved bordet
section-tips = Gode råd
section-glossary = Ord
section-options = Husregler som kan velges
section-elsewhere = Gjelder ikke ved dette bordet

## What stands above

rulebook-title = { $game }: reglene
rulebook-contents = Innhold
rulebook-players = { $players ->
    [one] For én spiller.
   *[other] For { $players } spillere.
 }
rulebook-as-preset = Alle husreglene er som i { $game }.
rulebook-differs = Husregler som ikke er som i { $game }, merket med *:
rulebook-difference = { $label }: { $value } ({ $option } = { $word }). I { $game }: { $preset_value }.

## A sentence that is not the game's own

rulebook-instead = I { $game }: { $sentence }
rulebook-not-in-preset = Gjelder ikke i { $game }.

## The search

rulebook-search-found = { $count ->
    [one] Ett sted med «{ $wanted }» i reglene for { $game }:
   *[other] { $count } steder med «{ $wanted }» i reglene for { $game }:
 }
rulebook-search-nothing = Ingenting med «{ $wanted }» i reglene for { $game }.
rulebook-search-nearest = Mente du { $words }?
rulebook-search-empty = Si hva du vil søke etter: et ord eller et regelnummer, for eksempel --search bunke eller --search DK-12.
rulebook-search-option = { $label } ({ $option } = { $word }): { $help } Mulig: { $values }.
rulebook-search-elsewhere = Med { $settings }: { $sentence }
rulebook-format = Det finnes ikke noe format '{ $given }'. Mulig: { $possible }.

## Lists of games and of house rules

rulebook-option-value = { $word } ({ $label })
rulebook-option-range = { $least } til { $most }
rulebook-label-and-value = { $label }: { $value }
