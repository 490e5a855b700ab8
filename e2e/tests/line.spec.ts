import { expect, Ludus, person, picker, picture, playNow, playOn, restingText, tableText, test } from './ludus.ts';

test('a server that is killed and comes back loses nothing, and the page goes on by itself', async ({ browser }) => {
  const ludus = await Ludus.start();
  try {
    const { page, faults } = await person(browser);
    await playNow(page, ludus);
    const pick = picker(2);
    await playOn(page, 8, pick);
    await expect(page.locator('.desk.yours')).toBeVisible();
    const before = await restingText(page);
    const port = ludus.port;
    await ludus.kill();
    await expect(page.locator('.alert.lost')).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('.market .can, .desk .can')).toHaveCount(0);
    await picture(page, 'lost');
    await ludus.open(port);
    await expect(page.locator('.alert.lost')).toHaveCount(0, { timeout: 30_000 });
    await expect(page.locator('.live.live')).toBeVisible();
    await expect.poll(() => tableText(page)).toBe(before);
    await playOn(page, 5, pick);
    await expect(page.locator('.desk.yours')).toBeVisible();
    const after = await restingText(page);
    await page.reload();
    await expect(page.locator('.market')).toBeVisible();
    await expect.poll(async () => (await tableText(page)).replace(/\s+/g, ' ')).toBe(after.replace(/\s+/g, ' '));
    expect(faults.filter((fault) => !/net::|Failed to load|EventSource/.test(fault))).toEqual([]);
  } finally {
    await ludus.stop();
  }
});

test('a page that was offline catches up with what happened meanwhile', async ({ browser, ludus }) => {
  const { context, page } = await person(browser);
  await playNow(page, ludus);
  const pick = picker(4);
  await playOn(page, 4, pick);
  const table = page.url();
  const other = await context.newPage();
  await other.goto(table);
  await expect(other.locator('.market')).toBeVisible();
  // only this page is cut off
  const cut = await context.newCDPSession(page);
  await cut.send('Network.enable');
  await cut.send('Network.emulateNetworkConditions', { offline: true, latency: 0, downloadThroughput: 0, uploadThroughput: 0 });
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(page.locator('.live.wobbling, .live.lost')).toBeVisible({ timeout: 60_000 });
  await playOn(other, 4, pick);
  await cut.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.locator('.live.live')).toBeVisible({ timeout: 60_000 });
  await expect.poll(async () => (await tableText(page)) === (await tableText(other)), { timeout: 30_000 }).toBe(true);
});
