import { useLayoutEffect, useRef } from 'preact/hooks';
import type { RefObject } from 'preact';
import { prefersStillness } from './settings';

const CALM = 320;
const QUICK = 140;
const STAGGER = 60;
const LONGEST = 600;
const EASE = 'cubic-bezier(.2, .7, .2, 1)';

interface Seen {
  rect: DOMRect;
  /** The panel that it lay in (`data-panel`), and where that was. */
  panel?: string | undefined;
  origin?: DOMRect | undefined;
}

/** Where each thing was last seen. */
const places = new Map<string, Seen>();
const running = new Set<Animation>();
let batch = 0;
let inBatch = 0;

/**
 * A thing that travels: `ref={useTravel('card:LAN-03')}`. When an element with the same key appears somewhere else, be it
 * the same element or a new one, it moves there from where it was. Several that start together start 60 ms apart, in
 * the order of the page. Where people want less motion it appears in place and its edge fades in. A key that was never
 * seen can start at another's place: `from: 'deck'` (see `usePlace`). What only moves along with its panel (`data-panel`)
 * stays at rest in it.
 */
export function useTravel<E extends Element = HTMLElement>(
  key: string | null,
  options: { from?: string; flip?: boolean } = {},
): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || key === null) return;
    const rect = element.getBoundingClientRect();
    if (rect.width === 0) return; // not shown: nothing was seen there
    const home = element.closest<HTMLElement>('[data-panel]');
    const now: Seen = { rect, panel: home?.dataset['panel'], origin: home?.getBoundingClientRect() };
    const seen = places.get(key) ?? (options.from ? places.get(options.from) : undefined);
    places.set(key, now);
    if (!seen) return;
    const before = carried(seen, now);
    if (isElsewhere(before, rect)) travel(element, before, rect, options.flip ?? false);
  });
  return ref;
}

/** A place from or to which things travel, such as a deck. */
export function usePlace<E extends Element = HTMLElement>(key: string): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    if (ref.current) places.set(key, { rect: ref.current.getBoundingClientRect() });
  });
  return ref;
}

/** Ends everything that moves: a click anywhere does. */
export function endMotion(): void {
  for (const animation of running) animation.finish();
}

/** Forgets where things were, so that nothing flies across when another table is shown. */
export function forgetPlaces(): void {
  places.clear();
}

/** Where it was, if its panel had lain there where it lies now. */
function carried(before: Seen, now: Seen): DOMRect {
  const { rect, panel, origin } = before;
  if (panel === undefined || panel !== now.panel || !origin || !now.origin) return rect;
  return new DOMRect(rect.x + now.origin.x - origin.x, rect.y + now.origin.y - origin.y, rect.width, rect.height);
}

function isElsewhere(before: DOMRect, now: DOMRect): boolean {
  return Math.abs(before.left - now.left) > 1 || Math.abs(before.top - now.top) > 1;
}

function travel(element: Element, before: DOMRect, now: DOMRect, flip: boolean): void {
  if (typeof element.animate !== 'function' || document.hidden) return;
  if (prefersStillness()) {
    run(element, [{ outline: '2px solid var(--glow)' }, { outline: '2px solid transparent' }], QUICK, 0);
    return;
  }
  const delay = Math.min(startDelay(), LONGEST - CALM);
  const x = before.left - now.left;
  const y = before.top - now.top;
  const scale = now.width > 0 && before.width > 0 ? before.width / now.width : 1;
  run(
    element,
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})${flip ? ' rotateY(180deg)' : ''}`, transformOrigin: '0 0', zIndex: 5 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 5 },
    ],
    CALM,
    delay,
  );
}

/** Things that start in the same frame start one after the other. */
function startDelay(): number {
  if (batch === 0) {
    inBatch = 0;
    batch = requestAnimationFrame(() => (batch = 0));
  }
  return inBatch++ * STAGGER;
}

/** Animates an element so that a click anywhere ends it; `then` is called when it is over, however it ended. */
export function run(element: Element, frames: Keyframe[], duration: number, delay: number, then?: () => void): void {
  const animation = element.animate(frames, { duration, delay, easing: EASE, fill: 'backwards' });
  running.add(animation);
  const done = () => {
    running.delete(animation);
    then?.();
  };
  animation.addEventListener('finish', done);
  animation.addEventListener('cancel', done);
}

addEventListener('pointerdown', endMotion, { capture: true, passive: true });
