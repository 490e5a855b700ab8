import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach } from 'vitest';
import { loadSession, me } from '../src/api/session';
import { App } from '../src/app';
import { learn } from '../src/kit/words';
import { go } from '../src/router';
import { PaperLine, paperServer, type Answer } from './server';

/* Whole pages before a server of paper. */

export let root: HTMLElement;
export let answers: Record<string, Answer>;
export let calls: { call: string; body: unknown }[];

/** A browser that nobody has used yet, with these words and answers besides the usual ones. */
export async function freshPage(words: Record<string, string>, more: Record<string, Answer> = {}): Promise<void> {
  PaperLine.install();
  learn('en', words);
  answers = {
    'GET /api/me': () => ({ me: null }),
    'GET /api/games': () => ({ games: [] }),
    'GET /api/games/pax/data': () => ({}),
    ...more,
  };
  ({ calls } = paperServer(answers));
  me.value = undefined;
  await loadSession();
  root = document.createElement('div');
  document.body.append(root);
}

afterEach(() => {
  render(null, root);
  root.remove();
});

export const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

export async function show(address: string): Promise<void> {
  await act(async () => {
    go(address);
    render(<App />, root);
  });
  await settle();
}
