import { useLayoutEffect, useRef } from 'preact/hooks';
import type { RefObject } from 'preact';

const STOPS = '[data-stop]';

/**
 * One stop of the Tab key: within it arrows go from thing to thing (`data-stop`), Home and End to the first and the last.
 * Tab enters at what was left last, else at what is chosen or can be done, else at the first.
 */
export function useZone<E extends HTMLElement>(): { ref: RefObject<E | null>; onKeyDown(event: KeyboardEvent): void; onFocusIn(event: FocusEvent): void } {
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
