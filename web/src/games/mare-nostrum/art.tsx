import type { ComponentChildren } from 'preact';
import { EMBLEMS, GameIcon, iconSet, tell } from '../../kit';
import { FACES, type EmpireId } from './map/model';
import outlines from './mare-nostrum.icons.json';

export const MnIcon = iconSet('mn', outlines);
export type MnIconName = keyof typeof outlines;

/** An empire, round, in its own colour with its own emblem, whoever plays it. */
export function EmpireMark({ empire, size = 'm', label, class: more = '' }: { empire: EmpireId; size?: 's' | 'm' | 'l'; label?: string; class?: string }) {
  const face = FACES[empire];
  return (
    <span class={`seat ${size} s${face + 1} ${more}`} role={label ? 'img' : undefined} aria-label={label}>
      <GameIcon name={EMBLEMS[face]!} />
    </span>
  );
}

/** `coin`, a good, or a legendary one: `L:wine`. */
export type ResourceId = string;

export const isCoin = (resource: ResourceId) => resource === 'coin';
export const isLegendary = (resource: ResourceId) => resource.startsWith('L:');
export const typeOf = (resource: ResourceId) => resource.replace(/^L:/, '');

/** What a resource is called. */
export function resourceName(resource: ResourceId): string {
  return tell({ key: isLegendary(resource) ? `mare-nostrum.legendary.${typeOf(resource)}` : `mare-nostrum.commodity.${resource}`, args: {} });
}

/** A good is square, a Coin is round; a legendary good has a double edge. */
export function Good({ resource, count, class: more = '', children }: { resource: ResourceId; count?: number; class?: string; children?: ComponentChildren }) {
  return (
    <span class={`good${isCoin(resource) ? ' coin' : ''}${isLegendary(resource) ? ' legendary' : ''} ${more}`}>
      <MnIcon name={typeOf(resource) as MnIconName} />
      {count !== undefined && count > 1 && <span class="count">{count}</span>}
      {children}
    </span>
  );
}

const PIPS: Record<number, [number, number][]> = {
  1: [[23, 23]],
  2: [[12, 12], [34, 34]],
  3: [[12, 12], [23, 23], [34, 34]],
  4: [[12, 12], [34, 12], [12, 34], [34, 34]],
  5: [[12, 12], [34, 12], [23, 23], [12, 34], [34, 34]],
  6: [[12, 12], [34, 12], [12, 23], [34, 23], [12, 34], [34, 34]],
};

/** Ivory with pips; a bonus die of a Hero has a gold edge. */
export function Die({ face, extra = false }: { face: number; extra?: boolean }) {
  return (
    <svg class={`die${extra ? ' extra' : ''}`} viewBox="0 0 46 48" role="img" aria-label={String(face)}>
      <rect x="1.5" y="3.5" width="43" height="43" rx="8" class="die-foot" />
      <rect x="1.5" y="1.5" width="43" height="42" rx="8" class="die-face" />
      {(PIPS[face] ?? []).map(([x, y], i) => <circle key={i} cx={x} cy={y - 0.5} r="4.1" />)}
    </svg>
  );
}

/** How far: full and open boxes with the number. */
export function Pips({ full, of }: { full: number; of: number }) {
  return (
    <span class="pips" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => <i key={i} class={i < full ? 'f' : ''} />)}
    </span>
  );
}
