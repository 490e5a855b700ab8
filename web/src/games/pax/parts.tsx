import { say } from '../../kit';
import { Back } from './Card';
import type { Event, View } from './model';

export function LogLine() {
  return null;
}
export function logMark() {
  return null;
}
export function logHeading(event: Event): string | null {
  return event.type === 'RoundBegan' ? say('pax.screen.round', { round: event.round }) : null;
}
export function status(view: View): string {
  return say('pax.screen.round', { round: view.round });
}
export function TopExtra({ view }: { view: View }) {
  return (
    <span class="pax-deck" data-place="deck">
      <Back />
      {view.deck.size}
    </span>
  );
}
