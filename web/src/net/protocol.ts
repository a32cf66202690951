// Made from docs/protocol.schema.json by `npm run types`.

export interface Kortbord {
  client?: Hello | Do | Speak | Ping;
  server?: Welcome | State | Happened | Done | NotDone | Pong | Bye;
}
/**
 * The first message on a connection.
 *
 * Attributes:
 *     v: the protocol's version.
 *     token: proves who one is; without it one is new.
 *     language: in which sentences are wanted.
 *     after: the last entry that the client has: it is told what came later. Without it, or where that is too much,
 *         it gets a snapshot.
 *     invite: lets a stranger into a private table.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  after?: number | null;
  invite?: string;
  language?: string;
  t: 'hello';
  token?: string;
  v: number;
}
/**
 * Something that the person wants done; answered by `done` or `not_done` with the same id.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Do".
 */
export interface Do {
  command:
    | Join
    | Rename
    | Sit
    | Stand
    | HoldSeats
    | Reveal
    | Ready
    | SetOptions
    | Rematch
    | Youngest
    | Words
    | AddBot
    | RemoveBot
    | RemovePerson
    | MakeHost
    | Start
    | Act
    | Pause
    | Resume
    | TakeSeatBack
    | GiveToBot
    | Leave
    | Chat
    | Phrase
    | Emote
    | Mute
    | Report
    | Close;
  t: 'do';
}
/**
 * Come in, under a name; with a seat: and sit down there.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Join".
 */
export interface Join {
  do: 'join';
  id: string;
  name: string;
  seat?: number | null;
  seq?: number;
}
/**
 * Take another name.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Rename".
 */
export interface Rename {
  do: 'rename';
  id: string;
  name: string;
  seq?: number;
}
/**
 * Take an empty seat; in a match, one that its person has left to a bot for good.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Sit".
 */
export interface Sit {
  do: 'sit';
  id: string;
  seat: number;
  seq?: number;
}
/**
 * Give up one's seats, in the waiting room or after a match.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Stand".
 */
export interface Stand {
  do: 'stand';
  id: string;
  seq?: number;
}
/**
 * Pass-and-play: exactly these seats are played from this device.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "HoldSeats".
 */
export interface HoldSeats {
  do: 'hold_seats';
  id: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats:
    | [number]
    | [number, number]
    | [number, number, number]
    | [number, number, number, number]
    | [number, number, number, number, number]
    | [number, number, number, number, number, number]
    | [number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number];
  seq?: number;
}
/**
 * Pass-and-play: uncover one of one's seats and cover the others; None covers all.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Reveal".
 */
export interface Reveal {
  do: 'reveal';
  id: string;
  seat?: number | null;
  seq?: number;
}
/**
 * Ready to start, or not yet.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Ready".
 */
export interface Ready {
  do: 'ready';
  id: string;
  ready?: boolean;
  seq?: number;
}
/**
 * The host changes settings, in the waiting room.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "SetOptions".
 */
export interface SetOptions {
  absent_limit?: number;
  absent_warning?: number;
  archive_after?: number;
  attention?: 'full' | 'level';
  chat?: boolean;
  clock?: number;
  deal_pause?: number;
  do: 'set_options';
  game?: string;
  hints?: boolean;
  id: string;
  listed?: boolean;
  options?: {
    [k: string]: boolean | number | string;
  };
  pace?: number;
  players?: number;
  seq?: number;
  spectators?: boolean;
}
/**
 * Back to the waiting room after a match, with the same seats; only the host may change settings with it.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Rematch".
 */
export interface Rematch {
  absent_limit?: number;
  absent_warning?: number;
  archive_after?: number;
  attention?: 'full' | 'level';
  chat?: boolean;
  clock?: number;
  deal_pause?: number;
  do: 'rematch';
  game?: string;
  hints?: boolean;
  id: string;
  listed?: boolean;
  options?: {
    [k: string]: boolean | number | string;
  };
  pace?: number;
  players?: number;
  seq?: number;
  spectators?: boolean;
}
/**
 * Mark a seat as youngest: one's own, or any if one is the host.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Youngest".
 */
export interface Youngest {
  do: 'youngest';
  id: string;
  seat: number;
  seq?: number;
}
/**
 * One's own words, mixed into the seed of the next match.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Words".
 */
export interface Words {
  do: 'words';
  id: string;
  seq?: number;
  text: string;
}
/**
 * The host puts a bot on an empty seat, or changes the level of one that sits there.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "AddBot".
 */
export interface AddBot {
  do: 'add_bot';
  id: string;
  level?: string;
  seat: number;
  seq?: number;
}
/**
 * The host takes a bot away, in the waiting room.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "RemoveBot".
 */
export interface RemoveBot {
  do: 'remove_bot';
  id: string;
  seat: number;
  seq?: number;
}
/**
 * The host sends somebody away; a bot plays on for them.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "RemovePerson".
 */
export interface RemovePerson {
  do: 'remove';
  id: string;
  person: string;
  seq?: number;
}
/**
 * The host makes somebody else the host.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "MakeHost".
 */
export interface MakeHost {
  do: 'make_host';
  id: string;
  person: string;
  seq?: number;
}
/**
 * The host starts the match; `fill` puts bots of that level on empty seats first.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Start".
 */
export interface Start {
  do: 'start';
  fill?: string;
  id: string;
  seq?: number;
}
/**
 * Do something in the game: the words of an action, or its number. `seat` where one holds several.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Act".
 */
export interface Act {
  action: number | string;
  do: 'act';
  id: string;
  seat?: number | null;
  seq?: number;
}
/**
 * Stop the match for a while: nobody acts, no clock runs.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Pause".
 */
export interface Pause {
  do: 'pause';
  id: string;
  seq?: number;
}
/**
 * Go on after a pause.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Resume".
 */
export interface Resume {
  do: 'resume';
  id: string;
  seq?: number;
}
/**
 * Play oneself again where a bot took over.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "TakeSeatBack".
 */
export interface TakeSeatBack {
  do: 'take_seat_back';
  id: string;
  seq?: number;
}
/**
 * Let a bot play for one's own seat, or for one whose person has been away for a while.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "GiveToBot".
 */
export interface GiveToBot {
  do: 'give_to_bot';
  id: string;
  seat: number;
  seq?: number;
}
/**
 * Go away for good; a bot plays on if a match is going on.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Leave".
 */
export interface Leave {
  do: 'leave';
  id: string;
  seq?: number;
}
/**
 * Write to all.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Chat".
 */
export interface Chat {
  do: 'chat';
  id: string;
  seq?: number;
  text: string;
}
/**
 * Say one of `PHRASES`, which everybody reads in their own language.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Phrase".
 */
export interface Phrase {
  do: 'phrase';
  id: string;
  phrase: string;
  seq?: number;
}
/**
 * Show one of `EMOTES`.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Emote".
 */
export interface Emote {
  do: 'emote';
  emote: string;
  id: string;
  seq?: number;
}
/**
 * Hear no more of somebody, or hear them again; `for_all`: the host does so for everybody.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Mute".
 */
export interface Mute {
  do: 'mute';
  for_all?: boolean;
  id: string;
  muted?: boolean;
  person: string;
  seq?: number;
}
/**
 * Bring a chat line (the `seq` of its entry) to the operator's notice.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Report".
 */
export interface Report {
  do: 'report';
  entry: number;
  id: string;
  seq?: number;
}
/**
 * The host closes the table.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Close".
 */
export interface Close {
  do: 'close';
  id: string;
  seq?: number;
}
/**
 * Another language from now on.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Speak".
 */
export interface Speak {
  language: string;
  t: 'speak';
}
/**
 * Is the server still there?
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  t: 'ping';
}
/**
 * The answer to `hello`.
 *
 * Attributes:
 *     person: who one is at this table, known to all.
 *     token: the secret that proves it: to be kept, and shown at the next `hello`.
 *     now: the server's time, milliseconds since 1970, to which all times in messages belong.
 *     heartbeat: milliseconds between signs of life.
 *     known: whether this person is at the table already; whoever is not sends `join`.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
  heartbeat: number;
  known: boolean;
  language: string;
  now: number;
  person: string;
  t: 'welcome';
  token: string;
  v: number;
}
/**
 * All that this person may know, instead of everything before.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "State".
 */
export interface State {
  log?: string[];
  snapshot: Snapshot;
  t: 'state';
}
/**
 * All that one person may know.
 *
 * Attributes:
 *     you: its id; `deaf_to`: whom it does not want to hear.
 *     view: what lies open; empty in the waiting room.
 *     events: of the match, the last ones; `first_event` is the number of the first of them.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Snapshot".
 */
export interface Snapshot {
  at: number;
  chat?: Line[];
  clock: Clock;
  deaf_to?: string[];
  events?: {}[];
  first_event?: number;
  own?: {
    [k: string]: Own;
  };
  seq: number;
  table: TableInfo;
  uncovered?: number | null;
  view?: {};
  you: string;
}
/**
 * A line of chat.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Line".
 */
export interface Line {
  at: number;
  person: string;
  seq: number;
  text: string;
}
/**
 * Whose decision it is, and the times that matter. While `frozen`, all stand still and will be moved on.
 *
 * Attributes:
 *     deal_at: when the next deal begins by itself.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Clock".
 */
export interface Clock {
  deal_at?: number | null;
  deciding?: Deciding[];
  frozen?: boolean;
}
/**
 * A seat for which the others wait; with a clock: `deadline`, and `limit`, what it had in all, in milliseconds.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Deciding".
 */
export interface Deciding {
  deadline?: number | null;
  limit?: number | null;
  seat: number;
}
/**
 * What one seat alone knows, or `cards` None where they have not changed.
 *
 * Attributes:
 *     legal: what it may do now, as far as it is shown.
 *     cards: `hand`; `drawn` (Olsen of the Crazy Eights family), `chosen` (Hearts); empty in Æselspillet.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Own".
 */
export interface Own {
  cards?: {
    [k: string]: string;
  } | null;
  legal: string[];
}
/**
 * Everything about the table but the cards.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "TableInfo".
 */
export interface TableInfo {
  commitment: string;
  host: string | null;
  id: string;
  match: number;
  people: PersonInfo[];
  phase: string;
  seats: SeatInfo[];
  settings: Settings;
}
/**
 * Somebody at the table. The id is known to all: it must prove nothing.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "PersonInfo".
 */
export interface PersonInfo {
  connected?: boolean;
  gave_words?: boolean;
  id: string;
  name: string;
  ready?: boolean;
  silenced?: boolean;
}
/**
 * A seat: `level` is there while a bot plays; `why` if it plays for somebody; `open` if anybody may take it.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "SeatInfo".
 */
export interface SeatInfo {
  level?: string | null;
  open?: boolean;
  person?: string | null;
  warned?: boolean;
  why?: string | null;
}
/**
 * Everything that the host may choose; frozen, a change makes a new one.
 *
 * Attributes:
 *     game: a preset.
 *     players: seats 0 … players - 1; which numbers a game takes, its rules say.
 *     options: house rules that differ from the preset.
 *     youngest: the seat that counts as youngest (donkey family).
 *     clock: seconds for a decision; 0 for no clock.
 *     pace: milliseconds that a bot waits after the last action, so that people can call, catch and claim.
 *     deal_pause: milliseconds after which the next deal begins by itself.
 *     absent_warning: seconds until the table is told that somebody is away, and a bot may be asked to play.
 *     absent_limit: seconds until a bot plays for somebody who is away; twice as long for one who is here but idle.
 *     archive_after: seconds without any person until the table is closed.
 *     attention: `level`: bots forget and overlook as their level does; `full`: they never do.
 *     hints: show which places fit (donkey family).
 *     spectators: people without a seat may come in while a match is going on.
 *     chat: people may write; phrases and emotes are always possible.
 *     listed: the table is shown in the lobby.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Settings".
 */
export interface Settings {
  absent_limit?: number;
  absent_warning?: number;
  archive_after?: number;
  attention?: 'full' | 'level';
  chat?: boolean;
  clock?: number;
  deal_pause?: number;
  game: string;
  hints?: boolean;
  listed?: boolean;
  options?: {
    [k: string]: boolean | number | string;
  };
  pace?: number;
  players?: number;
  spectators?: boolean;
  youngest?: number;
}
/**
 * What a step has changed; `log` are its sentences in the person's language.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Happened".
 */
export interface Happened {
  log?: string[];
  t: 'happened';
  update: Update;
}
/**
 * What a step means to one person.
 *
 * Attributes:
 *     first, seq: the numbers of its first and last entry. `first` is one more than the `seq` before, or something
 *         was lost.
 *     facts: its entries, but for those that are told to nobody.
 *     table: if anything in it has changed.
 *     view: the changed keys of what lies open.
 *     own: by seat; only the seat whose cards the person's device shows.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Update".
 */
export interface Update {
  clock: Clock;
  facts: Fact[];
  first: number;
  own?: {
    [k: string]: Own;
  };
  seq: number;
  table?: TableInfo | null;
  view?: {};
}
/**
 * One entry as a person may know it; which fields are there depends on `kind` (the tags in `entries.py`).
 *
 * Attributes:
 *     by: who caused it: a person's id, `bot`, `clock` or `table`.
 *     person: whom it is about, by id; seat, seats: which places.
 *     events: what happened in the game by it, as this person may know it; `seq` in them counts the match's events.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Fact".
 */
export interface Fact {
  at: number;
  by?: string;
  commitment?: string | null;
  connected?: boolean | null;
  down?: number | null;
  events?: {}[] | null;
  how?: string | null;
  kind: string;
  level?: string | null;
  match?: number | null;
  muted?: boolean | null;
  name?: string | null;
  person?: string | null;
  ready?: boolean | null;
  removed?: boolean | null;
  seat?: number | null;
  seats?: number[] | null;
  seq: number;
  text?: string | null;
  why?: string | null;
}
/**
 * A command was carried out and is stored; `seq` is the number of its first entry.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Done".
 */
export interface Done {
  id: string;
  seq: number;
  t: 'done';
}
/**
 * A command was refused and has changed nothing.
 *
 * Attributes:
 *     id: of the command; empty where the message could not be read that far.
 *     code: stable.
 *     sentence: why, in the person's language.
 *     rule: the rule of the game behind it, if it is one.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "NotDone".
 */
export interface NotDone {
  code: string;
  id: string;
  rule?: string | null;
  sentence: string;
  t: 'not_done';
}
/**
 * Still here.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  now: number;
  t: 'pong';
}
/**
 * The last message before the server closes the connection.
 *
 * Attributes:
 *     code: `taken_over`, `closed`, `too_slow`, `too_much`, `stopping`, `store_down`, `version`, `private`, ….
 *     again: whether it is worth while to connect again.
 *
 * This interface was referenced by `Kortbord`'s JSON-Schema
 * via the `definition` "Bye".
 */
export interface Bye {
  again?: boolean;
  code: string;
  sentence: string;
  t: 'bye';
}
