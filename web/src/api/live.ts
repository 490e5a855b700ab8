import { batch, computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Lobby, Play } from '../generated/ludus';
import { botPause, prefersStillness } from '../kit/settings';
import { api } from './api';
import { Refusal, Unreachable } from './call';
import { openLine, type Connection, type Line } from './line';
import { me } from './session';
import { ofSnapshot, withChat, withEarlier, withStep, type Seen } from './seen';

/** Why the reader's last wish was not done. */
export interface Refused {
  refused: Play.Refused;
  /** The answer came too late: that question is over. */
  stale: boolean;
}

/** One table as this browser sees it, kept up to date. */
export interface LiveTable {
  id: string;
  /** Null until the first look succeeded. */
  seen: ReadonlySignal<Seen | null>;
  /** There is no such table. */
  missing: ReadonlySignal<boolean>;
  connection: ReadonlySignal<Connection>;
  /** Entries of the step that arrived last. */
  fresh: ReadonlySignal<Play.LogEntry[]>;
  /** After a lost connection: how many moves were made meanwhile. */
  missed: ReadonlySignal<number | null>;
  /** An answer of the reader is on its way. */
  busy: ReadonlySignal<boolean>;
  tryNow(): void;
  /** Shows at once what waits for the pause between the bots' moves. */
  hurry(): void;
  forgetMissed(): void;
  /** Null: done. */
  act(moves: unknown[]): Promise<Refused | null>;
  undo(): Promise<Refused | null>;
  why(moves: unknown[]): Promise<Play.Refused | null>;
  preview(moves: unknown[]): Promise<{ view: unknown } | { refused: Play.Refused }>;
  earlier(): Promise<void>;
  /** A call that answered with the table as it now is. */
  adopt(table: Lobby.Table): void;
  close(): void;
}

type Waiting = { type: string; data: string; id: string };

/** So long a card travels: moves that a slow network brings together are still seen one after the other. */
const TRAVEL = 320;

function pauseOfBots(): number {
  return Math.max(Number(botPause.peek()), prefersStillness() ? 0 : TRAVEL);
}

/** What is shown may lag behind by so many pauses; a longer queue shortens each of them. Where clocks run it costs time. */
const LAG = 40;
const LAG_WITH_CLOCKS = 4;

/** How long an accepted move may take to come down the line before the page looks anew. */
const OVERDUE = 2000;
const REMEMBERED = 200;

export function openTable(id: string): LiveTable {
  const seen = signal<Seen | null>(null);
  const missing = signal(false);
  const fresh = signal<Play.LogEntry[]>([]);
  const missed = signal<number | null>(null);
  const busy = signal(false);
  const beforeLine = signal<Connection>({ state: 'wobbling' });
  const line = signal<Line | null>(null);
  const passed: string[] = [];
  const waitingFor = new Map<string, () => void>();
  let queue: Waiting[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notBefore = 0;
  /** A refusal showed a position that is ahead of the line: until this event changes of the position are skipped. */
  let ahead: string | null = null;
  let closed = false;
  const opened = Date.now();

  // --- looking at the whole table -----------------------------------------------------------------------------

  async function look(): Promise<void> {
    try {
      const snapshot = await api.snapshot(id);
      if (closed) return;
      batch(() => {
        queue = [];
        ahead = null;
        fresh.value = [];
        seen.value = ofSnapshot(snapshot, Date.now());
        pass(snapshot.at);
      });
      if (line.peek()) line.peek()!.restart();
      else line.value = openLine((after) => `/api/tables/${id}/events?after=${encodeURIComponent(after)}`, listener);
    } catch (problem) {
      if (closed) return;
      if (problem instanceof Refusal && problem.status === 404) {
        missing.value = true;
      } else {
        const wait = 4000;
        beforeLine.value = { state: 'lost', since: opened, retryAt: Date.now() + wait };
        clearTimeout(timer);
        timer = setTimeout(() => void look(), wait);
      }
    }
  }

  const listener = {
    after: () => seen.peek()!.at,
    event: (type: string, data: string, eventId: string) => {
      queue.push({ type, data, id: eventId });
      drain();
    },
    back: (lost: boolean) => {
      if (lost) missed.value = 0;
    },
  };

  // --- taking in what the line brings -------------------------------------------------------------------------

  function drain(): void {
    clearTimeout(timer);
    while (queue.length > 0) {
      const lag = seen.peek()?.position?.times.length ? LAG_WITH_CLOCKS : LAG;
      const wait = notBefore - Date.now() - pauseOfBots() * Math.max(0, 1 - lag / queue.length);
      const next = queue[0]!;
      if (next.type === 'step' && wait > 0 && !document.hidden) {
        timer = setTimeout(drain, wait);
        return;
      }
      queue.shift();
      take(next);
    }
  }

  function hurry(): void {
    if (queue.length === 0) return;
    notBefore = 0;
    const all = queue;
    queue = [];
    clearTimeout(timer);
    all.forEach(take);
  }

  function take({ type, data, id: eventId }: Waiting): void {
    const now = seen.peek();
    if (!now || closed) return;
    const at = eventId || now.at;
    try {
      batch(() => {
        switch (type) {
          case 'reset':
            queue = [];
            void look();
            return;
          case 'table':
            seen.value = { ...now, at, table: JSON.parse(data) as Lobby.Table };
            break;
          case 'chat':
            seen.value = withChat(now, JSON.parse(data) as Play.Chat, at);
            break;
          case 'step':
            takeStep(now, JSON.parse(data) as Play.Step, at);
            break;
        }
        pass(at);
      });
    } catch (problem) {
      console.warn('Ludus looks at the table anew:', problem);
      queue = [];
      void look();
    }
  }

  function takeStep(now: Seen, step: Play.Step, at: string): void {
    if (ahead !== null && !step.position) {
      // what it changes is already shown; its lines are not
      seen.value = withStep(now, { ...step, changes: null }, at, Date.now());
      if (at === ahead) ahead = null;
    } else {
      ahead = null;
      seen.value = withStep(now, step, at, Date.now());
    }
    if (step.entries.length > 0) fresh.value = step.entries;
    if (step.position && missed.peek() !== null) missed.value = missed.peek()! + step.entries.length;
    if (step.entries.some((entry) => entry.by === 'BOT')) notBefore = Date.now() + pauseOfBots();
  }

  function pass(at: string): void {
    passed.push(at);
    if (passed.length > REMEMBERED) passed.shift();
    waitingFor.get(at)?.();
    waitingFor.delete(at);
  }

  /** Resolves when the line has brought this event; if it takes too long the page looks anew. */
  async function arrival(at: string): Promise<void> {
    hurry();
    if (passed.includes(at)) return;
    const came = await new Promise<boolean>((resolve) => {
      const late = setTimeout(() => resolve(false), OVERDUE);
      waitingFor.set(at, () => {
        clearTimeout(late);
        resolve(true);
      });
    });
    if (!came) await look();
  }

  // --- what the reader does -----------------------------------------------------------------------------------

  /**
   * Sends what the reader does. It is done as soon as it is shown, though the server's answer may still be under way: what is
   * pressed on the position that it led to must not be lost.
   */
  async function answer(by: 'PERSON' | 'UNDO', send: () => Promise<Play.Accepted>): Promise<Refused | null> {
    hurry();
    busy.value = true;
    const own = ownEntry(by);
    const answered = send().then(async ({ at }) => {
      if (!own.isShown()) await arrival(at);
    });
    try {
      await Promise.race([answered, own.shown]);
      return null;
    } catch (problem) {
      return refusalOf(problem);
    } finally {
      own.forget();
      busy.value = false;
    }
  }

  /** The reader's own next entry; an order or a clock that answers for the reader is none. */
  function ownEntry(by: 'PERSON' | 'UNDO'): { shown: Promise<void>; isShown(): boolean; forget(): void } {
    const last = seen.peek()?.log.at(-1)?.number ?? 0;
    const found = computed(() => {
      const now = seen.value;
      return now !== null && now.log.some((entry) => entry.number > last && entry.seat === now.table.you && entry.by === by);
    });
    let forget = () => {};
    const shown = new Promise<void>((resolve) => {
      forget = effect(() => {
        if (found.value) resolve();
      });
    });
    return { shown, isShown: () => found.peek(), forget };
  }

  /** Puts the true position in place and says what was wrong. */
  function refusalOf(problem: unknown): Refused {
    if (problem instanceof Refusal) {
      const { trouble } = problem;
      if (trouble.position && trouble.at !== null) takePosition(trouble.position, trouble.at);
      else if (problem.status === 409) void look();
      return {
        refused: trouble.refused ?? { rule: null, message: trouble.message },
        stale: trouble.code === 'stale',
      };
    }
    const key = problem instanceof Unreachable ? 'web.trouble.unreachable' : 'web.trouble.page';
    if (!(problem instanceof Unreachable)) console.error(problem);
    return { refused: { rule: null, message: { key, args: {} } }, stale: false };
  }

  function takePosition(position: Play.Position, at: string): void {
    const now = seen.peek();
    if (!now) return;
    hurry();
    const last = passed.at(-1);
    if (passed.includes(at) && at !== last) return; // the line has been faster: what is shown is newer
    seen.value = { ...seen.peek()!, position, timesAt: Date.now() };
    if (at !== last) {
      ahead = at;
      setTimeout(() => {
        if (ahead === at && !closed) void look();
      }, OVERDUE);
    }
  }

  const stamp = () => seen.peek()?.position?.you?.stamp ?? 0;

  // the line belongs to whoever opened it: another person looks anew
  let who: string | null | undefined;
  const unfollow = effect(() => {
    const now = me.value === undefined ? undefined : (me.value?.id ?? null);
    const changed = who !== undefined && now !== undefined && now !== who;
    who = now;
    if (changed) void look();
  });

  void look();
  return {
    id,
    seen,
    missing,
    fresh,
    missed,
    busy,
    connection: computed(() => line.value?.connection.value ?? beforeLine.value),
    tryNow: () => {
      if (line.peek()) line.peek()!.tryNow();
      else void look();
    },
    hurry,
    forgetMissed: () => (missed.value = null),
    act: (moves) => answer('PERSON', () => api.move(id, stamp(), moves)),
    undo: () => answer('UNDO', () => api.undo(id)),
    why: async (moves) => {
      try {
        return (await api.why(id, { stamp: stamp(), moves })).refused;
      } catch (problem) {
        return refusalOf(problem).refused;
      }
    },
    preview: async (moves) => {
      try {
        return await api.preview(id, { stamp: stamp(), moves });
      } catch (problem) {
        if (problem instanceof Refusal && problem.trouble.refused) return { refused: problem.trouble.refused };
        throw problem;
      }
    },
    earlier: async () => {
      const before = seen.peek()?.logBefore;
      if (before == null) return;
      const more = await api.log(id, before);
      if (seen.peek()) seen.value = withEarlier(seen.peek()!, more);
    },
    adopt: (table) => {
      const before = seen.peek();
      if (!before) return;
      seen.value = { ...before, table };
      if (before.table.you !== table.you) void look(); // another viewer now: with other secrets, and online under this name
    },
    close: () => {
      closed = true;
      unfollow();
      clearTimeout(timer);
      line.peek()?.close();
    },
  };
}
