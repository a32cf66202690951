// Cards as words: `7C` is rank and suit, `12` a number card. How they are read aloud, sorted and drawn; no rules.

import { t } from '../words/words.svelte';

export const SUITS = ['C', 'D', 'H', 'S'] as const;
export type Suit = (typeof SUITS)[number];
const RANKS = '23456789TJQKA';

export const SHAPES: Record<Suit, string> = {
  C: 'M12 2.200a4.500 4.500 0 0 0-3.700 7.060 4.600 4.600 0 1 0 2.650 7.300C10.800 19.100 10 21 8.500 22h7c-1.500-1-2.300-2.900-2.450-5.440a4.600 4.600 0 1 0 2.650-7.300A4.500 4.500 0 0 0 12 2.200Z',
  D: 'M12 1.500 19.600 12 12 22.500 4.400 12Z',
  H: 'M12 21.500C5.200 15.600 2 12 2 8.100 2 5.100 4.300 3 6.900 3 9.100 3 11 4.300 12 6.300 13 4.300 14.900 3 17.100 3 19.700 3 22 5.100 22 8.100c0 3.900-3.200 7.500-10 13.400Z',
  S: 'M12 2C9.200 6.900 3 9.700 3 14.400c0 2.700 2 4.600 4.400 4.600 1.600 0 2.900-.8 3.700-1.900-.1 2.300-.9 3.900-2.400 4.900h6.600c-1.500-1-2.300-2.600-2.400-4.900.8 1.100 2.100 1.900 3.700 1.900 2.400 0 4.400-1.900 4.400-4.600C21 9.700 14.800 6.900 12 2Z',
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
