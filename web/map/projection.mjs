// A conic whose scale varies smoothly: the crowded middle is drawn larger, the deserts smaller.

const STEP = 0.05;

/** The integral of a scale that runs softly through knots [degree, scale], as a function of the degree. */
function integral(knots) {
  const first = knots[0][0];
  const last = knots.at(-1)[0];
  const sums = [0];
  for (let i = 0; i < (last - first) / STEP; i++) sums.push(sums[i] + scale(knots, first + (i + 0.5) * STEP) * STEP);
  return (degree) => {
    const at = Math.max(0, Math.min(sums.length - 1.000001, (degree - first) / STEP));
    const i = Math.floor(at);
    return sums[i] + (sums[i + 1] - sums[i]) * (at - i);
  };
}

function scale(knots, degree) {
  const next = knots.findIndex(([at]) => at >= degree);
  if (next <= 0) return knots.at(next < 0 ? -1 : 0)[1];
  const [[a, from], [b, to]] = [knots[next - 1], knots[next]];
  const t = (degree - a) / (b - a);
  return from + (to - from) * t * t * (3 - 2 * t);
}

/** From [longitude, latitude] to the plate's units. */
export function projection({ longitude, latitude, middle, cone, radius, cosine, frame }) {
  const u = integral(longitude);
  const v = integral(latitude);
  const plain = ([lon, lat]) => {
    const angle = (u(lon) - u(middle)) * cone * cosine;
    const r = radius - v(lat);
    return [(r * Math.sin(angle)) / (cone * radius), -r * Math.cos(angle)];
  };
  const [left, right, top, bottom] = [plain(frame.left)[0], plain(frame.right)[0], plain(frame.top)[1], plain(frame.bottom)[1]];
  return (point) => {
    const [x, y] = plain(point);
    return [((x - left) / (right - left)) * frame.width, ((y - top) / (bottom - top)) * frame.height];
  };
}
