// What the components of a running game share: the table, the house rules in force, and what the person is about to do.

import { getContext, setContext } from 'svelte';
import type { Answer } from '../net/connection';
import type { GameEvent, View } from '../net/messages';
import { sound } from '../table/sounds';
import { byCard, namings } from '../table/words';
import { gameDetail, type OptionText } from './games.svelte';
import { preferences } from './preferences.svelte';
import type { LiveTable } from './table.svelte';

const KEY = Symbol('game');

export class Playing {
  readonly live: LiveTable;
  options = $state.raw<Record<string, OptionText['value']>>({});
  title = $state('');
  family = $state('');
  /** A card for which a suit has to be chosen, or one that waits for a second tap. */
  naming = $state<string | null>(null);
  armed = $state<string | null>(null);
  /** Æselspillet: the pile whose top card is being moved. */
  moving = $state<number | null>(null);
  /** The points of each deal that has ended, as this page has seen them. */
  history = $state.raw<{ deal: number; points: number[] }[]>([]);
  /** How the last deal ended. */
  dealEnd = $state.raw<GameEvent | null>(null);
  /** A trick that has just been taken, for as long as it is shown. */
  lastTrick = $state.raw<Pick<View, 'trick' | 'leader'> | null>(null);
  panel = $state<'log' | 'chat' | 'scores' | 'rules' | 'menu' | 'keys' | null>(null);
  readonly legalByCard = $derived.by(() => byCard(this.live.legal));

  constructor(live: LiveTable) {
    this.live = live;
  }

  /** Read the house rules in force; without them the table can be played all the same. */
  async learn(): Promise<void> {
    const table = this.live.table;
    if (!table) return;
    try {
      const detail = await gameDetail(table.settings.game, table.seats.length, table.settings.options ?? {});
      this.options = Object.fromEntries(detail.options.map((option) => [option.name, option.value]));
      this.title = detail.title;
      this.family = detail.family;
    } catch {
      this.title = table.settings.game;
    }
  }

  get canCall(): boolean {
    return this.family === 'shedding' && (this.options.call ?? 'none') !== 'none';
  }

  get canCatch(): boolean {
    return this.options.call === 'caught';
  }

  get canClaim(): boolean {
    return this.family === 'donkey' && this.options.oversight === 'challenge';
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
    const giving = this.live.view?.phase === 'exchange';
    if (giving) return `give ${card}`;
    return card.startsWith('8') && this.options.eight === 'wild'
      ? `play ${card} naming ${card.slice(-1)}`
      : `play ${card}`;
  }
}

export function provide(live: LiveTable): Playing {
  return setContext(KEY, new Playing(live));
}

export function playing(): Playing {
  return getContext(KEY);
}
