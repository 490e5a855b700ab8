import type { ComponentChildren } from 'preact';
import outlines from '../mare-nostrum.icons.json';
import { EMBLEM_OF, type EmpireId, type MapSite, type SiteKind } from './model';

export type MnIconName = keyof typeof outlines;

/** The outlines of all icons, once a page, for drawings that refer to them. */
export function Symbols() {
  return (
    <svg class="sprite" aria-hidden="true">
      {Object.entries(outlines).map(([name, d]) => (
        <symbol key={name} id={`mm-${name}`} viewBox="0 0 512 512">
          <path fill="currentColor" d={d} />
        </symbol>
      ))}
    </svg>
  );
}

/** An icon within a drawing, centred at the origin or a little below it. */
export function Glyph({ name, size, y = 0 }: { name: MnIconName; size: number; y?: number }) {
  return <use href={`#mm-${name}`} x={-size / 2} y={y - size / 2} width={size} height={size} />;
}

const SITES: Record<SiteKind, { d: string; size: number; y: number }> = {
  caravan: { d: 'M-14.5-9.5q0-5 5-5h19q5 0 5 5v19q0 5-5 5h-19q-5 0-5-5z', size: 24, y: 0 },
  market: { d: 'M-16-5l4.5-11h23l4.5 11q-1 4-3 4.5v16h-26v-16q-2-.5-3-4.5z', size: 18, y: 0.5 },
  city: { d: 'M-14 14v-17l14-12l14 12v17z', size: 19, y: 3 },
  capital: { d: 'M-17 17v-30h7v5h6v-5h8v5h6v-5h7v30z', size: 23, y: 3 },
  legendary: { d: 'M0-18l5 6.5l8-.5l.5 7.5l5.5 4.5l-5.5 5l-.5 7.5l-8-.5l-5 6.5l-5-6.5l-8 .5l-.5-7.5l-5.5-5l5.5-4.5l.5-7.5l8 .5z', size: 18, y: 0 },
  temple: { d: 'M-15 15v-19q0-11 15-11t15 11v19z', size: 19, y: 1 },
};

/** A place to build, about 33 wide: its outline is its kind, its edge says whether it is built or can be. */
export function SiteShape({ site }: { site: Pick<MapSite, 'kind' | 'good' | 'built' | 'can' | 'chosen'> & { occupier?: EmpireId } }) {
  const { d, size, y } = SITES[site.kind];
  return (
    <g class={`site${site.built ? ' built' : ''}${site.can ? ' can' : ''}${site.chosen ? ' chosen' : ''}`}>
      {(site.can || site.chosen) && <circle class="halo" r="21" />}
      {site.occupier && <path class={`occ e-${site.occupier}`} d={d} />}
      <path class="box" d={d} />
      <Glyph name={site.kind === 'caravan' ? (site.good as MnIconName) : site.kind} size={size} y={y} />
    </g>
  );
}

const LEGION = 'M-13-15q13-4 26 0q2 15 0 30q-13 4-26 0q-2-15 0-30z';
const FORTRESS = 'M-15 17v-24h-2v-11h7v5h6v-5h8v5h6v-5h7v11h-2v24z';
const TRIREME = 'M-21 5h7v-3q-1-15 2-20h24q3 9 0 20v3h5q4-2 4-8q3 1 3 5q-2 14-10 15h-26q-4 0-9-12z';

export type UnitKind = 'legion' | 'fortress' | 'trireme';
const UNITS: Record<UnitKind, { d: string; size: number; y: number }> = {
  legion: { d: LEGION, size: 22, y: 0 },
  fortress: { d: FORTRESS, size: 19, y: 4 },
  trireme: { d: TRIREME, size: 17, y: -7 },
};

/** A unit, about 41 high: its shape is its kind, the emblem is whose it is, a number from two up. */
export function UnitShape({ kind, empire, count = 1, state = '', children }: { kind: UnitKind; empire: EmpireId; count?: number; state?: string; children?: ComponentChildren }) {
  const { d, size, y } = UNITS[kind];
  return (
    <g class={`unit ${kind} e-${empire} ${state}`} transform="scale(1.17)">
      <path d={d} />
      <Glyph name={EMBLEM_OF[empire]} size={size} y={y} />
      {count > 1 && (
        <>
          <circle cx="13" cy="12" r="10.5" />
          <text x="13" y="17.5">{count}</text>
        </>
      )}
      {children}
    </g>
  );
}

/** A Control Marker is round: it stands for who sits there. */
export function MarkerShape({ empire }: { empire: EmpireId | null }) {
  return empire ? (
    <g class={`marker e-${empire}`}>
      <circle r="13.5" />
      <Glyph name={EMBLEM_OF[empire]} size={19} />
    </g>
  ) : (
    <g class="marker free">
      <circle r="11" />
    </g>
  );
}

/** A drawing of its own on desk and panels. */
export function Token({ kind, empire, count, state, class: more = '' }: { kind: UnitKind; empire: EmpireId; count?: number; state?: string; class?: string }) {
  return (
    <svg class={`mn-token ${more}`} viewBox={kind === 'trireme' ? '-26 -24 56 50' : '-22 -24 46 50'} aria-hidden="true">
      <UnitShape kind={kind} empire={empire} count={count} state={state} />
    </svg>
  );
}

export function SiteToken({ site, class: more = '' }: { site: Parameters<typeof SiteShape>[0]['site']; class?: string }) {
  return (
    <svg class={`mn-token ${more}`} viewBox="-20 -20 40 40" aria-hidden="true">
      <SiteShape site={site} />
    </svg>
  );
}
