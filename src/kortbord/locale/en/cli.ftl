### The help of the command line: cli-COMMAND says what a command does, cli-COMMAND-PARAMETER what a parameter is for.
### help-page-… are the headings. Words in `backquotes`, --options and VALUES in capitals stay as they are.

help-page-usage = Usage:
help-page-arguments = Arguments:
help-page-options = Options:
help-page-commands = Commands:
help-page-help = Show this message and exit.
help-page-required = [required]
help-page-default = default

cli-kortbord = Card games of the kitchen table: play them, check positions, ask about the rules.
cli-kortbord-version = Print the version.
cli-kortbord-lang = The language: en, da, nb or pt; the computer's own if not given.

cli-games = List the games, how many can play, and what makes each different.
cli-games-as_json = Print JSON.

cli-options = List every house rule of a game: its value, and what is possible.
cli-options-game = A game, as in `kortbord games`.
cli-options-as_json = Print JSON.

cli-play = Play a match in the terminal.
cli-play-game = A game, as in `kortbord games`.
cli-play-players = How many play, you included.
cli-play-house_rules = A house rule, as in `kortbord options`.
cli-play-seed = Decides the cards; secret if not given.
cli-play-bots = How well the others play.
cli-play-seat = Where you sit, from 0.
cli-play-youngest = The youngest's seat (Æselspillet).
cli-play-name = Your name.
cli-play-plain = One line an event: for screen readers.
cli-play-hints = Show where a card fits (Æselspillet).
cli-play-watch = Let the bots play, and watch.

cli-check = Run position files; exit code 1 if any case fails.
cli-check-files = Position files.
cli-check-as_json = Print JSON.

cli-ask = Say whose turn it is, what is legal, and why the rest is not.
cli-ask-file = A position file.
cli-ask-seat = Ask for this seat.
cli-ask-case = Which case of the file, from 1.
cli-ask-as_json = Print JSON.

cli-rules = Print the rules in force, or find one by its words.
cli-rules-game = A game, as in `kortbord games`.
cli-rules-players = How many play.
cli-rules-house_rules = A house rule, as in `kortbord options`.
cli-rules-form = How it is written: text, markdown or html.
cli-rules-search = Show only what has these words, or this rule id.
cli-rules-as_json = Print JSON.
