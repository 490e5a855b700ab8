import type { ComponentChildren } from 'preact';

/** Money is a coin: it carries its number, or a sign such as "A" with the number beside it. */
export function Coin({ children, size = 'm' }: { children: ComponentChildren; size?: 's' | 'm' | 'l' }) {
  return <span class={`coin ${size}`}>{children}</span>;
}

/** Rome is a plaque; small it has two lines. */
export function Plaque({ size = 'm' }: { size?: 's' | 'm' | 'l' }) {
  return (
    <span class={`spqr ${size}`} role="img" aria-label="Roma">
      {size === 's' ? 'SP\nQR' : 'SPQR'}
    </span>
  );
}
