### What is wrong with something given: names, values, files. Refusals of the rules are elsewhere.
### $given: what was given, as it was written; $least, $most: the bounds of what is possible.

## Names and numbers

error-unknown_game = There is no game '{ $given }'.{ $hint } Known: { $known }.
error-unknown_option = There is no option '{ $given }'.{ $hint } Known: { $known }.
error-unknown_level = There is no level of bots '{ $given }'.{ $hint } Known: { $known }.
error-unknown_language = There is no language '{ $given }'.{ $hint } Known: { $known }.
error-nearest = {" "}Did you mean '{ $name }'?
error-unknown_card = There is no card '{ $given }': a card is a rank (A 2 3 4 5 6 7 8 9 T J Q K) and a suit (C D H S), like 7C or TH.
error-unknown_seat = There is no seat { $given }; seats are 0 to { $most }.
error-unknown_action = '{ $given }' is not an action of this game; actions begin with { $verbs }.
error-no-action-number = There is no action number { $given }; they go from 0 to { $most }.
error-three-cards = '{ $given }' does not give three different cards.
error-many-digits = a number of very many digits

error-bad_seed = A seed is a whole number from 0 up or a text, not { $given }.
error-new-seed = A new seed goes with 'deal' only.
error-youngest = The youngest is a seat from 0 to { $most }, not { $given }.
error-players-whole = The number of players is a whole number, not { $given }.
error-seats = This game seats { $least } to { $most } players, not { $given }.

## Options

error-bad_value = Option '{ $option }' cannot be { $given }; possible: { $possible }.
range-of-numbers = { $least } to { $most }
range-of-values = { $values }

error-no-game-pack = These options make no game: { $players } hands of { $hand_size } cards and a start card need more than { $pack } cards.
error-no-game-fit-suit = These options make no game: 'fit: suit' needs wild eights, or the suit could never change.
error-no-game-rank-step-eight = These options make no game: 'fit: rank_step' goes with 'eight: plain', because a named suit would mean nothing.
error-no-game-rank-step-twist = These options make no game: 'twist_on_first_turn: false' means nothing with 'fit: rank_step', where suits do not count.
error-no-game-open-eight = These options make no game: 'start_card: open_eight' needs wild eights.
error-no-game-call = These options make no game: 'call_required_to_finish' needs a call to be made, so 'call' cannot be none.
error-no-game-teams = These options make no game: teams are for six players.
error-no-game-teams-long-round = These options make no game: a long round has one loser, so it cannot be played in teams.
error-no-game-final-two = These options make no game: 'final_two_draws' is for counting the cards left, which 'long_round_ends: last_holder' never does.

## Batches and saves

error-bad_tables = A batch has at least one table, not { $given }.
error-bad_shape = step wants { $tables } whole numbers, not { $type } { $shape }.
error-at-table = Table { $table }: { $sentence }
error-action-number = there is no action number { $given }; they go from 0 to { $most }.

error-save-damaged = This is not a saved match of Kortbord, or not a whole one.
error-save-version = This save has version { $version }; this Kortbord reads version { $known }.
error-save-foreign = This is not a match that this version of Kortbord saved.
error-save-other-version = This save was made by another version of Kortbord and cannot be read.

## The position in a position file. $key: the key at fault; each sentence follows it.

error-position = position.{ $key }: { $reason }
error-position-mapping = position is a mapping of keys to values, not { $given }.
error-position-unknown-key = there is no such key here; known: { $known }.
error-position-whole = a whole number from { $least } to { $most } is wanted, not { $given }.
error-position-flag = true or false is wanted, not { $given }.
error-position-choice = one of { $choices } is wanted, not { $given }.
error-position-seats = a list of seats from 0 to { $most } is wanted, not { $given }.
error-position-seat-twice = a seat is named twice in { $given }.
error-position-numbers = { $players } whole numbers from { $least } to { $most } are wanted, not { $given }.
error-position-texts = a list of { $players } texts is wanted, one a seat, not { $given }.
error-position-cards = a text of cards separated by blanks is wanted, not { $given }.
error-position-two-places = the card { $card } lies in two places, { $first } and { $second }.
error-position-hands = a list of { $players } hands is wanted.
error-position-seat-out = seat { $seat } is out.

place-hand = seat { $seat }'s hand
place-tricks = seat { $seat }'s tricks
place-trick = the trick

# Danish and Norwegian Olsen and their relatives
error-position-scores-twice = give either scores or rounds_won, not both.
error-position-no-cards = seat { $seat } has no cards, so the deal would be over.
error-position-two-hands = at least two seats must hold cards.
error-position-no-discard = at least one card must lie there.
error-position-start-card = a start card lies alone on the discard pile.
error-position-drawn-elsewhere = { $card } is not in the hand of seat { $seat }, who is on turn.
error-position-drawn-useless = { $card } cannot be laid, so the turn would be over.
error-position-rank = a rank (A 2 … 9 T J Q K) is wanted, not { $given }.

# The Hearts family
error-position-no-extra-hand = there is none with 'tie: { $tie }'.
error-position-tie-of-one = at least two seats play off a tie.
error-position-not-in-extra-hand = seat { $seat } does not play this extra hand and has no cards.
error-position-not-in-pack = the card { $card } is not in the pack of { $players } players.
error-position-no-exchange = this deal has no exchange.
error-position-exchange-first = nothing has been played while cards are being exchanged.
error-position-all-given = once all have given, the exchange is over.
error-position-too-few = seat { $seat } has too few cards for the exchange.
error-position-given-in-exchange = cards are given only in the exchange.
error-position-no-revokes = nobody can revoke without 'honour_mode: true'.
error-position-leader = seat { $seat } does not play this extra hand.
error-position-trick-taken = a trick that is complete lies in front of the seat that took it (taken).
error-position-nobody-has-cards = nobody has any cards, so the deal would be over.
error-position-trick-complete = nobody else has a card to add, so the trick would be complete.
error-position-turn-no-cards = seat { $seat }, who is on turn, has no cards.
error-position-other-turn = with this leader and this trick it is seat { $seat }'s turn.

# Æselspillet
error-position-no-number = { $given } is no card; cards are the numbers 1 to { $most }.
error-position-no-such-number = there is no card { $number }; cards are the numbers 1 to { $most }.
error-position-too-many = the card { $number } is named more than { $copies } times, all there are.
error-position-centre = a list with the top number of each centre pile is wanted, not { $given }.
error-position-ones = { $piles } piles need more 1s than the { $copies } there are.
error-position-single-pile = 'centre_piles: single' has one unfinished pile at most (AE-A19).
error-position-not-out = seat { $seat } still has cards, so it is not out.
error-position-must-be-out = seat { $seat } has no card at all, so it belongs in 'out'.
error-position-two-in-play = at least two seats must still be in play, or the game is over (AE-A26).
error-position-no-claims = claims exist only with 'oversight: challenge' (AE-A11).
error-position-claim-too-late = seat { $seat } is out, so it is too late for a claim.
error-position-nothing-to-place = seat { $seat } has nothing to place any more, so its turn is over (AE-14).

## Position files. $where, $place: the file and the place in it.

error-in = { $where }: { $sentence }
file-case = { $file }, case { $number }
file-case-step = { $place }, step { $number }
steps-step = steps, step { $number }

error-unreadable_file = { $file }: the file cannot be read: { $reason }.
error-not-utf8 = it is not UTF-8 text
error-not-yaml = { $file }: not YAML or JSON: { $reason }.
error-yaml-line = { $problem } (line { $line })
error-yaml-key = a key is a plain word
error-yaml-twice = the key '{ $key }' is given twice
error-no-case = { $file }: there is no case in this file.
error-unknown_case = { $file }: there is no case { $given }; it has cases 1 to { $most }.
error-no-seat = there is no seat { $given }; seats are 0 to { $most }.

error-case-mapping = a case is a mapping with 'game' and 'steps', not { $given }.
error-case-key = a case has no key '{ $key }'; known: { $known }.
error-case-size = a case has { $most } values at the most, repeated ones included.
error-case-digits = a number in this case has too many digits.
error-case-half-character = a text in this case has half a character in it.
error-no-game-key = the key 'game' is missing.
error-mapping-wanted = { $key }: a mapping of keys to values is wanted, not { $given }.
error-options-wanted = options: a mapping of names to values is wanted, not { $given }.
error-players-wanted = players: a whole number is wanted, not { $given }.
error-youngest-wanted = youngest: a seat is wanted, not { $given }.
error-seed-wanted = { $key }: a whole number from 0 up or a text is wanted, not { $given }.
error-text-wanted = { $key }: a text is wanted, not { $given }.
error-texts-wanted = { $key }: a text or a list of texts is wanted, not { $given }.

error-steps-wanted = steps: a list is wanted, not { $given }.
error-step-mapping = a step is a mapping like 'play: 7C', not { $given }.
error-step-verb = one of { $verbs } is wanted, not { $given }.
error-step-key = a step '{ $verb }' has no key '{ $key }'; known: { $known }.
error-step-seat = seat: a seat from 0 to { $most } is wanted, not { $given }.
error-step-call = call: only 'call: true' has a meaning, not { $given }.
error-step-legal = legal: a list of actions is wanted, not { $given }.
error-step-action = { $verb }: an action like 'draw' or 'play 7C' is wanted, not { $given }.
error-step-fails = { $where }: { $reason }.
error-see-key = see has no key '{ $key }'; known: { $known }.

## What did not hold in a case, without a full stop

check-step = step { $number }: { $reason }
check-refused = '{ $action }' was refused ({ $rule }: { $sentence })
check-other-rule = '{ $action }' was refused for { $rule }, not for { $wanted }
check-refused-but-changed = '{ $action }' was refused but changed the table
check-accepted = '{ $action }' was accepted, though it must be refused
check-legal = legal is [{ $found }], not [{ $wanted }]
check-see = { $key } is { $found }, not { $wanted }
check-events = events are { $found }, which does not contain { $wanted } in this order

## Answers of `kortbord ask`

ask-turn = It is seat { $seat }'s turn.
ask-nobodys-turn = It is nobody's turn.
ask-may = Seat { $seat } may: { $actions }.
ask-not = not { $action }: { $sentence } ({ $rule })
