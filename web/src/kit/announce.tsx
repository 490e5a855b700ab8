import { signal } from '@preact/signals';

const polite = signal('');
const urgent = signal('');

/** Tells it to people who listen to the page. `now` interrupts; keep it for "your turn" and for troubles. */
export function announce(text: string, now = false): void {
  const region = now ? urgent : polite;
  // the same words twice are said twice
  region.value = region.peek() === text ? `${text}\u00a0` : text;
}

/** Once in the page. */
export function LiveRegion() {
  return (
    <>
      <div class="vh" aria-live="polite" aria-atomic="true">{polite}</div>
      <div class="vh" aria-live="assertive" aria-atomic="true">{urgent}</div>
    </>
  );
}
