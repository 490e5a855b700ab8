// Provinces and seas as areas: whose ground or water every point is, in degrees.
import { Delaunay } from 'd3-delaunay';
import polygonClipping from 'polygon-clipping';
import { area, inPolygon, open } from './geometry.mjs';
import { shift } from './noise.mjs';

const GRAIN = 1e-4;
const { intersection, difference, union } = polygonClipping;

const box = ([west, south, east, north]) => [[[west, south], [east, south], [east, north], [west, north], [west, south]]];

/** A thin band along a line: the straits that the coastline closes. */
function band({ from: [ax, ay], to: [bx, by], half }) {
  const length = Math.hypot(bx - ax, by - ay);
  const [nx, ny] = [(-(by - ay) / length) * half, ((bx - ax) / length) * half];
  return [[[ax + nx, ay + ny], [ax - nx, ay - ny], [bx - nx, by - ny], [bx + nx, by + ny], [ax + nx, ay + ny]]];
}

/** Every area of the plate: `{ id, kind, polygons }`, kinds province, beyond, islet, sea, dead. Together they fill the window, none overlaps. */
export function areas(data, layout, coastline) {
  const window = box(layout.window);
  const seeded = (polygon) => data.provinces.some(({ seeds }) => seeds.some((seed) => inPolygon(seed, polygon)));
  const land = open(difference(intersection(coastline, window), ...layout.straits.map(band)), GRAIN).filter(
    (polygon) => Math.abs(area(polygon[0])) >= layout.smallest || seeded(polygon),
  );
  const water = open(difference(window, land), GRAIN);

  const islands = data.provinces.filter((province) => province.adjacentProvinces.length === 0);
  const homes = new Map(islands.map((island) => [land.find((polygon) => inPolygon(island.seeds[0], polygon)), island.id]));
  const grounds = data.provinces.filter((province) => !islands.includes(province));
  const groundSeeds = seedsOf(grounds, layout.helpers.provinces, layout.beyond);
  const main = land.filter((polygon) => !homes.has(polygon) && (polygon[0].length > 2000 || groundSeeds.some(({ at }) => inPolygon(at, polygon))));
  const islets = land.filter((polygon) => !main.includes(polygon) && !homes.has(polygon));

  const seaSeeds = seedsOf(data.seas, layout.helpers.seas, layout.outer);
  const seas = water.filter((polygon) => seaSeeds.some(({ at }) => inPolygon(at, polygon)));
  const dead = water.filter((polygon) => !seas.includes(polygon));

  return [
    ...shared(main, groundSeeds, layout.noise, layout.noise.land).map(({ id, polygons }) => ({ id, kind: id === null ? 'beyond' : 'province', polygons })),
    ...[...homes].map(([polygon, id]) => ({ id, kind: 'province', polygons: [polygon] })),
    ...shared(seas, seaSeeds, layout.noise, layout.noise.sea).map(({ id, polygons }) => ({ id, kind: id === null ? 'dead' : 'sea', polygons })),
    { id: null, kind: 'islet', polygons: islets },
    { id: null, kind: 'dead', polygons: dead },
  ];
}

function seedsOf(places, helpers, nameless) {
  return [
    ...places.flatMap(({ id, seeds }) => [...seeds, ...(helpers[id] ?? [])].map((at) => ({ id, at }))),
    ...nameless.map((at) => ({ id: null, at })),
  ];
}

/** Shares out some ground among seeds: each piece goes to the nearest one, along softened lines. */
function shared(ground, seeds, { octaves, cosine }, { step, strength }) {
  const outlines = cells(seeds, cosine, (line) => soften(line, step, octaves, strength));
  const pieces = [...outlines].map(([id, rings]) => ({ id, polygons: open(intersection(ground, polygonsOf(rings)), GRAIN) }));
  return settled(pieces, seeds);
}

/** The borders of each id's Voronoi cells as rings, bent by `bend`. */
function cells(seeds, cosine, bend) {
  // far seeds all round make every cell that matters a closed one
  const far = Array.from({ length: 24 }, (_, i) => ({ id: null, at: [25 + 400 * Math.cos((i * Math.PI) / 12), 38 + 400 * Math.sin((i * Math.PI) / 12)] }));
  const all = [...seeds, ...far];
  const delaunay = new Delaunay(Float64Array.from(all.flatMap(({ at: [x, y] }) => [x * cosine, y])));
  const { circumcenters } = delaunay.voronoi([-1e4, -1e4, 1e4, 1e4]);
  const { triangles, halfedges } = delaunay;
  const next = (e) => (e % 3 === 2 ? e - 2 : e + 1);
  const corner = (t) => [circumcenters[2 * t] / cosine, circumcenters[2 * t + 1]];
  const lines = new Map();
  for (let e = 0; e < halfedges.length; e++) {
    const twin = halfedges[e];
    if (twin < 0) continue;
    const [left, right] = [all[triangles[e]].id, all[triangles[next(e)]].id];
    if (left === right) continue;
    const [from, to] = [Math.floor(e / 3), Math.floor(twin / 3)];
    const ways = lines.get(left) ?? lines.set(left, new Map()).get(left);
    const bent = from < to ? bend([corner(from), corner(to)]) : bend([corner(to), corner(from)]).reverse();
    (ways.get(from) ?? ways.set(from, []).get(from)).push({ to, line: bent });
  }
  // the nameless have no outer border of their own: they reach to the end of the world
  const world = [[-300, -300], [300, -300], [300, 300], [-300, 300]];
  return new Map([...lines].map(([id, ways]) => [id, id === null ? [world, ...chained(ways)] : chained(ways)]));
}

function chained(ways) {
  const rings = [];
  while (ways.size > 0) {
    const [start] = ways.keys();
    const ring = [];
    let at = start;
    do {
      const choices = ways.get(at);
      const { to, line } = choices.pop();
      if (choices.length === 0) ways.delete(at);
      ring.push(...line.slice(0, -1));
      at = to;
    } while (at !== start);
    rings.push(ring);
  }
  return rings;
}

/** Cuts a straight border into short steps, always from the same end, and moves each point by the noise of its place. */
function soften([[ax, ay], [bx, by]], step, octaves, strength) {
  const count = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / step));
  const far = Math.abs(ax - 25) > 60 || Math.abs(ay - 38) > 60 || Math.abs(bx - 25) > 60 || Math.abs(by - 38) > 60;
  if (far) return [[ax, ay], [bx, by]].map((point) => shift(point, octaves, strength));
  return Array.from({ length: count + 1 }, (_, i) => shift([ax + ((bx - ax) * i) / count, ay + ((by - ay) * i) / count], octaves, strength));
}

/** Rings as polygons: what lies inside another ring is its hole. */
function polygonsOf(rings) {
  const closed = rings.map((ring) => [...ring, ring[0]]);
  // nested rings of one id: the outermost is the ground, the next a hole, and so on
  return closed.reduce((sum, ring) => polygonClipping.xor(sum, [ring]), []);
}

/** A piece without a seed of its own goes to the neighbour with which it shares most of its border. */
function settled(pieces, seeds) {
  const owns = (id, polygon) => id === null || seeds.some((seed) => seed.id === id && inPolygon(seed.at, polygon));
  const kept = pieces.map(({ id, polygons }) => ({ id, polygons: polygons.filter((polygon) => owns(id, polygon)) }));
  const corners = kept.map(({ polygons }) => new Set(polygons.flatMap((polygon) => polygon.flatMap((ring) => ring.map(String)))));
  const strays = pieces.flatMap(({ id, polygons }, i) => polygons.filter((polygon) => !owns(id, polygon)).map((polygon) => ({ from: i, polygon })));
  for (const { from, polygon } of strays) {
    const common = corners.map((set, i) => (i === from ? -1 : polygon[0].filter((point) => set.has(String(point))).length));
    const best = kept[common.indexOf(Math.max(...common))];
    best.polygons = open(union(best.polygons, polygon), GRAIN);
  }
  return kept;
}
