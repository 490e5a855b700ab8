export function TextView() {
  return null;
}
