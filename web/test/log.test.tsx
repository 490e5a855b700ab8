import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTable, type LiveTable } from '../src/api/live';
import { me } from '../src/api/session';
import type { GameParts } from '../src/games/registry';
import { openedRule } from '../src/kit/rules';
import { learn } from '../src/kit/words';
import { Log } from '../src/table/Log';
import { namesOf } from '../src/table/names';
import type { Play } from '../src/generated/ludus';
import { entry, paperServer, PaperLine, snapshot, table, type Answer } from './server';

let live: LiveTable;
let root: HTMLElement;
let answers: Record<string, Answer>;

function told(number: number, rule: string | null = `PAX-BUY-${number}`): Play.LogEntry {
  return entry(number, { lines: [{ rule, told: { key: 't.line', args: {} }, event: null }] });
}

beforeEach(async () => {
  PaperLine.install();
  learn('en', { 't.line': 'Somebody does something.' });
  me.value = { id: 'h', name: 'Helena', guest: true, email: null };
  answers = {
    'GET /api/tables/ides': () => snapshot({ log: [told(4), told(5, null), told(6)], logBefore: 4 }),
    'GET /api/tables/ides/log': () => ({ log: [told(2), told(3)], logBefore: null }),
  };
  paperServer(answers);
  live = openTable('ides');
  await vi.waitFor(() => expect(live.seen.value).not.toBeNull());
  root = document.createElement('div');
  document.body.append(root);
  await act(() => render(<Log live={live} names={namesOf(table())} parts={{} as GameParts} data={{}} />, root));
});

afterEach(() => {
  openedRule.value = null;
  live.close();
  render(null, root);
  root.remove();
});

const stops = () => [...root.querySelectorAll<HTMLElement>('a, button, [tabindex]')].filter((one) => one.tabIndex === 0);
const lines = () => [...root.querySelectorAll<HTMLElement>('ul > li:not(.earlier)')];
const press = (key: string) => act(() => void document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));

test('the whole log is one stop of Tab, at its latest line', () => {
  expect(stops()).toEqual([lines()[2]]);
});

test('arrows, Home and End go from line to line and stop at both ends', async () => {
  lines()[2]!.focus();
  await press('ArrowDown');
  expect(document.activeElement).toBe(lines()[2]);
  await press('ArrowUp');
  expect(document.activeElement).toBe(lines()[1]);
  expect(stops()).toEqual([lines()[1]]);
  await press('Home');
  expect(document.activeElement!.textContent).toBe('Earlier');
  await press('ArrowUp');
  expect(document.activeElement!.textContent).toBe('Earlier');
  await press('ArrowDown');
  expect(document.activeElement).toBe(lines()[0]);
  await press('End');
  expect(document.activeElement).toBe(lines()[2]);
});

test('Enter opens the rule of the line, if it has one', async () => {
  lines()[1]!.focus();
  await press('Enter');
  expect(openedRule.value).toBeNull();
  lines()[0]!.focus();
  await press('Enter');
  expect(openedRule.value).toBe('PAX-BUY-4');
});

test('new lines move the entry, but not a reader who is in the log', async () => {
  act(() => PaperLine.last.onopen!());
  await act(() => PaperLine.last.send('step', { entries: [told(7)], changes: null, position: null }, 'e2'));
  expect(stops()).toEqual([lines()[3]]);
  lines()[0]!.focus();
  await act(() => PaperLine.last.send('step', { entries: [told(8)], changes: null, position: null }, 'e3'));
  expect(lines()).toHaveLength(5);
  expect(document.activeElement).toBe(lines()[0]);
  expect(stops()).toEqual([lines()[0]]);
});

test('who asks for earlier lines goes on reading just before where they were', async () => {
  const earlier = root.querySelector<HTMLElement>('.earlier button')!;
  earlier.focus();
  await act(() => earlier.click());
  await vi.waitFor(() => expect(lines()).toHaveLength(5));
  await vi.waitFor(() => expect(document.activeElement).toBe(lines()[1]));
  expect(stops()).toEqual([lines()[1]]);
});
