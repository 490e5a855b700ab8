/** A move as an attribute, `data-does={moveKey(option.move)}`: a hint finds the button by it, in a selector with double quotes. */
export function moveKey(move: unknown): string {
  return JSON.stringify(move).replaceAll('"', "'");
}
