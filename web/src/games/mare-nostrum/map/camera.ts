/** How the plate lies under its window: `x`, `y` of its corner in pixels, `k` pixels a unit. */
export interface Camera {
  x: number;
  y: number;
  k: number;
}

export interface Size {
  width: number;
  height: number;
}

const NEAREST = 3.2;

/** The whole plate, in the middle. */
export function whole(window: Size, plate: Size): Camera {
  const k = Math.min(window.width / plate.width, window.height / plate.height);
  return { x: (window.width - plate.width * k) / 2, y: (window.height - plate.height * k) / 2, k };
}

/** As near as asked, but no further out than the whole, and never off the plate. */
export function held({ x, y, k }: Camera, window: Size, plate: Size): Camera {
  const near = Math.max(whole(window, plate).k, Math.min(NEAREST, k));
  return { x: along(x, plate.width * near, window.width), y: along(y, plate.height * near, window.height), k: near };
}

function along(at: number, length: number, room: number): number {
  return length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
}

/** Nearer or further by a factor; what lies under `(px, py)` of the window stays there. */
export function zoomed({ x, y, k }: Camera, factor: number, px: number, py: number, window: Size, plate: Size): Camera {
  const near = Math.max(whole(window, plate).k, Math.min(NEAREST, k * factor));
  return held({ x: px - ((px - x) * near) / k, y: py - ((py - y) * near) / k, k: near }, window, plate);
}

/** A place in the middle of the window, this near. */
export function centred([px, py]: number[], k: number, window: Size, plate: Size): Camera {
  return held({ x: window.width / 2 - px! * k, y: window.height / 2 - py! * k, k }, window, plate);
}

/** Moved as little as need be to show a box of the plate with some air round it. */
export function showing(camera: Camera, [left, top, right, bottom]: number[], window: Size, plate: Size, air = 24): Camera {
  const { k } = camera;
  const into = (at: number, from: number, to: number, room: number) => {
    const [low, high] = [at + from * k - air, at + to * k + air];
    if (high - low > room) return room / 2 - ((from + to) / 2) * k;
    return low < 0 ? at - low : high > room ? at - (high - room) : at;
  };
  return held({ x: into(camera.x, left!, right!, window.width), y: into(camera.y, top!, bottom!, window.height), k }, window, plate);
}

export type Detail = 'far' | 'middle' | 'near';

/** What is worth drawing at this size: from afar only who holds what, near by also the names of cities. */
export function detail(k: number): Detail {
  return k < 0.46 ? 'far' : k < 1.15 ? 'middle' : 'near';
}

const TOKEN = 41;
const LEAST = 28;

/** How much tokens must grow so that they stay at least 28 pixels high; from very far they would cover the map. */
export function tokenScale(k: number): number {
  return Math.min(1.9, Math.max(1, LEAST / (TOKEN * k)));
}
