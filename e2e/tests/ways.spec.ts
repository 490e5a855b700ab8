import type { Page } from '@playwright/test';
import { expect, person, PHONE, picker, picture, playNow, playOn, playToTheEnd, sideways, test } from './ludus.ts';

test('a whole game on a phone', async ({ browser, ludus }) => {
  const { page, faults } = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
  await page.goto(ludus.url);
  await picture(page, 'home');
  await playNow(page, ludus);
  await expect(page.locator('.desk.yours')).toBeVisible();
  await picture(page, 'opening');
  const pick = picker(13);
  await playOn(page, 2, pick);
  await expect(page.locator('.desk.yours')).toBeVisible();
  await picture(page, 'turn');
  const wide = await sideways(page);
  expect(wide, 'the page scrolls sideways').toBe(false);
  await playToTheEnd([page], pick);
  await picture(page, 'end');
  expect(faults).toEqual([]);
});

/** Goes with Tab and arrows until one of these things has the focus. */
async function reach(page: Page, selector: string): Promise<boolean> {
  const there = () => page.evaluate((wish) => document.activeElement?.matches(wish) ?? false, selector);
  for (let tab = 0; tab < 45; tab++) {
    if (await there()) return true;
    if (await page.evaluate(() => document.activeElement?.matches('[data-stop]') ?? false)) {
      const zone = await page.evaluate((wish) => {
        const group = document.activeElement!.closest('[role=group], section');
        return group?.querySelector(wish) != null;
      }, selector);
      for (let arrow = 0; zone && arrow < 14; arrow++) {
        if (await there()) return true;
        await page.keyboard.press('ArrowRight');
      }
    }
    const behind = await page.evaluate((wish) => {
      const goal = document.querySelector(wish);
      return goal !== null && document.activeElement !== null && (document.activeElement.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    }, selector);
    await page.keyboard.press(behind && tab > 0 ? 'Shift+Tab' : 'Tab');
  }
  return there();
}

test('everything by keyboard', async ({ browser, ludus }) => {
  const { page, faults } = await person(browser);
  await page.goto(ludus.url);
  await expect(page.getByRole('button', { name: 'Play now against bots' })).toBeVisible();
  expect(await reach(page, '.playbar button.primary, .playbar .primary')).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.locator('.desk.yours')).toBeVisible();
  const done = new Set<string>();
  for (let i = 0; i < 60 && done.size < 6; i++) {
    await page.waitForTimeout(80);
    if (await page.locator('.verdict').isVisible()) break;
    if ((await page.locator('.desk.yours').count()) === 0) continue;
    const moves = await page.locator('.desk button[data-move]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['move']));
    if (await page.locator('.draw .flight .slot').first().isVisible()) {
      if ((await page.locator('.draw .flight .slot.chosen').count()) === 0) {
        expect(await reach(page, '.draw .flight .slot')).toBe(true);
        await page.keyboard.press('Enter');
      }
      expect(await reach(page, '.dest [data-to].can')).toBe(true);
      await page.keyboard.press('Enter');
      done.add('Assign');
    } else if (moves.includes('ChooseTurn')) {
      expect(await reach(page, '.desk [data-move="ChooseTurn"]')).toBe(true);
      await page.keyboard.press('Enter');
      done.add('ChooseTurn');
    } else if (moves.includes('SkipBuy')) {
      const buys = await page.locator('.market .legion.can').count();
      if (buys > 0 && !done.has('Buy')) {
        expect(await reach(page, '.market .legion.can')).toBe(true);
        await page.keyboard.press('Enter');
        await expect(page.locator('.market .legion.chosen')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.locator('.market .legion.chosen')).toHaveCount(0);
        expect(await reach(page, '.market .legion.can')).toBe(true);
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
        done.add('Buy');
      } else {
        expect(await reach(page, '.desk [data-move="SkipBuy"]')).toBe(true);
        await page.keyboard.press('Enter');
      }
    } else if (moves.includes('EndPlay')) {
      if ((await page.locator('.desk .hand .slot.can').count()) > 0) {
        expect(await reach(page, '.desk .hand .slot.can')).toBe(true);
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
        done.add('PlayCard');
      } else {
        expect(await reach(page, '.desk [data-move="EndPlay"]')).toBe(true);
        await page.keyboard.press('Enter');
        done.add('EndPlay');
      }
    } else if ((await page.locator('.desk .hand .slot.chosen').count()) === 0) {
      expect(await reach(page, '.desk .hand .slot.can')).toBe(true);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      done.add('ChooseOpening');
    }
  }
  expect([...done].sort()).toEqual(expect.arrayContaining(['Assign', 'ChooseOpening', 'ChooseTurn']));
  expect(done.size).toBeGreaterThanOrEqual(5);
  expect(faults).toEqual([]);
});

const LANGUAGES = [
  { locale: 'en-GB', code: 'en', play: 'Play now against bots', title: 'Three games of the Roman world' },
  { locale: 'pt-PT', code: 'pt', play: 'Jogar já contra bots', title: /jogos do mundo romano/i },
  { locale: 'it-IT', code: 'it', play: 'Gioca subito contro i bot', title: /giochi del mondo romano/i },
];

/** Keys that stand where words should. */
async function bareKeys(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((one) => ['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? ''));
    return `${document.body.innerText}\n${labels.join('\n')}`;
  });
  return text.match(/\b(?:web|pax|server|kernel)\.[a-z][\w.]*/g) ?? [];
}

for (const { locale, code, play, title } of LANGUAGES) {
  test(`in ${code}`, async ({ browser, ludus }) => {
    const { page, faults } = await person(browser, { locale });
    await page.goto(ludus.url);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${code}`));
    expect(await bareKeys(page)).toEqual([]);
    await picture(page, `home-${code}`);
    await page.getByRole('button', { name: play }).click();
    const pick = picker(31);
    for (let i = 0; i < 12; i++) {
      await playOn(page, 1, pick);
      expect(await bareKeys(page)).toEqual([]);
    }
    await picture(page, `table-${code}`);
    for (const path of ['/rules/pax', '/account', '/credits', '/fair', '/tables', '/learn/pax']) {
      await page.goto(ludus.url + path);
      await expect(page.locator('main')).toBeVisible();
      await page.waitForTimeout(200);
      expect(await bareKeys(page), path).toEqual([]);
      await picture(page, `${path.slice(1).replace('/', '-')}-${code}`);
    }
    expect(faults).toEqual([]);
  });
}

test('the rulebook is searched, and a line of the log opens its rule', async ({ browser, ludus }) => {
  const { page, faults } = await person(browser);
  await page.goto(`${ludus.url}/rules/pax`);
  await page.getByRole('searchbox').fill('conspiratus');
  await expect(page.locator('main').getByText(/Conspiratus/i).first()).toBeVisible();
  await playNow(page, ludus);
  await playOn(page, 3, picker(8));
  await page.locator('.log a, .log button').first().click();
  await expect(page.getByRole('dialog').or(page.locator('.sheet')).first()).toBeVisible();
  await expect(page.getByText(/PAX-[A-Z]+-\d/).first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('the log is one stop of Tab and is read line by line', async ({ browser, ludus }) => {
  const { page, faults } = await person(browser);
  await playNow(page, ludus);
  await playOn(page, 6, picker(8));
  const inLog = () => page.evaluate(() => document.activeElement!.closest('.log') !== null);
  await page.locator('.chat > ul').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('.log li').last()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  expect(await inLog()).toBe(false);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  await expect(page.locator('.log [data-stop]').first()).toBeFocused();
  await expect(page.locator('.log [data-stop]').first()).toBeInViewport();
  await page.keyboard.press('End');
  while (!(await page.evaluate(() => document.activeElement!.querySelector('a') !== null))) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await inLog(), 'the reader comes back to the line').toBe(true);
  expect(faults).toEqual([]);
});

test('the lesson is a first game with a coach', async ({ browser, ludus }) => {
  const { page, faults } = await person(browser);
  await page.goto(`${ludus.url}/learn/pax`);
  await picture(page, 'learn');
  await page.locator('main').getByRole('button').first().click();
  await expect(page.locator('.coach')).toBeVisible();
  const titles = new Set<string>();
  const pick = picker(17);
  for (let i = 0; i < 70 && titles.size < 8; i++) {
    const coach = page.locator('.coach');
    while (await coach.isVisible()) {
      const title = await coach.locator('h3').innerText();
      if (titles.size === 0) await picture(page, 'coach');
      titles.add(title);
      await coach.locator('footer button').last().click();
      await page.waitForTimeout(80);
      if ((await coach.isVisible()) && (await coach.locator('h3').innerText()) === title) break;
    }
    await playOn(page, 1, pick);
  }
  expect(titles.size).toBeGreaterThanOrEqual(6);
  expect(faults).toEqual([]);
});
