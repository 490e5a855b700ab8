import { canSay, listed, say, tell, type Names } from '../../kit';
import { now, word, type Position } from './model';

/** One sentence: who is awaited, and for what. */
export function promptOf(position: Position, names: Names): string {
  const { view, awaited } = position;
  const top = now(view);
  const mine = awaited.find((ask) => ask.seat === view.you);
  if (mine) {
    if (top?.type === 'Effect' && top.question) return tell(top.question, names);
    return word(`spartacus.ask.${mine.what}`, say('web.spartacus.yourTurn'));
  }
  const others = awaited.filter((ask) => ask.seat !== view.you);
  const seats = [...new Set(others.map((ask) => ask.seat))];
  if (seats.length === 0) return view.outcome ? say('web.spartacus.over') : say('web.spartacus.goesOn');
  const players = { players: listed(seats.map((seat) => names.of(seat))), count: seats.length };
  const whats = [...new Set(others.map((ask) => ask.what.replace(/^window\..*/, 'window')))];
  const key = `web.spartacus.wait.${whats[0]}`;
  return say(whats.length === 1 && canSay(key) ? key : 'web.spartacus.waits', players);
}
