export const MAP: string;
export function make(): string;
