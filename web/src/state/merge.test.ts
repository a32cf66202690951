import { describe, expect, it } from 'vitest';
import type { Snapshot, Update } from '../net/messages';
import { follows, isKnown, merged } from './merge';

const known = {
  seq: 9,
  at: 0,
  you: 'a',
  table: {
    id: 't',
    phase: 'playing',
    host: 'a',
    match: 1,
    commitment: '',
    settings: { game: 'olsen-danish' },
    people: [],
    seats: [],
  },
  clock: { deciding: [{ seat: 0 }] },
  view: { turn: 0, dealer: 2, hand_counts: [7, 7] },
  own: { 0: { legal: ['draw'], cards: { hand: '2C 3D' } } },
} as unknown as Snapshot;

function update(parts: Partial<Update>): Update {
  return { first: 10, seq: 10, facts: [{ seq: 10, at: 0, kind: 'acted' }], clock: {}, ...parts };
}

describe('an update', () => {
  it('follows only on the entry before it', () => {
    expect(follows(known, update({}))).toBe(true);
    expect(follows(known, update({ first: 11 }))).toBe(false);
    expect(isKnown(known, update({ first: 9, seq: 9 }))).toBe(true);
  });

  it('changes the view key by key and keeps cards that are not sent again', () => {
    const now = merged(known, update({ view: { turn: 1 }, own: { 0: { legal: [] } } }));
    expect(now.view).toMatchObject({ turn: 1, dealer: 2 });
    expect(now.own).toEqual({ 0: { legal: [], cards: { hand: '2C 3D' } } });
    expect(now.clock).toEqual({});
  });

  it('of talk alone leaves the cards, another without them covers them (C78)', () => {
    const said = merged(
      known,
      update({ facts: [{ seq: 10, at: 0, kind: 'said', how: 'chat', person: 'b', text: 'hi' }] }),
    );
    expect(said.own).toEqual(known.own);
    expect(said.chat).toEqual([{ seq: 10, at: 0, person: 'b', text: 'hi' }]);
    expect(merged(known, update({})).own).toEqual({});
  });

  it('adds its events, so that the points of all deals are there after a reload and later', () => {
    const before = { ...known, events: [{ seq: 1, type: 'match_started' }] };
    const facts = [{ seq: 10, at: 0, kind: 'acted', events: [{ seq: 2, type: 'deal_ended' }] }];
    expect(merged(before, update({ facts })).events?.map((event) => event.seq)).toEqual([1, 2]);
  });

  it('that begins a match forgets the one before', () => {
    const begun = merged(
      known,
      update({
        facts: [{ seq: 10, at: 0, kind: 'started' }],
        view: { turn: 2 },
        own: { 0: { legal: [], cards: { hand: 'AS' } } },
      }),
    );
    expect(begun.view).toEqual({ turn: 2 });
    expect(begun.own?.[0]?.cards).toEqual({ hand: 'AS' });
  });
});
