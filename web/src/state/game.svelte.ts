// What the components of a running game share: the table, the house rules in force, and what the person is about to do.

import { getContext, setContext } from 'svelte';
import type { Answer } from '../net/connection';
import type { View } from '../net/messages';
import { sound } from '../table/sounds';
import { byCard, namings } from '../table/words';
import { gameDetail } from './games.svelte';
import { preferences } from './preferences.svelte';
import type { LiveTable } from './table.svelte';

const KEY = Symbol('game');

export class Playing {
  readonly live: LiveTable;
  /** What may be said at this table: `call`, `catch`, `claim`. When is for the players to notice. */
  sayings = $state.raw<string[]>([]);
  title = $state('');
  family = $state('');
  /** A card for which a suit has to be chosen, or one that waits for a second tap. */
  naming = $state<string | null>(null);
  armed = $state<string | null>(null);
  /** Æselspillet: the pile whose top card is being moved. */
  moving = $state<number | null>(null);
  /** A trick that has just been taken, for as long as it is shown. */
  lastTrick = $state.raw<Pick<View, 'trick' | 'leader'> | null>(null);
  panel = $state<'log' | 'chat' | 'scores' | 'rules' | 'menu' | 'keys' | null>(null);
  readonly legalByCard = $derived.by(() => byCard(this.live.legal));

  /** How each deal of this match ended, as far as the events that are kept go back. */
  readonly dealEnds = $derived.by(() => {
    const events = this.live.snapshot?.events ?? [];
    const begun = events.findLastIndex((event) => event.type === 'match_started');
    return events.slice(begun + 1).filter((event) => event.type === 'deal_ended');
  });

  constructor(live: LiveTable) {
    this.live = live;
  }

  /** Read the house rules in force; without them the table can be played all the same. */
  async learn(): Promise<void> {
    const table = this.live.table;
    if (!table) return;
    try {
      const detail = await gameDetail(table.settings.game, table.seats.length, table.settings.options ?? {});
      this.sayings = detail.sayings;
      this.title = detail.title;
      this.family = detail.family;
    } catch {
      this.title = table.settings.game;
    }
  }

  get canCall(): boolean {
    return this.sayings.includes('call');
  }

  get canCatch(): boolean {
    return this.sayings.includes('catch');
  }

  get canClaim(): boolean {
    return this.sayings.includes('claim');
  }

  async act(action: string): Promise<Answer> {
    this.armed = null;
    const answer = await this.live.act(action);
    if (answer.t === 'not_done') sound('refused');
    return answer;
  }

  /** A card was tapped: play it, ask for a suit, or let the server say why not. */
  async tap(card: string): Promise<void> {
    if (preferences.confirm && this.armed !== card && this.naming === null) {
      this.armed = card;
      return;
    }
    const actions = this.legalByCard.get(card) ?? [];
    const suits = namings(actions);
    if (suits.length > 0) {
      this.naming = card;
      return;
    }
    await this.act(actions[0] ?? this.guess(card));
  }

  /** What a tap on a card that is not legal would have meant: the refusal explains it. */
  guess(card: string): string {
    return `${this.live.view?.phase === 'exchange' ? 'give' : 'play'} ${card}`;
  }
}

export function provide(live: LiveTable): Playing {
  return setContext(KEY, new Playing(live));
}

export function playing(): Playing {
  return getContext(KEY);
}
