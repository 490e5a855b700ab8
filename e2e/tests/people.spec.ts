import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { decide, expect, finish, person, picker, picture, playNow, playOn, tableOf, tableText, test } from './ludus.ts';

test('two tabs of one person show the same, and either can act', async ({ browser, ludus }) => {
  const { context, page, faults } = await person(browser);
  await playNow(page, ludus);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.locator('.market')).toBeVisible();
  const pick = picker(3);
  for (let turn = 0; turn < 6; turn++) {
    const acting = turn % 2 === 0 ? page : second;
    await expect(acting.locator('.desk.yours')).toBeVisible();
    await playOn(acting, 1, pick);
    await expect.poll(async () => (await tableText(second)) === (await tableText(page))).toBe(true);
  }
  expect(faults).toEqual([]);
});

test('a spectator sees the table and no secrets', async ({ browser, ludus }) => {
  const ana = await person(browser);
  const rui = await person(browser);
  const eva = await person(browser);
  const link = await tableOf(ludus, [ana.page, rui.page], ['Ana', 'Rui'], 0);
  await ana.page.getByRole('button', { name: 'Begin with two' }).click();
  await expect(ana.page.locator('.market')).toBeVisible();
  await eva.page.goto(link);
  await expect(eva.page.locator('.market')).toBeVisible();
  await expect(eva.page.locator('.desk.yours')).toHaveCount(0);
  const pick = picker(5);
  let compared = 0;
  /** None of the cards that only one person sees stands anywhere in the spectator's page. */
  async function compare(selector: string): Promise<void> {
    const hidden: string[] = [];
    for (const { page } of [ana, rui]) {
      hidden.push(...(await page.locator(selector).evaluateAll((slots) => slots.map((slot) => (slot as HTMLElement).dataset['hand'] ?? ''))));
    }
    const html = await eva.page.evaluate(() => document.documentElement.outerHTML);
    for (const card of hidden) {
      expect(html.includes(`"${card}"`), `${card} is seen by one person only`).toBe(false);
      compared++;
    }
  }
  await expect(ana.page.locator('.desk .hand [data-hand]').first()).toBeVisible();
  await compare('.desk .hand [data-hand]'); // drawn for the opening
  for (let i = 0; i < 25; i++) {
    for (const { page } of [ana, rui]) {
      await compare('.draw .flight [data-hand]'); // in flight
      await decide(page, pick);
      await page.waitForTimeout(60);
    }
  }
  expect(compared).toBeGreaterThan(8);
  await picture(eva.page, 'spectator');
  await eva.page.getByRole('button', { name: 'Menu' }).click();
  await expect(eva.page.getByRole('menuitem', { name: 'Leave the table' })).toHaveCount(0);
  expect([...ana.faults, ...rui.faults, ...eva.faults]).toEqual([]);
});

test('a guest becomes an account and finds the table on another device', async ({ browser, ludus }) => {
  const laptop = await person(browser);
  await playNow(laptop.page, ludus);
  await playOn(laptop.page, 3, picker(9));
  const table = laptop.page.url();
  await laptop.page.goto(`${ludus.url}/account`);
  const form = laptop.page.locator('form', { has: laptop.page.getByRole('button', { name: 'Make an account' }) });
  await form.getByLabel('Your name').fill('Helena of Troia');
  await form.getByLabel('Password', { exact: false }).first().fill('correct horse battery');
  await form.getByRole('button', { name: 'Make an account' }).click();
  await expect(laptop.page.getByText('You are Helena of Troia')).toBeVisible();
  await picture(laptop.page, 'account');

  const phone = await person(browser);
  await phone.page.goto(`${ludus.url}/account`);
  const login = phone.page.locator('form', { has: phone.page.getByRole('button', { name: 'Log in' }) });
  await login.getByLabel('Your name').fill('helena of troia');
  await login.getByLabel('Password').fill('correct horse battery');
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(phone.page.getByText('You are Helena of Troia')).toBeVisible();
  await phone.page.goto(ludus.url);
  await expect(phone.page.locator(`a[href="${new URL(table).pathname}"]`).first()).toBeVisible();
  await phone.page.goto(table);
  await expect(phone.page.locator('.market')).toBeVisible();
  await expect(phone.page.locator('.desk .hand')).toBeVisible();
  expect([...laptop.faults, ...phone.faults]).toEqual([]);
});

test('talk, taking back, going back by consent, and why not', async ({ browser, ludus }) => {
  const ana = await person(browser);
  const rui = await person(browser);
  await tableOf(ludus, [ana.page, rui.page], ['Ana', 'Rui'], 0);
  await ana.page.getByRole('button', { name: 'Begin with two' }).click();
  await expect(rui.page.locator('.market')).toBeVisible();
  await ana.page.getByPlaceholder('Write to the table').fill('Ave, Rui <b>!</b>');
  await ana.page.keyboard.press('Enter');
  await expect(rui.page.getByText('Ave, Rui <b>!</b>')).toBeVisible();

  const pick = picker(11);
  const atBuying = async () => {
    for (const { page } of [ana, rui]) if (await page.locator('.desk.yours [data-move="SkipBuy"]').isVisible()) return page;
    return null;
  };
  for (let i = 0; i < 60 && !(await atBuying()); i++) {
    for (const { page } of [ana, rui]) if (!(await atBuying())) await decide(page, pick);
    await ana.page.waitForTimeout(60);
  }
  const mover = (await atBuying())!;
  const other = mover === ana.page ? rui.page : ana.page;
  // buying nothing shows nothing, so it can be taken back
  await mover.locator('.desk [data-move="SkipBuy"]').click();
  await expect(mover.locator('.desk [data-move="EndPlay"]')).toBeVisible();
  await mover.getByRole('button', { name: 'Take back' }).click();
  await expect(mover.locator('.desk [data-move="SkipBuy"]')).toBeVisible();
  await expect(other.locator('.log').getByText(/takes back/)).toBeVisible();
  await mover.locator('.desk [data-move="SkipBuy"]').click();
  await expect(mover.locator('.desk [data-move="EndPlay"]')).toBeVisible();
  // a group is not for sale now, and says so with its rule
  await mover.locator('.market .legion').first().click();
  await expect(mover.locator('.popover')).toBeVisible();
  await expect(mover.locator('.popover').getByText(/PAX-|TURN-|BUY-/).first()).toBeVisible();
  await picture(mover, 'why-not');
  await mover.keyboard.press('Escape');
  await expect(mover.locator('.popover')).toHaveCount(0);

  // going back further needs the other's consent
  await mover.getByRole('button', { name: 'Menu' }).click();
  await mover.getByRole('menuitem', { name: 'Go back further' }).click();
  await picture(mover, 'go-back');
  await mover.getByRole('button', { name: /^Ask to go back/ }).click();
  await expect(other.getByRole('button', { name: /^Go back/ })).toBeVisible();
  await other.getByRole('button', { name: /^Go back/ }).click();
  await expect(mover.locator('.log').getByText(/take back/).nth(1)).toBeVisible();
  await expect.poll(async () => mover.locator('.desk [data-move="EndPlay"]').count()).toBe(0);
  expect([...ana.faults, ...rui.faults]).toEqual([]);
});

test('a finished game is watched again, its record saved and its shuffle checked', async ({ browser, ludus }, info) => {
  const { page, faults } = await person(browser);
  await page.goto(ludus.url);
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  await page.getByRole('button', { name: 'Ask a bot for a hint' }).click();
  await expect(page.locator('.hint-move').first()).toBeVisible();
  await expect(page.locator('[data-advised]').first()).toBeVisible();
  await picture(page, 'hint');
  await finish(page, picker(21));
  await page.getByRole('button', { name: 'Check the shuffle' }).click();
  await expect(page.getByText('Seal and secret belong together')).toBeVisible();
  await picture(page, 'shuffle');
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save the record' }).or(page.getByRole('button', { name: 'Save the record' })).click();
  const file = info.outputPath('record.json');
  await (await download).saveAs(file);
  const root = join(import.meta.dirname, '..', '..');
  const java = process.env['JAVA_HOME'] ? join(process.env['JAVA_HOME'], 'bin', 'java') : 'java';
  execFileSync(java, ['-jar', join(root, 'app', 'target', 'ludus.jar'), 'replay', file, '--verify']);
  await page.getByRole('link', { name: 'Watch from the start' }).or(page.getByRole('button', { name: 'Watch from the start' })).click();
  await expect(page.locator('.market')).toBeVisible();
  const slider = page.getByRole('slider');
  await slider.focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('5');
  await picture(page, 'replay');
  await page.getByRole('link', { name: 'Analysis' }).click();
  await page.getByRole('button', { name: 'Analyse the game' }).click();
  await expect(page.getByRole('heading', { name: 'What the bot would have done' })).toBeVisible({ timeout: 150_000 });
  await picture(page, 'analysis');
  await page.getByRole('slider').focus();
  await page.keyboard.press('Home');
  await page.getByRole('link', { name: 'See this moment' }).click();
  await expect(page.locator('.market')).toBeVisible();
  await expect(page.getByRole('slider')).toHaveValue('0');
  expect(faults).toEqual([]);
});
