### Æselkortene til at printe: kommandoen, siden med vejledning, æselkortet.

cli-deck = Lav kort til Æselspillet, som kan printes og klippes ud, som PDF.
cli-deck-out = PDF-filen, der skal skrives.
cli-deck-paper = Papiret: a4 eller letter.
cli-deck-players = Ét sæt kort til hver spiller; fem sæt, hvis intet er angivet.
cli-deck-backs = Med bagsider, til print på begge sider.

deck-written = Kortene ligger i { $path }.
deck-cannot-write = { $path } kan ikke skrives: { $reason }.
deck-paper-unknown = Papiret { $given } findes ikke her; mulige: { $possible }.
deck-no-reportlab = ReportLab, som tegner PDF-filen, er ikke installeret: pip install kortbord[deck]

deck-title = Æselspillet: kort til at printe
deck-subject = Talkort fra 1 til 20, et æselkort og reglerne
deck-donkey = ÆSEL
deck-paper-a4 = A4
deck-paper-letter = Letter

deck-step-paper = Tag tykt, hvidt papir i størrelsen { $paper }, omkring 200 til 300 gram. Kortene fylder { $pages } { $pages ->
    [one] ark
   *[other] ark
 }.
deck-step-sides = Print på begge sider, og vend arket om den lange kant. Så ligger bagsiderne lige bag forsiderne.
deck-step-one-side = Print kun på den ene side.
deck-step-size = Print i fuld størrelse, 100 %, ikke ”tilpas til siden”. Linjen herunder skal være præcis 100 mm lang.
deck-step-cut = Læg en lineal mellem to korte streger i kanten, og skær fra streg til streg. Skær først de lange strimler og så de enkelte kort. Få en voksen til at hjælpe med kniven.
deck-step-corners = Rund hjørnerne af langs den tynde linje med en saks eller en hjørnerunder.
deck-step-count = Nu er der { $cards } kort: tallene fra 1 til 20 i sæt med hver sin farve og form, æslet og to kort med regler. Læg regelkortene til side, før du blander.
deck-ruler = 100 mm
