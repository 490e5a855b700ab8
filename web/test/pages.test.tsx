import { act } from 'preact/test-utils';
import { beforeEach, expect, test, vi } from 'vitest';
import { learn } from '../src/kit/words';
import { answers, calls, freshPage, root, settle, show } from './page';
import { entry, PaperLine, position, snapshot, table } from './server';

/* Whole pages against a server of paper; a game's own parts are tested by themselves. */

vi.mock('../src/games/pax', () => ({ default: { Board: () => null, End: () => null } }));

beforeEach(async () => {
  await freshPage({ 'pax.notice': 'Reconstructed.', 'pax.ask.buy': 'Buy one group, or none', 'pax.option.openMoney': 'Everybody sees all' }, {
    'GET /api/games': () => ({
      games: [{ id: 'pax', title: 'PAX', minSeats: 1, maxSeats: 8, levels: ['random', 'plebeian', 'equestrian'], notice: 'pax.notice',
        options: [{ name: 'openMoney', values: ['off', 'on'], standard: 'off' }] }],
    }),
    'GET /api/tables': () => ({ mine: [], open: [], running: [] }),
    'POST /api/guest': (body) => ({ id: 'g', guest: true, email: null, ...(body as object) }),
    'POST /api/tables': () => table({ status: 'OPEN' }),
  });
});

const find = (selector: string) => root.querySelector<HTMLElement>(selector)!;
const button = (text: string) => [...document.querySelectorAll<HTMLElement>('button, a')].find((one) => one.textContent.trim() === text)!;

test('one click plays against bots', async () => {
  await show('/');
  for (const seat of [1, 2, 3]) answers[`PUT /api/tables/ides/seats/${seat}/bot`] = () => table();
  answers['POST /api/tables/ides/seats/0'] = () => table();
  answers['POST /api/tables/ides/start'] = () => table();
  answers['GET /api/tables/ides'] = () => snapshot();
  calls.length = 0;
  button('Play now against bots').click();
  await vi.waitFor(() => expect(location.pathname).toBe('/t/ides'));
  expect(calls.map((one) => one.call).slice(0, 8)).toEqual([
    'GET /api/me',
    'POST /api/guest',
    'POST /api/tables',
    'POST /api/tables/ides/seats/0',
    'PUT /api/tables/ides/seats/1/bot',
    'PUT /api/tables/ides/seats/2/bot',
    'PUT /api/tables/ides/seats/3/bot',
    'POST /api/tables/ides/start',
  ]);
  expect(calls[1]!.body).toEqual({ name: 'Guest' });
  expect(calls[2]!.body).toMatchObject({ game: 'pax', seats: 4, listed: false });
  expect(calls[4]!.body).toEqual({ level: 'equestrian' });
});

test('a game that is not there says so', async () => {
  await show('/');
  await act(() => root.querySelectorAll<HTMLInputElement>('.poster input')[2]!.click());
  expect(find('.playbar').textContent).toContain('Mare Nostrum is not yet there');
});

test('a table that waits for you comes first', async () => {
  const note = (id: string, yourTurn: boolean) => ({ id, game: 'pax', name: id, status: 'RUNNING', hostName: 'H', seats: [], clock: { pace: 'NONE', seconds: 0, increment: 0 },
    you: 0, yourTurn, waiting: ['Cato'], winners: [], changed: 0 });
  answers['GET /api/tables'] = () => ({ mine: [note('a', false), note('b', true)], open: [], running: [] });
  await show('/');
  expect([...root.querySelectorAll('.tb b')].map((one) => one.textContent)).toEqual(['b', 'a']);
});

test('who comes by the link gives a name and sits down in one step', async () => {
  const open = table({ status: 'OPEN', you: null, host: false, seats: [
    { seat: 0, kind: 'PERSON', name: 'Helena', level: null, away: false, online: true },
    { seat: 1, kind: 'FREE', name: null, level: null, away: false, online: false },
  ] });
  answers['GET /api/tables/ides'] = () => snapshot({ table: open, position: null, log: [] });
  answers['POST /api/tables/ides/seats/1'] = (body) => {
    expect(body).toEqual({ nonce: expect.stringMatching(/^[0-9a-f]{32}$/) as string });
    return { ...open, you: 1 };
  };
  await show('/t/ides');
  await vi.waitFor(() => expect(find('.begin input')).not.toBeNull());
  const name = find('.begin input') as HTMLInputElement;
  await act(() => {
    name.value = 'Tomás';
    name.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(() => void find('form.begin').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  await vi.waitFor(() => expect(calls.some((one) => one.call === 'POST /api/tables/ides/seats/1')).toBe(true));
  expect(calls.find((one) => one.call === 'POST /api/guest')!.body).toEqual({ name: 'Tomás' });
});

test('the title says whose turn it is, and lines are told', async () => {
  learn('en', { 't.line': '{player_is, select, you {You wait} other {{player} waits}}.' });
  answers['GET /api/tables/ides'] = () =>
    snapshot({ log: [entry(1, { seat: 1, lines: [{ rule: 'PAX-BUY-1', told: { key: 't.line', args: { player: { seat: 1 } } }, event: null }] }), entry(2, { back: 1 })] });
  await show('/t/ides');
  await vi.waitFor(() => expect(find('.log')).not.toBeNull());
  await vi.waitFor(() => expect(document.title).toBe('● Your turn · PAX'));
  expect(find('.log .gone').textContent).toBe('Taken back: Cato waits. BUY-1');
  act(() => PaperLine.last.onopen!());
  await act(() => PaperLine.last.send('step', { entries: [], changes: { '/you': null }, position: null }, 'e2'));
  await settle();
  expect(document.title).toBe('PAX · Ludus');
});

test('the end offers to play again', async () => {
  answers['GET /api/tables/ides'] = () =>
    snapshot({ table: table({ status: 'OVER', secret: '00'.repeat(32) }), position: position({ you: null, outcome: { result: 'PLAYERS', places: [1, 2], winners: [0], scores: [30, 20] } }) });
  answers['POST /api/tables/ides/again'] = () => ({ id: 'kalends' });
  answers['GET /api/tables/kalends'] = () => snapshot({ table: table({ id: 'kalends' }) });
  await show('/t/ides');
  await vi.waitFor(() => expect(find('.end-acts')).not.toBeNull());
  button('Play again').click();
  await vi.waitFor(() => expect(location.pathname).toBe('/t/kalends'));
});

test('an address that leads nowhere says so', async () => {
  await show('/etc/passwd');
  expect(find('h1').textContent).toBe('Nowhere');
});

test('the lesson on offer is that of the chosen game', async () => {
  await show('/');
  const lesson = () => find('.box.learn a');
  const choose = (game: number) => act(async () => [...root.querySelectorAll<HTMLInputElement>('.posters input')][game]!.click());
  for (const [game, id, title] of [[1, 'spartacus', 'Spartacus'], [2, 'mare-nostrum', 'Mare Nostrum'], [0, 'pax', 'PAX']] as const) {
    await choose(game);
    expect(lesson().getAttribute('href')).toBe(`/learn/${id}`);
    expect(lesson().textContent).toBe(`Learn ${title} by playing`);
  }
});
