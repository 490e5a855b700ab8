import type { Move } from './model';

/** Where a move begins on the board: a card, an asset, a house, or its button. */
export function marks(move: Move): string[] {
  switch (move.type) {
    case 'TurnUp':
      return aims(move.target, move.other, '[data-move="TurnUp"]');
    case 'PlayScheme':
    case 'React':
      return aims(move.target, move.other, `[data-hand="${move.card}"]`);
    case 'Announce':
    case 'CashIn':
    case 'DiscardCard':
    case 'PickCard':
      return [`[data-hand="${move.card}"]`];
    case 'PickAsset':
    case 'HealNext':
    case 'Sell':
      return [`[data-pick="${move.card}"]`, `[data-ware="${move.card}"]`];
    case 'Commit':
      return [move.combatant, ...move.equipment].map((card) => `[data-pick="${card}"]`);
    case 'Ledger':
      return move.unpaid.length > 0 ? move.unpaid.map((card) => `[data-pay="${card}"]`) : ['[data-move="Ledger"]'];
    case 'ChooseHouse':
      return [`[data-pick="${move.house}"]`];
    case 'AskSupport':
    case 'Invite':
      return [`[data-seat="${move.seat}"]`];
    case 'Judge':
      return [`[data-thumb="${move.up ? 'up' : 'down'}"]`];
    case 'Attack':
    case 'DefendWith':
    case 'PickNumber':
    case 'Answer':
    case 'KeepDie':
      return []; // one button each, found by its move
    default:
      return [`[data-move="${move.type}"]`];
  }
}

function aims(target: number | null, other: number | null, start: string): string[] {
  return [start, ...[target, other].filter((seat) => seat !== null).map((seat) => `[data-target="${seat}"]`)];
}
