import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Lobby, Review } from '../src/generated/ludus';
import { spread } from '../src/pages/Chances';
import { answers, calls, freshPage, root, settle, show } from './page';
import { position, snapshot, table } from './server';

vi.mock('../src/games/pax', () => ({ default: { Board: () => null, End: () => null } }));

const told = (key: string) => ({ key, args: {} });
const analysis: Review.Analysis = {
  level: 'equestrian',
  last: 40,
  ways: 60,
  iterations: 40,
  points: [
    { at: 0, shares: [0.5, 0.5] },
    { at: 17, shares: [0.25, 0.75] },
    { at: 40, shares: [1, 0] },
  ],
  turns: [{ at: 18, seat: 1, moves: [told('t.buy')], whom: 0, before: 0.2, after: 0.6 }],
  decisions: [
    { at: 3, seat: 0, played: told('t.buy'), share: 0.5, advised: told('t.buy'), best: 0.5, agrees: true },
    { at: 9, seat: 0, played: told('t.skip'), share: 0.49, advised: told('t.buy'), best: 0.5, agrees: false },
    { at: 21, seat: 0, played: told('t.skip'), share: 0.3, advised: told('t.buy'), best: 0.4, agrees: false },
  ],
  choices: 7,
};
const none = { ahead: 0, done: 0, of: 0, analysis: null };
const done: Review.Progress = { ...none, state: 'DONE', analysis };

beforeEach(async () => {
  await freshPage({ 't.buy': 'buy Legion II', 't.skip': 'buy nothing' });
});

afterEach(() => {
  vi.useRealTimers();
});

async function look(progress: Review.Progress, more: Partial<Lobby.Table> = {}): Promise<void> {
  answers['GET /api/tables/ides'] = () => snapshot({ table: table({ status: 'OVER', ...more }), position: position({ you: null }) });
  answers['GET /api/tables/ides/analysis'] = () => progress;
  await act(async () => render(null, root));
  await show('/t/ides/analysis');
  await vi.waitFor(() => expect(root.querySelector('.analysis')).not.toBeNull());
}

const button = (text: string) => [...root.querySelectorAll<HTMLElement>('button, a')].find((one) => one.textContent.trim() === text);
const hrefs = (selector: string) => [...root.querySelectorAll(selector)].map((one) => one.getAttribute('href'));

test('who played asks for it, sees how far it is, and reads it when it is there', async () => {
  await look({ ...none, state: 'NONE' });
  answers['POST /api/tables/ides/analysis'] = () => ({ ...none, state: 'WAITING', ahead: 2 });
  await act(async () => button('Analyse the game')!.click());
  await settle();
  expect(root.querySelector('[role=status]')!.textContent).toBe('2 other games come first.');
  answers['GET /api/tables/ides/analysis'] = () => ({ ...none, state: 'RUNNING', done: 30, of: 120 });
  await vi.waitFor(() => expect(root.querySelector('[role=status]')!.textContent).toBe('Position 30 of 120'), { timeout: 4000 });
  expect(root.querySelector('progress')).toMatchObject({ value: 30, max: 120 });
  answers['GET /api/tables/ides/analysis'] = () => done;
  await vi.waitFor(() => expect(root.querySelector('.chances')).not.toBeNull(), { timeout: 4000 });
  const asked = calls.length;
  await act(() => new Promise((resolve) => setTimeout(resolve, 1300)));
  expect(calls.length).toBe(asked);
});

test('who only watches can’t ask, and a failure can be tried again', async () => {
  await look({ ...none, state: 'NONE' }, { you: null });
  expect(button('Analyse the game')).toBeUndefined();
  expect(root.querySelector('.empty')!.textContent).toContain('Those who played');
  await look({ ...none, state: 'FAILED' });
  expect(root.querySelector('.empty')!.textContent).toContain('could not be made');
  expect(button('Analyse the game')).toBeDefined();
});

test('the chart has a line of its own stroke for everybody, and is walked along by keys', async () => {
  await look(done);
  const lines = [...root.querySelectorAll('.chart .line')];
  expect(lines).toHaveLength(2);
  expect(new Set(lines.map((line) => line.getAttribute('stroke-dasharray'))).size).toBe(2);
  expect(lines[0]!.getAttribute('points')).toBe('0.0,150.0 425.0,225.0 1000.0,0.0');
  const slider = root.querySelector<HTMLInputElement>('.chances input[type=range]')!;
  expect(slider.getAttribute('aria-valuetext')).toBe('step 40 of 40: Helena 100%, Cato 0%');
  await act(async () => {
    slider.value = '1';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(slider.getAttribute('aria-valuetext')).toBe('step 17 of 40: Helena 25%, Cato 75%');
  expect([...root.querySelectorAll('.standing b')].map((one) => one.textContent)).toEqual(['25%', '75%']);
  expect(hrefs('.standing a')).toEqual(['/t/ides/replay?at=17']);
});

test('a press on the chart goes to the nearest point', async () => {
  await look(done);
  const chart = root.querySelector<HTMLElement>('.chart')!;
  chart.getBoundingClientRect = () => new DOMRect(100, 0, 400, 200);
  await act(async () => void chart.dispatchEvent(new PointerEvent('pointerdown', { clientX: 290, bubbles: true })));
  expect(hrefs('.standing a')).toEqual(['/t/ides/replay?at=17']);
});

test('the same stands in a table', async () => {
  await look(done);
  const rows = [...root.querySelectorAll('.as-table tr')].map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([['Step', 'Helena', 'Cato'], ['0', '50%', '50%'], ['17', '25%', '75%'], ['40', '100%', '0%']]);
});

test('what changed most leads to its moment', async () => {
  await look(done);
  const turns = root.querySelector('section[aria-labelledby=turns]')!;
  expect(turns.textContent).toContain('buy Legion II');
  expect(turns.querySelector('.change')!.textContent).toBe('20% → 60%');
  expect(turns.querySelector('a')!.getAttribute('href')).toBe('/t/ides/replay?at=18');
});

test('decisions are compared with the bot’s, the largest difference first, and seen through those eyes', async () => {
  await look(done);
  const decisions = root.querySelector('section[aria-labelledby=decisions]')!;
  expect(decisions.textContent).toContain('1 as the bot, 1 as good, 1 otherwise');
  expect(decisions.textContent).toContain('knew only what the player could see then');
  expect(decisions.textContent).toContain('3 of 7 decisions were judged.');
  expect([...decisions.querySelectorAll('.loss')].map((one) => one.textContent)).toEqual(['−10%']);
  expect(decisions.textContent).toContain('Equestrian would have played: buy Legion II (40%)');
  expect(hrefs('section[aria-labelledby=decisions] a')).toEqual(['/t/ides/replay?at=20&seat=0']);
  await act(async () => button('Show all 3')!.click());
  expect([...decisions.querySelectorAll('.loss')].map((one) => one.textContent)).toEqual(['=', '≈', '−10%']);
});

test('emblems at the ends of the lines never lie upon each other and stay inside', () => {
  for (const shares of [[1, 0, 0, 0], [0.25, 0.25, 0.25, 0.25], [0, 0.01, 0.02, 0.97], [0.5, 0.5]]) {
    const places = spread(shares);
    const sorted = [...places].sort((a, b) => a - b);
    sorted.slice(1).forEach((place, i) => expect(place - sorted[i]!).toBeGreaterThan(0.08));
    expect(sorted[0]).toBeGreaterThanOrEqual(0);
    expect(sorted.at(-1)).toBeLessThanOrEqual(1);
  }
  expect(spread([1, 0])).toEqual([0, 1]);
});
