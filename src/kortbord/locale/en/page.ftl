### What the page says. $name: a player; $game: the name of a game; $count, $seat, $points: numbers.

page-description = Card games with friends: Danish and Norwegian Olsen, Olsen of the Hearts kind, and Æselspillet. No account needed.
page-menu = Menu
page-close = Close
page-cancel = Cancel
page-language = Language
page-you = You

## The front page

page-which-game = Which game shall we play?
page-alone = Play against the computer
page-alone-at = Play against the computer: { $game }
page-friends = Play with friends
page-friends-at = Play with friends: { $game }
page-players = { $least } to { $most } players
page-facts-olsen-danish = 10 minutes · from 6 years
page-facts-olsen-norwegian = 15 minutes · from 7 years
page-facts-olsen-hearts = 30 minutes · from 10 years
page-facts-aeselspillet = 20 minutes · from 6 years
page-rules = Rules
page-rules-of = Rules: { $game }
page-have-code = Do you have a table's code?
page-go-there = Go there
page-your-name = What are you called?
page-guest = Guest
page-your-tables = Your tables
page-open-tables = Open tables
page-people-at = { $people } of { $seats } here
page-more-games = { $count ->
    [one] One more game
   *[other] { $count } more games
 }
page-privacy = Kept here: the name you give, your talk and what is played, until the table is deleted some weeks after it closes. No account, no adverts, nothing sent elsewhere. Your settings stay on this device.

## Coming in

page-coming = One moment …
page-no-connection = No connection. We try again by ourselves; nothing is lost.
page-offline = The server does not answer. Check the connection, then try again.
page-invited = You are invited to a card table
page-what-name = What shall the others call you?
page-sit-down = Come in
page-no-account = No account, no e-mail: a name is enough.
page-somebody = somebody

## The waiting room

page-waiting-room = Waiting room
page-rules-at-table = The rules at this table
page-seats = Seats
page-host = host
page-ready = ready
page-away = away
page-bot = The computer
page-level-easy = easy
page-level-normal = normal
page-level-learner = learner
page-level-strong = strong
page-level-master = master
page-free-seat = free
page-sit-here = Sit here
page-move-here = Move here
page-also-here = Seat { $seat } here, too
page-one-device = One device for several people
page-one-device-how = Each seat that you take here is played on this device. Between turns the cards are covered.
page-add-bot = Computer
page-add-bot-at = Computer: seat { $seat }
page-remove-bot = Take the computer from seat { $seat }
page-send-away = Send { $name } away
page-players-count = Players
page-bot-level = The computer plays
page-watching = Watching:
page-start = Start
page-start-with-bots = { $count ->
    [one] Start, with the computer on the free seat
   *[other] Start, with the computer on { $count } seats
 }
page-not-ready = Not ready yet: { $names }
page-i-am-ready = I am ready
page-not-yet = Not yet after all
page-host-starts = { $name } starts the game.
page-invite = Invite friends
page-invite-how = Send them this link. Whoever opens it types a name and sits down.
page-share = Share the link
page-seat-link = Move to another device
page-copied = The link is copied.
page-seat-copied = Your own seat link is copied. Open it on your other device, and give it to nobody.
page-copy-by-hand = The browser does not allow copying: mark the link and copy it yourself.
page-come-and-play = Come and play cards with me:
page-code = The table's code:
page-qr = The link as a picture for a phone's camera
page-house-rules = House rules
page-house-rules-none = All as usual.
page-house-rules-change = Change the house rules
page-house-rules-all = All house rules
page-fair = Nobody chooses the cards
page-fair-why = The shuffle is fixed before the first card: its promise stands below, and after the match everybody can check it. If you like, add some words of your own; they are mixed in.
page-fair-words = Some words of your own
page-fair-give = Mix in
page-fair-change = Mix in others
page-fair-promise = The promise of the next shuffle:
page-leave = Leave the table

## At the table

page-your-turn = Your turn
page-your-exchange = Choose cards to give away
page-turn-of = { $name } is on turn
page-waiting-for-all = The others are choosing
page-deal-over = The deal is over
page-paused = The game is paused
page-others = The others
page-actions = What you can do
page-do-draw = Draw a card
page-do-turn = Turn a card
page-do-pass = Pass
page-do-deal = Next deal
page-do-show = Lay my hand open
page-do-take-back = Take back
page-olsen = Olsen!
page-catch = Catch { $name }
page-claim = { $name } overlooked something!
page-give-to-bot = Let the computer play
page-choose-suit = Choose a suit
page-your-hand = { $count ->
    [one] Your hand, one card
   *[other] Your hand, { $count } cards
 }
page-card-playable = playable
page-card-not-playable = not playable now
page-card-chosen = chosen
page-card-drawn = just drawn
page-card-face-down = A card, face down
page-cards = { $count ->
    [one] one card
   *[other] { $count } cards
 }
page-has-turn = on turn
page-is-dealer = dealer
page-dealer-letter = D
page-has-called = has said Olsen
page-is-away = away
page-has-points = { $points ->
    [one] one point
   *[other] { $points } points
 }
page-your-points = Your points: { $points }
page-stock = { $count ->
    [0] The draw pile is empty
    [one] Draw pile, one card
   *[other] Draw pile, { $count } cards
 }
page-suit-in-force = The suit is
page-clockwise = Play goes clockwise
page-anticlockwise = Play goes anticlockwise
page-pending = { $count } cards to draw
page-set = More of { $rank } may follow
page-empty = empty
page-trick = Trick { $number }
page-trick-card = { $name }: { $card }
page-exchange = Cards are being exchanged
page-hearts-broken = Hearts are broken
page-hearts-not-broken = Hearts are not broken yet
page-revoked = revoked
page-donkey = Donkey!
page-is-donkey = is the donkey
page-you-are-donkey = You are the donkey
page-centre = Centre
page-centre-pile = Pile in the centre, { $card } on top
page-centre-new = Begin a new pile in the centre
page-your-pile = Your open pile
page-pile-of = { $name }'s open pile
page-on-top = { $card } on top
page-fits = fits here
page-turn-card = { $count ->
    [one] Turn your last card
   *[other] Turn a card, { $count } left
 }
page-face-down = { $count ->
    [0] No card face down
    [one] One card face down
   *[other] { $count } cards face down
 }
page-where = Where does { $card } belong?
page-where-to = Where shall this card go?
page-has-turned = { $name } has turned { $card }
page-you-watch = You are watching.
page-bot-plays = The computer plays for you.
page-take-back-seat = Play myself again
page-resume = Go on
page-pause = Pause
page-let-bot = Let the computer play for me
page-pass-to = Pass the device to { $name }.
page-seat-number = seat { $seat }
page-show-cards = Show my cards
page-see-rule = See the rule { $rule }

## Panels

page-log = What happened
page-chat = Talk
page-say = Write something
page-send = Send
page-report = Report
page-report-line = Report this line by { $name }
page-mute = Hear no more of …
page-scores = Points
page-deal = Deal
page-total = Total
page-search-rules = Search in the rules
page-house-rule = house rule
page-usually = Usually:
page-nothing-found = Nothing found.
page-print-rules = The rules as a page to print
page-sort-by-suit = Sort by suit
page-sort-by-rank = Sort by rank
page-sound-on = Sound on
page-sound-off = Sound off
page-you-won = You have won!
page-won = { $names } won
page-nobody-won = Nobody has won
page-hands-left = Cards left
page-again = Once more
page-see-table = See the table
page-to-front = To the front page

## Keys

page-keys = Keys
page-key-arrows = from card to card
page-key-enter = play the card
page-key-help = this list
page-key-d = draw or turn a card
page-key-p = pass
page-key-o = say “Olsen!”
page-key-n = next deal
page-key-u = take back
page-key-t = say what lies on top
page-key-h = say my hand
page-key-c = say how many cards everybody has
page-key-w = say whose turn it is
page-key-l = say what happened last
page-key-s = points
page-key-r = rules
page-key-e = what happened
page-key-escape = never mind

## Settings

page-settings = Settings
page-theme = Colours
page-theme-system = like the device
page-theme-light = light
page-theme-dark = dark
page-theme-contrast = high contrast
page-pace = Pace
page-pace-hint = How long cards take to move, and how long a trick stays.
page-pace-calm = calm
page-pace-usual = usual
page-pace-quick = quick
page-four-colours = Four suit colours
page-four-colours-hint = Clubs green, diamonds blue.
page-show-legal = Show which cards are possible
page-show-legal-hint = Not in Æselspillet: there finding the place is the game.
page-confirm = Confirm with a second tap
page-confirm-hint = For small screens: the first tap lifts a card, the second plays it.
page-auto-draw = Draw by itself
page-auto-draw-hint = When nothing else is possible.
page-sound = Sound
page-volume = Volume

## Trouble

page-load-again = Load again
page-trouble-unknown_path = There is nothing here
page-trouble-unknown_table = This table is not there
page-trouble-version = This page is too old
page-trouble-taken_over = You are playing elsewhere
page-trouble-closed = The table is closed
page-trouble-private = This table is private
page-trouble-offline = No connection
page-trouble-removed = You were sent away
page-trouble-left = You have left the table
page-trouble-other = This does not work
