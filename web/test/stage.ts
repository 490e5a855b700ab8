import { render } from 'preact';
import { act } from 'preact/test-utils';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { gamePage } from '../src/games/registry';
import { addWords, speak, type Language } from '../src/kit';

/* Where a test lays a board, and how it looks at it and presses what is there. */

export let root: HTMLElement;

beforeEach(async () => {
  await speak('en', false);
  root = document.createElement('div');
  document.body.append(root);
});

afterEach(() => {
  render(null, root);
  root.remove();
});

export const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];

export function one(selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}

/** Parts of a drawing can be pressed too. */
export async function press(element: Element): Promise<void> {
  await act(async () => void element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
}

export const click = (selector: string) => press(one(selector));

const MODULES = join(import.meta.dirname, '../..');
const json = (path: string) => JSON.parse(readFileSync(join(MODULES, path), 'utf8')) as unknown;
const folderOf = (game: string) => `games/${game}/src/main/resources/ludus/${game.replaceAll('-', '')}`;

export const dataOf = (game: string) => json(`${folderOf(game)}/data.json`);

/** The words of the server, from every file of a language, and those of the page. */
export async function addWordsOf(game: string): Promise<void> {
  const words = `${folderOf(game)}/words`;
  await addWords(async (language: Language) => {
    const files = readdirSync(join(MODULES, words), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(`${language}.json`));
    const kernel = json(`kernel/src/main/resources/ludus/kernel/words/${language}.json`) as object;
    return Object.assign({}, kernel, ...files.map((file) => json(`${words}/${file}`))) as Record<string, string>;
  });
  await addWords(gamePage(game)!.words!);
}
