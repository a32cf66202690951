### Æselkortene til at printe: kommandoen, siden med vejledning, æselkortet.

cli-deck = Lav et spil kort til Æselspillet, som man kan printe og klippe ud, som PDF.
cli-deck-out = Den PDF, der skal skrives.
cli-deck-paper = Papiret: a4 eller letter.
cli-deck-players = Ét sæt kort for hver spiller; fem sæt, hvis intet er valgt.
cli-deck-backs = Med bagsider, til print på begge sider.

deck-written = Kortene er i { $path }.
deck-cannot-write = { $path } kan ikke skrives: { $reason }.
deck-no-reportlab = ReportLab, som tegner PDF-filen, er ikke installeret: pip install kortbord[deck]

deck-title = Æselspillet: kort til at printe
deck-subject = Talkort 1 til 20, et æselkort og reglerne
deck-donkey = ÆSEL
deck-paper-a4 = A4
deck-paper-letter = Letter

deck-step-paper = Tag tykt, hvidt { $paper }-papir på omkring 200 til 300 gram. Kortene fylder { $pages } { $pages ->
    [one] ark
   *[other] ark
 }.
deck-step-sides = Print på begge sider, og vend arket om den lange kant. Så ligger bagsiderne bag på forsiderne.
deck-step-one-side = Print kun på den ene side.
deck-step-size = Print i fuld størrelse, 100 %, ikke "tilpas til side". Linjen herunder skal være præcis 100 mm lang.
deck-step-cut = Læg en lineal mellem to korte streger ved kanten, og skær fra streg til streg. Skær først de lange strimler og så de enkelte kort. Lad en voksen hjælpe med kniven.
deck-step-corners = Rund hjørnerne langs den tynde linje med en saks eller en hjørnerunder.
deck-step-count = Nu er der { $cards } kort: tallene 1 til 20 i sæt med hver sin farve og figur, æslet og to kort med regler. Læg regelkortene til side, før I blander.
deck-ruler = 100 mm
