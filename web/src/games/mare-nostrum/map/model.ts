/** What the map shows: the game's own words, without its rules. */
export type EmpireId = 'rome' | 'greece' | 'egypt' | 'babylon' | 'carthage';
export type SiteKind = 'caravan' | 'market' | 'city' | 'capital' | 'legendary' | 'temple';

export interface MapSite {
  kind: SiteKind;
  /** A caravan's good. */
  good?: string;
  /** A city's name. */
  name?: string;
  built: boolean;
  /** It can be built, or chosen, now. */
  can?: boolean;
  chosen?: boolean;
  /** Whose Legion stands on it. */
  occupier?: EmpireId;
}

export interface MapStack {
  empire: EmpireId;
  count: number;
  /** How many of them are chosen to march. */
  chosen?: number;
  /** The reader may take them and march. */
  can?: boolean;
}

export interface MapProvince {
  id: string;
  owner: EmpireId | null;
  /** Out of the game with fewer players. */
  covered?: boolean;
  sites: MapSite[];
  fortress: EmpireId | null;
  legions: MapStack[];
  /** Who occupies the Control Marker. */
  conqueror?: EmpireId;
  /** Those who have land units here, where that is more than one. */
  war?: EmpireId[];
  can?: boolean;
  chosen?: boolean;
  /** All of it in words. */
  label: string;
}

export interface MapSea {
  id: string;
  latin: string;
  /** In the reader's language. */
  name: string;
  fleets: MapStack[];
  closed?: boolean;
  can?: boolean;
  chosen?: boolean;
  label: string;
}

/** A way that units would take: from an area over others to the last. */
export interface MapRoute {
  areas: string[];
  empire: EmpireId;
}

/** An area and who it touches, for the arrow keys. */
export type Neighbours = Record<string, string[]>;

/** The seat whose colour and emblem an empire has, whoever plays it. */
export const FACES: Record<EmpireId, number> = { rome: 0, greece: 2, egypt: 3, babylon: 4, carthage: 5 };
export const EMBLEM_OF = { rome: 'eagle', greece: 'laurel', egypt: 'sun', babylon: 'amphora', carthage: 'raven' } as const;
