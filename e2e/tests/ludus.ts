import { AxeBuilder } from '@axe-core/playwright';
import { test as base, errors, expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** The real program on a free port with a database of its own. */
export class Ludus {
  private child: ChildProcess | undefined;
  url = '';

  private constructor(readonly data: string) {}

  static async start(): Promise<Ludus> {
    const ludus = new Ludus(mkdtempSync(join(tmpdir(), 'ludus-e2e-')));
    await ludus.open(0);
    return ludus;
  }

  async open(port: number): Promise<void> {
    const java = process.env['JAVA_HOME'] ? join(process.env['JAVA_HOME'], 'bin', 'java') : 'java';
    const child = spawn(java, [
      '--enable-native-access=ALL-UNNAMED', '-jar', join(root, 'app', 'target', 'ludus.jar'),
      'serve', '--port', String(port), '--data', this.data, '--bot-pause', '0', '--no-limits',
    ]);
    this.child = child;
    let said = '';
    child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
    this.url = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (bytes: Buffer) => {
        const found = /http:\/\/localhost:\d+/.exec(bytes.toString());
        if (found) resolve(found[0]);
      });
      child.on('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
    });
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }

  /** Kills it as a power cut would. */
  async kill(): Promise<void> {
    const child = this.child!;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.removeAllListeners('exit');
    child.once('exit', () => undefined);
    child.kill('SIGKILL');
    await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 2000))]);
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** One server for all tests of a worker; a test that breaks it starts its own. */
export const test = base.extend<object, { ludus: Ludus }>({
  ludus: [
    async ({}, use) => {
      const ludus = await Ludus.start();
      await use(ludus);
      await ludus.stop();
    },
    { scope: 'worker' },
  ],
});

export { expect };

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Somebody with a browser of his own. Every fault of the page fails the test. */
export async function person(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}): Promise<{ context: BrowserContext; page: Page; faults: string[] }> {
  const context = await browser.newContext({ viewport: DESK, locale: 'en-GB', reducedMotion: 'reduce', ...options });
  await context.addInitScript(() => localStorage.setItem('ludus.pause', '0'));
  const page = await context.newPage();
  return { context, page, faults: watch(page) };
}

/** Collects what the browser complains about: errors of scripts, of the content security policy, of missing files. */
export function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    const expected = /ERR_|Failed to load resource: the server responded with a status of 4(01|09)/.test(text);
    if (message.type() === 'error' && !expected) faults.push(`console: ${text}`);
  });
  return faults;
}

const SCREENS = join(import.meta.dirname, '..', 'target', 'screens');

/** Keeps a picture of the screen as it is, by day and by night. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(SCREENS, { recursive: true });
  const width = page.viewportSize()?.width ?? 0;
  const before = await page.evaluate(() => document.documentElement.dataset['theme'] ?? '');
  for (const theme of ['light', 'dark']) {
    await page.evaluate((wish) => (document.documentElement.dataset['theme'] = wish), theme);
    await page.waitForTimeout(300); // colours change softly
    await page.screenshot({ path: join(SCREENS, `${name}-${width}-${theme}.png`) });
  }
  await page.evaluate((wish) => (wish ? (document.documentElement.dataset['theme'] = wish) : delete document.documentElement.dataset['theme']), before);
}

/** A table with friends: the first page is its host; the others follow the link and sit down. The rest are bots of this level. */
export async function tableOf(ludus: Ludus, pages: Page[], names: string[], bots: number, { poster, level }: { poster?: number; level?: string } = {}): Promise<string> {
  const host = pages[0]!;
  await host.goto(ludus.url);
  if (poster !== undefined) await host.locator('label.poster').nth(poster).click();
  await host.getByRole('button', { name: 'With friends' }).click();
  await expect(host.getByRole('heading', { name: 'At the table' })).toBeVisible();
  const link = `http://${await host.getByLabel('Invitation link').inputValue()}`;
  for (let i = 1; i < pages.length; i++) {
    const guest = pages[i]!;
    await guest.goto(link);
    await guest.getByLabel('Your name').fill(names[i]!);
    await guest.getByRole('button', { name: 'Take a seat' }).click();
    await expect(guest.getByText(`${names[i]} (you)`)).toBeVisible();
  }
  for (let i = 0; i < bots; i++) {
    await host.getByRole('button', { name: 'Add a bot' }).first().click();
    const levels = host.getByRole('radiogroup', { name: 'Level of this bot' }).or(host.getByRole('group', { name: 'Level of this bot' }));
    await expect(levels).toHaveCount(i + 1);
    if (level) await levels.nth(i).getByText(level).click();
  }
  return link;
}

/** Presses one of these, or tells that it was gone: the table moves on while one looks at it. */
async function press(some: Locator, pick: (count: number) => number = () => 0): Promise<boolean> {
  try {
    await some.first().waitFor({ timeout: 5000 });
    await some.nth(pick(await some.count())).click({ timeout: 5000 });
    return true;
  } catch (gone) {
    if (gone instanceof errors.TimeoutError) return false;
    throw gone;
  }
}

/**
 * Makes one decision of PAX as a person would: presses what glows, then the button. Returns false if nothing is awaited.
 * `pick` chooses among several.
 */
export async function decide(page: Page, pick: (count: number) => number): Promise<boolean> {
  if ((await page.locator('.desk.yours').count()) === 0) return false;
  const flight = page.locator('.draw .flight .slot');
  const opening = page.locator('.desk .hand .slot.can');
  const button = (move: string) => page.locator(`.desk button[data-move="${move}"]:visible`);
  if (await flight.first().isVisible()) {
    const chosen = page.locator('.draw .flight .slot.chosen');
    if ((await chosen.count()) === 0 && !(await press(flight, pick))) return false;
    return press(page.locator('.dest [data-to].can'), pick);
  }
  const moves = await page.locator('.desk button[data-move]:visible').evaluateAll((all) => all.map((one) => one.getAttribute('data-move')));
  if (moves.includes('ChooseTurn')) return press(button('ChooseTurn'));
  if (moves.includes('SkipBuy')) {
    const groups = page.locator('.market .legion.can');
    if ((await groups.count()) === 0 || pick(2) > 0) return press(button('SkipBuy'));
    return (await press(groups, pick)) && press(button('Buy'));
  }
  if (moves.includes('EndPlay')) {
    if ((await opening.count()) === 0 || pick(3) === 0) return press(button('EndPlay'));
    return (await press(opening, pick)) && press(button('PlayCard'));
  }
  if (moves.includes('ChooseOpening')) return press(button('ChooseOpening'));
  const sealed = (await page.locator('.desk .hand .slot.chosen').count()) > 0;
  if (sealed || (await page.locator('.steps').count()) > 0 || !(await press(opening, pick))) return false;
  return press(button('ChooseOpening'));
}

/** Against bots, in one click from the home page. */
export async function playNow(page: Page, ludus: Ludus): Promise<void> {
  await page.goto(ludus.url);
  await page.getByRole('button', { name: /Play now|Jogar já|Gioca subito/ }).click();
  await expect(page.locator('.market')).toBeVisible();
}

/** Makes so many decisions, or fewer if the game ends. */
export async function playOn(page: Page, decisions: number, pick: (count: number) => number): Promise<void> {
  const deadline = Date.now() + 120_000;
  for (let made = 0; made < decisions && Date.now() < deadline; ) {
    if (await page.locator('.verdict').isVisible()) return;
    if (await decide(page, pick)) made++;
    await page.waitForTimeout(60);
  }
}

/**
 * What stands on the table, for comparing two pages: everything that can be read there, with what a card hides only because it
 * is narrow (and its label says).
 */
export async function tableText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const narrow = [...document.querySelectorAll<HTMLElement>('.slot .cfield > *, .slot .reason')];
    narrow.forEach((part) => part.style.setProperty('visibility', 'visible'));
    const text = ['.market', '.seven', '.desk'].map((zone) => document.querySelector<HTMLElement>(zone)?.innerText ?? '').join('\n');
    narrow.forEach((part) => part.style.removeProperty('visibility'));
    return text;
  });
}

/** The same once nothing moves any more, and nothing is on its way to the server. */
export async function restingText(page: Page): Promise<string> {
  let before = '';
  for (;;) {
    await page.waitForTimeout(500);
    const now = await tableText(page);
    const sending = await page.locator('#main[aria-busy="true"]').count();
    if (now === before && sending === 0) return now;
    before = now;
  }
}

/** A choice that is always the same: games can be played again. */
export function picker(seed: number): (count: number) => number {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** Plays until the game is over, each of these people deciding when asked. */
export async function playToTheEnd(pages: Page[], pick: (count: number) => number): Promise<number> {
  let decisions = 0;
  const deadline = Date.now() + 170_000;
  while (Date.now() < deadline) {
    let acted = false;
    for (const page of pages) {
      if (await page.locator('.verdict').isVisible()) return decisions;
      if (await decide(page, pick)) {
        acted = true;
        decisions++;
        await page.waitForTimeout(60);
      }
    }
    if (!acted) await pages[0]!.waitForTimeout(50);
  }
  throw new Error(`The game did not end; ${decisions} decisions were made`);
}

/** What can be pressed and is smaller than a finger: under 44 × 44. A link within a sentence may be as small as its words. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const small: string[] = [];
    const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [role=button], [role=menuitem], [role=switch], [role=radio]');
    for (const one of all) {
      const target = (one.matches('input') ? one.closest('label') : null) ?? one;
      if (!target.checkVisibility({ visibilityProperty: true })) continue;
      const { width, height } = target.getBoundingClientRect();
      const hidden = width <= 1 || height <= 1 || target.matches('.skip');
      const inSentence = one.matches('a') && getComputedStyle(one).display === 'inline' && one.parentElement!.textContent.trim() !== one.textContent.trim();
      if (hidden || inSentence || (width >= 43.9 && height >= 43.9)) continue;
      const name = one.getAttribute('aria-label') ?? one.textContent.trim();
      small.push(`${one.localName}.${one.className} “${name.slice(0, 30)}” ${Math.round(width)} × ${Math.round(height)}`);
    }
    return [...new Set(small)];
  });
}

/** Plays a person's game on to its end by what the server lists, without the page: for tests of what comes after. */
export async function finish(page: Page, pick: (count: number) => number): Promise<void> {
  const { origin, pathname } = new URL(page.url());
  const address = `${origin}/api/tables/${pathname.split('/').pop()}`;
  const deadline = Date.now() + 120_000;
  for (let number = 0; Date.now() < deadline; number++) {
    const { position } = (await (await page.request.get(address)).json()) as { position: { outcome: object | null; you: { must: boolean; stamp: number; moves: { move: object }[] } | null } };
    if (position.outcome) {
      await expect(page.locator('.verdict')).toBeVisible();
      return;
    }
    const you = position.you;
    if (you?.must) {
      const { move } = you.moves[pick(you.moves.length)]!;
      const answer = await page.request.post(`${address}/moves`, { headers: { origin }, data: { key: `finish-${number}`, stamp: you.stamp, moves: [move] } });
      expect(answer.ok(), await answer.text()).toBe(true);
    } else {
      await page.waitForTimeout(20); // others think
    }
  }
  throw new Error('The game did not end');
}

/** What axe objects to, by day and by night. */
export async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['light', 'dark']) {
    await page.evaluate((wish) => (document.documentElement.dataset['theme'] = wish), theme);
    await page.waitForTimeout(300); // colours change softly
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false }); // there are no frames, and nobody reads what is right
    const { violations: all } = await axe.analyze();
    for (const one of all) found.push(`${theme} ${one.id}: ${one.nodes.slice(0, 3).map((node) => node.target.join(' ')).join(' | ')}`);
  }
  return found;
}

export const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

export const OVER = 'OVER';

/** Makes one step of a game from what the page shows. Says what it was; null if nothing is awaited, OVER at the end screen. */
export type Step = (page: Page, pick: (count: number) => number, by: 'mouse' | 'keys') => Promise<string | null>;

/**
 * Plays until the end screen, each of these people when something is awaited of them; every seventh step from the keyboard.
 * `also` is called before each step and ends it by returning true. Says how often each thing was done.
 */
export async function playTillEnd(pages: Page[], step: Step, pick: (count: number) => number, also?: (page: Page) => Promise<boolean | void>): Promise<Map<string, number>> {
  const done = new Map<string, number>();
  let steps = 0;
  for (let idle = 0; idle < 600; ) {
    let acted = false;
    for (const page of pages) {
      if (await also?.(page)) return done;
      const what = await step(page, pick, steps % 7 === 6 ? 'keys' : 'mouse');
      if (what === OVER) return done;
      if (what === null) continue;
      acted = true;
      steps++;
      done.set(what, (done.get(what) ?? 0) + 1);
    }
    idle = acted ? 0 : idle + 1;
    if (!acted) await pages[0]!.waitForTimeout(Math.min(20 + idle, 200));
  }
  throw new Error(`The game stands still; so far ${JSON.stringify([...done])}`);
}

/** Plays and looks at each new screen once, until so many were seen. `screen` names the one before the page, '' if it isn't one to look at. */
export async function look(page: Page, step: Step, screen: (page: Page) => Promise<string>, pick: (count: number) => number, least: number, at: (what: string) => Promise<void>): Promise<void> {
  const seen = new Set<string>();
  await playTillEnd([page], step, pick, async () => {
    const what = await screen(page);
    if (what !== '' && !seen.has(what)) {
      seen.add(what);
      await at(what);
    }
    return seen.size >= least;
  });
  expect(seen.size).toBeGreaterThanOrEqual(least);
}

/** A table of the game on this poster against bots, in one click from the home page. */
export async function playNowAt(page: Page, url: string, poster: number, board: string): Promise<void> {
  await page.goto(url);
  await page.locator('label.poster').nth(poster).click();
  await page.getByRole('button', { name: /Play now|Jogar já|Gioca subito/ }).click();
  await expect(page.locator(board)).toBeVisible();
}
