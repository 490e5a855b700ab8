import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import data from '../../games/mare-nostrum/src/main/resources/ludus/marenostrum/data.json';
import layout from '../map/layout.json';
import { make, MAP } from '../map/make.mjs';
import { makeMap } from '../map/map.mjs';
import { projection } from '../map/projection.mjs';
import { plate, points, ringPoints } from '../src/games/mare-nostrum/map/shape';

const atlas: unknown = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('world-atlas/land-50m.json'), 'utf8'));

/** Shorter than this in units of the plate, two areas touch at a corner only. */
const SEEN = 1.5;

describe('the map of Mare Nostrum', () => {
  it('is what the generator makes of the data, to the byte', () => {
    expect(readFileSync(MAP, 'utf8')).toBe(make());
  }, 30_000);

  it('shows the neighbours of the data: on land, at sea and at the coast', () => {
    const areas = Object.entries({ ...plate.provinces, ...plate.seas });
    const sides = new Map<number, string[]>();
    for (const [id, { rings }] of areas) {
      for (const arc of rings.flat()) {
        const name = arc < 0 ? ~arc : arc;
        sides.set(name, [...(sides.get(name) ?? []), id]);
      }
    }
    const common = new Map<string, number>();
    for (const [arc, ids] of sides) {
      if (ids.length !== 2) continue;
      const line = points(plate.arcs[arc]!);
      const length = line.reduce((sum, [x, y], i) => (i === 0 ? 0 : sum + Math.hypot(x - line[i - 1]![0], y - line[i - 1]![1])), 0);
      const pair = ids.sort().join(' ');
      common.set(pair, (common.get(pair) ?? 0) + length);
    }
    const seen = [...common].filter(([, length]) => length >= SEEN).map(([pair]) => pair);
    const meant = data.edges.map(({ a, b }) => [a, b].sort().join(' '));
    expect(seen.sort()).toEqual(meant.sort());
  });

  it('closes every outline, and no area lies over another', () => {
    for (const [id, { rings }] of Object.entries({ ...plate.provinces, ...plate.seas })) {
      for (const ring of rings) {
        const ends = ring.map((arc) => {
          const line = points(plate.arcs[arc < 0 ? ~arc : arc]!);
          return arc < 0 ? [line.at(-1)!, line[0]!] : [line[0]!, line.at(-1)!];
        });
        ends.forEach(([from], i) => expect(from, id).toEqual(ends.at(i - 1)![1]));
      }
    }
    const uses = new Map<number, number>();
    for (const { rings } of Object.values({ ...plate.provinces, ...plate.seas })) for (const arc of rings.flat()) uses.set(arc, (uses.get(arc) ?? 0) + 1);
    // each line is a border of one area on its one side at most
    expect([...uses.values()].every((count) => count === 1)).toBe(true);
  });

  it('has room for every site', () => {
    for (const { id, icons } of data.provinces) {
      const count = icons.caravans.length + icons.market + icons.cities.length + icons.temple;
      expect(plate.provinces[id]!.sites, id).toHaveLength(count);
    }
  });

  it('puts the middle of a province into its outline, or beside a thin one', () => {
    const { centre, rings } = plate.provinces.arabia!;
    const ring = ringPoints(rings[0]!);
    const [x, y] = centre as [number, number];
    const crossings = ring.filter(([ax, ay], i) => {
      const [bx, by] = ring.at(i - 1)!;
      return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    });
    expect(crossings.length % 2).toBe(1);
  });

  // MN-M-10: each piece of land or water belongs to the nearest point of the data on the same land mass or in the same water
  it('gives every point to the area of its nearest seed', () => {
    const project = projection(layout.projection);
    const cosine = layout.projection.cosine;
    const islands = new Set(data.provinces.filter(({ adjacentProvinces }) => adjacentProvinces.length === 0).map(({ id }) => id));
    const seedsOf = (places: { id: string; seeds: number[][] }[], helpers: Record<string, number[][]>, nameless: number[][]) =>
      [...places.flatMap(({ id, seeds }) => [...seeds, ...(helpers[id] ?? [])].map((at) => ({ id, at }))), ...nameless.map((at) => ({ id: '', at }))];
    const land = seedsOf(data.provinces.filter(({ id }) => !islands.has(id)), layout.helpers.provinces as Record<string, number[][]>, layout.beyond);
    const water = seedsOf(data.seas, layout.helpers.seas as Record<string, number[][]>, layout.outer);
    let seen = 0;
    for (let lon = 3; lon < 52; lon += 0.5) {
      for (let lat = 22.5; lat < 51; lat += 0.5) {
        const [x, y] = project([lon, lat]);
        const drawn = areaAt(x, y);
        if (drawn === null || islands.has(drawn)) continue;
        const best = new Map<string, number>();
        for (const { id, at } of drawn in plate.seas ? water : land) best.set(id, Math.min(best.get(id) ?? Infinity, Math.hypot((at[0]! - lon) * cosine, at[1]! - lat)));
        const [first, second] = [...best].sort((a, b) => a[1] - b[1]);
        // borders are drawn softly, by half a degree at most
        if (second![1] - first![1] < 1) continue;
        expect(drawn, `${lon} ${lat}`).toBe(first![0]);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(500);
  });

  it('has every seed of the data in its own area', () => {
    const project = projection(layout.projection);
    for (const { id, seeds } of [...data.provinces, ...data.seas]) expect(areaAt(...project(seeds[0]!)), id).toBe(id);
  });

  // MN-C-11: islands that no province has are drawn, and are nothing else
  it('leaves the small islands without a name out of every area', () => {
    expect(plate.islets.length).toBeGreaterThan(20);
    for (const ring of plate.islets) expect(areaAt(...inside(ringPoints(ring)))).toBeNull();
    const hits = Object.keys({ ...plate.provinces, ...plate.seas });
    expect(hits.sort()).toEqual([...data.provinces, ...data.seas].map(({ id }) => id).sort());
  });

  it('is refused where drawing and rules disagree about a border', () => {
    const edges = [...data.edges.filter(({ a, b }) => !(a === 'gallia' && b === 'italia')), { a: 'asia', b: 'thracia', kind: 'land', provenance: 'reconstructed' }];
    expect(() => makeMap({ ...data, edges }, layout, atlas)).toThrow('Not drawn: asia thracia; drawn but not meant: gallia italia');
  }, 30_000);

  it('is refused where one thing would hide another', () => {
    const provinces = { ...layout.places.provinces, creta: { ...layout.places.provinces.creta, units: [724, 630] } };
    expect(() => makeMap(data, { ...layout, places: { ...layout.places, provinces } }, atlas)).toThrow('unit 1 of creta covers site 1 of creta');
  }, 30_000);
});

const within = (x: number, y: number, ring: [number, number][]) =>
  ring.filter(([ax, ay], i) => {
    const [bx, by] = ring.at(i - 1)!;
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
  }).length % 2 === 1;

const AREAS = Object.entries({ ...plate.provinces, ...plate.seas }).map(([id, { rings }]) => ({ id, rings: rings.map(ringPoints) }));

/** The province or sea that is drawn at a point of the plate; null where none is. A hole in an area is outside of it. */
function areaAt(x: number, y: number): string | null {
  return AREAS.find(({ rings }) => rings.filter((ring) => within(x, y, ring)).length % 2 === 1)?.id ?? null;
}

/** A point inside an outline: half way between the first two crossings of a level line. */
function inside(ring: [number, number][]): [number, number] {
  const ys = ring.map(([, y]) => y);
  const y = (Math.min(...ys) + Math.max(...ys)) / 2 + 0.01;
  const crossings = ring.flatMap(([ax, ay], i) => {
    const [bx, by] = ring.at(i - 1)!;
    return ay > y !== by > y ? [((bx - ax) * (y - ay)) / (by - ay) + ax] : [];
  }).sort((a, b) => a - b);
  return [(crossings[0]! + crossings[1]!) / 2, y];
}
