// Keys for everything; letters are those of the words in English, and "?" lists them.

import { cardName, cardsOf } from '../cards/cards';
import type { Playing } from '../state/game.svelte';
import { t } from '../words/words.svelte';
import { nameOf } from './people';
import { namings } from './words';

export const KEYS = ['?', 'D', 'P', 'O', 'N', 'U', 'T', 'H', 'C', 'W', 'L', 'S', 'R', 'E', 'Escape'] as const;

/** Do what a key stands for; `say` is how something is read out that was asked for. */
export function press(event: KeyboardEvent, game: Playing, say: (text: string) => void): void {
  const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
  if (typing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]'))
    return;
  const { live } = game;
  const suit = event.key.toUpperCase();
  if (game.naming !== null && namings(game.legalByCard.get(game.naming) ?? []).includes(suit)) {
    const card = game.naming;
    game.naming = null;
    void game.act(`play ${card} naming ${suit}`);
    return;
  }
  const act = (action: string) => void game.act(action);
  const keys: Record<string, () => void> = {
    '?': () => (game.panel = 'keys'),
    D: () => act(live.view?.centre !== undefined ? 'turn' : 'draw'),
    P: () => act('pass'),
    O: () => (game.canCall ? act('call') : undefined),
    N: () => act('deal'),
    U: () => act('take back'),
    T: () => say(topOf(game)),
    H: () => say(cardsOf(live.cards.hand).map(cardName).join(', ') || t('nothing')),
    C: () => say(counts(game)),
    W: () =>
      say(
        live.myTurn
          ? t('page-your-turn')
          : t('page-turn-of', { name: nameOf(live.table!, live.deciding[0] ?? 0) }),
      ),
    L: () => say(live.log.at(-1)?.text ?? ''),
    S: () => (game.panel = 'scores'),
    R: () => (game.panel = 'rules'),
    E: () => (game.panel = 'log'),
    ESCAPE: () => {
      game.naming = null;
      game.armed = null;
      game.moving = null;
    },
  };
  const action = keys[suit];
  if (action) {
    event.preventDefault();
    say('');
    action();
  }
}

function topOf(game: Playing): string {
  const view = game.live.view;
  if (view?.trick !== undefined) return cardsOf(view.trick).map(cardName).join(', ') || t('page-empty');
  if (view?.centre !== undefined) return (view.centre ?? []).join(', ') || t('page-empty');
  const top = view?.discard_top ? cardName(view.discard_top) : t('page-empty');
  return `${top}. ${t('page-suit-in-force')} ${view?.suit ? t(`suit-${view.suit}`) : ''}`;
}

function counts(game: Playing): string {
  const table = game.live.table;
  const all = game.live.view?.hand_counts ?? [];
  return all
    .map(
      (count, seat) =>
        `${seat === game.live.seat ? t('your-name') : nameOf(table!, seat)}: ${t('page-cards', { count })}`,
    )
    .join('. ');
}
