### Records of matches: what `kortbord verify` and `kortbord replay` say, and `kortbord play` about what it keeps.
### $line is a line of the file, $event the number of an event. Names of files and --options stay as they are.

## Files

records-unreadable = { $file } cannot be read: { $why }.
records-no-record = { $file } is no record of a match: a record begins with a line of kind "record".
records-other-format = { $file } is written in format { $given }; this version reads format { $known }.
records-damaged = { $file } is damaged: { $fault }.
records-unwritable = The match cannot be recorded in { $file }: { $why } (--record FILE names another place, --no-record plays without).
records-file-exists = { $file } is there already; name another file, or go on with its match by --resume { $file }.
records-in-use = The match in { $file } is being played in another window.
records-finished = The match in { $file } is finished; kortbord replay shows it.
records-seed-lost = The match cannot go on: its seed is not in { $file }, where it is kept until the end.
records-nothing-to-resume = There is no unfinished match in { $folder }.
records-bad-name = { $given } cannot be a name: a name has 1 to 80 characters, all of them visible.
records-names-count = A record needs a name for each of the { $players } seats, or none at all.
records-resume-alone = --resume goes on with what was agreed: leave out { $given }.
records-bad-words = These words cannot be mixed into the seed: 1 to 200 visible characters are possible.
records-no-first-seed = There is no record of this match: the seed that it began with is not known.
records-not-repeatable = There is no record of this match: its moves, done again, do not lead to the same events.
records-no-seed = This match is not finished, and its seed is not known; only what was written down can be shown.
records-other-rules = The rules of this version ({ $this }) do not lead to what was written under { $version }, from move { $move } on.

## The first place that is wrong

records-fault-cut-off = it is cut off in line { $line }, after event { $event }.
records-fault-after-end = line { $line } stands after the end of the record.
records-fault-number = line { $line } has the number { $given }: a line is missing, doubled or moved, after event { $event }.
records-fault-altered = line { $line } is not as it was written: it or the line before was altered, after event { $event }.
records-fault-unreadable = line { $line } is no line of a record, after event { $event }.
records-fault-place = line { $line } is of a kind that cannot stand there, after event { $event }.
records-fault-count = line { $line } counts other moves or events than there are: some are missing, or there are too many.
records-fault-event = line { $line } tells event { $given } after event { $event }: an event is missing, doubled or moved.

## What was found

records-verdict = { $file }: { $mark ->
    [good] good
   *[bad] NOT GOOD
 }: { $sentence }
records-good = { $game }, { $players } players: all { $moves } moves are legal, all { $events } events are what they cause, and the cards are those of the seed that was promised{ $reseeded ->
    [0] {""}
    [one] , but for one deal that came with a seed of its own
   *[other] , but for { $reseeded } deals that came with a seed of their own
 }.
records-unfinished = the match is not finished, or the record is cut off, after event { $event }.
records-other-commitment = the seed opened at the end is not the one whose hash was promised at the start.
records-other-agreement = what was agreed is not possible, or not what was played: { $why }.
records-head-differs = the first event names another game, other house rules, players or hash than the first line
records-other-deal = event { $event } (line { $line }): these are not the cards that the promised seed and the players' words give.
records-not-legal = line { $line }, after event { $event }: { $name } may not "{ $action }": { $why } [{ $rule }].
records-other-events = event { $event } (line { $line }, { $type }) is not what the rules make of this move.
records-other-result = the result in line { $line } is not the one that the moves lead to.
records-made-under = it was made by Kortbord { $version }, and the rules of { $this } see it otherwise: { $found }.

## Looking at a match again

records-title = { $game }, { $players } players, { $started }
records-players = Players: { $names }
records-step = Event { $event } of { $events }
records-as-seen = As { $name } saw it.
records-as-public = As everybody saw it.
records-as-open = All cards open.
records-closed = The match is not finished, so hidden cards stay hidden; --open shows them.
records-not-drawn = The tables cannot be drawn: { $why }
records-open-hand = { $name }: { $cards }
records-mark = { $mark ->
    [interrupted] Play was interrupted ({ $at }).
   *[resumed] Play went on ({ $at }).
 }
records-untold = Something that this version has no words for: { $type }.
records-listed = { $event } { $sentence }
records-keys = Enter = next, b = back, a number = that event, seat N, public, open, q = stop
records-at-end = This is the end of the record.
records-at-start = This is the beginning of the record.
records-no-event = There is no event { $given }; possible: 1 to { $most }.
records-what = '{ $given }' means nothing here. { $keys }

## Playing

records-kept = kortbord verify { $file } says whether all was as promised.
records-your-words = Your own words are mixed into the seed: { $words }
records-no-longer = The match is no longer recorded: { $why }. It goes on all the same.
records-go-on = You go on with { $game }, { $players } players, begun { $started }; { $moves } moves so far.
records-go-on-question = There is an unfinished match: { $game }, { $players } players, begun { $started }. Go on with it? (y or n)
records-resume-with = To go on later: kortbord play --resume { $file }

## Numbers and help of the command line

what-number-to = The event
cli-verify = Check records of matches: legal moves, the promised cards; exit code 1 if any is not as promised.
cli-verify-files = Records, as `kortbord play` keeps them.
cli-verify-as_json = Print JSON, an object for each file.
cli-replay = Look at a match again, step by step.
cli-replay-file = A record.
cli-replay-seat = As this seat saw it.
cli-replay-all_open = Show all cards.
cli-replay-to = Show the table after this event, or go on from there.
cli-replay-listed = List the events, without tables.
cli-replay-plain = Plain lines: for screen readers.
cli-play-words = Your own words, mixed into the seed.
cli-play-record = Keep the match in this file.
cli-play-no_record = Keep no record of the match.
cli-play-resume = Go on with an unfinished match: FILE, or the latest.
