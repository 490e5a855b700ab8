import drawn from './map.json';

export type Point = [x: number, y: number];

/** What `npm run map` makes; lengths are units of a plate of 1600 × 964. */
export interface PlateMap {
  size: number[];
  /** Lines in tenths of a unit: a point, then steps. */
  arcs: number[][];
  provinces: Record<string, ProvincePlace>;
  seas: Record<string, SeaPlace>;
  beyond: number[][];
  islets: number[][];
  dead: number[][];
  coast: number[];
  borders: number[];
  edges: number[];
  seaBorders: number[];
  rivers: number[][];
  graticule: number[][];
  degrees: Record<'top' | 'bottom' | 'left' | 'right', number[]>;
  names: { name: string; x: number; y: number; turn: number }[];
  sizes: { site: number; pitch: number; unit: number[]; unitPitch: number; ship: number[]; shipPitch: number; marker: number };
}

interface Place {
  /** Each ring lists arcs, `~arc` where it runs backwards. */
  rings: number[][];
  centre: number[];
  box: number[];
}

export interface ProvincePlace extends Place {
  latin: string;
  name: number[];
  marker: number[];
  sites: number[][];
  units: number[];
}

export interface SeaPlace extends Place {
  curve: number[];
  ships: number[];
  /** How far apart ships of different empires lie, where there is little room. */
  pitch?: number;
  small?: boolean;
}

export const plate: PlateMap = drawn;

/** The points of a line as they are. */
export function points(line: number[]): Point[] {
  const found: Point[] = [];
  let x = 0;
  let y = 0;
  for (let i = 0; i < line.length; i += 2) {
    x += line[i]!;
    y += line[i + 1]!;
    found.push([x / 10, y / 10]);
  }
  return found;
}

const decoded = plate.arcs.map(points);

export function ringPoints(ring: number[]): Point[] {
  return ring.flatMap((arc) => (arc < 0 ? [...decoded[~arc]!].reverse() : decoded[arc]!).slice(0, -1));
}

const drawnLine = (line: Point[]) => line.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** The outline of an area as the `d` of a path. */
export function outline(rings: number[][]): string {
  return rings.map((ring) => `${drawnLine(ringPoints(ring))}Z`).join('');
}

/** Arcs as lines. */
export function lines(arcs: number[]): string {
  return arcs.map((arc) => drawnLine(decoded[arc]!)).join('');
}

export function strokes(all: number[][]): string {
  return all.map((line) => drawnLine(points(line))).join('');
}
