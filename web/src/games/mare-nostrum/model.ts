import { say, tell, type Names } from '../../kit';
import type { BoardProps, EntryOf, PositionOf } from '../registry';
import type { Marenostrum as MareNostrum } from '../../generated/ludus';
import { TRACKS, type Goals, type Offered, type Standing, type Track } from './Leaders';
import { FACES, type EmpireId, type MapProvince, type MapSea, type MapSite, type Neighbours, type SiteKind } from './map/model';

export type View = MareNostrum.MareNostrumView;
export type Move = MareNostrum.Move;
export type Event = MareNostrum.MareNostrumEvent;
export type Position = PositionOf<View, Move>;
export type Option = NonNullable<Position['you']>['moves'][number];
export type Props = BoardProps<View, Move, Event, Data>;
export type Entry = EntryOf<Event>;
export type Realm = MareNostrum.MareNostrumView.RealmView;
export type ProvinceView = MareNostrum.MareNostrumView.ProvinceView;
export type Fight = MareNostrum.MareNostrumView.FightView;
export type Item = MareNostrum.MareNostrumView.ItemView;
export type Side = MareNostrum.Frame.Side;
export type Step = MareNostrum.MareNostrumEvent.Step;
export type Phase = MareNostrum.Phase;
export type Building = MareNostrum.Building;
export type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;

/** The part of the game's data file that the page shows. */
export interface Data {
  commodities: { id: string }[];
  seas: { id: string; latin: string }[];
  tiles: { id: string; kind: string; leaderBonus: { trade: number; culture: number; military: number } }[];
  battle: { fortressTotalBonus: number };
  dice: { hitDivisor: number };
  storage: { coins: number; hangingGardensDifferentCommodities: number };
  costs: { legion: number; market: number; pyramids: number };
  victory: { id: string; count?: number }[];
}

export const PHASES: Phase[] = ['COLLECT', 'TRADE', 'CONSTRUCTION', 'MOVEMENT', 'LEADERSHIP'];
export const STEPS: Step[] = ['CONVERT', 'TRIREMES', 'SEA_BATTLES', 'LEGIONS', 'LAND_BATTLES', 'CONQUEST'];
export const NUMERALS = ['I', 'II', 'III', 'IV', 'V'];

/** Two moves with the same key are the same move. */
export function keyOf(move: Move): string {
  return JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The options that are moves of these types. */
export function ofType<T extends Move['type']>(options: Option[], ...types: T[]): (Option & { move: MoveOf<T> })[] {
  return options.filter((option) => (types as string[]).includes(option.move.type)) as (Option & { move: MoveOf<T> })[];
}

export const word = (key: string) => tell({ key, args: {} });
export const empireName = (empire: string) => word(`mare-nostrum.empire.${empire}`);
export const areaName = (view: View, id: string) => word(`mare-nostrum.${isSea(view, id) ? 'sea' : 'province'}.${id}`);
export const placeWord = (view: View, id: string, how: 'in' | 'to' | 'from' | 'of') => word(`mare-nostrum.${isSea(view, id) ? 'sea' : 'province'}.${id}.${how}`);
export const buildingName = (kind: Building) => word(`mare-nostrum.building.${kind}`);
export const units = (unit: 'LEGION' | 'TRIREME' | 'FORTRESS', count: number) => tell({ key: `mare-nostrum.units.${unit}`, args: { count } });
export const cityName = (name: string) => word(`mare-nostrum.city.${name}`);

export const isSea = (view: View, id: string) => view.seas.some((one) => one.sea === id);
export const provinceAt = (view: View, id: string) => view.provinces.find((one) => one.province === id);
export const realmAt = (view: View, seat: number) => view.realms.find((one) => one.seat === seat)!;
export const empireAt = (view: View, seat: number) => realmAt(view, seat).empire as EmpireId;
export const mine = (view: View) => (view.you === null ? null : (view.realms.find((one) => one.seat === view.you) ?? null));
export const nameAt = (view: View, seat: number) => empireName(empireAt(view, seat));

/** Empire and player: "Rome, Helena". */
export function whoIs(view: View, names: Names, seat: number): string {
  return say('web.mare-nostrum.who', { empire: nameAt(view, seat), player: names.of(seat) });
}

/** Whose emblem a seat has at this table. */
export function facesOf(view: View): number[] {
  const faces: number[] = [];
  for (const realm of view.realms) faces[realm.seat] = FACES[realm.empire as EmpireId];
  return faces;
}

/** All empires from the reader on, clockwise. */
export function fromYou(view: View): Realm[] {
  const at = Math.max(0, view.realms.findIndex((one) => one.seat === view.you));
  return [...view.realms.slice(at), ...view.realms.slice(0, at)];
}

export function standings(view: View, names: Names): Standing[] {
  return fromYou(view).map((realm) => ({
    seat: realm.seat,
    empire: realm.empire as EmpireId,
    name: empireName(realm.empire),
    player: names.of(realm.seat),
    you: realm.seat === view.you,
    levels: Object.fromEntries(TRACKS.map((track, i) => [track, realm.levels[i] ?? 0])) as Record<Track, number>,
    titles: realm.titles,
    held: realm.resources,
    pyramids: realm.victory.set,
    tiles: realm.tiles,
    cities: realm.victory.cities.length,
  }));
}

export function goals(view: View): Goals {
  const { tilesNeeded, citiesNeeded, pyramids } = view.realms[0]!.victory;
  return { pyramids, tiles: tilesNeeded, cities: citiesNeeded, titles: TRACKS.length };
}

export function bonusOf(levels: number[]): Partial<Record<Track, number>> {
  return Object.fromEntries(TRACKS.flatMap((track, i) => (levels[i] ? [[track, levels[i]]] : [])));
}

export function offered(view: View, can: (tile: string) => boolean): Offered[] {
  return view.display.map(({ tile, kind, bonus, price }) => ({ tile, price, bonus: bonusOf(bonus), wonder: kind !== 'HERO', can: can(tile) }));
}

const KINDS: Record<Building, SiteKind> = { CARAVAN: 'caravan', MARKET: 'market', REGULAR_CITY: 'city', CAPITAL: 'capital', LEGENDARY_CITY: 'legendary', TEMPLE: 'temple' };
export const siteKind = (kind: Building) => KINDS[kind];
const isCity = (kind: Building) => kind === 'REGULAR_CITY' || kind === 'CAPITAL' || kind === 'LEGENDARY_CITY';

export function siteName(icon: ProvinceView['icons'][number]): string {
  if (isCity(icon.kind)) return cityName(icon.name);
  if (icon.kind === 'CARAVAN') return say('web.mare-nostrum.caravanOf', { good: word(`mare-nostrum.commodity.${icon.commodity}`) });
  return buildingName(icon.kind);
}

/** What glows and what is chosen on the map. */
export interface Marks {
  areas: ReadonlySet<string>;
  icons: ReadonlySet<string>;
  /** Areas with own units that may move. */
  movers: ReadonlyMap<string, number>;
  chosen: ReadonlySet<string>;
  chosenIcon?: string;
  picked?: number;
}

export const NO_MARKS: Marks = { areas: new Set(), icons: new Set(), movers: new Map(), chosen: new Set() };

export function mapProvinces(view: View, marks: Marks): MapProvince[] {
  const empire = (seat: number | null) => (seat === null ? null : empireAt(view, seat));
  return view.provinces.map((one) => {
    const garrisons = one.garrisons.filter(({ legions, fortress }) => legions > 0 || fortress);
    const can = marks.areas.has(one.province);
    return {
      id: one.province,
      owner: empire(one.controller),
      covered: one.covered,
      sites: one.icons.map((icon): MapSite => ({
        kind: siteKind(icon.kind),
        good: icon.commodity ?? undefined,
        name: isCity(icon.kind) ? cityName(icon.name) : undefined,
        built: icon.built,
        can: marks.icons.has(icon.icon),
        chosen: marks.chosenIcon === icon.icon,
        occupier: empire(icon.legion) ?? undefined,
      })),
      fortress: empire(garrisons.find(({ fortress }) => fortress)?.seat ?? null),
      legions: garrisons
        .filter(({ legions, placed }) => legions > placed)
        .sort((a, b) => Number(b.seat === one.controller) - Number(a.seat === one.controller))
        .map(({ seat, legions, placed }) => ({ empire: empire(seat)!, count: legions - placed, can: seat === view.you && marks.movers.has(one.province), chosen: seat === view.you && marks.chosen.has(one.province) ? marks.picked : 0 })),
      conqueror: empire(one.marker) ?? undefined,
      war: one.war ? garrisons.map(({ seat }) => empire(seat)!) : undefined,
      can,
      chosen: marks.chosen.has(one.province),
      label: provinceLabel(view, one, can),
    };
  });
}

export function mapSeas(view: View, data: Data, marks: Marks): MapSea[] {
  return view.seas.map(({ sea, fleets }) => {
    const can = marks.areas.has(sea);
    return {
      id: sea,
      latin: data.seas.find(({ id }) => id === sea)!.latin,
      name: word(`mare-nostrum.sea.${sea}`),
      closed: view.provinces.every((one) => one.covered || !one.seas.includes(sea)),
      fleets: fleets.map(({ seat, triremes }) => ({ empire: empireAt(view, seat), count: triremes, can: seat === view.you && marks.movers.has(sea), chosen: seat === view.you && marks.chosen.has(sea) ? marks.picked : 0 })),
      can,
      chosen: marks.chosen.has(sea),
      label: [word(`mare-nostrum.sea.${sea}`), ...fleets.map(({ seat, triremes }) => `${nameAt(view, seat)}: ${units('TRIREME', triremes)}`), ...(can ? [say('web.mare-nostrum.possible')] : [])].join('; '),
    };
  });
}

/** All that stands in a province, in words. */
export function provinceLabel(view: View, one: ProvinceView, can = false): string {
  const owner = one.controller === null ? say('web.mare-nostrum.unclaimed') : one.controller === view.you ? say('web.mare-nostrum.yours') : nameAt(view, one.controller);
  const parts = [`${areaName(view, one.province)}, ${owner}`];
  if (can) parts.push(say('web.mare-nostrum.possible'));
  if (one.war) parts.push(say('web.mare-nostrum.atWar'));
  if (one.marker !== null) parts.push(say('web.mare-nostrum.markerTaken', { empire: nameAt(view, one.marker) }));
  for (const { seat, legions, fortress } of one.garrisons) {
    const list = [...(fortress ? [units('FORTRESS', 1)] : []), ...(legions > 0 ? [units('LEGION', legions)] : [])];
    if (list.length > 0) parts.push(`${nameAt(view, seat)}: ${list.join(', ')}`);
  }
  const built = one.icons.filter((icon) => icon.built).map((icon) => (icon.legion !== null && icon.legion !== one.controller ? say('web.mare-nostrum.occupiedBy', { site: siteName(icon), empire: nameAt(view, icon.legion) }) : siteName(icon)));
  const open = one.icons.filter((icon) => !icon.built).map(siteName);
  if (built.length > 0) parts.push(say('web.mare-nostrum.built', { sites: built.join(', ') }));
  if (open.length > 0) parts.push(say('web.mare-nostrum.openSites', { sites: open.join(', ') }));
  return parts.join('; ');
}

export function neighboursOf(view: View): Neighbours {
  const found: Neighbours = {};
  const join = (a: string, b: string) => {
    if (!(found[a] ??= []).includes(b)) found[a].push(b);
  };
  const covered = new Set(view.provinces.filter((one) => one.covered).map((one) => one.province));
  for (const one of view.provinces) {
    if (covered.has(one.province)) continue;
    for (const other of one.neighbours) if (!covered.has(other)) join(one.province, other);
    for (const sea of one.seas) {
      join(one.province, sea);
      join(sea, one.province);
    }
  }
  for (const { sea, neighbours } of view.seas) for (const other of neighbours) join(sea, other);
  return found;
}
