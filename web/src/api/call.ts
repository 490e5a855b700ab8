import type { Message, Trouble } from '../generated/ludus';

/** The server said no; `trouble` says why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly trouble: Trouble,
  ) {
    super(trouble.detail || trouble.code);
  }
}

/** Nobody answered: the network or the server is away. */
export class Unreachable extends Error {}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Waits in milliseconds before a call is tried again that can be repeated without harm. */
const AGAIN_AFTER = [300, 1000, 2500];

/**
 * One call of the HTTP interface.
 *
 * @param repeatable whether the same call again does no harm: everything but a POST without a key of its own
 */
export async function call<T>(
  method: Method,
  path: string,
  body?: unknown,
  repeatable = method !== 'POST',
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await once<T>(method, path, body);
    } catch (problem) {
      const wait = AGAIN_AFTER[attempt];
      if (!(problem instanceof Unreachable) || !repeatable || wait === undefined) throw problem;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

async function once<T>(method: Method, path: string, body: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
    });
  } catch (problem) {
    throw new Unreachable(String(problem));
  }
  if (response.status === 204) return undefined as T;
  if (response.ok) return (await response.json()) as T;
  if (response.status === 502 || response.status === 503 || response.status === 504) {
    throw new Unreachable(`HTTP ${response.status}`);
  }
  throw new Refusal(response.status, await troubleOf(response));
}

async function troubleOf(response: Response): Promise<Trouble> {
  try {
    const trouble = (await response.json()) as Trouble;
    if (trouble?.message?.key) return trouble;
  } catch {
    // said below
  }
  return {
    code: `http${response.status}`,
    message: { key: 'web.trouble.server', args: { status: response.status } },
    detail: `HTTP ${response.status}`,
    refused: null,
    position: null,
    at: null,
  };
}

/** What to tell people about something that went wrong. */
export function complaint(problem: unknown): Message {
  if (problem instanceof Refusal) return problem.trouble.refused?.message ?? problem.trouble.message;
  if (problem instanceof Unreachable) return { key: 'web.trouble.unreachable', args: {} };
  return { key: 'web.trouble.page', args: {} };
}

/** A key for one changing request: new for each, the same for its repetitions. Works without a secure origin too. */
export function newKey(): string {
  return crypto.randomUUID?.() ?? randomHex(16);
}

/** This browser's part of the game's chance. */
export function newNonce(): string {
  return randomHex(16);
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
