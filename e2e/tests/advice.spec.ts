import type { Page } from '@playwright/test';
import { DESK, expect, person, PHONE, picker, picture, playNow, playOn, sideways, test, violations, type Ludus } from './ludus.ts';
import { playMareNostrum, playMareNostrumNow } from './mare-nostrum.ts';
import { playSpartacus, playSpartacusNow } from './spartacus.ts';

// What bots say to people: hints in a game, an analysis after it.

test.use({ trace: 'off' });
test.describe.configure({ timeout: 300_000 });

/** The pages keep what they promise on a desk and on a phone. */
async function keeps(page: Page, name: string): Promise<void> {
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await picture(page, name);
    expect.soft(await violations(page), `${name} at ${size.width}`).toEqual([]);
    expect.soft(await sideways(page), `${name} scrolls sideways at ${size.width}`).toBe(false);
  }
  await page.setViewportSize(DESK);
}

async function hinted(page: Page, game: string): Promise<void> {
  await page.getByRole('button', { name: 'Ask a bot for a hint' }).click();
  await expect(page.locator('.hint-move').first()).toBeVisible();
  await keeps(page, `hint-${game}`);
}

/** Gets up, so that a bot plays the rest: the game is soon over. */
async function leave(page: Page): Promise<void> {
  const { origin, pathname } = new URL(page.url());
  const address = `${origin}/api/tables/${pathname.split('/').pop()}`;
  const { table } = (await (await page.request.get(address)).json()) as { table: { you: number } };
  const left = await page.request.delete(`${address}/seats/${table.you}`, { headers: { origin } });
  expect(left.ok(), await left.text()).toBe(true);
  await expect
    .poll(async () => ((await (await page.request.get(address)).json()) as { table: { status: string } }).table.status, { timeout: 200_000 })
    .toBe('OVER');
}

async function analysed(page: Page, game: string): Promise<void> {
  await page.goto(`${page.url()}/analysis`);
  await page.getByRole('button', { name: 'Analyse the game' }).click();
  await expect(page.getByRole('heading', { name: 'What the bot would have done' })).toBeVisible({ timeout: 200_000 });
  await keeps(page, `analysis-${game}`);
}

/** Ends what is played after so many steps. */
function after(steps: number): () => Promise<boolean> {
  let made = 0;
  return () => Promise.resolve(made++ >= steps);
}

const games: [string, (page: Page, ludus: Ludus) => Promise<void>, (page: Page) => Promise<unknown>][] = [
  ['pax', (page, ludus) => playNow(page, ludus), (page) => playOn(page, 12, picker(3))],
  ['spartacus', (page, { url }) => playSpartacusNow(page, url), (page) => playSpartacus([page], picker(3), after(40))],
  ['mare-nostrum', (page, { url }) => playMareNostrumNow(page, url), (page) => playMareNostrum([page], picker(3), after(40))],
];

for (const [game, begin, play] of games) {
  test(`a hint and an analysis of ${game} can be read by everybody`, async ({ browser, ludus }) => {
    const { page, faults } = await person(browser);
    await begin(page, ludus);
    await hinted(page, game);
    await play(page);
    await leave(page);
    await analysed(page, game);
    expect(faults).toEqual([]);
  });
}
