import { areaOf } from './Choices';
import { kindOf } from './items';
import type { Move, View } from './model';

/** Where a move is made: places on the map, a kind of thing to build, goods behind the shield, or the button that ends a step. */
export function marks(move: Move, view: View): string[] {
  const area = areaOf(view, move);
  const areas = 'from' in move ? [move.from, move.to] : area ? [area] : [];
  const kind = kindOf(view, move);
  return [
    ...areas.map((id) => `[data-hit][data-area="${id}"]`),
    ...(kind ? [`[data-kind="${kind}"]`] : []),
    ...(move.type === 'Take' ? [`[data-offer="${move.victim} ${move.resource}"]`] : 'resource' in move ? [`.shield [data-good="${move.resource}"]`] : []),
    ...(move.type === 'EndKeeping' || move.type === 'Pay' || move.type === 'ChooseLosses' ? ['.btn.go'] : move.type.startsWith('End') ? ['.btn.end'] : []),
  ];
}
