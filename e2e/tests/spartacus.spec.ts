import type { Page } from '@playwright/test';
import { DESK, expect, look, person, PHONE, picker, picture, sideways, smallTargets, tableOf, test, violations, type Ludus } from './ludus.ts';
import { playSpartacus, playSpartacusNow, step } from './spartacus.ts';

// a trace keeps the whole page at every step: for a game of hundreds that costs more than the game
test.use({ trace: 'off' });
test.describe.configure({ timeout: 480_000 });

const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** A table of Spartacus with friends: the first is its host, the others follow the link; the rest are bots of this level. */
async function together(ludus: Ludus, pages: Page[], names: string[], bots: number, level: string): Promise<void> {
  await tableOf(ludus, pages, names, bots, { poster: 1, level });
  await pages[0]!.getByRole('button', { name: 'Begin with four' }).click();
  for (const page of pages) await expect(page.locator('.sp.on-table')).toBeVisible();
}

test('two people and two bots play a whole game of Spartacus by what the page shows', async ({ browser, ludus }) => {
  const ana = await person(browser);
  const rui = await person(browser);
  await together(ludus, [ana.page, rui.page], ['Ana', 'Rui'], 2, 'Plebeian');
  const done = await playSpartacus([ana.page, rui.page], picker(7));
  for (const what of ['ChooseHouse', 'Ledger', 'EndTurn', 'Bid', 'PlaceWagers', 'Done', 'Pass']) expect([...done.keys()]).toContain(what);
  await expect(rui.page.locator('.sp-end')).toBeVisible();
  for (const { page } of [ana, rui]) await expect(page.locator('#main')).toBeFocused(); // the board had it, and is gone
  await expect(ana.page.locator('.sp-end h1')).toContainText(/wins|You win/);
  await expect(ana.page.locator('.sp-end .story')).toBeVisible();
  await picture(ana.page, 'spartacus-end');
  for (const size of [DESK, PHONE]) {
    await ana.page.setViewportSize(size);
    expect.soft(await violations(ana.page), `end at ${size.width}`).toEqual([]);
    expect.soft(await sideways(ana.page), 'the end scrolls sideways').toBe(false);
  }
  expect.soft(await smallTargets(ana.page), 'end').toEqual([]);
  expect([...ana.faults, ...rui.faults]).toEqual([]);
});

/** What is looked at once: the phase, what is pending, and which parts of the table are there. */
async function screen(page: Page): Promise<string> {
  return page.evaluate(() => {
    const board = document.querySelector('.sp.on-table, .sp.on-sand');
    if (!board?.querySelector('.sp-head.yours')) return '';
    const parts = ['.choose-house', '.ledgers', '.turn', '.picked-card', '.bench', '.window', '.effect', '.barter', '.block', '.invite', '.betting', '.combat', '.give', '.verdict'];
    return `${/at-\w+/.exec(board.className)?.[0]} ${parts.filter((part) => board.querySelector(part)).join(' ')}`;
  });
}

for (const [device, options] of [['desk', { viewport: DESK }], ['phone', TOUCH]] as const) {
  test(`no violation on the screens of Spartacus (${device})`, async ({ browser, ludus }) => {
    const { page, faults } = await person(browser, options);
    await playSpartacusNow(page, ludus.url);
    expect.soft(await violations(page), 'houses').toEqual([]);
    await look(page, step, screen, picker(12), 12, async (what) => expect.soft(await violations(page), what).toEqual([]));
    expect(faults).toEqual([]);
  });
}

test('a finger meets every target of Spartacus, and nothing scrolls sideways', async ({ browser, ludus }) => {
  const { page, faults } = await person(browser, TOUCH);
  const fits = async (what: string) => {
    // nine hexes lie side by side on a phone: they may be somewhat narrower than other targets
    const hexes = await page.locator('.hex.can').evaluateAll((all) => all.map((hex) => hex.getBoundingClientRect()).map(({ width, height }) => [Math.round(width), Math.round(height)]));
    expect.soft(hexes.filter(([width, height]) => width! < 40 || height! < 44), what).toEqual([]);
    expect.soft((await smallTargets(page)).filter((one) => !one.includes('Move here')), what).toEqual([]);
    expect.soft(await sideways(page), `${what} scrolls sideways`).toBe(false);
  };
  await playSpartacusNow(page, ludus.url);
  await fits('houses');
  let drawers = false;
  await look(page, step, screen, picker(33), 12, async (what) => {
    await fits(what);
    if (drawers || !what.includes('.turn')) return;
    drawers = true;
    for (const drawer of ['Houses', 'Deals']) {
      await page.locator('.sp-nav').getByRole('button', { name: drawer }).click();
      await page.waitForTimeout(300);
      await fits(drawer);
      await page.keyboard.press('Escape');
    }
  });
  expect(drawers).toBe(true);
  expect(faults).toEqual([]);
});

test('at twice the size nothing of Spartacus scrolls sideways', async ({ browser, ludus }) => {
  const { page } = await person(browser, { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });
  await playSpartacusNow(page, ludus.url);
  await look(page, step, screen, picker(21), 12, async (what) => {
    expect.soft(await sideways(page), what).toBe(false);
  });
});

test('support is offered for gold, countered and bought, and the pledge stays on record', async ({ browser, ludus }) => {
  const ana = await person(browser);
  const rui = await person(browser);
  await together(ludus, [ana.page, rui.page], ['Ana', 'Rui'], 2, 'Random');
  const pick = picker(5);
  const pages = [ana.page, rui.page];
  // until one of the two has an Intrigue turn
  let turn: Page | undefined;
  for (let i = 0; i < 4000 && !turn; i++) {
    for (const page of pages) {
      if ((await page.locator('.sp.in-turn [data-move="EndTurn"]').count()) > 0) turn = page;
      else await step(page, pick);
    }
    await ana.page.waitForTimeout(20);
  }
  const other = pages.find((page) => page !== turn)!;
  expect(turn).toBeDefined();

  // an offer in the margin: gold for a pledge
  const houseOf = async (page: Page) => (await page.locator('.own h3').first().textContent())!;
  const [mine, theirs] = [await houseOf(turn!), await houseOf(other)];
  await turn!.locator('.new-offer').getByRole('button', { name: theirs }).click();
  const dialog = turn!.getByRole('dialog');
  await dialog.getByRole('button', { name: /More: You give gold/ }).click();
  await dialog.getByRole('button', { name: /More: You give gold/ }).click();
  await dialog.getByRole('combobox', { name: 'A pledge for later' }).selectOption('SUPPORT');
  await dialog.getByRole('radio', { name: theirs }).last().check({ force: true });
  await dialog.getByRole('button', { name: new RegExp(`Offer to ${theirs}`) }).click();
  await expect(turn!.locator('.sp-aside .offer')).toBeVisible();

  // the other wants more
  const offer = other.locator('.sp-aside .offer');
  await expect(offer).toBeVisible();
  await other.setViewportSize(PHONE);
  await expect(other.locator('.phone-offer').getByRole('button', { name: 'Counter' })).toBeVisible();
  expect.soft(await smallTargets(other), 'an offer on a phone').toEqual([]);
  await other.setViewportSize(DESK);
  await offer.getByRole('button', { name: 'Counter' }).click();
  const counter = other.getByRole('dialog');
  await counter.getByRole('button', { name: /More: You get gold/ }).click();
  await counter.getByRole('button', { name: new RegExp(`Offer to ${mine}`) }).click();

  // who offered first sees the difference, and pays
  const answer = turn!.locator('.sp-aside .offer');
  await expect(answer.locator('.before s')).toBeVisible();
  await expect(answer.locator('.lapse')).toBeVisible();
  await answer.getByRole('button', { name: /Accept, pay 3/ }).click();
  for (const page of [turn!, other]) {
    await page.getByRole('tab', { name: /Pledges/ }).first().click();
    await expect(page.locator('.sp-aside .pledges li')).toHaveCount(1);
    await expect(page.locator('.sp-aside .pledges .mk.open')).toBeVisible();
  }

  // an order stands from the moment it is given, also for whoever comes back
  const orders = other.locator('.sp-aside .order-switches');
  await orders.locator('summary').click();
  await orders.getByRole('switch', { name: 'Pass for me at the end of phases' }).click();
  await expect(orders.locator('summary')).toContainText('1 in force');
  await other.reload();
  await expect(orders.locator('summary')).toContainText('1 in force');
  expect([...ana.faults, ...rui.faults]).toEqual([]);
});
