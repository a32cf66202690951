// The games and their house rules in words, as the server tells them.

import { ask, type GameInfo } from '../net/rest';
import { language } from '../words/words.svelte';

interface ValueText {
  value: boolean | number | string;
  word: string;
  label: string;
  sentence: string;
}

export interface OptionText {
  name: string;
  label: string;
  help: string;
  value: boolean | number | string;
  default: boolean | number | string;
  values: ValueText[];
  numbers: [number, number] | null;
  rules: string[];
}

export interface GameDetail extends GameInfo {
  options: OptionText[];
  idle: string[];
  sayings: string[];
}

const lists = new Map<string, Promise<GameInfo[]>>();

/** Every game; asked once for each language. */
export function games(): Promise<GameInfo[]> {
  const spoken = language();
  const found = lists.get(spoken) ?? ask<GameInfo[]>('/api/games', spoken);
  lists.set(spoken, found);
  found.catch(() => lists.delete(spoken));
  return found;
}

/** A game with these house rules in force; refused with a sentence where they make no game. */
export function gameDetail(
  name: string,
  players: number,
  options: Record<string, unknown>,
): Promise<GameDetail> {
  return ask<GameDetail>(`/api/games/${encodeURIComponent(name)}`, language(), { players, options });
}
