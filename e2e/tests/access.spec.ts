import { decide, expect, finish, person, PHONE, picker, playNow, tableOf, test, violations } from './ludus.ts';

for (const [device, viewport] of [['desk', { width: 1440, height: 900 }], ['phone', PHONE]] as const) {
  test(`no violation on any page (${device})`, async ({ browser, ludus }) => {
    const { page } = await person(browser, { viewport });
    for (const path of ['/', '/tables', '/rules/pax', '/account', '/credits', '/fair', '/learn/pax']) {
      await page.goto(ludus.url + path);
      await expect(page.locator('main')).toBeVisible();
      await page.waitForTimeout(300);
      expect(await violations(page), path).toEqual([]);
    }
    await tableOf(ludus, [page], ['Ana'], 2);
    expect(await violations(page), 'lobby').toEqual([]);
  });

  test(`no violation at any step of a game (${device})`, async ({ browser, ludus }) => {
    const { page } = await person(browser, { viewport });
    await playNow(page, ludus);
    await expect(page.locator('.desk.yours')).toBeVisible();
    const pick = picker(41);
    const seen = new Set<string>();
    for (let i = 0; i < 60 && seen.size < 5; i++) {
      const what = await page.locator('.desk').evaluate((desk) => `${desk.className.replace(/s-?\d|at-\w+/g, '')} ${[...desk.querySelectorAll('[data-move]')].map((one) => (one as HTMLElement).dataset['move'])}`);
      if (!seen.has(what)) {
        seen.add(what);
        expect(await violations(page), what).toEqual([]);
      }
      await decide(page, pick);
      await page.waitForTimeout(80);
    }
    await finish(page, pick);
    expect(await violations(page), 'end').toEqual([]);
  });
}
