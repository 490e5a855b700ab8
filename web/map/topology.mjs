// Cuts the outlines of areas into arcs, so that every line is there once and both its sides are known.
import { toSegment } from './geometry.mjs';

const CLOSE = 2e-4;
const CELL = 0.25;
const key = ([x, y]) => `${x.toFixed(4)},${y.toFixed(4)}`;

/**
 * `{ arcs, rings }`: an arc is `{ line, sides: [left, right] }` with indexes of areas; the rings of an area list arcs, `~arc` where it runs
 * backwards. Only the edge of the window has a side without an area.
 */
export function topology(areas) {
  const rings = areas.flatMap(({ polygons }, index) => polygons.flatMap((polygon) => polygon.map((ring) => ({ index, ring }))));
  const split = withEveryCorner(rings);
  const edges = new Map();
  for (const { index, ring } of split) {
    for (let i = 0; i < ring.length; i++) {
      const [a, b] = [key(ring[i]), key(ring[(i + 1) % ring.length])];
      if (a === b) continue;
      const [name, forwards] = a < b ? [`${a} ${b}`, 0] : [`${b} ${a}`, 1];
      const edge = edges.get(name) ?? edges.set(name, { sides: [-1, -1], from: a < b ? a : b, to: a < b ? b : a }).get(name);
      edge.sides[forwards] = index;
    }
  }
  const degrees = new Map();
  const touch = (corner, edge) => (degrees.get(corner) ?? degrees.set(corner, []).get(corner)).push(edge);
  for (const edge of edges.values()) {
    touch(edge.from, edge);
    touch(edge.to, edge);
  }
  const isNode = (corner) => degrees.get(corner).length !== 2;

  const arcs = [];
  const place = new Map();
  const points = new Map(split.flatMap(({ ring }) => ring.map((point) => [key(point), point])));
  const follow = (start, first) => {
    const line = [start];
    let at = start;
    let edge = first;
    const sides = first.from === start ? first.sides : [first.sides[1], first.sides[0]];
    const number = arcs.length;
    do {
      place.set(edge, { number, forwards: edge.from === at });
      at = edge.from === at ? edge.to : edge.from;
      line.push(at);
      if (isNode(at) || at === start) break;
      const [one, two] = degrees.get(at);
      edge = one === edge ? two : one;
    } while (!place.has(edge));
    arcs.push({ line: line.map((corner) => points.get(corner)), sides });
  };
  for (const [corner, around] of degrees) if (around.length !== 2) for (const edge of around) if (!place.has(edge)) follow(corner, edge);
  for (const edge of edges.values()) if (!place.has(edge)) follow(edge.from, edge);

  const found = areas.map(() => []);
  for (const { index, ring } of split) {
    const list = [];
    for (let i = 0; i < ring.length; i++) {
      const [a, b] = [key(ring[i]), key(ring[(i + 1) % ring.length])];
      if (a === b) continue;
      const edge = edges.get(a < b ? `${a} ${b}` : `${b} ${a}`);
      const { number, forwards } = place.get(edge);
      const signed = (edge.from === a) === forwards ? number : ~number;
      if (list.at(-1) !== signed) list.push(signed);
    }
    if (list.length > 1 && list[0] === list.at(-1)) list.pop();
    found[index].push(list);
  }
  return { arcs, rings: found };
}

/** Corners that lie closer than two grains become one. */
function welded(rings) {
  const grid = new Map();
  const cellOf = (v) => Math.floor(v / (2 * CLOSE));
  const same = ([x, y]) => {
    for (let i = cellOf(x) - 1; i <= cellOf(x) + 1; i++) {
      for (let j = cellOf(y) - 1; j <= cellOf(y) + 1; j++) {
        for (const point of grid.get(`${i},${j}`) ?? []) if (Math.hypot(point[0] - x, point[1] - y) < CLOSE) return point;
      }
    }
    const cell = `${cellOf(x)},${cellOf(y)}`;
    (grid.get(cell) ?? grid.set(cell, []).get(cell)).push([x, y]);
    return [x, y];
  };
  return rings.map(({ index, ring }) => ({ index, ring: withoutSpikes(ring.map(same)) })).filter(({ ring }) => ring.length > 2);
}

/** A way there and back encloses nothing. */
function withoutSpikes(ring) {
  const kept = [...ring];
  for (let i = 0; i < kept.length && kept.length > 2; ) {
    const [a, b, c] = [kept[i], kept[(i + 1) % kept.length], kept[(i + 2) % kept.length]].map(key);
    if (a === b) kept.splice((i + 1) % kept.length, 1);
    else if (a === c) {
      kept.splice((i + 1) % kept.length, 1);
      i = Math.max(0, i - 2);
    } else i++;
  }
  return kept;
}

/** Where a corner of one ring lies on an edge of another, that edge gets it too. */
function withEveryCorner(loose) {
  const rings = welded(loose);
  const grid = new Map();
  const cellOf = (v) => Math.floor(v / CELL);
  const seen = new Set();
  for (const { ring } of rings) {
    for (const point of ring) {
      if (seen.has(key(point))) continue;
      seen.add(key(point));
      const cell = `${cellOf(point[0])},${cellOf(point[1])}`;
      (grid.get(cell) ?? grid.set(cell, []).get(cell)).push(point);
    }
  }
  return rings.map(({ index, ring }) => ({
    index,
    ring: withoutSpikes(ring.flatMap((a, i) => {
      const b = ring[(i + 1) % ring.length];
      const between = [];
      for (let x = cellOf(Math.min(a[0], b[0]) - CLOSE); x <= cellOf(Math.max(a[0], b[0]) + CLOSE); x++) {
        for (let y = cellOf(Math.min(a[1], b[1]) - CLOSE); y <= cellOf(Math.max(a[1], b[1]) + CLOSE); y++) {
          for (const point of grid.get(`${x},${y}`) ?? []) {
            if (key(point) === key(a) || key(point) === key(b)) continue;
            if (toSegment(point, a, b) < CLOSE * CLOSE) between.push(point);
          }
        }
      }
      const along = (p) => (p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1]);
      return [a, ...between.sort((p, q) => along(p) - along(q))];
    })),
  }));
}
