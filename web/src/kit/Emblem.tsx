import { GameIcon } from './Icon';
import { say } from './words';

export const EMBLEMS = ['eagle', 'trident', 'laurel', 'sun', 'amphora', 'raven', 'bull', 'wolf'] as const;

/** The name of a seat's emblem in the reader's language. */
export function emblemName(seat: number): string {
  return say(`web.emblem.${EMBLEMS[seat % EMBLEMS.length]}`);
}

/** The class that gives an element and what is in it the colour of a seat, as `--c`. */
export function seatClass(seat: number): string {
  return `s${(seat % EMBLEMS.length) + 1}`;
}

/** A seat, round: its colour always with its emblem. `label` where no name stands beside it. */
export function Emblem({ seat, size = 'm', label }: { seat: number; size?: 's' | 'm' | 'l'; label?: string }) {
  return (
    <span class={`seat ${size} ${seatClass(seat)}`} role={label ? 'img' : undefined} aria-label={label}>
      <GameIcon name={EMBLEMS[seat % EMBLEMS.length]!} />
    </span>
  );
}

/** A seat that nobody has taken. */
export function OpenSeat({ size = 'm', children }: { size?: 's' | 'm' | 'l'; children?: preact.ComponentChildren }) {
  return <span class={`seat ${size} open`}>{children}</span>;
}
