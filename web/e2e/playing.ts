// How the tests play: they look at what is shown, and do what a person would do with mouse, finger or keys.

import type { Page } from 'playwright-core';
import type { Served } from './tools';

export interface Hands {
  press(page: Page, selector: string): Promise<void>;
}

export const mouse: Hands = {
  press: (page, selector) => page.locator(selector).first().click({ timeout: 4000 }),
};

export const finger: Hands = {
  // In a full hand only the corner of a card is to be seen.
  press: (page, selector) =>
    page
      .locator(selector)
      .first()
      .tap({ timeout: 4000, position: { x: 12, y: 18 } }),
};

/** Only keys: Tab to what is wanted, arrows among the cards, Enter. */
export const keys: Hands = {
  async press(page, selector) {
    const wanted = page.locator(selector).first();
    await wanted.waitFor({ timeout: 4000 });
    const card = await wanted.getAttribute('data-hand', { timeout: 4000 });
    if (card !== null) {
      await tabTo(page, '[data-hand][tabindex="0"]');
      await page.keyboard.press('Home');
      for (let n = 0; n < Number(card); n++) await page.keyboard.press('ArrowRight');
    } else {
      await tabTo(page, selector);
    }
    await page.keyboard.press('Enter');
  },
};

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let n = 0; n < 60; n++) {
    if (await page.evaluate((wanted) => document.activeElement === document.querySelector(wanted), selector))
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** A table that this page has a seat at, with the computer on all others. */
export async function alone(served: Served, page: Page, settings: Record<string, unknown>): Promise<void> {
  const answer = await fetch(`${served.url}/api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'Ida',
      settings: { pace: 300, deal_pause: 2000, attention: 'full', ...settings },
    }),
  });
  const { code, token } = (await answer.json()) as { code: string; token: string };
  await page.goto(`${served.url}/t/${code}#s=${token}`);
  await page.locator('.seats li').first().getByRole('button').first().click();
  await page.locator('.start button').click();
  await page.locator('.felt').waitFor();
}

/** Plays until the match is over, or for so many actions; the number of actions. The test's own time is the limit. */
export async function play(page: Page, hands: Hands, most = Number.POSITIVE_INFINITY): Promise<number> {
  let tried = 0;
  let done = 0;
  for (;;) {
    if (done >= most || (await page.locator('dialog[open] .ending').isVisible())) return done;
    const selector = await next(page, tried);
    if (selector === null) {
      await page.waitForTimeout(60);
      tried = 0;
      continue;
    }
    const before = await state(page);
    await hands.press(page, selector).catch(async (error: unknown) => {
      // The table may have moved on while the finger was on its way.
      if ((await state(page)) === before) throw error;
    });
    await page
      .waitForFunction((known) => document.body.textContent !== known, before, { timeout: 3000 })
      .catch(() => undefined);
    tried += 1;
    done += 1;
  }
}

const state = (page: Page): Promise<string | null> => page.evaluate(() => document.body.textContent);

/** What to press now; null while others are on turn. Piles are tried one after the other, as a beginner would. */
async function next(page: Page, tried: number): Promise<string | null> {
  return page.evaluate((attempt) => {
    const first = (selector: string) => (document.querySelector(selector) ? selector : null);
    if (document.querySelector('.suits')) return '.suits .suit';
    if (document.querySelector('.page.turn') === null) return first('.controls .button.main');
    const fits = first('.board button.fits:not(:disabled)');
    if (fits) return fits;
    if (document.querySelector('.turned .card')) {
      const piles = [
        ...document.querySelectorAll(
          '.board .centre .card:not(:disabled), .board .piles button.card:not(:disabled)',
        ),
      ];
      const pile = piles[attempt % piles.length];
      document.querySelector('[data-try]')?.removeAttribute('data-try');
      pile?.setAttribute('data-try', '');
      return pile ? '[data-try]' : null;
    }
    return (
      first('.hand .card.legal') ??
      first('.piles .card.may') ??
      first('.controls .button.main') ??
      first('.hand .card:not(.dim):not(.up)')
    );
  }, tried);
}
