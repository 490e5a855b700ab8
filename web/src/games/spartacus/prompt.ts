import { listed, say, type Names } from '../../kit';
import { word, type Position } from './model';

/** One sentence: who is awaited, and for what. */
export function promptOf(position: Position, names: Names, live: boolean): string {
  const { view, you, awaited } = position;
  if (live && you?.must) return word(`spartacus.ask.${you.what}`, say('web.spartacus.yourTurn'));
  const others = [...new Set(awaited.map((ask) => ask.seat))].filter((seat) => seat !== view.you);
  if (others.length === 0) return view.outcome ? say('web.spartacus.over') : say('web.spartacus.goesOn');
  return say('web.spartacus.waits', { players: listed(others.map((seat) => names.of(seat))) });
}
