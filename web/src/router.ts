import { signal } from '@preact/signals';

export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'analysis'; id: string }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'learn'; game: string }
  | { page: 'tables' }
  | { page: 'account' }
  | { page: 'credits' }
  | { page: 'fair' }
  | { page: 'nowhere' };

/** What an address means. */
export function route(path: string, hash = ''): Route {
  const [first, second, third, ...more] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (more.length > 0) return { page: 'nowhere' };
  if (first === undefined) return { page: 'home' };
  if (first === 't' && second !== undefined) {
    if (third === undefined) return { page: 'table', id: second };
    if (third === 'replay' || third === 'analysis') return { page: third, id: second };
  }
  if (third === undefined) {
    if (first === 'rules' && second !== undefined) {
      return { page: 'rules', game: second, rule: hash.length > 1 ? decodeURIComponent(hash.slice(1)) : null };
    }
    if (first === 'learn' && second !== undefined) return { page: 'learn', game: second };
  }
  if (second === undefined) {
    if (first === 'rules') return { page: 'rules', game: 'pax', rule: null };
    if (first === 'tables' || first === 'account' || first === 'credits' || first === 'fair') return { page: first };
  }
  return { page: 'nowhere' };
}

/** Where the reader is. */
export const here = signal<Route>(route(location.pathname, location.hash));

function arrive(): void {
  here.value = route(location.pathname, location.hash);
}

/** Goes to an address of the page. */
export function go(address: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  arrive();
  if (!address.includes('#')) scrollTo(0, 0);
}

/** Links within the page are followed without loading it anew. */
export function followLinks(): void {
  addEventListener('popstate', arrive);
  addEventListener('hashchange', arrive);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return; // to a place on this page
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
