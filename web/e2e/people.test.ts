// Several people at one table, and everything that can happen to a connection.

import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { alone } from './playing';
import { browser, CHROMIUM, type Look, person, Served } from './tools';

describe.skipIf(CHROMIUM === undefined)('people at a table', () => {
  let served: Served;
  let chrome: Awaited<ReturnType<typeof browser>>;
  const here: BrowserContext[] = [];

  beforeAll(async () => {
    served = await new Served().start();
    chrome = await browser();
  });

  afterEach(async () => {
    for (const context of here.splice(0)) await context.close();
  });

  afterAll(async () => {
    await chrome?.close();
    await served?.end();
  });

  async function somebody(look: Look = {}): Promise<Page> {
    const { page, context } = await person(chrome, look);
    here.push(context);
    return page;
  }

  /** A table with a host and friends who have come by its link, all seated and ready. */
  async function friends(count: number, game = 0): Promise<Page[]> {
    const host = await somebody();
    await host.goto(served.url);
    await host.getByLabel('What are you called?').fill('Anna');
    await host.locator('.games li').nth(game).getByRole('button').nth(1).click();
    const link = (await host.locator('.link').textContent()) ?? '';
    expect(link).toContain('#i=');
    const all = [host];
    for (let n = 1; n < count; n++) {
      const friend = await somebody(n % 2 ? { width: 360, height: 640, touch: true } : {});
      await friend.goto(link);
      await friend.getByRole('textbox').fill(`Friend ${n}`);
      await friend.getByRole('button', { name: 'Come in' }).click();
      await friend.getByRole('button', { name: 'Sit here' }).first().click();
      await friend.getByRole('button', { name: 'I am ready' }).click();
      all.push(friend);
    }
    return all;
  }

  it('three friends come in by the link and play, and a bot takes the free seat', async () => {
    const all = await friends(3);
    const host = all[0] as Page;
    await host.getByRole('button', { name: /Start/ }).click();
    for (const page of all) await page.locator('.hand .card').first().waitFor();
    const hands = await Promise.all(all.map((page) => cards(page)));
    expect(hands.map((hand) => hand.length)).toEqual([7, 7, 7]);
    expect(new Set(hands.flat()).size).toBe(21); // nobody is shown another's cards
    await host.getByRole('button', { name: 'Talk' }).click();
    await host.getByRole('textbox', { name: 'Write something' }).fill('Good evening');
    await host.getByRole('button', { name: 'Send', exact: true }).click();
    await (all[1] as Page).getByText('Good evening').first().waitFor();
  });

  it('six people come in, and their names are all on the phone', async () => {
    const all = await friends(2, 1);
    const host = all[0] as Page;
    await host.getByLabel('Players', { exact: true }).selectOption('6');
    await host.locator('.seats li').nth(5).waitFor();
    const phone = all[1] as Page;
    await phone.getByRole('button', { name: 'I am ready' }).click(); // the table has changed: everybody is asked again
    await host.getByText('Not ready yet').waitFor({ state: 'detached' });
    await host.getByRole('button', { name: /Start/ }).click();
    await phone.locator('.hand .card').first().waitFor();
    expect(await phone.locator('.badge').count()).toBe(5);
    expect(await fits(phone)).toBe(true);
  });

  it('C39: reloading, a second tab and another device keep the seat and the hand', async () => {
    const page = await somebody();
    await alone(served, page, { game: 'olsen-danish', players: 3, pace: 5000 });
    const hand = await cards(page);
    await page.reload();
    expect(await cards(page)).toEqual(hand);
    const second = await page.context().newPage();
    await second.goto(page.url());
    expect(await cards(second)).toEqual(hand);
    await page.getByRole('heading', { name: 'You are playing elsewhere' }).waitFor();
    await page.getByRole('button', { name: 'Load again' }).click();
    expect(await cards(page)).toEqual(hand);
  });

  it('C37, C32: a server that dies is said so, and after it is back everything is as it was', async () => {
    const page = await somebody();
    await alone(served, page, { game: 'olsen-danish', players: 3, pace: 5000 });
    const hand = await cards(page);
    await served.stop('SIGKILL');
    await page.getByText('No connection').waitFor({ timeout: 10_000 });
    await served.start();
    await page.getByText('No connection').waitFor({ state: 'detached', timeout: 20_000 });
    expect(await cards(page)).toEqual(hand);
  });

  it('C34: a card tapped without a connection is played once, or is still in the hand', async () => {
    const page = await somebody();
    // The others are so slow that only this card can move.
    await alone(served, page, {
      game: 'olsen-hearts',
      players: 3,
      pace: 3000,
      options: { exchange: 'none' },
    });
    await page.locator('.hand .card.legal').first().waitFor({ timeout: 30_000 });
    const before = await cards(page);
    const card = await page.locator('.hand .card.legal').first().getAttribute('data-card');
    await page.context().setOffline(true);
    await page
      .locator('.hand .card.legal')
      .first()
      .click({ position: { x: 10, y: 10 } });
    await page.waitForTimeout(500);
    await page.context().setOffline(false);
    await page.locator(`.hand [data-card="${card}"]`).waitFor({ state: 'detached' });
    expect(await cards(page)).toEqual(before.filter((each) => each !== card));
  });

  it('C71: a card that is not possible is refused with its rule, and the rule can be opened', async () => {
    const page = await somebody();
    await alone(served, page, { game: 'olsen-hearts', players: 4, pace: 300, options: { exchange: 'none' } });
    await page.locator('.hand .card.dim').first().waitFor({ timeout: 30_000 });
    await page.locator('.hand .card.dim').first().click();
    const refusal = page.getByRole('alert');
    await refusal.waitFor();
    expect(await refusal.textContent()).toMatch(/\w+ .*HT-\d+/);
    await refusal.getByRole('button').click();
    await page.locator('.asked').first().waitFor();
  });

  it('C78: on one device for two the cards are covered between the turns', async () => {
    const page = await somebody();
    await page.goto(served.url);
    await page.locator('.games li').nth(1).getByRole('button').nth(1).click();
    await page.getByLabel('Players', { exact: true }).selectOption('2');
    await page.getByText('One device for several people').click();
    await page.getByRole('button', { name: 'Seat 2 here, too' }).click();
    await page.getByRole('button', { name: /^Start/ }).click();
    await page.getByRole('button', { name: 'Show my cards' }).waitFor();
    expect(await page.locator('.hand [data-card]').count()).toBe(0);
    await page.getByRole('button', { name: 'Show my cards' }).click();
    expect((await cards(page)).length).toBe(7);
  });

  it.each([
    ['/t/NOTHERE', /not there/],
    ['/nowhere', /nothing here/],
  ])('%s says what is wrong and leads back', async (path, title) => {
    const page = await somebody();
    await page.goto(served.url + path);
    await page.getByRole('heading', { name: title }).waitFor();
    await page.getByRole('button', { name: 'To the front page' }).click();
    await page.getByRole('heading', { name: 'Which game shall we play?' }).waitFor();
  });

  it('a private table without its invitation says that it is private', async () => {
    const page = await somebody();
    const answer = await fetch(`${served.url}/api/tables`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Ida', settings: { game: 'olsen-danish' } }),
    });
    const { code } = (await answer.json()) as { code: string };
    await page.goto(`${served.url}/t/${code}`);
    await page.getByRole('heading', { name: 'This table is private' }).waitFor();
  });

  it('C64: seventeen cards fit a phone, each wide enough, and the page does not scroll', async () => {
    const page = await somebody({ width: 360, height: 640, touch: true });
    await alone(served, page, { game: 'olsen-hearts', players: 3, pace: 5000 });
    await page.locator('.hand .card').nth(16).waitFor();
    expect(await fits(page)).toBe(true);
    const corners = await page.locator('.hand .card').evaluateAll((all) =>
      all.map((card) => {
        const { left, top } = card.getBoundingClientRect();
        const seen = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('.card') === card;
        return seen(left + 2, top + 16) && seen(left + 22, top + 16);
      }),
    );
    expect(corners).not.toContain(false);
  });

  it('C87: nothing moves where people want no motion', async () => {
    const page = await somebody({ still: true });
    await alone(served, page, { game: 'olsen-danish', players: 3, pace: 300 });
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((each) => {
          const style = getComputedStyle(each);
          return [style.transitionDuration, style.animationDuration].some((time) =>
            time.split(', ').some((one) => Number.parseFloat(one) > 0),
          );
        }).length,
    );
    expect(moving).toBe(0);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

async function cards(page: Page): Promise<string[]> {
  await page.locator('.hand .card').first().waitFor();
  return page
    .locator('.hand .card')
    .evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset.card ?? '').sort());
}

/** Whether the page scrolls in neither direction. */
function fits(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    return scrollWidth <= clientWidth && scrollHeight <= clientHeight;
  });
}
