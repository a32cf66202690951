### Hjælpen på kommandolinjen: cli-KOMMANDO siger, hvad en kommando gør, cli-KOMMANDO-PARAMETER, hvad en parameter er til.
### help-page-… er overskrifterne. Ord i `skæve anførselstegn`, --tilvalg og VÆRDIER med store bogstaver bliver, som de er.

help-page-usage = Brug:
help-page-arguments = Argumenter:
help-page-options = Tilvalg:
help-page-commands = Kommandoer:
help-page-help = Vis denne besked, og stop.
help-page-required = [skal med]
help-page-default = ellers

cli-kortbord = Kortspil fra køkkenbordet: Spil dem, afprøv stillinger, spørg om reglerne.
cli-kortbord-version = Vis versionen.
cli-kortbord-lang = Sproget: en, da, nb eller pt; computerens eget, hvis intet er valgt.

cli-games = Vis spillene, hvor mange der kan være med, og hvad der er særligt ved hvert af dem.
cli-games-as_json = Skriv JSON.

cli-options = Vis alle husregler for et spil: værdien, og hvad der er muligt.
cli-options-game = Et spil, som i `kortbord games`.
cli-options-as_json = Skriv JSON.

cli-play = Spil et parti i terminalen.
cli-play-game = Et spil, som i `kortbord games`.
cli-play-players = Hvor mange der spiller, du selv talt med.
cli-play-house_rules = En husregel, som i `kortbord options`.
cli-play-seed = Bestemmer kortene; hemmeligt, hvis intet er valgt.
cli-play-bots = Hvor godt de andre spiller.
cli-play-seat = Hvor du sidder, regnet fra 0.
cli-play-youngest = Den yngstes plads (Æselspillet).
cli-play-name = Dit navn.
cli-play-plain = Én linje for hver hændelse: til skærmlæsere.
cli-play-hints = Vis, hvor et kort passer (Æselspillet).
cli-play-watch = Lad computeren spille, og se på.

cli-check = Afprøv stillingsfiler; afslutningskode 1, hvis et tilfælde ikke holder.
cli-check-files = Stillingsfiler.
cli-check-as_json = Skriv JSON.

cli-ask = Sig, hvem der har turen, hvad der er tilladt, og hvorfor resten ikke er det.
cli-ask-file = En stillingsfil.
cli-ask-seat = Spørg for denne plads.
cli-ask-case = Hvilket tilfælde i filen, regnet fra 1.
cli-ask-as_json = Skriv JSON.

cli-rules = Vis de gældende regler, eller find en ud fra dens ord.
cli-rules-game = Et spil, som i `kortbord games`.
cli-rules-players = Hvor mange der spiller.
cli-rules-house_rules = En husregel, som i `kortbord options`.
cli-rules-form = Hvordan det skrives: text, markdown eller html.
cli-rules-search = Vis kun det, som har disse ord, eller denne regels nummer.
cli-rules-as_json = Skriv JSON.
