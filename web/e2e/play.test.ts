// Whole matches in the browser, against the real server: by mouse, by touch, by keys alone.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alone, finger, keys, mouse, play } from './playing';
import { browser, CHROMIUM, person, Served } from './tools';

const MATCHES: [string, Record<string, unknown>][] = [
  ['olsen-danish', { players: 3 }],
  ['olsen-norwegian', { players: 2, options: { rounds_to_win: 1 } }],
  ['olsen-hearts', { players: 4, options: { match: 'deals', deals: 1 } }],
  ['aeselspillet', { players: 2, hints: true, options: { copies: 'per_player' } }],
];

describe.skipIf(CHROMIUM === undefined)('a whole match', () => {
  let served: Served;
  let chrome: Awaited<ReturnType<typeof browser>>;

  beforeAll(async () => {
    served = await new Served().start();
    chrome = await browser();
  });

  afterAll(async () => {
    await chrome?.close();
    await served?.end();
  });

  const looks = {
    mouse: [mouse, { width: 1366, height: 768 }],
    touch: [finger, { width: 360, height: 640, touch: true }],
    keys: [keys, { width: 1024, height: 768 }],
  } as const;
  const everything = MATCHES.flatMap((match, n) =>
    Object.keys(looks).map((by, m) => ({ match, by: by as keyof typeof looks, often: m === n % 3 })),
  );
  // Every game and every way in `make test`, every game in every way in `make soak`.
  const chosen = everything.filter(({ often }) => often || process.env.KORTBORD_SOAK);

  it.each(chosen.map(({ match, by }) => [match[0], by, match[1]] as const))(
    'of %s by %s',
    async (game, by, settings) => {
      const [hands, look] = looks[by];
      const { page, context } = await person(chrome, look);
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      await alone(served, page, { game, ...settings });
      // A match of the donkey game takes minutes: `make soak` plays it to its end.
      const whole = game !== 'aeselspillet' || Boolean(process.env.KORTBORD_SOAK);
      expect(await play(page, hands, whole ? undefined : 40)).toBeGreaterThan(3);
      if (whole) expect(await page.locator('dialog[open] h2').textContent()).toMatch(/won/);
      expect(faults).toEqual([]);
      await context.close();
    },
    400_000,
  );
});
