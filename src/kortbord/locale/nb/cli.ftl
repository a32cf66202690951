### The help of the command line: cli-COMMAND says what a command does, cli-COMMAND-PARAMETER what a parameter is for.
### help-page-… are the headings. Words in `backquotes`, --options and VALUES in capitals stay as they are.

help-page-usage = Bruk:
help-page-arguments = Argumenter:
help-page-options = Valg:
help-page-commands = Kommandoer:
help-page-help = Vis denne hjelpen og avslutt.
help-page-required = [må være med]
help-page-default = ellers

cli-kortbord = Kortspill fra kjøkkenbordet: Spill dem, prøv stillinger, spør om reglene.
cli-kortbord-version = Vis versjonen.
cli-kortbord-lang = Språket: en, da, nb eller pt; språket til maskinen hvis ingenting er valgt.

cli-games = Vis spillene, hvor mange som kan være med, og hva som er spesielt med hvert av dem.
cli-games-as_json = Skriv JSON.

cli-options = Vis alle husreglene i et spill: verdien, og hva som er mulig.
cli-options-game = Et spill, som i `kortbord games`.
cli-options-as_json = Skriv JSON.

cli-play = Spill et parti i terminalen.
cli-play-game = Et spill, som i `kortbord games`.
cli-play-players = Hvor mange som spiller, deg selv medregnet.
cli-play-house_rules = En husregel, som i `kortbord options`.
cli-play-seed = Bestemmer kortene; hemmelig hvis ingenting er valgt.
cli-play-bots = Hvor godt de andre spiller.
cli-play-seat = Hvor du sitter, regnet fra 0.
cli-play-youngest = Plassen til den yngste (Eselspillet).
cli-play-name = Navnet ditt.
cli-play-plain = Én linje for hver hendelse: for skjermlesere.
cli-play-hints = Vis hvor et kort passer (Eselspillet).
cli-play-watch = La dataspillerne spille, og se på.

cli-check = Prøv stillingsfiler; avslutningskode 1 hvis et tilfelle ikke stemmer.
cli-check-files = Stillingsfiler.
cli-check-as_json = Skriv JSON.

cli-ask = Si hvem som har turen, hva som er lov, og hvorfor resten ikke er det.
cli-ask-file = En stillingsfil.
cli-ask-seat = Spør for denne plassen.
cli-ask-case = Hvilket tilfelle i filen, regnet fra 1.
cli-ask-as_json = Skriv JSON.

cli-rules = Vis reglene som gjelder, eller finn én ut fra ordene i den.
cli-rules-game = Et spill, som i `kortbord games`.
cli-rules-players = Hvor mange som spiller.
cli-rules-house_rules = En husregel, som i `kortbord options`.
cli-rules-form = Hvordan det skrives: text, markdown eller html.
cli-rules-search = Vis bare det som har disse ordene, eller regelen med dette nummeret.
cli-rules-as_json = Skriv JSON.
