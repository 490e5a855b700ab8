export function makeMap(data: unknown, layout: unknown, atlas: unknown): unknown;
