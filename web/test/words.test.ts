import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sentence } from '../src/kit/icu';
import { language, learn, LANGUAGES, listed, say, speak, tell, type Catalogue, type Language } from '../src/kit/words';

const SOURCES = join(import.meta.dirname, '../src');
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });

/** Every folder with words: the page's own, and each game's. */
const folders = files.filter((file) => file.endsWith('words/en.json')).map((file) => file.replace(/en\.json$/, ''));
const catalogue = (folder: string, of: Language) =>
  JSON.parse(readFileSync(join(SOURCES, folder, `${of}.json`), 'utf8')) as Catalogue;

describe.each(folders)('%s', (folder) => {
  const english = catalogue(folder, 'en');

  test.each(['pt', 'it'] as const)('has the same keys and arguments in %s', (other) => {
    const words = catalogue(folder, other);
    expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort());
    for (const [key, pattern] of Object.entries(english)) {
      expect(sentence(words[key]!, other).names, key).toEqual(sentence(pattern, 'en').names);
    }
  });

  test('says things as the style asks', () => {
    for (const of of LANGUAGES) {
      for (const [key, pattern] of Object.entries(catalogue(folder, of))) {
        expect(pattern.trim(), key).not.toBe('');
        expect(pattern, key).not.toMatch(/!|please|oops|\bvocê\b/i);
      }
    }
  });
});

describe('keys', () => {
  const known = new Set(folders.flatMap((folder) => Object.keys(catalogue(folder, 'en'))));
  const code = files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(SOURCES, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''))
    .join('\n');
  // 'web.a.b' and `web.a.${x}.b`
  const used = [...code.matchAll(/(['"`])(web\.(?:\$\{[^}]*\}|[^'"`\s])+)\1/g)].map((match) => match[2]!);
  const patterns = used.map((key) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\$\{.*?\}/g, '[^ ]+')}$`));

  test('that the page uses exist', () => {
    expect(used.filter((_, i) => ![...known].some((key) => patterns[i]!.test(key)))).toEqual([]);
  });

  test('that exist are used', () => {
    const derived = (key: string) => /\.title$/.test(key) && known.has(key.replace(/\.title$/, ''));
    expect([...known].filter((key) => !derived(key) && !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
  });
});

describe('telling', () => {
  const names = { of: (seat: number) => ['Helena', 'Cato', 'Varro'][seat]!, you: 0 };

  test('knows you from the others', () => {
    learn('en', { 't.pass': '{player_is, select, you {You pass} other {{player} passes}}.' });
    expect(tell({ key: 't.pass', args: { player: { seat: 0 } } }, names)).toBe('You pass.');
    expect(tell({ key: 't.pass', args: { player: { seat: 1 } } }, names)).toBe('Cato passes.');
    expect(tell({ key: 't.pass', args: { player: { seat: 0 } } }, { ...names, you: null })).toBe('Helena passes.');
  });

  test('says messages within messages, and lists', () => {
    learn('en', { 't.card': '{kind} {value}', 't.buys': '{cards} for {price}', 't.kind': 'Land' });
    const card = (value: number) => ({ key: 't.card', args: { kind: { key: 't.kind', args: {} }, value } });
    expect(tell({ key: 't.buys', args: { cards: [card(1), card(2), card(3)], price: 6 } }, names)).toBe('Land 1, Land 2, and Land 3 for 6');
    learn('en', { 't.won': '{winners} won' });
    expect(tell({ key: 't.won', args: { winners: [{ seat: 1 }, { seat: 2 }] } }, names)).toBe('Cato and Varro won');
  });

  test('throws for a missing key where tests can see it', () => {
    expect(() => say('web.no.such')).toThrow('No words for "web.no.such"');
  });

  test('changes its language with its words', async () => {
    await speak('pt');
    expect(say('web.home.play')).toBe('Jogar já contra bots');
    expect(listed(['a', 'b', 'c'])).toBe('a, b e c');
    expect(document.documentElement.lang).toBe('pt-PT');
    expect(localStorage.getItem('ludus.language')).toBe('pt');
    await speak('en');
    expect(language.value).toBe('en');
  });
});
