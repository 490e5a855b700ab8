import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { prefersStillness } from '../../../kit';
import { centred, detail, held, showing, tokenScale, whole, zoomed, type Camera, type Size } from './camera';

const SETTLE = 220;
const GLIDE = 240;
const STEP = 1.35;
const PAN = 90;
/** A finger or mouse that moved less than this has clicked. */
const STILL = 5;

export interface CameraControl {
  window: RefObject<HTMLDivElement | null>;
  plane: RefObject<HTMLDivElement | null>;
  zoomIn(): void;
  zoomOut(): void;
  all(): void;
  pan(dx: number, dy: number): void;
  /** Moves as little as need be to show a box of the plate. */
  reveal(box: number[]): void;
  /** Goes to a place, this near. */
  goTo(at: number[], k: number): void;
  /** True while and just after something was dragged: the click that ends it means nothing. */
  dragged(): boolean;
  now(): Camera;
  size(): Size;
  /** Called on each change, without a render. */
  watch(changed: () => void): () => void;
}

/**
 * Moves the plate under its window: wheel, drag, pinch and double tap. While it moves only a transform changes; what depends on the size (strokes,
 * tokens, what is drawn at all) follows when it has come to rest.
 */
export function useCamera(plate: Size, first: (window: Size) => Camera | null): CameraControl {
  const window = useRef<HTMLDivElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  const firstNow = useRef(first);
  firstNow.current = first;

  const control = useMemo(() => {
    let camera: Camera = { x: 0, y: 0, k: 1 };
    let size: Size = { width: 0, height: 0 };
    let rest = 0;
    let gliding = 0;
    let moved = false;
    let atWhole = true;
    const watchers = new Set<() => void>();

    function put(next: Camera): void {
      camera = next;
      const element = plane.current;
      if (!element) return;
      element.style.willChange = 'transform';
      element.style.transform = `translate(${next.x.toFixed(2)}px, ${next.y.toFixed(2)}px) scale(${next.k.toFixed(5)})`;
      clearTimeout(rest);
      rest = setTimeout(settle, SETTLE) as unknown as number;
      for (const changed of watchers) changed();
    }

    function settle(): void {
      const element = plane.current;
      if (!element) return;
      element.style.willChange = '';
      element.style.setProperty('--k', camera.k.toFixed(4));
      element.style.setProperty('--t', tokenScale(camera.k).toFixed(3));
      element.dataset.detail = detail(camera.k);
    }

    function glide(to: Camera): void {
      cancelAnimationFrame(gliding);
      if (prefersStillness() || typeof requestAnimationFrame !== 'function') {
        put(to);
        return;
      }
      const from = camera;
      const start = performance.now();
      const step = (time: number) => {
        const t = Math.max(0, Math.min(1, (time - start) / GLIDE));
        const soft = 1 - (1 - t) ** 3;
        put({ x: from.x + (to.x - from.x) * soft, y: from.y + (to.y - from.y) * soft, k: from.k + (to.k - from.k) * soft });
        if (t < 1) gliding = requestAnimationFrame(step);
      };
      gliding = requestAnimationFrame(step);
    }

    const middle = (): [number, number] => [size.width / 2, size.height / 2];
    const by = (factor: number, x: number, y: number, soft = false) => {
      const next = zoomed(camera, factor, x, y, size, plate);
      atWhole = next.k <= whole(size, plate).k * 1.001;
      if (soft) glide(next);
      else {
        cancelAnimationFrame(gliding);
        put(next);
      }
    };

    return {
      resize(next: Size): void {
        const fresh = size.width === 0;
        const centre = [(size.width / 2 - camera.x) / camera.k, (size.height / 2 - camera.y) / camera.k];
        size = next;
        if (fresh) {
          const wish = firstNow.current(size);
          atWhole = wish === null;
          put(wish ? held(wish, size, plate) : whole(size, plate));
        } else put(atWhole ? whole(size, plate) : centred(centre, camera.k, size, plate));
        settle();
      },
      by,
      move(dx: number, dy: number): void {
        cancelAnimationFrame(gliding);
        moved = true;
        put(held({ ...camera, x: camera.x + dx, y: camera.y + dy }, size, plate));
      },
      setMoved: (value: boolean) => (moved = value),
      control: {
        window,
        plane,
        zoomIn: () => by(STEP, ...middle(), true),
        zoomOut: () => by(1 / STEP, ...middle(), true),
        all: () => {
          atWhole = true;
          glide(whole(size, plate));
        },
        pan: (dx, dy) => glide(held({ ...camera, x: camera.x - dx * PAN, y: camera.y - dy * PAN }, size, plate)),
        reveal: (box) => size.width > 0 && glide(showing(camera, box, size, plate)),
        goTo: (at, k) => {
          if (size.width === 0) return;
          const next = centred(at, k, size, plate);
          atWhole = next.k <= whole(size, plate).k * 1.001;
          glide(next);
        },
        dragged: () => moved,
        now: () => camera,
        size: () => size,
        watch: (changed) => {
          watchers.add(changed);
          return () => watchers.delete(changed);
        },
      } satisfies CameraControl,
    };
  }, []);

  useLayoutEffect(() => {
    const element = window.current;
    if (!element) return;
    const measure = () => control.resize({ width: element.clientWidth || plate.width, height: element.clientHeight || plate.height });
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const element = window.current;
    return element ? listen(element, control) : undefined;
  }, []);
  return control.control;
}

interface Mover {
  by(factor: number, x: number, y: number, soft?: boolean): void;
  move(dx: number, dy: number): void;
  setMoved(value: boolean): void;
}

function listen(element: HTMLElement, { by, move, setMoved }: Mover): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  let start = { x: 0, y: 0 };
  let dragging = false;
  let tapped = { at: 0, x: 0, y: 0 };
  const off = new AbortController();
  const on = <E extends keyof HTMLElementEventMap>(type: E, does: (event: HTMLElementEventMap[E]) => void, options: AddEventListenerOptions = {}) =>
    element.addEventListener(type, does, { ...options, signal: off.signal });
  const place = (event: { clientX: number; clientY: number }) => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const aside = (event: Event) => (event.target as Element).closest('[data-aside], [data-drag]') !== null;

  on('wheel', (event) => {
    if (aside(event) && (event.target as Element).closest('[data-aside]')) return;
    event.preventDefault();
    const { x, y } = place(event);
    const lines = event.deltaMode === 1 ? 16 : 1;
    by(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), x, y);
  }, { passive: false });

  on('pointerdown', (event) => {
    if (event.button !== 0 || aside(event)) return;
    fingers.set(event.pointerId, place(event));
    if (fingers.size === 1) {
      start = place(event);
      dragging = false;
      setMoved(false);
    }
  });

  on('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = place(event);
    if (fingers.size === 1) {
      if (!dragging && Math.hypot(now.x - start.x, now.y - start.y) < STILL) return;
      if (!dragging) element.setPointerCapture(event.pointerId);
      dragging = true;
      move(now.x - before.x, now.y - before.y);
    } else {
      const other = [...fingers].find(([id]) => id !== event.pointerId)![1];
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      dragging = true;
      move((now.x - before.x) / 2, (now.y - before.y) / 2);
      if (was > 0) by(is / was, (now.x + other.x) / 2, (now.y + other.y) / 2);
    }
    fingers.set(event.pointerId, now);
  });

  const lift = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
    // the click that follows this is not one
    if (dragging) setTimeout(() => setMoved(false));
    else if (event.type === 'pointerup' && event.pointerType === 'touch') {
      const at = place(event);
      if (event.timeStamp - tapped.at < 300 && Math.hypot(at.x - tapped.x, at.y - tapped.y) < 30) by(1.8, at.x, at.y, true);
      tapped = { at: event.timeStamp, ...at };
    }
  };
  on('pointerup', lift);
  on('pointercancel', lift);
  return () => off.abort();
}

/** The camera's place as state, for what draws it, such as the small plate. */
export function useWatched(camera: CameraControl): Camera & Size {
  const [, count] = useState(0);
  useEffect(() => {
    const again = () => count((n) => n + 1);
    again();
    return camera.watch(again);
  }, []);
  return { ...camera.now(), ...camera.size() };
}
