### The printable donkey deck: the command, the page of instructions, the donkey card.

cli-deck = Write a pack for Æselspillet to print and to cut out, as a PDF.
cli-deck-out = The PDF to write.
cli-deck-paper = The paper: a4 or letter.
cli-deck-players = One set of cards for each player; five sets if not given.
cli-deck-backs = With backs, for printing on both sides.

deck-written = The pack is in { $path }.
deck-cannot-write = { $path } cannot be written: { $reason }.
deck-paper-unknown = There is no paper { $given } here; possible: { $possible }.
deck-no-reportlab = ReportLab, which draws the PDF, is not installed: pip install kortbord[deck]

deck-title = Æselspillet: a pack to print
deck-subject = Number cards 1 to 20, a donkey card and the rules
deck-donkey = DONKEY
deck-paper-a4 = A4
deck-paper-letter = Letter

deck-step-paper = Take thick white { $paper } paper, about 200 to 300 grams. The cards need { $pages } { $pages ->
    [one] sheet
   *[other] sheets
 }.
deck-step-sides = Print on both sides and turn the sheet along its long edge. The backs then lie behind the fronts.
deck-step-one-side = Print on one side only.
deck-step-size = Print at actual size, 100 %, not “fit to page”. The line below must be exactly 100 mm long.
deck-step-cut = Put a ruler between two short marks at the edge and cut from mark to mark. First cut the long strips, then the single cards. Let a grown-up help with a knife.
deck-step-corners = Round off the corners along the thin line, with scissors or a corner punch.
deck-step-count = Now there are { $cards } cards: the numbers 1 to 20 in sets of one colour and one shape each, the donkey, and two cards with rules. Put the rule cards aside before you shuffle.
deck-ruler = 100 mm
