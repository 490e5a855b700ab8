import type { ComponentChildren } from 'preact';
import { GameIcon } from './Icon';

/** A word or two in a frame: 1st, PC, next, your turn. */
export function Badge({ children, tone = 'plain' }: {
  children: ComponentChildren;
  tone?: 'plain' | 'seat' | 'rome' | 'good' | 'rank';
}) {
  return <span class={`badge t-${tone}`}>{children}</span>;
}

/** Weakest first; a level that is not among these gets no bars. */
export const LEVELS = ['random', 'plebeian', 'equestrian', 'senator', 'caesar'] as const;

/** The strength of a bot at a glance: a die for random, then one to four bars. Its name stands beside it. */
export function LevelBars({ level }: { level: string }) {
  const bars = LEVELS.findIndex((one) => one === level);
  return (
    <span class="pips" aria-hidden="true">
      {bars <= 0 ? <GameIcon name={bars === 0 ? 'die' : 'bot'} /> : Array.from({ length: bars }, (_, i) => <i key={i} />)}
    </span>
  );
}
