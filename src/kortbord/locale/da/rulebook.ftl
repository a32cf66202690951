### Regelbogen, som `kortbord rules` skriver: dens overskrifter, dens mærker og dens søgning. Reglernes sætninger står i
### rules-….ftl og options-….ftl. En overskrift får alle gældende husregler ved navn og $family.


## Overskrifter

section-aim = Hvad det går ud på
section-players = Spillerne
section-cards = Kortene
section-deal = Uddelingen
section-exchange = Byttet
section-turn = { $family ->
    [hearts] Hvad du må spille
   *[other] Din tur
 }
section-special = Særlige kort
section-call = At sige "Olsen"
section-pile = { $family ->
    [donkey] At vende bunken
   *[other] Trækbunken
 }
section-tricks = Stikkene
section-points = Pointene
section-centre = Midten
section-oversight = At overse noget
section-ending = At gå ud og vinde
section-match = Partiet
section-teams = Hold
section-table = Ved bordet
section-tips = Gode råd
section-glossary = Ord
section-options = Husregler, man kan vælge
section-elsewhere = Gælder ikke ved dette bord

## Hvad der står øverst

rulebook-title = { $game }: reglerne
rulebook-contents = Indhold
rulebook-players = { $players ->
    [one] For én spiller.
   *[other] For { $players } spillere.
 }
rulebook-as-preset = Alle husregler er som i { $game }.
rulebook-differs = Husregler, der ikke er som i { $game }, mærket med *:
rulebook-difference = { $label }: { $value } ({ $option } = { $word }). I { $game }: { $preset_value }.

## En sætning, der ikke er spillets egen

rulebook-instead = I { $game }: { $sentence }
rulebook-not-in-preset = Gælder ikke i { $game }.

## Søgningen

rulebook-search-found = { $count ->
    [one] Ét sted med "{ $wanted }" i reglerne for { $game }:
   *[other] { $count } steder med "{ $wanted }" i reglerne for { $game }:
 }
rulebook-search-nothing = Intet med "{ $wanted }" i reglerne for { $game }.
rulebook-search-nearest = Mente du { $words }?
rulebook-search-empty = Sig, hvad der skal søges efter: et ord eller en regels nummer, for eksempel --search bunke eller --search DK-12.
rulebook-search-option = { $label } ({ $option } = { $word }): { $help } Muligt er: { $values }.
rulebook-search-elsewhere = Med { $settings }: { $sentence }
rulebook-format = Der er intet format '{ $given }'; muligt er: { $possible }.

## Lister over spil og husregler

rulebook-option-value = { $word } ({ $label })
rulebook-option-range = { $least } til { $most }
rulebook-label-and-value = { $label }: { $value }
