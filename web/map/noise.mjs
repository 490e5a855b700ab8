// A smooth field of shifts that depends on the place alone, so that two neighbours bend their common border alike.

/** A number in -1..1 for a point of the grid, always the same. */
function hash(x, y, salt) {
  let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(salt, 2147483647)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h ^= h >>> 16;
  return ((h >>> 0) / 4294967295) * 2 - 1;
}

const soft = (t) => t * t * (3 - 2 * t);

function value(x, y, salt) {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [soft(x - i), soft(y - j)];
  const above = hash(i, j, salt) * (1 - u) + hash(i + 1, j, salt) * u;
  const below = hash(i, j + 1, salt) * (1 - u) + hash(i + 1, j + 1, salt) * u;
  return above * (1 - v) + below * v;
}

/** Moves a point by octaves of noise: each has a wave's length and the most it may move, in degrees. */
export function shift([x, y], octaves, strength) {
  let dx = 0;
  let dy = 0;
  octaves.forEach(({ wave, most }, i) => {
    dx += value(x / wave, y / wave, 2 * i + 1) * most;
    dy += value(x / wave, y / wave, 2 * i + 2) * most;
  });
  return [x + dx * strength, y + dy * strength];
}
