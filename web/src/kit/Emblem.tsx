import { signal } from '@preact/signals';
import { GameIcon } from './Icon';
import { say } from './words';

/** Where colour and emblem go with something else than the seat, such as the empire that it plays: the face of each seat. */
export const faces = signal<readonly number[] | null>(null);

export const EMBLEMS = ['eagle', 'trident', 'laurel', 'sun', 'amphora', 'raven', 'bull', 'wolf'] as const;

const faceOf = (seat: number) => (faces.value?.[seat] ?? seat) % EMBLEMS.length;

/** The name of a seat's emblem in the reader's language. */
export function emblemName(seat: number): string {
  return say(`web.emblem.${EMBLEMS[faceOf(seat)]}`);
}

/** The class that gives an element and what is in it the colour of a seat, as `--c`. */
export function seatClass(seat: number): string {
  return `s${faceOf(seat) + 1}`;
}

/** A seat, round: its colour always with its emblem. `label` where no name stands beside it. */
export function Emblem({ seat, size = 'm', label }: { seat: number; size?: 's' | 'm' | 'l'; label?: string }) {
  return (
    <span class={`seat ${size} ${seatClass(seat)}`} role={label ? 'img' : undefined} aria-label={label}>
      <GameIcon name={EMBLEMS[faceOf(seat)]!} />
    </span>
  );
}

/** A seat that nobody has taken. */
export function OpenSeat({ size = 'm', children }: { size?: 's' | 'm' | 'l'; children?: preact.ComponentChildren }) {
  return <span class={`seat ${size} open`}>{children}</span>;
}
