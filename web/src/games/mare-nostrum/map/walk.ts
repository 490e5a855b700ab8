import type { Neighbours } from './model';

const WAYS: Record<string, [x: number, y: number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const WIDEST = Math.cos((67 * Math.PI) / 180);

/** The neighbour of an area that lies in the direction of an arrow key; null if none does. */
export function neighbourAt(key: string, from: string, neighbours: Neighbours, centres: Record<string, number[]>): string | null {
  const way = WAYS[key];
  const [x, y] = centres[from] ?? [];
  if (!way || x === undefined || y === undefined) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const id of neighbours[from] ?? []) {
    const [nx, ny] = centres[id]!;
    const [dx, dy] = [nx! - x, ny! - y];
    const far = Math.hypot(dx, dy);
    const straight = (dx * way[0] + dy * way[1]) / far;
    if (straight < WIDEST) continue;
    // the straighter and the nearer the better
    const cost = far / straight ** 2;
    if (cost < least) {
      least = cost;
      best = id;
    }
  }
  return best;
}
