// Who sits where, in the words of the reader. Bots have the names that the server uses in its sentences, too.

import type { TableInfo } from '../net/messages';
import { t } from '../words/words.svelte';

export function nameOf(table: TableInfo, seat: number): string {
  const person = table.seats[seat]?.person;
  if (person) return table.people.find((each) => each.id === person)?.name ?? '';
  const bots = t('bot-names').split(', ');
  return bots[seat % bots.length] ?? '';
}

export function personName(table: TableInfo, id: string): string {
  return table.people.find((each) => each.id === id)?.name ?? t('page-somebody');
}

/** The other seats in playing order, beginning at the left of `seat`. */
export function othersFrom(players: number, seat: number | null): number[] {
  const first = seat ?? -1;
  return Array.from({ length: players }, (_, n) => (first + 1 + n) % players).filter((each) => each !== seat);
}
