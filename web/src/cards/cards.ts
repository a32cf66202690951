// Cards as words: `7C` is rank and suit, `12` a number card. How they are read aloud, sorted and drawn; no rules.

import { t } from '../words/words.svelte';

export const SUITS = ['C', 'D', 'H', 'S'] as const;
export type Suit = (typeof SUITS)[number];
const RANKS = '23456789TJQKA';

export const SHAPES: Record<Suit, string> = {
  C: 'M12 2.200a4.5 4.5 0 0 0-3.7 7.06 4.6 4.6 0 1 0 2.65 7.300C10.8 19.1 10 21 8.5 22h7c-1.5-1-2.3-2.9-2.45-5.440a4.6 4.6 0 1 0 2.65-7.300A4.5 4.5 0 0 0 12 2.200Z',
  D: 'M12 1.5 19.6 12 12 22.5 4.4 12Z',
  H: 'M12 21.500C5.2 15.6 2 12 2 8.1 2 5.1 4.3 3 6.9 3 9.1 3 11 4.3 12 6.3 13 4.3 14.9 3 17.1 3 19.7 3 22 5.1 22 8.100c0 3.9-3.2 7.5-10 13.400Z',
  S: 'M12 2C9.2 6.9 3 9.7 3 14.400c0 2.7 2 4.6 4.4 4.6 1.6 0 2.9-.8 3.7-1.9-.1 2.3-.9 3.9-2.4 4.900h6.600c-1.5-1-2.3-2.6-2.4-4.9.8 1.1 2.1 1.9 3.7 1.9 2.4 0 4.4-1.9 4.4-4.600C21 9.7 14.8 6.9 12 2Z',
};

export function isNumber(card: string): boolean {
  return /^\d+$/.test(card);
}

export function suitOf(card: string): Suit {
  return card.slice(-1) as Suit;
}

/** What stands in the corner: `10` for T. */
export function rankOf(card: string): string {
  return isNumber(card) ? card : card.startsWith('T') ? '10' : card.slice(0, 1);
}

/** Read aloud: "seven of clubs" in the reader's language, with figures for numbers. */
export function cardName(card: string): string {
  if (isNumber(card)) return card;
  const rank = card.slice(0, 1);
  const word = /\d/.test(rank) ? rank : t(`rank-${rank}`);
  return t('card-in-words', { rank: word, suit: t(`suit-${suitOf(card)}`) });
}

export function cardsOf(text: string | undefined | null): string[] {
  return text ? text.split(' ').filter(Boolean) : [];
}

/** A hand in the order that the person wants: by suit, with black and red in turn, or by rank. */
export function sorted(hand: readonly string[], by: 'suit' | 'rank'): string[] {
  const suit = (card: string) => 'CDSH'.indexOf(suitOf(card));
  const rank = (card: string) => RANKS.indexOf(card.slice(0, 1));
  return hand.toSorted((a, b) =>
    by === 'suit' ? suit(a) - suit(b) || rank(a) - rank(b) : rank(a) - rank(b) || suit(a) - suit(b),
  );
}
