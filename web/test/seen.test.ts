import { expect, test } from 'vitest';
import { appended, changed, left, ofSnapshot, undone, withChat, withEarlier, withStep } from '../src/api/seen';
import { entry, position, snapshot } from './server';

const seen = () => ofSnapshot(snapshot(), 1000);

test('changes replace what their pointers name and share the rest', () => {
  const before = { a: { b: [1, 2, { c: 3 }] }, d: { e: 1 } };
  const after = changed(before, { '/a/b/2/c': 4, '/a/b/0': 9 }) as typeof before;
  expect(after).toEqual({ a: { b: [9, 2, { c: 4 }] }, d: { e: 1 } });
  expect(after.d).toBe(before.d);
  expect(before.a.b[0]).toBe(1);
});

test('a pointer can name the whole, a new key, the end of a list and odd names', () => {
  expect(changed({ a: 1 }, { '': { b: 2 } })).toEqual({ b: 2 });
  expect(changed({}, { '/a': 1 })).toEqual({ a: 1 });
  expect(changed([1], { '/1': 2 })).toEqual([1, 2]);
  expect(changed([1], { '/-': 2 })).toEqual([1, 2]);
  expect(changed({ 'x/y~z': 1 }, { '/x~1y~0z': 2 })).toEqual({ 'x/y~z': 2 });
});

test('a change that does not fit is an error, so that the page looks anew', () => {
  expect(() => changed([1], { '/5': 2 })).toThrow();
  expect(() => changed({ a: 1 }, { '/a/b': 2 })).toThrow();
  expect(() => changed({}, { '/a/b': 2 })).toThrow();
  expect(() => changed(null, { '/a': 2 })).toThrow();
});

test('a step changes the position and appends its entries', () => {
  const after = withStep(seen(), { entries: [entry(2)], changes: { '/view/round': 2 }, position: null }, 'e2', 2000);
  expect(after.position?.view).toEqual({ round: 2, piles: [['A'], ['B', 'C']] });
  expect(after.log.map((one) => one.number)).toEqual([1, 2]);
  expect(after.at).toBe('e2');
  expect(after.timesAt).toBe(1000);
});

test('a whole position takes the place of the old one, and its clocks are true now', () => {
  const whole = position({ times: [{ seat: 0, left: 5000, running: true }] });
  const after = withStep(seen(), { entries: [], changes: null, position: whole }, 'e2', 2000);
  expect(after.position).toBe(whole);
  expect(after.timesAt).toBe(2000);
});

test('entries that are known already are not told twice', () => {
  expect(appended([entry(1), entry(2)], [entry(2), entry(3)]).map((one) => one.number)).toEqual([1, 2, 3]);
});

test('earlier lines come before the known ones', () => {
  const after = withEarlier({ ...seen(), log: [entry(5)], logBefore: 5 }, { log: [entry(3), entry(4), entry(5)], logBefore: null });
  expect(after.log.map((one) => one.number)).toEqual([3, 4, 5]);
  expect(after.logBefore).toBeNull();
});

test('a line of talk is shown once', () => {
  const line = { number: 1, channel: 'TABLE' as const, seat: 0, name: 'Helena', text: 'Salve', time: 0 };
  expect(withChat(withChat(seen(), line, 'e2'), line, 'e3').chat).toHaveLength(1);
});

test('an undo strikes out the last entries that still hold', () => {
  const log = [entry(1), entry(2), entry(3), entry(4, { back: 1 }), entry(5, { back: 1 }), entry(6)];
  expect([...undone(log)].sort()).toEqual([2, 3]);
});

test('a running clock goes down, a resting one does not', () => {
  expect(left({ seat: 0, left: 5000, running: true }, 1000, 3000)).toBe(3000);
  expect(left({ seat: 0, left: 5000, running: true }, 1000, 90_000)).toBe(0);
  expect(left({ seat: 0, left: 5000, running: false }, 1000, 3000)).toBe(5000);
});
