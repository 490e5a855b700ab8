import { vi } from 'vitest';
import type { Lobby, Play } from '../src/generated/ludus';

/* A server of paper: answers that a test lays out, and a line that the test speaks into. */

export type Answer = (body: unknown, path: string) => unknown;

export class NoAnswer extends Error {}

/** Answers by "METHOD /path", at once or as a promise; a thrown `Response` is the answer, a thrown `NoAnswer` a network that is down. */
export function paperServer(answers: Record<string, Answer>): { calls: { call: string; body: unknown }[] } {
  const calls: { call: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${address}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ call, body });
    const answer = answers[call] ?? answers[call.replace(/\?.*$/, '')];
    if (!answer) return new Response('{}', { status: 404 });
    try {
      const value = await answer(body, address);
      return value === undefined ? new Response(null, { status: 204 }) : Response.json(value);
    } catch (thrown) {
      if (thrown instanceof Response) return thrown;
      throw new TypeError('Failed to fetch');
    }
  });
  return { calls };
}

/** The browser's end of server-sent events. */
export class PaperLine {
  static all: PaperLine[] = [];
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  closed = false;
  private listeners: Record<string, (event: { data: string; lastEventId: string }) => void> = {};

  constructor(readonly address: string) {
    PaperLine.all.push(this);
  }

  addEventListener(type: string, listener: (event: { data: string; lastEventId: string }) => void): void {
    this.listeners[type] = listener;
  }

  close(): void {
    this.closed = true;
  }

  send(type: string, data: unknown, id: string): void {
    this.listeners[type]?.({ data: JSON.stringify(data), lastEventId: id });
  }

  static get last(): PaperLine {
    return PaperLine.all.at(-1)!;
  }

  static install(): void {
    PaperLine.all = [];
    vi.stubGlobal('EventSource', PaperLine);
  }
}

export function table(more: Partial<Lobby.Table> = {}): Lobby.Table {
  return {
    id: 'ides',
    game: 'pax',
    name: null,
    status: 'RUNNING',
    seatCount: 2,
    seats: [
      { seat: 0, kind: 'PERSON', name: 'Helena', level: null, away: false, online: true },
      { seat: 1, kind: 'BOT', name: 'Cato', level: 'plebeian', away: false, online: true },
    ],
    options: {},
    listed: false,
    clock: { pace: 'NONE', seconds: 0, increment: 0 },
    hints: 'FRIENDLY',
    hostName: 'Helena',
    host: true,
    you: 0,
    commitment: '00',
    secret: null,
    nonces: [],
    spectators: 0,
    created: 0,
    next: null,
    ...more,
  };
}

export function position(more: Partial<Play.Position> = {}): Play.Position {
  return {
    view: { round: 1, piles: [['A'], ['B', 'C']] },
    awaited: [{ seat: 0, what: 'buy' }],
    you: { must: true, what: 'buy', stamp: 7, moves: [], forms: [] },
    undo: { possible: true, why: null },
    consent: null,
    times: [],
    outcome: null,
    ...more,
  };
}

export function entry(number: number, more: Partial<Play.LogEntry> = {}): Play.LogEntry {
  return { number, seat: 0, by: 'PERSON', time: 0, lines: [], back: null, ...more };
}

export function snapshot(more: Partial<Play.Snapshot> = {}): Play.Snapshot {
  return { table: table(), at: 'e1', position: position(), log: [entry(1)], logBefore: null, chat: [], ...more };
}
