// Takes the pictures in docs/screens: npm run screens.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, type Look, person, Served } from '../e2e/tools';

const FOLDER = process.env.SCREENS ?? join(import.meta.dirname, '..', '..', 'docs', 'screens');
const GAMES = ['olsen-danish', 'olsen-norwegian', 'olsen-hearts', 'aeselspillet'];
const LOOKS: Record<string, Look> = {
  'phone-light': { width: 360, height: 640, touch: true },
  'phone-dark': { width: 360, height: 640, touch: true, dark: true },
  'laptop-light': { width: 1366, height: 768 },
  'laptop-dark': { width: 1366, height: 768, dark: true },
};
const LANGUAGES = (process.env.LANGUAGES ?? 'en').split(',');

let served: Served;
let chrome: Awaited<ReturnType<typeof browser>>;

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  served = await new Served().start();
  chrome = await browser();
});

afterAll(async () => {
  await chrome?.close();
  await served?.end();
});

async function shown(page: Page, name: string, whole = false): Promise<void> {
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: whole });
}

describe.each(LANGUAGES)('in %s', (language) => {
  describe.each(Object.entries(LOOKS))('%s', (look, how) => {
    it('every page', async () => {
      const { page, context } = await person(chrome, { ...how, language });
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      const name = (what: string) => `page-${what}-${look}${language === 'en' ? '' : `-${language}`}`;
      await page.goto(`${served.url}/`);
      await page.locator('.games li').first().waitFor();
      await shown(page, name('front'), true);
      for (const [n, game] of GAMES.entries()) {
        await page.goto(`${served.url}/`);
        await page.locator('.games li').nth(n).locator('button').first().click();
        await page.locator('.felt').waitFor();
        await page.waitForTimeout(5000);
        await shown(page, name(game));
      }
      await page.goto(`${served.url}/`);
      await page.locator('.games li').first().locator('button').nth(1).click();
      await page.locator('.seats').waitFor();
      await shown(page, name('waiting'), true);
      await page.goto(`${served.url}/rules/olsen-danish`);
      await page.locator('.book section').first().waitFor();
      await shown(page, name('rules'));
      expect(faults).toEqual([]);
      await context.close();
    });
  });
});
