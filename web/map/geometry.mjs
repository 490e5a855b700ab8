// Small plane geometry. A point is [x, y]; a ring is a closed list of points without the repeated last one.

export const round = (value, step) => Math.round(value / step) * step;

/** Positive where the ring runs to the left. */
export function area(ring) {
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) sum += ring[j][0] * ring[i][1] - ring[i][0] * ring[j][1];
  return sum / 2;
}

export function length(line) {
  return line.reduce((sum, [x, y], i) => (i === 0 ? 0 : sum + Math.hypot(x - line[i - 1][0], y - line[i - 1][1])), 0);
}

export function centroid(ring) {
  let x = 0;
  let y = 0;
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const cross = ring[j][0] * ring[i][1] - ring[i][0] * ring[j][1];
    x += (ring[j][0] + ring[i][0]) * cross;
    y += (ring[j][1] + ring[i][1]) * cross;
    sum += cross;
  }
  return [x / (3 * sum), y / (3 * sum)];
}

export function inRing([x, y], ring) {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = ring[i];
    const [xj, yj] = ring[j];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

/** A polygon is an outline and its holes. */
export const inPolygon = (point, [outline, ...holes]) => inRing(point, outline) && !holes.some((hole) => inRing(point, hole));

/** The polygons of `polygon-clipping` repeat the first point at the end and are rounded here. */
export const open = (polygons, step) =>
  polygons
    .map((polygon) => polygon.map((ring) => distinct(ring.map(([x, y]) => [round(x, step), round(y, step)]))).filter((ring) => ring.length > 2))
    .filter((polygon) => polygon.length > 0);

function distinct(ring) {
  const kept = ring.filter(([x, y], i) => i === 0 || x !== ring[i - 1][0] || y !== ring[i - 1][1]);
  while (kept.length > 1 && kept[0][0] === kept.at(-1)[0] && kept[0][1] === kept.at(-1)[1]) kept.pop();
  return kept;
}

/** Drops points that lie within `tolerance` of the line through their neighbours (Douglas and Peucker). */
export function simplify(line, tolerance) {
  const keep = new Uint8Array(line.length);
  keep[0] = keep[line.length - 1] = 1;
  const parts = [[0, line.length - 1]];
  while (parts.length > 0) {
    const [from, to] = parts.pop();
    let far = -1;
    let most = tolerance * tolerance;
    for (let i = from + 1; i < to; i++) {
      const away = toSegment(line[i], line[from], line[to]);
      if (away > most) {
        most = away;
        far = i;
      }
    }
    if (far < 0) continue;
    keep[far] = 1;
    parts.push([from, far], [far, to]);
  }
  return line.filter((_, i) => keep[i]);
}

/** The square of the distance from a point to a segment. */
export function toSegment([x, y], [ax, ay], [bx, by]) {
  const dx = bx - ax;
  const dy = by - ay;
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return (x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2;
}

/** A smooth curve through points, cut into short steps (Catmull and Rom). */
export function curve(points, steps) {
  const line = [points[0]];
  for (let i = 0; i + 1 < points.length; i++) {
    const [p0, p1, p2, p3] = [points[Math.max(0, i - 1)], points[i], points[i + 1], points[Math.min(points.length - 1, i + 2)]];
    for (let step = 1; step <= steps; step++) {
      const t = step / steps;
      line.push([0, 1].map((k) => 0.5 * (2 * p1[k] + (p2[k] - p0[k]) * t + (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t + (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t ** 3)));
    }
  }
  return line;
}
