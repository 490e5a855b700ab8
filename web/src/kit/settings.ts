import { effect, signal, type Signal } from '@preact/signals';

/** A choice of this reader that is kept in the browser. */
export function kept<T extends string>(name: string, values: readonly T[], standard: T): Signal<T> {
  const key = `ludus.${name}`;
  const found = values.find((value) => value === localStorage.getItem(key));
  const choice = signal<T>(found ?? standard);
  let first = true;
  effect(() => {
    const value = choice.value;
    if (!first) localStorage.setItem(key, value);
    first = false;
  });
  return choice;
}

export const MOTIONS = ['system', 'full', 'less'] as const;
export const PAUSES = ['0', '1200', '2500'] as const;

/** How much moves on the page. */
export const motion = kept('motion', MOTIONS, 'system');
/**
 * Milliseconds that a bot's move stays before the next one is shown. The server makes a pause of its own, which a page can only
 * lengthen: 0 is the server's pace.
 */
export const botPause = kept('pause', PAUSES, '0');

/** Whether things should appear in place instead of travelling. */
export function prefersStillness(): boolean {
  if (motion.value !== 'system') return motion.value === 'less';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

effect(() => {
  document.documentElement.dataset.motion = motion.value;
});
