// What a page does when something happens in the game: cards fly, sounds are made, words appear over seats.

import type { Fact, GameEvent, View } from '../net/messages';
import type { Playing } from '../state/game.svelte';
import { PACES, preferences } from '../state/preferences.svelte';
import { t } from '../words/words.svelte';
import { fly, picture } from './flight';
import { sound } from './sounds';

const MOVE = 300;
const SPOKEN = 4000;
const TRICK = 1300;

/** Follows a game for as long as it is shown; returns how to stop. */
export function follow(game: Playing): () => void {
  let before: View | null = game.live.view;
  return game.live.watch((events, facts) => {
    const milliseconds = MOVE * PACES[preferences.pace];
    for (const event of events) happen(game, event, before, milliseconds);
    for (const fact of facts) speak(game, fact);
    before = game.live.view;
  });
}

function happen(game: Playing, event: GameEvent, before: View | null, milliseconds: number): void {
  const seat = event.seat ?? 0;
  const from = seat === game.live.seat ? 'hand' : `seat-${seat}`;
  switch (event.type) {
    case 'card_played':
      sound('card');
      if (before?.trick !== undefined) {
        game.lastTrick = null;
        requestAnimationFrame(() => fly(picture(event.card ?? null), from, `trick-${seat}`, milliseconds));
      } else {
        requestAnimationFrame(() => fly(picture(event.card ?? null), from, 'pile', milliseconds));
      }
      break;
    case 'cards_drawn':
      sound('card');
      for (let n = 0; n < Math.min(4, event.count ?? 1); n++) {
        setTimeout(() => fly(picture(null), 'stock', from, milliseconds), n * 90);
      }
      break;
    case 'trick_taken':
      keepTrick(game, event, before, milliseconds);
      break;
    case 'card_turned':
      sound('card');
      break;
    case 'card_laid':
    case 'card_moved': {
      sound('card');
      const to = event.to === 'centre' ? 'centre' : `up-${String(event.to)}`;
      requestAnimationFrame(() => fly(picture(String(event.number)), `up-${seat}`, to, milliseconds));
      break;
    }
    case 'olsen_called':
      sound('call');
      say(game, seat, t('page-olsen'));
      break;
    case 'donkey_moved':
      sound('call');
      say(game, seat, t('page-donkey'));
      break;
    case 'match_started':
      game.lastTrick = null;
      break;
    case 'match_ended':
      sound('over');
      break;
  }
}

/** A trick that has been taken stays to be seen for a moment, then flies to its taker. */
function keepTrick(game: Playing, event: GameEvent, before: View | null, milliseconds: number): void {
  const trick = (event.cards ?? []).join(' ');
  const leader = before?.leader ?? 0;
  const known = before?.trick ? before.trick : '';
  const last = trick.split(' ').filter((card) => !known.split(' ').includes(card));
  game.lastTrick = { trick: [known, ...last].filter(Boolean).join(' '), leader };
  setTimeout(() => {
    const to = event.seat === game.live.seat ? 'hand' : `seat-${event.seat}`;
    if (game.lastTrick !== null) fly(picture(last[0] ?? null), `trick-${event.seat}`, to, milliseconds);
    game.lastTrick = null;
  }, TRICK * PACES[preferences.pace]);
}

function speak(game: Playing, fact: Fact): void {
  if (fact.kind !== 'said' || !fact.person) return;
  if (game.live.snapshot?.deaf_to?.includes(fact.person)) return;
  const seat = game.live.table?.seats.findIndex((each) => each.person === fact.person) ?? -1;
  if (seat < 0) return;
  const text =
    fact.how === 'phrase'
      ? t(`table-phrase-${fact.text}`)
      : fact.how === 'emote'
        ? (EMOTES[fact.text ?? ''] ?? '')
        : fact.text;
  say(game, seat, text ?? '');
}

export const EMOTES: Record<string, string> = {
  smile: '🙂',
  laugh: '😄',
  wink: '😉',
  wow: '😮',
  think: '🤔',
  sad: '🙁',
  cry: '😢',
  clap: '👏',
  heart: '❤️',
  donkey: '🫏',
};

function say(game: Playing, seat: number, text: string): void {
  game.live.speech = { ...game.live.speech, [seat]: text };
  setTimeout(() => {
    if (game.live.speech[seat] === text) {
      const { [seat]: _, ...rest } = game.live.speech;
      game.live.speech = rest;
    }
  }, SPOKEN);
}
