export function projection(layout: unknown): (degrees: number[]) => [x: number, y: number];
