import { DESK, expect, person, picker, picture, playToTheEnd, tableOf, test } from './ludus.ts';

test('two people and two bots play a whole game by clicks', async ({ browser, ludus }) => {
  const ana = await person(browser);
  const rui = await person(browser);
  await tableOf(ludus, [ana.page, rui.page], ['Ana', 'Rui'], 2);
  await picture(ana.page, 'lobby');
  await ana.page.getByRole('button', { name: 'Begin with four' }).click();
  await expect(ana.page.locator('.market')).toBeVisible();
  await expect(rui.page.locator('.market')).toBeVisible();
  const decisions = await playToTheEnd([ana.page, rui.page], picker(7));
  expect(decisions).toBeGreaterThan(20);
  await expect(rui.page.locator('.verdict')).toBeVisible();
  await picture(ana.page, 'end');
  expect([...ana.faults, ...rui.faults]).toEqual([]);
  expect(ana.page.viewportSize()).toEqual(DESK);
});
