### Tables: what they refuse, what the log says about people, phrases. The id of a refusal is its code.

## Refusals

table-closed = This table is closed.
table-not-here = You are not at this table.
table-already-here = You are at this table already.
table-sent-away = The host has sent you away from this table.
table-full = This table is full: no more than { $most ->
    [one] one person fits
   *[other] { $most } people fit
 } around it.
table-no-spectators = This table wants no spectators while it plays.
table-bad-name = A name has 1 to { $most } characters that can be seen.
table-name-taken = Somebody here is called { $name } already, or almost so.
table-not-host = Only the host may do that.
table-not-yourself = That is not possible with yourself.
table-no-such-person = There is nobody of that kind at this table.
table-no-such-seat = There is no seat { $seat }; the seats are 0 to { $most }.
table-not-seated = Only those who have a seat can do that.
table-not-your-seat = Seat { $seat } is not yours.
table-seat-taken = Seat { $seat } is taken.
table-other-seat = You have played another seat in this match.
table-which-seat = You have several seats: say which one, or uncover it first.
table-seat-covered = Seat { $seat } is covered: uncover it first.
table-one-seat = Only somebody with several seats can cover and uncover them.
table-no-bot = No bot sits on seat { $seat }.
table-bot-already = A bot plays on seat { $seat } already.
table-plays-already = You play yourself: no bot plays for you.
table-not-absent = { $name } is here, or has not been away for long.
table-empty-seats = { $count ->
    [one] Seat { $seats } is empty: somebody must sit there, or a bot.
   *[other] Seats { $seats } are empty: somebody must sit there, or bots.
 }
table-not-ready = Not everybody is ready: { $names }.
table-not-waiting = That is only possible before a match begins.
table-not-playing = That is only possible while a match is going on.
table-not-paused = The match is not paused.
table-not-ended = That is only possible after a match.
table-paused = The match is paused.
table-wait = A moment: everybody should see how the deal ended.
table-bad-settings = These settings are out of range; docs/table.md names the limits.
table-warning-too-late = The warning must come before a bot takes over.
table-bad-text = A text has 1 to { $most } characters that can be seen.
table-chat-off = Chat is switched off at this table; phrases are possible.
table-silenced = The host has silenced you.
table-unknown-phrase = There is no such phrase; possible: { $known }.
table-unknown-emote = There is no such emote; possible: { $known }.
table-no-such-line = There is no such line of chat, or it is too old.
table-stale-because = The table has moved on since '{ $action }' was asked for. { $because }

## The log. $name: who it is about; $other: who did it, where that is somebody else.

table-log-opened = The table is open.
table-log-promised = The seed of the next match has the hash { $commitment }.
table-log-joined = { $name } comes in.
table-log-renamed = Somebody is called { $name } now.
table-log-sat = { $name } sits down.
table-log-stood = { $name } stands up.
table-log-ready = { $ready ->
    [true] { $name } is ready.
   *[false] { $name } is not ready.
 }
table-log-settings = The settings have changed.
table-log-words = { $name } has given words for the shuffle.
table-log-bot_added = A bot sits down on seat { $seat }.
table-log-bot_removed = The bot on seat { $seat } goes away.
table-log-host = { $name } is the host.
table-log-no-host = Nobody is the host.
table-log-started = The match begins.
table-log-timed_out = { $name } has run out of time; a bot decides this once.
table-log-warned = { $why ->
    [idle] Everybody is waiting for { $name }.
   *[absent] { $name } is away.
 } If that goes on, a bot will play.
table-log-bot_took_over = { $why ->
    [given] A bot plays for { $name }, as was asked for.
    [idle] A bot plays for { $name }, who has done nothing for long.
    [clock] A bot plays for { $name }, who has run out of time again and again.
   *[absent] A bot plays for { $name }, who is away.
 }
table-log-seat_taken_back = { $name } plays again.
table-log-bot_failed = The bot on seat { $seat } broke down; another plays on.
table-log-paused = { $other } pauses the match.
table-log-resumed = The match goes on.
table-log-rematched = Once more: everybody is back in the waiting room.
table-log-left = { $removed ->
    [true] { $name } was sent away by the host.
   *[false] { $name } has left.
 }
table-log-connection = { $connected ->
    [true] { $name } is connected again.
   *[false] { $name } has lost the connection.
 }
table-log-woken = The server is back; the time lost is given back.
table-log-closed = { $why ->
    [deserted] The table is closed: nobody was here any more.
    [operator] The table was closed by those who run this server.
   *[host] The host has closed the table.
 }
table-bot-on-seat = the bot on seat { $seat }
table-somebody = somebody

## Phrases

table-phrase-hello = Hello!
table-phrase-good-luck = Good luck!
table-phrase-well-played = Well played!
table-phrase-good-game = Good game!
table-phrase-thanks = Thank you!
table-phrase-sorry = Sorry!
table-phrase-oops = Oops!
table-phrase-one-moment = One moment, please.
table-phrase-back = I am back.
table-phrase-your-turn = Your turn!
table-phrase-again = Once more?
table-phrase-bye = Goodbye!

## Emotes, by name

table-emote-smile = smiles
table-emote-laugh = laughs
table-emote-wink = winks
table-emote-wow = is astonished
table-emote-think = thinks
table-emote-sad = is sad
table-emote-cry = cries
table-emote-clap = claps
table-emote-heart = sends a heart
table-emote-donkey = brays like a donkey
