import { hexKey, type Move } from './model';

/** Where a move begins on the board: a card, an asset, a house, or its button. */
export function marks(move: Move): string[] {
  switch (move.type) {
    case 'TurnUp':
      return aims(move.target, move.other, '[data-move="TurnUp"]');
    case 'PlayScheme':
    case 'React':
      return aims(move.target, move.other, ...inHand(move.card));
    case 'Announce':
    case 'CashIn':
    case 'DiscardCard':
    case 'PickCard':
      return inHand(move.card);
    case 'PickAsset':
    case 'Sell':
      return [`[data-pick="${move.card}"]`, `[data-ware="${move.card}"]`];
    case 'Commit':
      return [move.combatant, ...move.equipment].map((card) => `[data-pick="${card}"]`);
    case 'Ledger':
      return move.unpaid.length > 0 ? move.unpaid.map((card) => `[data-pay="${card}"]`) : ['[data-move="Ledger"]'];
    case 'UseAbility':
      return [`[data-asset="${move.card}"]`, '[data-move="UseAbility"]'];
    case 'ChooseHouse':
      return [`[data-house="${move.house}"]`];
    case 'UseHouseRule':
      return [`[data-rule="${move.rule}"]`, '[data-move="UseHouseRule"]'];
    case 'DeployGuard':
      return [...inHand('guard'), '[data-move="DeployGuard"]'];
    case 'AskSupport':
      return [`[data-seat="${move.seat}"]`];
    case 'Invite':
      return [`[data-invite="${move.seat}"]`];
    case 'Bid':
      return [`[data-bid="${move.gold}"]`];
    case 'PlaceWagers':
      return ['.corners .wag:not(.barred)', '[data-move="PlaceWagers"]'];
    case 'MoveTo':
      return [`[data-hex="${hexKey(move.hex)}"]`];
    case 'GiveUp':
      return [`[data-give="${move.pool}"]`];
    case 'Judge':
      return [`[data-thumb="${move.up ? 'up' : 'down'}"]`];
    case 'Attack':
    case 'DefendWith':
    case 'PickNumber':
    case 'Answer':
    case 'KeepDie':
    case 'HealNext':
    case 'ForceReroll':
      return []; // one button each, found by its move
    default:
      return [`[data-move="${move.type}"]`];
  }
}

/** The card, and what opens the hand where it is folded away. */
function inHand(card: string): string[] {
  return [`[data-hand="${card}"]`, '[data-open="hand"]'];
}

function aims(target: number | null, other: number | null, ...start: string[]): string[] {
  return [...start, ...[target, other].filter((seat) => seat !== null).map((seat) => `[data-target="${seat}"]`)];
}
