// Opening a table: by oneself against the computer, or for friends.

import { ask, type GameInfo, type Opened } from '../net/rest';
import { keepSeat } from '../net/seats';
import { language, t } from '../words/words.svelte';
import { preferences } from './preferences.svelte';
import { go } from './route.svelte';

/** Tables that are to begin as soon as they are reached, each with the level of its bots. */
const plans = new Map<string, string>();

const USUAL = 4;

export async function open(game: GameInfo, against: string | null): Promise<void> {
  const players = game.players.includes(USUAL) ? USUAL : (game.players.at(-1) ?? 2);
  const name = preferences.name.trim() || t('your-name');
  const body = { name, settings: { game: game.name, players } };
  const { code, token, invite } = await ask<Opened>('/api/tables', language(), body);
  keepSeat({ code, token, invite, game: game.name, at: Date.now() });
  if (against !== null) plans.set(code, against);
  go(`/t/${code}`);
}

/** The level of the bots that the table is to begin with, once. */
export function planFor(code: string): string | null {
  const level = plans.get(code) ?? null;
  plans.delete(code);
  return level;
}
