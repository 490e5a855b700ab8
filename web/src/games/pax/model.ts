import type { Pax } from '../../generated/ludus';
import type { BoardProps, EntryOf, PositionOf } from '../registry';

export type View = Pax.PaxView;
export type Move = Pax.Move;
export type Event = Pax.PaxEvent;
export type Props = BoardProps<View, Move, Event, Data>;
export type Position = PositionOf<View, Move>;
export type Option = NonNullable<Position['you']>['moves'][number];
export type Entry = EntryOf<Event>;
export type Category = Pax.Category;
export type Versus = Pax.PaxView.Versus;

/** The part of the game's data file that the page shows. */
export interface Data {
  influenceCards: Card[];
  scoring: {
    perCategoryInDisplay: number;
    perCategoryStrongerThanRome: number;
    perArmySymbolInclBonus: number;
    perFleetSymbolInclBonus: number;
    primusConspiratus: number;
    mostMoney: number;
    handCardMoneyWorth: number;
    romeWinsAtCategories: number;
  };
}

export interface Card {
  id: string;
  category: Category;
  value: number;
  symbols: number;
}

export const CATEGORIES: Category[] = ['WEALTH', 'FLEET', 'ARMY', 'RELIGION', 'SENATOR', 'LAND', 'INTRIGUE'];

const faces = new WeakMap<Data, Map<string, Card>>();

/** A card by its id; the second copy of a card has the same face. */
export function cardOf(data: Data, id: string): Card {
  let known = faces.get(data);
  if (!known) {
    known = new Map(data.influenceCards.map((card) => [card.id, card]));
    faces.set(data, known);
  }
  const card = known.get(id) ?? known.get(id.replace(/#\d+$/, ''));
  if (!card) throw new Error(`There is no card ${id}`);
  return { ...card, id };
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

export function roman(number: number): string {
  return ROMAN[number - 1] ?? String(number);
}

/** Two moves with the same key are the same move. */
export function keyOf(move: Move): string {
  switch (move.type) {
    case 'ChooseOpening':
      return `open ${move.keep} ${[...move.display].sort().join(' ')}`;
    case 'ChooseTurn':
      return move.turn;
    case 'Assign':
      return `${move.card} ${move.to} ${move.legion ?? ''}`;
    case 'Buy':
      return `buy ${move.legion}`;
    case 'PlayCard':
      return `play ${move.card}`;
    case 'SkipBuy':
    case 'EndPlay':
      return move.type;
  }
}

export function assign(card: string, to: Pax.Destination, legion: number | null = null): Move {
  return { type: 'Assign', card, to, legion };
}

/** The argument of a note, such as the income that a move leads to. */
export function noted(option: Option | undefined, key: string, argument: string): unknown {
  return option?.notes.find((note) => note.key === `pax.hint.${key}`)?.args?.[argument];
}

export function hasNote(option: Option | undefined, key: string): boolean {
  return option?.notes.some((note) => note.key === `pax.hint.${key}`) ?? false;
}

/** The reader's own things; null for one who only watches. */
export function mine(view: View): Pax.PaxView.PlayerView | null {
  return view.you === null ? null : view.players[view.you]!;
}

/** The others in the order of the round, as they stand above the reader. */
export function others(view: View): Pax.PaxView.PlayerView[] {
  return view.order.filter((seat) => seat !== view.you).map((seat) => view.players[seat]!);
}

/** Who plays after the active player in this round; null if the round ends then. */
export function nextSeat(view: View): number | null {
  if (view.activePlayer === null) return null;
  return view.order[view.order.indexOf(view.activePlayer) + 1] ?? null;
}

/** What will be sent for the opening: what is kept, and what goes under the deck where that is a choice. */
export function openingMoves(options: Option[], keep: string): Extract<Move, { type: 'ChooseOpening' }>[] {
  return options.map((option) => option.move).filter((move) => move.type === 'ChooseOpening' && move.keep === keep) as Extract<
    Move,
    { type: 'ChooseOpening' }
  >[];
}
