import type { Page } from '@playwright/test';
import { DESK, expect, look, person, PHONE, picker, picture, sideways, smallTargets, tableOf, test, violations } from './ludus.ts';
import { playMareNostrum, playMareNostrumNow, step } from './mare-nostrum.ts';

// a trace keeps the whole page at every step: for a game of hundreds that costs more than the game
test.use({ trace: 'off' });
test.describe.configure({ timeout: 480_000 });

const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

test('two people and a bot play a whole game of Mare Nostrum by what the page shows', async ({ browser, ludus }) => {
  const ana = await person(browser);
  const rui = await person(browser);
  const pages = [ana.page, rui.page];
  await tableOf(ludus, pages, ['Ana', 'Rui'], 1, { poster: 2, level: 'Plebeian' });
  await ana.page.getByRole('button', { name: 'Begin with three' }).click();
  for (const page of pages) await expect(page.locator('.mn-stage')).toBeVisible();
  const done = await playMareNostrum(pages, picker(7));
  for (const what of ['Offer', 'Take', 'Kind', 'Place', 'Pay', 'EndBuild', 'TapUnits', 'TapArea', 'Drag', 'Move', 'EndStep']) expect([...done.keys()]).toContain(what);
  await expect(rui.page.locator('.mn-end')).toBeVisible();
  await expect(ana.page.locator('.mn-end .verdict h2')).toContainText(/has won|have won/);
  await picture(ana.page, 'mare-nostrum-end');
  for (const size of [DESK, PHONE]) {
    await ana.page.setViewportSize(size);
    expect.soft(await violations(ana.page), `end at ${size.width}`).toEqual([]);
    expect.soft(await sideways(ana.page), 'the end scrolls sideways').toBe(false);
  }
  expect([...ana.faults, ...rui.faults]).toEqual([]);
});

/** Areas of the map that a finger misses. An island may be thin: its name, its sites and its units belong to it. */
async function smallAreas(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<SVGElement>('[data-hit]:not([aria-hidden])')].flatMap((hit) => {
      const area = hit.dataset['area']!;
      const boxes = [...document.querySelectorAll(`[data-area="${area}"]`)].map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width > 0 && height > 0);
      if (boxes.length === 0) return [];
      const [width, height] = [Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top))];
      return Math.min(width, height) < 43.9 ? [`${area} ${Math.round(width)} × ${Math.round(height)}`] : [];
    }));
}

/** What is looked at once: the phase, the desk, and which parts of the table are there. */
async function screen(page: Page): Promise<string> {
  return page.evaluate(() => {
    const board = document.querySelector('.mn:has(> .mn-stage)');
    const desk = board?.querySelector('.mn-desk.yours');
    if (!board || !desk) return '';
    const kind = [...desk.classList].filter((one) => !/^(mn-desk|yours|e-\w+)$/.test(one));
    const parts = ['.losses', '.mn-battle', '.places', '.stack.chosen', '.fights', '.conquests', '.take-back:not([aria-disabled])'];
    return [/at-\w+/.exec(board.className)?.[0], ...kind, ...parts.filter((part) => board.querySelector(part))].join(' ');
  });
}

test('no violation on the screens of Mare Nostrum (desk)', async ({ browser, ludus }) => {
  const { page, faults } = await person(browser);
  await playMareNostrumNow(page, ludus.url);
  await look(page, step, screen, picker(12), 9, async (what) => expect.soft(await violations(page), what).toEqual([]));
  expect(faults).toEqual([]);
});

test('on a phone nothing of Mare Nostrum is too small, unnamed or beside the screen', async ({ browser, ludus }) => {
  const { page, faults } = await person(browser, TOUCH);
  const fits = async (what: string) => {
    expect.soft(await violations(page), what).toEqual([]);
    expect.soft([...(await smallTargets(page)).filter((one) => !one.startsWith('use.')), ...(await smallAreas(page))], what).toEqual([]);
    expect.soft(await sideways(page), `${what} scrolls sideways`).toBe(false);
  };
  await playMareNostrumNow(page, ludus.url);
  let tabs = false;
  let back = false;
  await look(page, step, screen, picker(33), 9, async (what) => {
    await fits(what);
    if (what.includes('.take-back')) {
      back = true;
      // its word has no room: it is named all the same
      await expect.soft(page.locator('.mn-lower').getByRole('button', { name: 'Take back' })).toBeVisible();
    }
    if (tabs || !what.includes('building')) return;
    tabs = true;
    for (const tab of ['Shield', 'Leaders', 'Heroes']) {
      await page.locator('.mn-tabs').getByRole('button', { name: tab }).click();
      await fits(tab);
    }
    await page.locator('.mn-tabs button').first().click();
  });
  expect(tabs).toBe(true);
  expect(back).toBe(true);
  expect(faults).toEqual([]);
});

test('at twice the size nothing of Mare Nostrum scrolls sideways', async ({ browser, ludus }) => {
  const { page } = await person(browser, { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });
  await playMareNostrumNow(page, ludus.url);
  await look(page, step, screen, picker(21), 7, async (what) => expect.soft(await sideways(page), what).toBe(false));
});

test('Legions march by keys alone', async ({ browser, ludus }) => {
  const { page, faults } = await person(browser);
  await playMareNostrumNow(page, ludus.url);
  const pick = picker(5);
  const marching = page.locator('.mn-desk.yours.marching .stacks');
  for (let i = 0; i < 2000 && (await marching.count()) === 0; i++) if ((await step(page, pick)) === null) await page.waitForTimeout(20);
  await expect(marching).toBeVisible();

  // into the map by Tab: one stop for the whole zone
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['area'] ?? null);
  for (let i = 0; i < 60 && (await focused()) === null; i++) await page.keyboard.press('Tab');
  expect(await focused()).not.toBeNull();
  expect(await page.locator('[data-hit][tabindex="0"]').count()).toBe(1);

  // by arrows to own units, and Enter lifts them
  const from = await page.locator('.tok.lift').first().getAttribute('data-area');
  await walk(page, from!);
  await page.keyboard.press('Enter');
  await expect(page.locator('.stack.chosen')).toBeVisible();
  // by arrows to a neighbour that glows
  const reachable = new Set(await page.locator('[data-hit].can').evaluateAll((all) => all.map((one) => (one as SVGElement).dataset['area']!)));
  expect(reachable.size).toBeGreaterThan(0);
  const to = await walk(page, reachable);
  const name = (await page.locator(`[data-hit][data-area="${to}"]`).getAttribute('aria-label'))!.split(/[,;]/)[0]!;
  await page.keyboard.press('Enter');
  const go = page.locator('.mn-desk .go');
  await expect(go).toBeVisible();
  await go.focus();
  await page.keyboard.press('Enter');
  // the units may be beaten by now: the others move at once
  await expect(page.locator('.log')).toContainText(new RegExp(`You move a (Legion|Trireme) from [^.]* to (the )?${name}`));
  expect(faults).toEqual([]);
});

/** By arrow keys from the focused area to this one, or to any of these, by a way that the keys themselves find. Says where it ends. */
async function walk(page: Page, goal: string | Set<string>): Promise<string> {
  const wanted = typeof goal === 'string' ? new Set([goal]) : goal;
  const at = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset['area']!);
  const keys = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];
  const tried = new Map<string, number>();
  // 38 areas with four ways each, found by trying: that can take hundreds of keys
  for (let i = 0; i < 1500; i++) {
    const here = await at();
    if (wanted.has(here)) return here;
    // the direction that was tried least from here
    const count = (key: string) => tried.get(`${here} ${key}`) ?? 0;
    const key = [...keys].sort((a, b) => count(a) - count(b))[0]!;
    tried.set(`${here} ${key}`, count(key) + 1);
    await page.keyboard.press(key);
  }
  throw new Error(`No way by keys to ${[...wanted].join(', ')}`);
}
