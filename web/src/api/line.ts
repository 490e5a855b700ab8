import { signal, type ReadonlySignal } from '@preact/signals';

/**
 * How the line to the server is. `wobbling` for less than three seconds: nothing but a hollow dot. `lost` after that, with
 * the time of the next attempt, or null while one is under way. `since` is when it was last known to be there.
 */
export type Connection = { state: 'live' } | { state: 'wobbling' } | { state: 'lost'; since: number; retryAt: number | null };

export interface Line {
  connection: ReadonlySignal<Connection>;
  /** Tries at once. */
  tryNow(): void;
  /** Drops what is open and begins anew behind another event. */
  restart(): void;
  close(): void;
}

export interface Listener {
  /** Where to resume: the id of the last event that was taken in. */
  after(): string;
  event(type: string, data: string, id: string): void;
  /** The line stands again; `lost` whether the reader was told that it was gone. */
  back(lost: boolean): void;
}

const TYPES = ['step', 'table', 'chat', 'reset'];
const WAITS = [1000, 2000, 4000, 8000];
const PATIENCE = 3000;

/** Server-sent events with a reconnection of our own, because the browser's hides how the line is. */
export function openLine(address: (after: string) => string, listener: Listener): Line {
  const connection = signal<Connection>({ state: 'wobbling' });
  let source: EventSource | null = null;
  let downSince: number | null = Date.now();
  let attempts = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let retryAt: number | null = null;
  let closed = false;

  function connect(): void {
    if (closed) return;
    clearTimeout(retry);
    drop();
    retryAt = null;
    show();
    const mine = new EventSource(address(listener.after()));
    source = mine;
    mine.onopen = () => {
      if (source !== mine) return;
      const lost = connection.peek().state === 'lost';
      clearTimeout(patience);
      patience = undefined;
      attempts = 0;
      downSince = null;
      connection.value = { state: 'live' };
      listener.back(lost);
    };
    mine.onerror = () => source === mine && failed();
    for (const type of TYPES) {
      mine.addEventListener(type, (event) => {
        if (source === mine) listener.event(type, (event as MessageEvent<string>).data, (event as MessageEvent).lastEventId);
      });
    }
  }

  function failed(): void {
    if (closed) return;
    drop();
    downSince ??= Date.now();
    const wait = WAITS[Math.min(attempts, WAITS.length - 1)]!;
    attempts++;
    retryAt = Date.now() + wait;
    clearTimeout(retry);
    retry = setTimeout(connect, wait);
    show();
  }

  function show(): void {
    if (downSince === null) return;
    const patient = downSince + PATIENCE - Date.now();
    if (patient <= 0) {
      connection.value = { state: 'lost', since: downSince, retryAt };
    } else {
      connection.value = { state: 'wobbling' };
      patience ??= setTimeout(() => {
        patience = undefined;
        show();
      }, patient);
    }
  }

  function drop(): void {
    source?.close();
    source = null;
  }

  const online = () => connection.peek().state !== 'live' && connect();
  const offline = () => failed();
  addEventListener('online', online);
  addEventListener('offline', offline);
  connect();

  return {
    connection,
    tryNow: connect,
    restart: () => {
      attempts = 0;
      connect();
    },
    close: () => {
      closed = true;
      clearTimeout(retry);
      clearTimeout(patience);
      removeEventListener('online', online);
      removeEventListener('offline', offline);
      drop();
    },
  };
}
