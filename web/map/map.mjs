// The map of Mare Nostrum as data for the page: lines, areas and places in the plate's units. The same input gives the same bytes.
import { feature } from 'topojson-client';
import { areas } from './areas.mjs';
import { area, centroid, curve, length, simplify } from './geometry.mjs';
import { shift } from './noise.mjs';
import { projection } from './projection.mjs';
import { topology } from './topology.mjs';

const FINE = 0.2;
const COARSE = 12;
const MARGIN = 40;
const TENTHS = 10;

/** Makes the map of the game's data, the drawing's layout and the world's coastline; throws where the drawing and the data disagree. */
export function makeMap(data, layout, atlas) {
  const all = areas(data, layout, coastline(atlas, layout.window));
  const { arcs, rings } = topology(all);
  checkGraphs(data, all, arcs, layout.touch);
  const project = projection(layout.projection);
  const { width, height } = layout.projection.frame;
  const lines = arcs.map(({ line }) => thinned(line.flatMap((point, i) => (i === 0 ? [point] : cut(line[i - 1], point))).map(project), width, height));
  const outlines = rings.map((list) => list.map((ring) => ring.flatMap((arc) => (arc < 0 ? [...lines[~arc]].reverse() : lines[arc]).slice(0, -1))));

  const kindOf = (side) => (side < 0 ? 'window' : all[side].kind);
  const between = (one, other) =>
    arcs.flatMap(({ sides }, i) => {
      const [left, right] = sides.map(kindOf);
      return (one.includes(left) && other.includes(right)) || (other.includes(left) && one.includes(right)) ? [i] : [];
    });
  const land = ['province', 'beyond', 'islet'];
  const ringsOf = (kind) => all.flatMap((one, i) => (one.kind === kind ? rings[i] : []));
  const shapeOf = (id) => {
    const index = all.findIndex((one) => one.id === id);
    const largest = outlines[index].reduce((best, ring) => (Math.abs(area(ring)) > Math.abs(area(best)) ? ring : best));
    const xs = largest.map(([x]) => Math.max(0, Math.min(width, x)));
    const ys = largest.map(([, y]) => Math.max(0, Math.min(height, y)));
    return {
      rings: rings[index],
      centre: centroid(largest.map((_, i) => [xs[i], ys[i]])).map(Math.round),
      box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(Math.round),
    };
  };

  const provinces = Object.fromEntries(data.provinces.map((province) => [province.id, { ...shapeOf(province.id), ...provincePlaces(province, layout) }]));
  const seas = Object.fromEntries(data.seas.map(({ id }) => [id, { ...shapeOf(id), ...layout.places.seas[id] }]));
  const map = {
    size: [width, height],
    arcs: lines.map(encoded),
    provinces,
    seas,
    beyond: ringsOf('beyond'),
    islets: ringsOf('islet'),
    dead: ringsOf('dead'),
    coast: between(land, ['sea', 'dead']),
    borders: between(['province'], ['province']),
    edges: between(['province'], ['beyond']),
    seaBorders: between(['sea'], ['sea']),
    rivers: Object.values(layout.rivers).map((points) => encoded(simplify(rippled(points, layout.noise).map(project), FINE))),
    graticule: graticule(project, layout.window, width, height).map(encoded),
    degrees: degrees(project, layout.window, width, height),
    names: layout.beyondNames.map(([name, x, y, turn]) => ({ name, x, y, turn })),
    sizes: layout.sizes,
  };
  checkPlaces(data, layout, map);
  return map;
}

/** Only what lies near the window: the rest of the world would cost most of the time. */
function coastline(atlas, [west, south, east, north]) {
  const shape = feature(atlas, atlas.objects.land);
  const polygons = (shape.features ?? [shape]).flatMap(({ geometry }) => (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates));
  return polygons
    .filter(([outline]) => {
      const xs = outline.map(([x]) => x);
      const ys = outline.map(([, y]) => y);
      return Math.min(...xs) < east && Math.max(...xs) > west && Math.min(...ys) < north && Math.max(...ys) > south;
    })
    .map((polygon) => polygon.map((ring) => ring.map(([x, y]) => [Math.round(x * 1e4) / 1e4, Math.round(y * 1e4) / 1e4])));
}

/** Long straight edges follow the bend of the projection. */
function cut([ax, ay], [bx, by]) {
  const count = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / 1.5));
  return Array.from({ length: count }, (_, i) => [ax + ((bx - ax) * (i + 1)) / count, ay + ((by - ay) * (i + 1)) / count]);
}

/** Leaves out points that nobody would miss, and nearly all outside the frame. */
function thinned(line, width, height) {
  const outside = ([x, y]) => x < -MARGIN || y < -MARGIN || x > width + MARGIN || y > height + MARGIN;
  const parts = [];
  for (let from = 0; from < line.length - 1; ) {
    let to = from + 1;
    while (to < line.length - 1 && outside(line[to]) === outside(line[from + 1])) to++;
    parts.push(simplify(line.slice(from, to + 1), outside(line[from + 1]) ? COARSE : FINE));
    from = to;
  }
  const whole = parts.flatMap((part, i) => (i === 0 ? part : part.slice(1)));
  // a ring of its own keeps enough points to be one
  return whole.length > 2 || line[0] !== line.at(-1) ? whole : line;
}

/** Tenths of a unit, the first point as it is and then the steps. */
function encoded(line) {
  const numbers = [];
  let [px, py] = [0, 0];
  line.forEach(([x, y], i) => {
    const [ix, iy] = [Math.round(x * TENTHS), Math.round(y * TENTHS)];
    if (i > 0 && i < line.length - 1 && ix === px && iy === py) return;
    numbers.push(ix - px, iy - py);
    [px, py] = [ix, iy];
  });
  return numbers;
}

function rippled(points, { octaves }) {
  return curve(points, 12).map((point) => shift(point, octaves.slice(2), 1));
}

const steps = (from, to, step) => Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

/** Every fifth meridian and parallel, as far as the frame shows them. */
function graticule(project, [west, south, east, north], width, height) {
  const inside = ([x, y]) => x > -MARGIN && y > -MARGIN && x < width + MARGIN && y < height + MARGIN;
  const meridians = steps(0, east, 5).map((lon) => steps(south, north, 0.5).map((lat) => project([lon, lat])));
  const parallels = steps(20, north, 5).map((lat) => steps(west, east, 0.5).map((lon) => project([lon, lat])));
  return [...meridians, ...parallels].map((line) => simplify(line.filter(inside), 0.2)).filter((line) => line.length > 1);
}

/** Where every second degree meets the frame: the black and white bars are true. */
function degrees(project, [west, south, east, north], width, height) {
  const crossing = (line, axis, at) => {
    for (let i = 1; i < line.length; i++) {
      const [a, b] = [line[i - 1], line[i]];
      if ((a[axis] - at) * (b[axis] - at) > 0) continue;
      const t = (at - a[axis]) / (b[axis] - a[axis]);
      return Math.round((a[1 - axis] + (b[1 - axis] - a[1 - axis]) * t) * TENTHS) / TENTHS;
    }
    return null;
  };
  const meridians = steps(Math.ceil(west / 2) * 2, east, 2).map((lon) => steps(south, north, 0.25).map((lat) => project([lon, lat])));
  const parallels = steps(Math.ceil(south / 2) * 2, north, 2).map((lat) => steps(west, east, 0.25).map((lon) => project([lon, lat])));
  const on = (lines, axis, at, most) => lines.map((line) => crossing(line, axis, at)).filter((value) => value !== null && value > 0 && value < most);
  return {
    top: on(meridians, 1, 0, width),
    bottom: on(meridians, 1, height, width),
    left: on(parallels, 0, 0, height).sort((a, b) => a - b),
    right: on(parallels, 0, width, height).sort((a, b) => a - b),
  };
}

const capitals = (latin) => latin.toUpperCase().replaceAll('U', 'V');

function nameWidth(latin, { size, spacing, widths }) {
  return [...capitals(latin)].reduce((sum, letter) => sum + (widths[letter] / 1000 + spacing) * size, 0);
}

/** How many sites a province has: caravans, Market, cities, Temple, in this order. */
const siteCount = ({ icons }) => icons.caravans.length + icons.market + icons.cities.length + icons.temple;

/** The name with its marker before it, every site, the first unit. */
function provincePlaces(province, { places, type, sizes }) {
  const { name: [x, y], sites: [sx, sy, columns], units } = places.provinces[province.id];
  const width = nameWidth(province.latin, type);
  const count = siteCount(province);
  const sites = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    return [sx + ((columns - inRow) * sizes.pitch) / 2 + (i % columns) * sizes.pitch, sy + row * sizes.pitch];
  });
  return { latin: capitals(province.latin), name: [x, y], marker: [Math.round((x - width / 2 - 19) * TENTHS) / TENTHS, y - 5.5], sites, units };
}

/** The three graphs of the drawing must be those of the rules. Who touches for less than `touch` degrees touches at a corner, which nobody sees. */
function checkGraphs(data, all, arcs, touch) {
  const drawn = new Map();
  for (const { sides, line } of arcs) {
    const [left, right] = sides.map((side) => (side < 0 ? null : all[side].id));
    if (!left || !right) continue;
    const pair = [left, right].sort().join(' ');
    drawn.set(pair, (drawn.get(pair) ?? 0) + length(line));
  }
  const meant = new Set(data.edges.map(({ a, b }) => [a, b].sort().join(' ')));
  const missing = [...meant].filter((pair) => !(drawn.get(pair) >= touch));
  const extra = [...drawn].filter(([pair, common]) => common >= touch && !meant.has(pair)).map(([pair]) => pair);
  if (missing.length + extra.length > 0) {
    throw new Error(`The drawing disagrees with the data. Not drawn: ${missing.join(', ') || 'none'}; drawn but not meant: ${extra.join(', ') || 'none'}`);
  }
  const [west, south, east, north] = [Math.min, Math.min, Math.max, Math.max].map((most, i) => most(...arcs.flatMap(({ line }) => line.map((point) => point[i % 2]))));
  const rim = ([x, y]) => x === west || x === east || y === south || y === north;
  for (const { line, sides } of arcs) if (sides.includes(-1) && !line.every(rim)) throw new Error(`There is a gap in the map at ${line[0]}`);
}

/** Names with markers, sites, the first two units of each province and the first ship of each sea: none may hide another or leave the frame. */
function checkPlaces(data, { type, sizes }, { provinces, seas, size: [width, height] }) {
  const around = (what, [x, y], w, h) => ({ what, box: [x - w / 2, y - h / 2, x + w / 2, y + h / 2] });
  const boxes = [
    ...data.provinces.flatMap(({ id, latin }) => {
      const { name, marker, sites, units } = provinces[id];
      const right = name[0] + nameWidth(latin, type) / 2;
      return [
        { what: `the name of ${id}`, box: [marker[0] - sizes.marker, name[1] - 15, right, name[1] + 3] },
        ...sites.map((site, i) => around(`site ${i + 1} of ${id}`, site, sizes.site, sizes.site)),
        ...[0, 1].map((i) => around(`unit ${i + 1} of ${id}`, [units[0] + i * sizes.unitPitch, units[1]], ...sizes.unit)),
      ];
    }),
    ...data.seas.map(({ id }) => around(`the ship of ${id}`, seas[id].ships, ...sizes.ship)),
  ];
  const forgiven = 1.5;
  for (const [i, { what, box }] of boxes.entries()) {
    if (box[0] < 0 || box[1] < 0 || box[2] > width || box[3] > height) throw new Error(`On the map ${what} leaves the frame`);
    for (const other of boxes.slice(0, i)) {
      const apart = box[0] > other.box[2] - forgiven || box[2] < other.box[0] + forgiven || box[1] > other.box[3] - forgiven || box[3] < other.box[1] + forgiven;
      if (!apart) throw new Error(`On the map ${what} covers ${other.what}`);
    }
  }
}
