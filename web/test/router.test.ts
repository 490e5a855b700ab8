import { expect, test } from 'vitest';
import { route } from '../src/router';

test.each([
  ['/', '', { page: 'home' }],
  ['/t/ides-4f7k', '', { page: 'table', id: 'ides-4f7k' }],
  ['/t/ides/replay', '', { page: 'replay', id: 'ides' }],
  ['/rules', '', { page: 'rules', game: 'pax', rule: null }],
  ['/rules/pax', '#PAX-BUY-3', { page: 'rules', game: 'pax', rule: 'PAX-BUY-3' }],
  ['/learn/pax', '', { page: 'learn', game: 'pax' }],
  ['/tables', '', { page: 'tables' }],
  ['/account', '', { page: 'account' }],
  ['/credits', '', { page: 'credits' }],
  ['/fair', '', { page: 'fair' }],
  ['/t', '', { page: 'nowhere' }],
  ['/t/x/y', '', { page: 'nowhere' }],
  ['/fair/x', '', { page: 'nowhere' }],
  ['/a/b/c/d', '', { page: 'nowhere' }],
])('%s%s', (path, hash, expected) => {
  expect(route(path, hash)).toEqual(expected);
});
