import { canSay, listed, say, type Names } from '../../kit';
import { nameAt, word, type Position } from './model';

/** One sentence: who is awaited, and for what. */
export function promptOf(position: Position, names: Names): string {
  const { view, awaited } = position;
  const mine = awaited.find((ask) => ask.seat === view.you);
  if (mine) return canSay(`mare-nostrum.ask.${mine.what}`) ? word(`mare-nostrum.ask.${mine.what}`) : say('web.mare-nostrum.yourTurn');
  const others = [...new Set(awaited.map((ask) => ask.seat))].filter((seat) => seat !== view.you);
  if (others.length === 0) return view.outcome ? say('web.mare-nostrum.over') : say('web.mare-nostrum.goesOn');
  const what = awaited.find((ask) => ask.seat === others[0])!.what;
  const known = `web.mare-nostrum.waits.${what}`;
  return say(canSay(known) ? known : 'web.mare-nostrum.waits', { count: others.length, players: listed(others.map((seat) => say('web.mare-nostrum.playerOf', { player: names.of(seat), empire: nameAt(view, seat) }))) });
}
