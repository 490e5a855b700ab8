import { expect, test } from 'vitest';
import { sentence } from '../src/kit/icu';

const say = (pattern: string, values = {}, language = 'en') => sentence(pattern, language).say(values);

test('arguments stand where they are named', () => {
  expect(say('{who} plays {card}.', { who: 'Cato', card: 'Land' })).toBe('Cato plays Land.');
});

test('numbers are written as in the language', () => {
  expect(say('{n} and {n, number}', { n: 12345 })).toBe('12,345 and 12,345');
  expect(say('{n}', { n: 12345 }, 'it')).toBe('12.345');
});

test('a plural takes the exact case first, then that of the language', () => {
  const coins = '{n, plural, =0 {nothing} one {# Aureus} other {# Aurei}}';
  expect(say(coins, { n: 0 })).toBe('nothing');
  expect(say(coins, { n: 1 })).toBe('1 Aureus');
  expect(say(coins, { n: 3 })).toBe('3 Aurei');
});

test('an offset is taken off before counting', () => {
  expect(say('{n, plural, offset:1 =1 {you} one {you and # more} other {you and # others}}', { n: 3 })).toBe('you and 2 others');
});

test('a select falls back to other', () => {
  const is = '{p_is, select, you {You pass} other {{p} passes}}';
  expect(say(is, { p: 'Cato', p_is: 'you' })).toBe('You pass');
  expect(say(is, { p: 'Cato', p_is: 'other' })).toBe('Cato passes');
});

test('an apostrophe quotes only before a brace or a counted number sign', () => {
  expect(say("Rome''s")).toBe("Rome's");
  expect(say("l'ultima")).toBe("l'ultima");
  expect(say("'{x}' stays")).toBe('{x} stays');
  expect(say("{n, plural, other {'#' is #}}", { n: 2 })).toBe('# is 2');
});

test('cases nest, and a number sign belongs to the plural around it', () => {
  expect(say('{n, plural, other {{s, select, a {#A} other {#B}}}}', { n: 4, s: 'a' })).toBe('4A');
});

test('ordinals count as the language does', () => {
  expect(say('{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 2 })).toBe('2nd');
});

test('what is no message is refused', () => {
  for (const wrong of ['{', '{a', '}', '{a, plural, one {x}}', '{a, date}', '{a, select, other {x}']) {
    expect(() => sentence(wrong, 'en'), wrong).toThrow('Not a message');
  }
});

test('a sentence names its arguments', () => {
  expect(sentence('{b} {a, plural, one {{c}} other {x}}', 'en').names).toEqual(['a', 'b', 'c']);
});
