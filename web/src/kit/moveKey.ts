/** A move as an attribute, `data-does={moveKey(option.move)}`: a hint finds the button by it. */
export function moveKey(move: unknown): string {
  return JSON.stringify(move);
}
