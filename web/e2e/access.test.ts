// Every page and phase for those who do not see, or see otherwise; and every language without a word of another.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alone } from './playing';
import { browser, CHROMIUM, person, Served } from './tools';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const GAMES = ['olsen-danish', 'olsen-norwegian', 'olsen-hearts', 'aeselspillet'];

interface Finding {
  id: string;
  impact: string;
  nodes: { html: string }[];
}

/** What axe finds of any weight above minor, in words. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: () => Promise<{ violations: Finding[] }> } };
    return (await axe.run()).violations;
  });
  return found
    .filter((each) => each.impact !== 'minor')
    .map(
      (each) =>
        `${each.id} (${each.impact}): ${each.nodes
          .slice(0, 3)
          .map((node) => node.html.slice(0, 160))
          .join(' | ')}`,
    );
}

describe.skipIf(CHROMIUM === undefined)('C79, C80: for everybody', () => {
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

  it.each(['light', 'dark', 'contrast'])(
    'axe finds nothing on the pages around the game, %s',
    async (theme) => {
      const { page, context } = await person(chrome, { width: 360, height: 640 });
      await page.addInitScript(
        (name) => localStorage.setItem('kortbord.preferences', JSON.stringify({ theme: name })),
        theme,
      );
      await page.goto(served.url);
      await page.locator('.games li').first().waitFor();
      expect(await findings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Settings' }).click();
      expect(await findings(page)).toEqual([]);
      await page.goto(`${served.url}/rules/aeselspillet`);
      await page.locator('.book section').first().waitFor();
      expect(await findings(page)).toEqual([]);
      await page.goto(served.url);
      await page.locator('.games li').first().getByRole('button').nth(1).click();
      await page.locator('.seats').waitFor();
      expect(await findings(page)).toEqual([]);
      await context.close();
    },
  );

  it.each(GAMES)('axe finds nothing at the table of %s', async (game) => {
    const { page, context } = await person(chrome, { width: 360, height: 640 });
    await alone(served, page, { game, players: 4, pace: 300 });
    await page.locator('.page.turn').waitFor({ timeout: 30_000 });
    expect(await findings(page)).toEqual([]);
    for (const panel of ['Rules', 'Points', 'What happened', 'Talk', 'Menu']) {
      await page.getByRole('navigation').getByRole('button', { name: panel }).click();
      await page.locator('dialog[open] .body').waitFor();
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await context.close();
  });

  it('C81: every card is a button with suit, rank and whether it is playable', async () => {
    const { page, context } = await person(chrome);
    await alone(served, page, { game: 'olsen-danish', players: 3, pace: 300 });
    await page.locator('.page.turn').waitFor({ timeout: 30_000 });
    const names = await page
      .locator('.hand button')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      expect(name).toMatch(
        /^(\d+|jack|queen|king|ace) of (clubs|diamonds|hearts|spades), (playable|not playable now)/,
      );
    }
    await context.close();
  });

  it.each([
    ['da', 'Hvad skal vi spille?'],
    ['pt', 'Que jogo vamos jogar?'],
    ['nb', 'Hva skal vi spille?'],
  ])('the front page in %s', async (language, heading) => {
    const { page, context } = await person(chrome, { language });
    await page.goto(served.url);
    await page.locator('.games li').first().waitFor();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    const text = (await page.locator('main').textContent()) ?? '';
    expect(text).not.toMatch(/\b(the|with|players|minutes|Rules)\b/);
    expect(text).not.toContain('page-');
    await context.close();
  });

  it('text twice as large loses nothing', async () => {
    const { page, context } = await person(chrome, { width: 640, height: 900 });
    await alone(served, page, { game: 'olsen-norwegian', players: 4, pace: 300 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.locator('.page.turn').waitFor({ timeout: 30_000 });
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Olsen!' }).click({ trial: true });
    await context.close();
  });
});
