// Opening a table: by oneself against the computer, or for friends.

import { ask, type GameInfo, type Opened } from '../net/rest';
import { keepSeat } from '../net/seats';
import { language, t } from '../words/words.svelte';
import { preferences } from './preferences.svelte';
import { go } from './route.svelte';

/** What is to be done as soon as a table is reached: sit down, and with a level, begin against bots of that level. */
const plans = new Map<string, { level: string | null }>();

const USUAL = 4;

export async function open(game: GameInfo, against: string | null): Promise<void> {
  const players = game.players.includes(USUAL) ? USUAL : (game.players.at(-1) ?? 2);
  const name = preferences.name.trim() || t('page-guest');
  const body = { name, settings: { game: game.name, players } };
  const { code, token, invite } = await ask<Opened>('/api/tables', language(), body);
  keepSeat({ code, token, invite, game: game.name, at: Date.now() });
  plans.set(code, { level: against });
  go(`/t/${code}`);
}

/** What was planned for a table, once. */
export function planFor(code: string): { level: string | null } | null {
  const plan = plans.get(code) ?? null;
  plans.delete(code);
  return plan;
}
