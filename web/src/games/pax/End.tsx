export function End() {
  return null;
}
