import type { Move } from './model';

/** Where a move is made on the board: cards, Legions, places. Buttons are found by their move. */
export function marks(move: Move): string[] {
  switch (move.type) {
    case 'Buy':
      return [`[data-group="${move.legion}"]`];
    case 'PlayCard':
      return [`.hand [data-card="${move.card}"]`];
    case 'ChooseOpening':
      return [move.keep, ...move.display].map((card) => `.hand [data-card="${card}"]`);
    case 'Assign':
      return [`.flight [data-card="${move.card}"]`, `[data-to="${move.to === 'LEGION' ? `LEGION:${move.legion}` : move.to}"]`];
    default:
      return [];
  }
}
