// How an update changes what a person knows: docs/table.md, "To follow updates". No rule of a game is here.

import type { Fact, GameEvent, Own, Snapshot, Update, View } from '../net/messages';

/** Of the game's events so many are kept, enough for the deals of a long match. */
const MOST_EVENTS = 2000;

/** Kinds of facts that say nothing about the game. */
const TALK = new Set(['said', 'muted', 'reported']);

/** Whether an update tells of nothing new: the snapshot had it already. */
export function isKnown(known: Snapshot, update: Update): boolean {
  return update.seq <= known.seq;
}

/** Whether an update follows on what is known; if not, something was lost. */
export function follows(known: Snapshot, update: Update): boolean {
  return update.first === known.seq + 1;
}

export function merged(known: Snapshot, update: Update): Snapshot {
  const facts = update.facts ?? [];
  return {
    ...known,
    seq: update.seq,
    table: update.table ?? known.table,
    clock: update.clock,
    view: begun(facts) ? (update.view as View) : known.view && ({ ...known.view, ...update.view } as View),
    own: ownOf(known, update, begun(facts)),
    uncovered: uncovered(known, facts),
    chat: [...(known.chat ?? []), ...talk(facts)],
    events: [...(known.events ?? []), ...eventsOf(update)].slice(-MOST_EVENTS),
  };
}

/** The events of the game in an update, in order. */
export function eventsOf(update: Update): GameEvent[] {
  return (update.facts ?? []).flatMap((fact) => (fact.events ?? []) as GameEvent[]);
}

function begun(facts: Fact[]): boolean {
  return facts.some((fact) => fact.kind === 'started');
}

function ownOf(known: Snapshot, update: Update, anew: boolean): Record<string, Own> {
  if ((update.facts ?? []).every((fact) => TALK.has(fact.kind))) return known.own ?? {};
  // What is not sent again has been covered, for another person at the same device.
  const own: Record<string, Own> = {};
  for (const [seat, told] of Object.entries(update.own ?? {})) {
    const before = anew ? undefined : known.own?.[seat];
    own[seat] = { legal: told.legal, cards: told.cards ?? before?.cards ?? {} };
  }
  return own;
}

function uncovered(known: Snapshot, facts: Fact[]): number | null | undefined {
  const told = facts.filter((fact) => fact.kind === 'revealed' && fact.person === known.you).at(-1);
  return told === undefined ? known.uncovered : told.seat;
}

function talk(facts: Fact[]): NonNullable<Snapshot['chat']> {
  return facts
    .filter((fact) => fact.kind === 'said' && fact.how === 'chat')
    .map((fact) => ({ seq: fact.seq, at: fact.at, person: fact.person ?? '', text: fact.text ?? '' }));
}
