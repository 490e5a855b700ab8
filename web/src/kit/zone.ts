import { useLayoutEffect, useRef } from 'preact/hooks';
import type { RefObject } from 'preact';

const STOPS = '[data-stop]';

interface Zone<E extends HTMLElement> {
  ref: RefObject<E | null>;
  onKeyDown(event: KeyboardEvent): void;
  onFocusIn(event: FocusEvent): void;
}

/**
 * One stop of the Tab key: within it arrows go from thing to thing (`data-stop`), Home and End to the first and the last.
 * Tab enters at what was left last, else at what is chosen or can be done, else at the first.
 */
export function useZone<E extends HTMLElement>(): Zone<E> {
  const ref = useRef<E>(null);
  const last = useRef<Element | null>(null);

  useLayoutEffect(() => {
    const stops = all(ref.current);
    const entry =
      stops.find((stop) => stop === document.activeElement) ??
      stops.find((stop) => stop === last.current) ??
      stops.find((stop) => stop.matches('.chosen')) ??
      stops.find((stop) => stop.matches('.can')) ??
      stops[0];
    for (const stop of stops) stop.tabIndex = stop === entry ? 0 : -1;
  });

  return {
    ref,
    onFocusIn(event) {
      const stop = (event.target as Element).closest(STOPS);
      if (!stop) return;
      last.current = stop;
      for (const one of all(ref.current)) one.tabIndex = one === stop ? 0 : -1;
    },
    onKeyDown(event) {
      const stops = all(ref.current);
      const at = stops.indexOf((event.target as Element).closest<HTMLElement>(STOPS)!);
      if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      const to = goal(event.key, at, stops.length);
      if (to === null) return;
      event.preventDefault();
      stops[to]?.focus();
    },
  };
}

/**
 * The same for lines that tell a story: Tab enters at the latest one, arrows go up and down and stop at both ends, and what
 * stands in a line (a link) is no stop of its own: Enter presses it.
 */
export function useLines<E extends HTMLElement>(): Zone<E> {
  const ref = useRef<E>(null);

  function enterAt(entry: Element | undefined): void {
    for (const stop of all(ref.current)) {
      stop.tabIndex = stop === entry ? 0 : -1;
      for (const link of stop.querySelectorAll('a')) link.tabIndex = -1;
    }
  }

  useLayoutEffect(() => {
    const stops = all(ref.current);
    enterAt(stops.find((stop) => stop.contains(document.activeElement)) ?? stops.at(-1));
  });

  return {
    ref,
    onFocusIn(event) {
      const stop = (event.target as Element).closest(STOPS);
      if (stop) enterAt(stop);
    },
    onKeyDown(event) {
      const stops = all(ref.current);
      const line = (event.target as Element).closest<HTMLElement>(STOPS);
      if (!line || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Enter' && event.target === line && line.matches('li')) {
        line.querySelector('a')?.click();
        return;
      }
      const at = stops.indexOf(line);
      const ways: Record<string, number> = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: stops.length - 1 };
      const to = ways[event.key];
      if (to === undefined) return;
      event.preventDefault();
      stops[to]?.focus();
    },
  };
}

function all(zone: HTMLElement | null): HTMLElement[] {
  const stops = [...(zone?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
  return isTest() ? stops : stops.filter((stop) => stop.offsetParent !== null);
}

/** Without a layout nothing has a place. */
function isTest(): boolean {
  return import.meta.env.MODE === 'test';
}

function goal(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
