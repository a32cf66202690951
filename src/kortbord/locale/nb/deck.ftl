### The printable donkey deck: the command, the page of instructions, the donkey card.

cli-deck = Lag en PDF med kort til Eselspillet (Æselspillet) som kan skrives ut og klippes ut.
cli-deck-out = PDF-filen som skal skrives.
cli-deck-paper = Papiret: a4 eller letter.
cli-deck-players = Ett sett kort til hver spiller; fem sett hvis ingenting er oppgitt.
cli-deck-backs = Med baksider, for utskrift på begge sider.

deck-written = Kortene ligger i { $path }.
deck-cannot-write = { $path } kan ikke skrives: { $reason }.
deck-paper-unknown = Papiret { $given } finnes ikke her. Mulige: { $possible }.
deck-no-reportlab = ReportLab, som tegner PDF-filen, er ikke installert: pip install kortbord[deck]

deck-title = Eselspillet (Æselspillet): kort til å skrive ut
deck-subject = Tallkort fra 1 til 20, et eselkort og reglene
deck-donkey = ESEL
deck-paper-a4 = A4
deck-paper-letter = Letter

deck-step-paper = Ta tykt, hvitt papir i størrelsen { $paper }, omtrent 200 til 300 gram. Kortene trenger { $pages } { $pages ->
    [one] ark
   *[other] ark
 }.
deck-step-sides = Skriv ut på begge sider, og snu arket om langsiden. Da ligger baksidene rett bak forsidene.
deck-step-one-side = Skriv ut bare på den ene siden.
deck-step-size = Skriv ut i full størrelse, 100 %, ikke «tilpass til siden». Linjen nedenfor skal være nøyaktig 100 mm lang.
deck-step-cut = Legg en linjal mellom to korte streker i kanten, og skjær fra strek til strek. Skjær først de lange strimlene og så hvert kort. La en voksen hjelpe til med kniven.
deck-step-corners = Rund av hjørnene langs den tynne linjen, med saks eller hjørnestanse.
deck-step-count = Nå er det { $cards } kort: tallene fra 1 til 20 i sett som hvert har sin farge og form, eselet og to kort med regler. Legg regelkortene til side før du stokker.
deck-ruler = 100 mm
