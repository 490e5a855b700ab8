import type { Lobby, Play } from '../generated/ludus';

/** What the page knows of one table. Never changed in place, so that whoever looks at it notices. */
export interface Seen {
  table: Lobby.Table;
  /** The event id up to which this is true. */
  at: string;
  position: Play.Position | null;
  /** When `position.times` was true, in this browser's milliseconds. */
  timesAt: number;
  log: Play.LogEntry[];
  logBefore: number | null;
  chat: Play.Chat[];
}

export function ofSnapshot(snapshot: Play.Snapshot, now: number): Seen {
  return { ...snapshot, timesAt: now };
}

/** Something happened in the game. Throws if it doesn't fit what the page has: then the page must look anew. */
export function withStep(seen: Seen, step: Play.Step, at: string, now: number): Seen {
  const log = appended(seen.log, step.entries);
  if (step.position) return { ...seen, at, log, position: step.position, timesAt: now };
  if (!step.changes) return { ...seen, at, log };
  const position = changed(seen.position, step.changes) as Play.Position;
  const timesMoved = position.times !== seen.position?.times;
  return { ...seen, at, log, position, timesAt: timesMoved ? now : seen.timesAt };
}

/** Log entries in order, each once. */
export function appended(log: Play.LogEntry[], more: Play.LogEntry[]): Play.LogEntry[] {
  const last = log.at(-1)?.number ?? -1;
  const fresh = more.filter((entry) => entry.number > last);
  return fresh.length === 0 ? log : [...log, ...fresh];
}

export function withEarlier(seen: Seen, earlier: Play.Log): Seen {
  const first = seen.log[0]?.number ?? Infinity;
  return {
    ...seen,
    log: [...earlier.log.filter((entry) => entry.number < first), ...seen.log],
    logBefore: earlier.logBefore,
  };
}

export function withChat(seen: Seen, line: Play.Chat, at: string): Seen {
  if (seen.chat.some((one) => one.number === line.number)) return { ...seen, at };
  return { ...seen, at, chat: [...seen.chat, line] };
}

/** The value with those at the JSON pointers replaced; all that lies beside their paths is shared with the old one. */
export function changed(value: unknown, changes: Record<string, unknown>): unknown {
  return Object.entries(changes).reduce((result, [pointer, fresh]) => replaced(result, steps(pointer), fresh), value);
}

function steps(pointer: string): string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function replaced(value: unknown, [step, ...rest]: string[], fresh: unknown): unknown {
  if (step === undefined) return fresh;
  if (Array.isArray(value)) {
    const index = step === '-' ? value.length : Number(step);
    if (!(index >= 0 && index <= value.length)) throw new Error(`There is no place ${step} in a list of ${value.length}`);
    const copy = value.slice();
    copy[index] = replaced(value[index], rest, fresh);
    return copy;
  }
  if (typeof value !== 'object' || value === null) throw new Error(`There is nothing that has a "${step}"`);
  if (rest.length > 0 && !(step in value)) throw new Error(`There is no "${step}"`);
  return { ...value, [step]: replaced((value as Record<string, unknown>)[step], rest, fresh) };
}

/** The numbers of entries that no longer hold because they were taken back. */
export function undone(log: Play.LogEntry[]): Set<number> {
  const gone = new Set<number>();
  log.forEach((entry, index) => {
    let left = entry.back ?? 0;
    for (let i = index - 1; i >= 0 && left > 0; i--) {
      const before = log[i]!;
      if (before.back != null || gone.has(before.number)) continue;
      gone.add(before.number);
      left--;
    }
  });
  return gone;
}

/** What is left on a clock now. */
export function left(time: Play.Time, timesAt: number, now: number): number {
  return time.running ? Math.max(0, time.left - (now - timesAt)) : time.left;
}
