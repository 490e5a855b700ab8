export function Tutorial() {
  return null;
}
