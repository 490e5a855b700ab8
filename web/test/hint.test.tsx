import { act } from 'preact/test-utils';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Lobby, Play } from '../src/generated/ludus';
import { go } from '../src/router';
import { answers, calls, freshPage, root, settle, show } from './page';
import { PaperLine, position, snapshot, table } from './server';

/* A person asks a bot; the board is of paper too. */

const BUY = { type: 'Buy', legion: 2 };
const SKIP = { type: 'SkipBuy' };

vi.mock('../src/games/pax', () => ({
  default: {
    Board: () => (
      <div>
        <b data-group="2" />
        <button type="button" data-does="{'type':'SkipBuy'}">skip</button>
      </div>
    ),
    End: () => null,
    marks: (move: { type: string; legion?: number }) => (move.type === 'Buy' ? [`[data-group="${move.legion}"]`] : []),
  },
}));

const option = (move: unknown, key: string): Play.Option => ({ move, told: { key, args: {} }, price: null, notes: [] });
const hinted: Play.Hinted = {
  level: 'equestrian',
  iterations: 200,
  moves: [
    { option: option(BUY, 't.buy'), share: 0.312, tries: 200 },
    { option: option(SKIP, 't.skip'), share: 0.25, tries: 200 },
  ],
};

beforeEach(async () => {
  await freshPage({ 'pax.ask.buy': 'Buy', 't.buy': 'buy Legion II', 't.skip': 'buy nothing', 'server.problem.noHints': 'No hints here.' }, {
    'POST /api/tables/ides/hint': () => hinted,
  });
});

async function sit(more: Partial<Lobby.Table> = {}, where: Partial<Play.Position> = {}): Promise<void> {
  answers['GET /api/tables/ides'] = () => snapshot({ table: table(more), position: position(where) });
  go('/');
  await show('/t/ides');
  await vi.waitFor(() => expect(root.querySelector('.board')).not.toBeNull());
}

const asks = () => root.querySelector<HTMLElement>('.hint-ask');
const advised = () => [...root.querySelectorAll('[data-advised]')];

test('a bot is asked, its moves are shown with their chances, and the first is marked; nothing is played', async () => {
  await sit();
  await act(async () => asks()!.click());
  await settle();
  expect(calls.find((one) => one.call === 'POST /api/tables/ides/hint')!.body).toEqual({ stamp: 7 });
  const moves = [...root.querySelectorAll<HTMLElement>('.hint-move')];
  expect(moves.map((one) => one.textContent)).toEqual(['buy Legion II31%', 'buy nothing25%']);
  expect(root.querySelector('.alert.hint')!.textContent).toContain('Equestrian would choose the first.');
  expect(advised()).toEqual([root.querySelector('[data-group="2"]')]);
  await act(async () => moves[1]!.click());
  expect(advised()).toEqual([root.querySelector('[data-does]')]);
  expect(moves[1]!.getAttribute('aria-pressed')).toBe('true');
  expect(calls.some((one) => one.call.endsWith('/moves'))).toBe(false);
});

test('the hint goes with its question, and can be put away', async () => {
  await sit();
  await act(async () => asks()!.click());
  await settle();
  await act(async () => root.querySelector<HTMLElement>('.alert.hint .icon')!.click());
  expect(root.querySelector('.alert.hint')).toBeNull();
  expect(advised()).toEqual([]);
  await act(async () => asks()!.click());
  await settle();
  expect(root.querySelector('.alert.hint')).not.toBeNull();
  act(() => PaperLine.last.onopen!());
  await act(() => PaperLine.last.send('step', { entries: [], changes: { '/you': { must: true, what: 'buy', stamp: 8, moves: [], forms: [] } }, position: null }, 'e2'));
  await settle();
  expect(root.querySelector('.alert.hint')).toBeNull();
  expect(advised()).toEqual([]);
});

test('the key H asks, but not while one writes', async () => {
  await sit();
  const press = (target: Element | Window) => act(async () => void target.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', bubbles: true })));
  await press(root.querySelector('.chat input')!);
  await settle();
  expect(calls.some((one) => one.call.endsWith('/hint'))).toBe(false);
  await press(window);
  await settle();
  expect(root.querySelectorAll('.hint-move')).toHaveLength(2);
});

test.each([
  ['FRIENDLY', 1, true],
  ['FRIENDLY', 2, false],
  ['ALWAYS', 2, true],
  ['NEVER', 1, false],
] as const)('where hints are for %s and %i people sit, the bar offers one: %s', async (hints, people, offered) => {
  const seats = table().seats.map((seat, i) => ({ ...seat, kind: i < people ? ('PERSON' as const) : ('BOT' as const) }));
  await sit({ hints, seats });
  expect(asks() !== null).toBe(offered);
});

test('out of turn nothing is offered', async () => {
  await sit({}, { you: null });
  expect(asks()).toBeNull();
});

test('a refusal is said', async () => {
  answers['POST /api/tables/ides/hint'] = () => {
    throw Response.json({ code: 'noHints', message: { key: 'server.problem.noHints', args: {} }, detail: 'No hints.', refused: null, position: null, at: null }, { status: 403 });
  };
  await sit();
  await act(async () => asks()!.click());
  await settle();
  expect(document.querySelector('.notices')!.textContent).toContain('No hints here.');
});

test('the table is told in the chat who asked', async () => {
  answers['GET /api/tables/ides'] = () => snapshot();
  await sit();
  act(() => PaperLine.last.onopen!());
  await act(() => PaperLine.last.send('chat', { number: 1, channel: 'HINT', seat: 1, name: 'Rui', text: '', time: 0 }, 'e2'));
  await act(() => PaperLine.last.send('chat', { number: 2, channel: 'HINT', seat: 0, name: 'Helena', text: '', time: 0 }, 'e3'));
  expect([...root.querySelectorAll('.chat li')].map((one) => one.textContent)).toEqual(['Rui asked a bot for a hint.', 'You asked a bot for a hint.']);
});
