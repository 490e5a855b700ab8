import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTable, type LiveTable } from '../src/api/live';
import { me } from '../src/api/session';
import { botPause, PAUSES } from '../src/kit/settings';
import type { Play, Trouble } from '../src/generated/ludus';
import { entry, NoAnswer, paperServer, PaperLine, position, snapshot, table, type Answer } from './server';

let live: LiveTable;
let answers: Record<string, Answer>;

beforeEach(async () => {
  vi.useFakeTimers();
  PaperLine.install();
  me.value = { id: 'h', name: 'Helena', guest: true, email: null };
  answers = { 'GET /api/tables/ides': () => snapshot() };
  paperServer(answers);
  live = openTable('ides');
  await settle();
  PaperLine.last.onopen!();
});

afterEach(() => {
  botPause.value = PAUSES[0];
  live.close();
  vi.useRealTimers();
});

/** Lets promises run, not the clock. */
const settle = () => vi.advanceTimersByTimeAsync(0);
const round = () => (live.seen.value!.position!.view as { round: number }).round;

function step(number: number, more: Partial<Play.Step> = {}, by = 'PERSON'): Play.Step {
  return { entries: [entry(number, { by })], changes: { '/view/round': number }, position: null, ...more };
}

/** Moves and taking back reach the server, which answers when the test says so. */
function hangs(): ((accepted: Play.Accepted) => void)[] {
  const answered: ((accepted: Play.Accepted) => void)[] = [];
  const hang = () => new Promise((resolve) => answered.push(resolve));
  answers['POST /api/tables/ides/moves'] = hang;
  answers['POST /api/tables/ides/undo'] = hang;
  return answered;
}

function trouble(more: Partial<Trouble>): Response {
  const whole: Trouble = {
    code: 'refused',
    message: { key: 'kernel.refusal.stale', args: {} },
    detail: '',
    refused: { rule: 'PAX-BUY-3', message: { key: 'pax.refusal.tooDear', args: {} } },
    position: null,
    at: null,
    ...more,
  };
  return Response.json(whole, { status: 409 });
}

test('shows the table and follows it from there', () => {
  expect(live.seen.value!.table.id).toBe('ides');
  expect(PaperLine.last.address).toBe('/api/tables/ides/events?after=e1');
  expect(live.connection.value.state).toBe('live');
  expect(live.fresh.value).toEqual([]);
});

test('a step moves the position and says what is new', () => {
  PaperLine.last.send('step', step(2), 'e2');
  expect(round()).toBe(2);
  expect(live.fresh.value.map((one) => one.number)).toEqual([2]);
});

test('other seats and talk come down the same line', () => {
  PaperLine.last.send('table', table({ spectators: 3 }), 'e2');
  PaperLine.last.send('chat', { number: 1, channel: 'TABLE', seat: 1, name: 'Cato', text: 'Ave', time: 0 }, 'e3');
  expect(live.seen.value!.table.spectators).toBe(3);
  expect(live.seen.value!.chat).toHaveLength(1);
  expect(live.seen.value!.at).toBe('e3');
});

test('bots have the pace of the server, and what comes together is seen one after the other', async () => {
  PaperLine.last.send('step', step(2, {}, 'BOT'), 'e2');
  await vi.advanceTimersByTimeAsync(500);
  PaperLine.last.send('step', step(3, {}, 'BOT'), 'e3');
  expect(round()).toBe(3);
  PaperLine.last.send('step', step(4, {}, 'BOT'), 'e4');
  expect(round()).toBe(3);
  await vi.advanceTimersByTimeAsync(320);
  expect(round()).toBe(4);
});

test('every pace that is offered is kept, however many moves wait, and a click ends it', async () => {
  expect(botPause.value).toBe(PAUSES[0]);
  for (const pause of PAUSES.slice(1)) {
    botPause.value = pause;
    const from = round();
    for (let i = 1; i <= 24; i++) PaperLine.last.send('step', step(from + i, {}, 'BOT'), `${pause}-${i}`);
    live.hurry();
    expect(round()).toBe(from + 24);
    for (let i = 25; i <= 48; i++) PaperLine.last.send('step', step(from + i, {}, 'BOT'), `${pause}-${i}`);
    const shown = round();
    for (let i = 1; i <= 20; i++) {
      await vi.advanceTimersByTimeAsync(Number(pause) - 1);
      expect(round(), `${pause}: move ${i} stays`).toBe(shown + i - 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(round(), `${pause}: move ${i} comes`).toBe(shown + i);
    }
    live.hurry();
    expect(round()).toBe(from + 48);
    await vi.advanceTimersByTimeAsync(Number(pause));
  }
});

test('where clocks run the page does not lag far behind', async () => {
  botPause.value = '2500';
  const times = [{ seat: 0, left: 60_000, running: false }];
  PaperLine.last.send('step', step(2, { changes: { '/view/round': 2, '/times': times } }, 'BOT'), 'e2');
  for (let number = 3; number <= 22; number++) PaperLine.last.send('step', step(number, {}, 'BOT'), `e${number}`);
  await vi.advanceTimersByTimeAsync(2500 * 8);
  expect(round()).toBeGreaterThan(15);
});

test('a change that does not fit makes the page look anew', async () => {
  answers['GET /api/tables/ides'] = () => snapshot({ at: 'e9', position: position({ view: { round: 9 } }) });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  PaperLine.last.send('step', step(2, { changes: { '/view/nothing/there': 1 } }), 'e2');
  await settle();
  expect(round()).toBe(9);
  expect(PaperLine.last.address).toContain('after=e9');
});

test('so does a reset', async () => {
  answers['GET /api/tables/ides'] = () => snapshot({ at: 'e9', position: position({ view: { round: 9 } }) });
  PaperLine.last.send('reset', {}, '');
  await settle();
  expect(round()).toBe(9);
});

test('another person at this browser makes the page look anew', async () => {
  answers['GET /api/tables/ides'] = () => snapshot({ table: table({ you: null }) });
  me.value = null;
  await settle();
  expect(live.seen.value!.table.you).toBeNull();
});

test('a move is done when the line has brought it', async () => {
  answers['POST /api/tables/ides/moves'] = (body) => {
    expect(body).toMatchObject({ stamp: 7, moves: [{ type: 'SkipBuy' }] });
    return { at: 'e2' };
  };
  const done = live.act([{ type: 'SkipBuy' }]);
  await settle();
  expect(live.busy.value).toBe(true);
  PaperLine.last.send('step', step(2), 'e2');
  expect(await done).toBeNull();
  expect(live.busy.value).toBe(false);
  expect(round()).toBe(2);
});

test.each([
  ['move', 'PERSON', () => live.act([{ type: 'SkipBuy' }])],
  ['taking back', 'UNDO', () => live.undo()],
])('a %s that the line brings before the server answers is done, and the next one can follow', async (_, by, send) => {
  const answered = hangs();
  const done = vi.fn();
  void send().then(done);
  await settle();
  PaperLine.last.send('step', { entries: [entry(2, { seat: 1, by })], changes: null, position: null }, 'e2');
  await settle();
  expect(live.busy.value, 'it was somebody else').toBe(true);
  PaperLine.last.send('step', step(3, {}, by), 'e3');
  await settle();
  expect(done).toHaveBeenCalledExactlyOnceWith(null);
  expect(live.busy.value).toBe(false);

  const next = vi.fn();
  void live.undo().then(next);
  answered[0]!({ at: 'e3' });
  await settle();
  expect(live.busy.value, 'the answer was to the one before').toBe(true);
  answered[1]!({ at: 'e3' });
  await settle();
  expect(next).toHaveBeenCalledExactlyOnceWith(null);
  expect(live.busy.value).toBe(false);
});

test('so is a move that a look shows before the server answers', async () => {
  hangs();
  answers['GET /api/tables/ides'] = () => snapshot({ at: 'e2', log: [entry(1), entry(2)] });
  const done = vi.fn();
  void live.act([{ type: 'SkipBuy' }]).then(done);
  PaperLine.last.send('reset', {}, '');
  await settle();
  expect(done).toHaveBeenCalledExactlyOnceWith(null);
  expect(live.busy.value).toBe(false);
});

test('bots keep their pace when the answer to a move comes late', async () => {
  botPause.value = '1200';
  const answered = hangs();
  void live.act([{ type: 'SkipBuy' }]);
  await settle();
  PaperLine.last.send('step', step(2), 'e2');
  PaperLine.last.send('step', step(3, {}, 'BOT'), 'e3');
  PaperLine.last.send('step', step(4, {}, 'BOT'), 'e4');
  expect(round()).toBe(3);
  answered[0]!({ at: 'e2' });
  await settle();
  expect(round()).toBe(3);
  await vi.advanceTimersByTimeAsync(1200);
  expect(round()).toBe(4);
});

test('a move whose event does not come makes the page look', async () => {
  answers['POST /api/tables/ides/moves'] = () => ({ at: 'e2' });
  answers['GET /api/tables/ides'] = () => snapshot({ at: 'e2', position: position({ view: { round: 2 } }) });
  const done = live.act([{}]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await done).toBeNull();
  expect(round()).toBe(2);
});

test('a lost request is repeated with the same key', async () => {
  const keys: unknown[] = [];
  answers['POST /api/tables/ides/moves'] = (body) => {
    keys.push((body as { key: string }).key);
    if (keys.length < 3) throw new NoAnswer();
    return { at: 'e1' };
  };
  const done = live.act([{}]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await done).toBeNull();
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('a refused move shows the position of the refusal', async () => {
  answers['POST /api/tables/ides/moves'] = () => {
    throw trouble({ position: position({ view: { round: 5 } }), at: 'e1' });
  };
  const refused = await live.act([{}]);
  expect(refused).toEqual({ refused: { rule: 'PAX-BUY-3', message: { key: 'pax.refusal.tooDear', args: {} } }, stale: false });
  expect(round()).toBe(5);
});

test('a refusal that is ahead of the line skips changes until the line has caught up', async () => {
  answers['POST /api/tables/ides/moves'] = () => {
    throw trouble({ code: 'stale', position: position({ view: { round: 3 } }), at: 'e3' });
  };
  expect((await live.act([{}]))!.stale).toBe(true);
  expect(round()).toBe(3);
  PaperLine.last.send('step', step(2), 'e2');
  expect(round()).toBe(3);
  expect(live.seen.value!.log.at(-1)!.number).toBe(2);
  PaperLine.last.send('step', step(3), 'e3');
  expect(round()).toBe(3);
  PaperLine.last.send('step', step(4), 'e4');
  expect(round()).toBe(4);
});

test('a refusal that the line has overtaken changes nothing', async () => {
  answers['POST /api/tables/ides/moves'] = () => {
    PaperLine.last.send('step', step(2), 'e2');
    throw trouble({ position: position({ view: { round: 1 } }), at: 'e1' });
  };
  await live.act([{}]);
  expect(round()).toBe(2);
});

test('a question why that cannot be answered is told like a refusal', async () => {
  answers['POST /api/tables/ides/why'] = () => {
    throw trouble({ code: 'bad', message: { key: 'web.trouble.page', args: {} }, refused: null });
  };
  await expect(live.why([{ type: 'Skip' }])).resolves.toEqual({ rule: null, message: { key: 'web.trouble.page', args: {} } });
});

test('after a loss it counts what was missed', async () => {
  PaperLine.last.onerror!();
  await vi.advanceTimersByTimeAsync(3500);
  expect(live.connection.value.state).toBe('lost');
  live.tryNow();
  PaperLine.last.onopen!();
  PaperLine.last.send('step', { entries: [entry(2), entry(3), entry(4)], changes: null, position: position() }, 'e4');
  expect(live.missed.value).toBe(3);
  live.forgetMissed();
  expect(live.missed.value).toBeNull();
});

test('a table that is not there is missing', async () => {
  const none = openTable('none');
  await settle();
  expect(none.missing.value).toBe(true);
  none.close();
});

test('a server that is away is tried again', async () => {
  let there = false;
  answers['GET /api/tables/late'] = () => {
    if (!there) throw new NoAnswer();
    return snapshot();
  };
  const late = openTable('late');
  await vi.advanceTimersByTimeAsync(4000);
  expect(late.connection.value.state).toBe('lost');
  there = true;
  await vi.advanceTimersByTimeAsync(4000);
  expect(late.seen.value).not.toBeNull();
  late.close();
});
