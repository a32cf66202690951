// The table as this person knows it: kept up to date by the connection, read by the components.

import { type Answer, Connection, type Listener, type Status, type Wish } from '../net/connection';
import type { Bye, Fact, GameEvent, Protocol, Snapshot } from '../net/messages';
import { forgetSeat, keepSeat, seatAt } from '../net/seats';
import { eventsOf, follows, isKnown, merged } from './merge';

export interface Sentence {
  id: number;
  text: string;
}

/** What a component can ask to be told of: facts and events as they happen, not those of a snapshot. */
export type Watcher = (events: GameEvent[], facts: Fact[]) => void;

const MOST_SENTENCES = 300;

export class LiveTable implements Listener {
  readonly code: string;
  snapshot = $state.raw<Snapshot | null>(null);
  log = $state.raw<Sentence[]>([]);
  status = $state<Status>('connecting');
  /** Who this is, once the server has said so; `known` if it is at the table already. */
  me = $state('');
  known = $state(false);
  bye = $state.raw<Bye | null>(null);
  /** Refused last: shown until something else is done. */
  refusal = $state.raw<{ code: string; sentence: string; rule: string | null } | null>(null);
  /** What was said last at each seat, for a few seconds. */
  speech = $state<Record<number, string>>({});
  /** Commands that are not answered yet. */
  pending = $state(0);
  invite: string;
  readonly #connection: Connection;
  readonly #watchers = new Set<Watcher>();
  #sentences = 0;

  constructor(code: string, language: string, invite: string, token: string) {
    this.code = code;
    const seat = seatAt(code);
    this.invite = invite || seat?.invite || '';
    this.#connection = new Connection(code, token || seat?.token || '', this.invite, language, this);
    this.#connection.open();
  }

  // -- What components read

  get table() {
    return this.snapshot?.table ?? null;
  }

  get view() {
    return this.snapshot?.view ?? null;
  }

  get isHost(): boolean {
    return this.me !== '' && this.table?.host === this.me;
  }

  /** The seats of this device. */
  get mySeats(): number[] {
    const seats = this.table?.seats ?? [];
    return seats.flatMap((seat, number) => (seat.person === this.me && this.me !== '' ? [number] : []));
  }

  /** The seat whose cards are shown here; null for whoever watches, or while all are covered. */
  get seat(): number | null {
    const shown = Object.keys(this.snapshot?.own ?? {})[0];
    if (shown !== undefined) return Number(shown);
    return this.mySeats.length === 1 ? (this.mySeats[0] ?? null) : null;
  }

  get legal(): string[] {
    return this.seat === null ? [] : (this.snapshot?.own?.[this.seat]?.legal ?? []);
  }

  get cards(): Record<string, string> {
    return this.seat === null ? {} : (this.snapshot?.own?.[this.seat]?.cards ?? {});
  }

  get deciding(): number[] {
    return (this.snapshot?.clock.deciding ?? []).map((each) => each.seat);
  }

  get myTurn(): boolean {
    return this.table?.phase === 'playing' && this.seat !== null && this.deciding.includes(this.seat);
  }

  get token(): string {
    return this.#connection.token;
  }

  // -- What components ask for

  async send(wish: Wish): Promise<Answer> {
    this.pending += 1;
    try {
      const answer = await this.#connection.send(wish);
      if (answer.t === 'not_done') {
        const { code, sentence, rule } = answer;
        this.refusal = { code, sentence, rule: rule ?? null };
      } else {
        this.refusal = null;
      }
      return answer;
    } finally {
      this.pending -= 1;
    }
  }

  act(action: string): Promise<Answer> {
    return this.send(this.seat === null ? { do: 'act', action } : { do: 'act', action, seat: this.seat });
  }

  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  leave(): void {
    this.#connection.close();
  }

  // -- What the connection tells

  message(message: Protocol['server']): void {
    if (message.t === 'welcome') {
      this.me = message.person;
      this.known = message.known;
      this.#keep();
    } else if (message.t === 'state') {
      this.snapshot = message.snapshot as Snapshot;
      this.known = true;
      this.#connection.seq = message.snapshot.seq;
      this.log = [];
      this.#say(message.log ?? []);
      this.#keep();
    } else if (message.t === 'happened') {
      this.#take(message);
    }
  }

  changed(status: Status): void {
    this.status = status;
  }

  ended(bye: Bye): void {
    this.bye = bye;
    if (bye.code === 'closed' || bye.code === 'unknown_table' || bye.code === 'bad_token')
      forgetSeat(this.code);
  }

  #take(message: Extract<Protocol['server'], { t: 'happened' }>): void {
    const { update } = message;
    const known = this.snapshot;
    if (known !== null && isKnown(known, update)) return;
    if (known === null || !follows(known, update)) {
      this.#connection.again();
      return;
    }
    this.snapshot = merged(known, update);
    this.#connection.seq = update.seq;
    this.#say(message.log ?? []);
    for (const watcher of this.#watchers) watcher(eventsOf(update), update.facts ?? []);
  }

  #say(sentences: string[]): void {
    const said = sentences.map((text) => ({ id: ++this.#sentences, text }));
    this.log = [...this.log, ...said].slice(-MOST_SENTENCES);
  }

  #keep(): void {
    const game = this.table?.settings.game ?? seatAt(this.code)?.game ?? '';
    if (this.known)
      keepSeat({ code: this.code, token: this.token, invite: this.invite, game, at: Date.now() });
  }
}
