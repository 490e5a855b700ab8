import type { Page } from '@playwright/test';
import { decide, DESK, expect, finish, person, PHONE, picker, picture, playNow, sideways, smallTargets, tableOf, test } from './ludus.ts';

const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Everything here is large enough for a finger, and nothing scrolls sideways. */
async function fits(page: Page, what: string): Promise<void> {
  expect.soft(await smallTargets(page), what).toEqual([]);
  expect.soft(await sideways(page), `${what} scrolls sideways`).toBe(false);
}

test('every target of the plain pages is large enough for a finger', async ({ browser, ludus }) => {
  const { page, faults } = await person(browser, TOUCH);
  for (const path of ['/', '/tables', '/rules/pax', '/account', '/credits', '/fair', '/learn/pax']) {
    await page.goto(ludus.url + path);
    await expect(page.locator('main')).toBeVisible();
    await page.waitForTimeout(300);
    await fits(page, path);
    if (path !== '/') await picture(page, path.slice(1).replace('/', '-'));
  }
  await page.goto(ludus.url);
  await page.getByRole('button', { name: 'Menu' }).click();
  await fits(page, 'the menu of the page');
  await page.keyboard.press('Escape');
  await tableOf(ludus, [page], ['Ana'], 2);
  await picture(page, 'lobby');
  await page.locator('.variants summary').click();
  await fits(page, 'lobby');
  expect(faults).toEqual([]);
});

test('every target of a table is large enough for a finger, until the end and after it', async ({ browser, ludus }) => {
  const { page, faults } = await person(browser, TOUCH);
  await playNow(page, ludus);
  await expect(page.locator('.desk.yours')).toBeVisible();

  // the whole handle of the sheet takes the finger, though its drawing is small
  const grip = await page.locator('.grip').evaluate((handle) => {
    const { left, top, width, height } = handle.getBoundingClientRect();
    const corners = [[2, 2], [width - 2, 2], [2, height - 2], [width - 2, height - 2]] as const;
    return { width, height, taken: corners.every(([x, y]) => handle.contains(document.elementFromPoint(left + x, top + y))) };
  });
  const middle = (part: string) => page.locator(part).first().evaluate((one) => (one.getBoundingClientRect().left + one.getBoundingClientRect().right) / 2);
  expect(Math.abs((await middle('.rome .spqr:visible')) - (await middle('.rome .who'))), 'Rome’s plaque stands in the middle').toBeLessThanOrEqual(2);
  expect(grip.taken).toBe(true);
  expect(Math.min(grip.width, grip.height)).toBeGreaterThanOrEqual(44);

  const pick = picker(41);
  const seen = new Set<string>();
  for (let i = 0; i < 40 && !(await page.locator('.verdict').isVisible()); i++) {
    const what = await page.evaluate(() => {
      const desk = document.querySelector('.desk');
      return desk?.matches('.yours') ? (document.querySelector('.pax')?.className.replace(/ busy/, '') ?? '') : '';
    });
    if (what && !seen.has(what)) {
      seen.add(what);
      await fits(page, what);
      await picture(page, `table-${what.replace(/^pax step-/, '')}`);
    }
    if (what.includes('step-buy')) {
      // all that the desk says about a purchase stands above its buttons
      const cut = await page.evaluate(() => document.querySelector('.deal-body')!.getBoundingClientRect().bottom - document.querySelector('.desk .go')!.getBoundingClientRect().top);
      expect.soft(cut, 'the buttons cover what is said about buying').toBeLessThanOrEqual(1);
    }
    if (seen.size >= 5) break;
    await decide(page, pick);
    await page.waitForTimeout(80);
  }
  expect(seen.size).toBeGreaterThanOrEqual(4);

  await page.locator('.who > button').nth(1).click();
  await expect(page.locator('.popover')).toBeVisible();
  await fits(page, 'what is said about a player');
  await page.keyboard.press('Escape');
  await page.locator('.talk-open').click();
  await page.waitForTimeout(400);
  await fits(page, 'log and talk');
  await picture(page, 'margin');
  await page.locator('.margin-close').click();
  for (const entry of ['Standing orders', 'Go back further', 'The table in words', 'Help', 'Leave the table']) {
    await page.getByRole('button', { name: 'Menu' }).click();
    if (entry === 'Standing orders') await fits(page, 'the menu of the table');
    await page.getByRole('menuitem', { name: entry }).click();
    await page.waitForTimeout(200);
    await fits(page, entry);
    await page.keyboard.press('Escape');
  }

  await finish(page, pick);
  await fits(page, 'end');
  await picture(page, 'end');
  await page.getByRole('button', { name: 'More' }).click();
  await fits(page, 'more at the end');
  await picture(page, 'end-more');
  await page.getByRole('menuitem', { name: 'Check the shuffle' }).click();
  await expect(page.getByText('Seal and secret belong together')).toBeVisible();
  await fits(page, 'shuffle');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Watch from the start' }).click();
  await expect(page.locator('.market')).toBeVisible();
  for (let i = 0; i < 8; i++) await page.getByRole('button', { name: 'One step forth' }).click();
  await page.waitForTimeout(400);
  await fits(page, 'replay');
  const [steps, prompt] = await Promise.all(['.ask .steps', '.ask .awaited > *, .ask h2'].map(async (part) => (await page.locator(part).first().boundingBox())!.x));
  expect(prompt, 'the prompt stands under the steps').toBe(steps);
  await picture(page, 'replay');
  expect(faults).toEqual([]);
});

test('what can be done at the end is one row, and everything is reached', async ({ browser, ludus }) => {
  const { page } = await person(browser, TOUCH);
  await playNow(page, ludus);
  await finish(page, picker(4));
  const all = ['See the table', 'Analysis', 'Watch from the start', 'Save the record', 'Check the shuffle'];
  for (const language of ['pt', 'it', 'en']) {
    await page.evaluate((wish) => localStorage.setItem('ludus.language', wish), language);
    for (const [width, height] of [[390, 844], [844, 390], [320, 568], [768, 1024], [1280, 800], [1440, 900]] as const) {
      await page.setViewportSize({ width, height });
      await page.reload();
      await expect(page.locator('.verdict')).toBeVisible();
      const bar = (await page.locator('.end-acts').boundingBox())!;
      expect.soft(bar.height, `${language} ${width} × ${height}`).toBeLessThanOrEqual(82);
      expect.soft(await smallTargets(page), `${language} ${width} × ${height}`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 844, height: 390 });
  const more = page.getByRole('button', { name: 'More' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(all);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(more).toBeHidden();
  for (const name of all) await expect(page.getByRole('button', { name }).or(page.getByRole('link', { name }))).toBeVisible();
});

test('edges meet on a desk', async ({ browser, ludus }) => {
  const { page } = await person(browser, { viewport: DESK });
  const left = async (part: string) => (await page.locator(part).first().boundingBox())!.x;
  for (const path of ['/', '/account', '/credits']) {
    await page.goto(ludus.url + path);
    await expect(page.locator('.foot')).toBeVisible();
    expect.soft(await left('.foot > span'), path).toBe(await left('.top .mark'));
    if (path !== '/') await picture(page, path.slice(1));
  }
  await page.goto(`${ludus.url}/rules/pax`);
  await expect(page.locator('.book-contents')).toBeVisible();
  await picture(page, 'rules');
  await tableOf(ludus, [page], ['Ana'], 2);
  await picture(page, 'lobby');
  expect.soft(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), 'the lobby scrolls').toBe(true);
  await playNow(page, ludus);
  await finish(page, picker(4));
  await picture(page, 'end');
  const cards = await page.locator('.turned-cards .card').evaluateAll((all) => all.map((card) => card.getBoundingClientRect()).map(({ left, right }) => ({ left, right })));
  for (let i = 1; i < cards.length; i++) expect.soft(cards[i]!.left, 'hidden cards lie side by side').toBeGreaterThan(cards[i - 1]!.right);
});
