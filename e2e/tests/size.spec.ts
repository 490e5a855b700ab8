import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, person, playNow, test } from './ludus.ts';

test('home and the table of PAX need less than 150 kB of scripts and styles', async ({ browser, ludus }) => {
  const { context, page } = await person(browser);
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  const kinds = new Map<string, string>();
  let bytes = 0;
  wire.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (['Script', 'Stylesheet'].includes(kinds.get(requestId) ?? '')) bytes += encodedDataLength;
  });
  await page.goto(ludus.url);
  const paint = await page.evaluate(
    () => new Promise<number>((resolve) => new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({ type: 'largest-contentful-paint', buffered: true })),
  );
  await playNow(page, ludus);
  await page.waitForTimeout(500);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(150_000);
  // figures for those who want them; no test depends on a time
  mkdirSync(join(import.meta.dirname, '..', 'target'), { recursive: true });
  writeFileSync(join(import.meta.dirname, '..', 'target', 'page.json'), JSON.stringify({ scriptsAndStyles: bytes, largestPaintMillis: Math.round(paint) }));
});
