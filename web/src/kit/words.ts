import { signal } from '@preact/signals';
import type { Message, MessageArgument } from '../generated/ludus';
import { sentence, type Sentence, type Values } from './icu';

export const LANGUAGES = ['en', 'pt', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
export const OWN_NAMES: Record<Language, string> = { en: 'English', pt: 'Português', it: 'Italiano' };

/** Sentences by key, in ICU message format. */
export type Catalogue = Record<string, string>;
/** Where the words of a folder come from, one file a language. */
export type CatalogueFiles = Record<Language, () => Promise<{ default: Catalogue }>>;

/** Who the players are to this reader. */
export interface Names {
  of(seat: number): string;
  /** The reader's seat; null for one who only watches. */
  you: number | null;
}

const KEPT = 'ludus.language';
const NOBODY: Names = { of: (seat) => `#${seat + 1}`, you: null };

const own: CatalogueFiles = {
  en: () => import('../words/en.json'),
  pt: () => import('../words/pt.json'),
  it: () => import('../words/it.json'),
};

/** The reader's language. Changes only when its words are there: see `speak`. */
export const language = signal<Language>('en');
/** Grows whenever there are more words, so that what was said is said again. */
const spoken = signal(0);

const catalogues: Record<Language, Catalogue> = { en: {}, pt: {}, it: {} };
const read = new Map<string, Sentence>();
const sources = new Set<(language: Language) => Promise<Catalogue>>([async (l) => (await own[l]()).default]);

/** What the browser or an earlier visit chose. */
export function preferredLanguage(): Language {
  const wishes = [localStorage.getItem(KEPT) ?? '', ...navigator.languages];
  for (const wish of wishes) {
    const found = LANGUAGES.find((one) => wish.toLowerCase().startsWith(one));
    if (found) return found;
  }
  return 'en';
}

/** Changes to a language once its words are there; those of the server may be missing while it is away. */
export async function speak(wish: Language, keep = true): Promise<void> {
  const [mine, ...others] = [...sources];
  await Promise.all([fetchWords(mine!, wish), ...others.map((source) => fetchWords(source, wish).catch(() => {}))]);
  if (keep) localStorage.setItem(KEPT, wish);
  document.documentElement.lang = wish === 'pt' ? 'pt-PT' : wish;
  language.value = wish;
  spoken.value++;
}

async function fetchWords(source: (language: Language) => Promise<Catalogue>, of: Language): Promise<void> {
  learn(of, await source(of));
}

/** Adds words of one language. */
export function learn(of: Language, words: Catalogue): void {
  Object.assign(catalogues[of], words);
  read.clear();
  spoken.value++;
}

/** From now on these words are there in every language that is spoken; resolves when they are in the present one. */
export async function addWords(
  source: CatalogueFiles | ((language: Language) => Promise<Catalogue>),
  of: Language = language.peek(),
): Promise<void> {
  const load = typeof source === 'function' ? source : async (l: Language) => (await source[l]()).default;
  sources.add(load);
  await fetchWords(load, of);
}

/** Says a sentence of the page in the reader's language. Components that call it are drawn anew when that changes. */
export function say(key: string, args: Values = {}): string {
  void spoken.value;
  const words = find(key);
  return words ? words.say(args) : missing(key);
}

/** Whether there is such a sentence. */
export function canSay(key: string): boolean {
  void spoken.value;
  return find(key) !== null;
}

/**
 * Says a message of the server or a game, as `ludus.kernel.text.Words` does: a player becomes his name, and the sentence
 * can tell "you" from the others by `<argument>_is`; messages within it are said first; lists become "a, b and c".
 */
export function tell(message: Message, names: Names = NOBODY): string {
  const values: Values = {};
  for (const [name, value] of Object.entries(message.args ?? {})) {
    values[name] = plain(value, names);
    if (isPlayer(value)) values[`${name}_is`] = value.seat === names.you ? 'you' : 'other';
  }
  return say(message.key, values);
}

function plain(value: MessageArgument, names: Names): string | number | boolean {
  if (Array.isArray(value)) return listed(value.map((one) => String(plain(one, names))));
  if (isPlayer(value)) return names.of(value.seat);
  return typeof value === 'object' ? tell(value, names) : value;
}

function isPlayer(value: MessageArgument): value is Message.Player {
  return typeof value === 'object' && !Array.isArray(value) && 'seat' in value;
}

/** How this reader writes dates and times: as in his own country if he reads its language. */
export function locale(): string {
  const of = language.value;
  return navigator.languages.find((one) => one.toLowerCase().startsWith(of)) ?? (of === 'pt' ? 'pt-PT' : of);
}

/** "37 %", as this reader writes it. */
export function percent(share: number): string {
  return new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** "a, b and c" */
export function listed(items: string[]): string {
  return new Intl.ListFormat(language.value).format(items);
}

function find(key: string): Sentence | null {
  const of = language.value;
  const known = read.get(of + key);
  if (known) return known;
  const pattern = catalogues[of][key];
  if (pattern === undefined) return null;
  const words = sentence(pattern, of === 'pt' ? 'pt-PT' : of);
  read.set(of + key, words);
  return words;
}

function missing(key: string): string {
  if (import.meta.env.MODE === 'test') throw new Error(`No words for "${key}" in ${language.peek()}`);
  return key;
}
