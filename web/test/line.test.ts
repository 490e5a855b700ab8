import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLine, type Line } from '../src/api/line';
import { PaperLine } from './server';

let line: Line;
const back = vi.fn();
const event = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  PaperLine.install();
  back.mockClear();
  event.mockClear();
  line = openLine((after) => `/events?after=${after}`, { after: () => 'e1', event, back });
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

const state = () => line.connection.value.state;

test('opens behind the last event and is live when the server answers', () => {
  expect(PaperLine.last.address).toBe('/events?after=e1');
  expect(state()).toBe('wobbling');
  PaperLine.last.onopen!();
  expect(state()).toBe('live');
  expect(back).toHaveBeenCalledWith(false);
});

test('a short break only wobbles', () => {
  PaperLine.last.onopen!();
  PaperLine.last.onerror!();
  expect(state()).toBe('wobbling');
  vi.advanceTimersByTime(1000);
  PaperLine.last.onopen!();
  expect(state()).toBe('live');
  expect(back).toHaveBeenLastCalledWith(false);
});

test('after three seconds it is lost and says when it tries again', () => {
  PaperLine.last.onopen!();
  PaperLine.last.onerror!();
  const since = Date.now();
  vi.advanceTimersByTime(1000);
  PaperLine.last.onerror!();
  vi.advanceTimersByTime(2000);
  expect(line.connection.value).toEqual({ state: 'lost', since, retryAt: null });
  PaperLine.last.onerror!();
  expect(line.connection.value).toEqual({ state: 'lost', since, retryAt: Date.now() + 4000 });
  PaperLine.last.onopen?.(); // of a line that was dropped: nobody listens
  expect(state()).toBe('lost');
});

test('waits 1, 2, 4, 8 and then always 8 seconds', () => {
  for (const wait of [1, 2, 4, 8, 8]) {
    const attempts = PaperLine.all.length;
    PaperLine.last.onerror!();
    vi.advanceTimersByTime(wait * 1000 - 1);
    expect(PaperLine.all).toHaveLength(attempts);
    vi.advanceTimersByTime(1);
    expect(PaperLine.all).toHaveLength(attempts + 1);
  }
});

test('being back after a loss is told', () => {
  PaperLine.last.onerror!();
  vi.advanceTimersByTime(3500);
  expect(state()).toBe('lost');
  line.tryNow();
  PaperLine.last.onopen!();
  expect(back).toHaveBeenCalledWith(true);
});

test('passes events on with their ids', () => {
  PaperLine.last.onopen!();
  PaperLine.last.send('step', { a: 1 }, 'e2');
  expect(event).toHaveBeenCalledWith('step', '{"a":1}', 'e2');
});

test('a closed line stays closed', () => {
  line.close();
  vi.advanceTimersByTime(60_000);
  expect(PaperLine.all).toHaveLength(1);
  expect(PaperLine.last.closed).toBe(true);
});
