import { afterEach, expect, test, vi } from 'vitest';
import { call, complaint, newKey, newNonce, Refusal, Unreachable } from '../src/api/call';
import { NoAnswer, paperServer } from './server';

afterEach(() => vi.useRealTimers());

test('an answer without content is nothing', async () => {
  paperServer({ 'POST /api/logout': () => undefined });
  expect(await call('POST', '/logout', {})).toBeUndefined();
});

test('a refusal carries its trouble', async () => {
  const trouble = { code: 'seatTaken', message: { key: 'server.problem.seatTaken', args: {} }, detail: 'This seat is taken.', refused: null, position: null, at: null };
  paperServer({
    'POST /api/x': () => {
      throw Response.json(trouble, { status: 409 });
    },
  });
  const problem = await call('POST', '/x', {}).catch((e: unknown) => e);
  expect(problem).toBeInstanceOf(Refusal);
  expect((problem as Refusal).trouble).toEqual(trouble);
  expect(complaint(problem)).toEqual(trouble.message);
});

test('an error page of something in between is said too', async () => {
  paperServer({
    'POST /api/x': () => {
      throw new Response('<h1>500</h1>', { status: 500 });
    },
  });
  const problem = await call('POST', '/x', {}).catch((e: unknown) => e);
  expect(complaint(problem)).toEqual({ key: 'web.trouble.server', args: { status: 500 } });
});

test('what can be repeated is repeated when nobody answers, what can not is not', async () => {
  vi.useFakeTimers();
  let asked = 0;
  const nobody = () => {
    asked++;
    throw new NoAnswer();
  };
  paperServer({ 'GET /api/x': nobody, 'POST /api/x': nobody });
  const once = call('POST', '/x', {}).catch((e: unknown) => e);
  await vi.runAllTimersAsync();
  expect(await once).toBeInstanceOf(Unreachable);
  expect(asked).toBe(1);
  const often = call('GET', '/x').catch((e: unknown) => e);
  await vi.runAllTimersAsync();
  expect(complaint(await often)).toEqual({ key: 'web.trouble.unreachable', args: {} });
  expect(asked).toBe(5);
});

test('keys and nonces have the form that the server asks for, without a secure origin too', () => {
  expect(newNonce()).toMatch(/^[0-9a-f]{32}$/);
  expect(newKey()).toMatch(/^[A-Za-z0-9-]{8,64}$/);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/);
  vi.unstubAllGlobals();
});
