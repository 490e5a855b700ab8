import type { Form, Spartacus } from '../../generated/ludus';
import { canSay, say, tell, type Names } from '../../kit';
import type { BoardProps, EntryOf, PositionOf } from '../registry';

export type View = Spartacus.SpartacusView;
export type Move = Spartacus.Move;
export type Event = Spartacus.SpartacusEvent;
export type Position = PositionOf<View, Move>;
export type Option = NonNullable<Position['you']>['moves'][number];
export type Props = BoardProps<View, Move, Event, Data>;
export type Entry = EntryOf<Event>;
export type House = Spartacus.SpartacusView.HouseView;
export type Asset = Spartacus.SpartacusView.AssetView;
export type HandCard = Spartacus.SpartacusView.HandCard;
export type Pending = Spartacus.SpartacusView.Pending;
export type SchemeView = Spartacus.SpartacusView.SchemeView;
export type Fighter = Spartacus.SpartacusView.FighterView;
export type Entrant = Spartacus.SpartacusView.EntrantView;
export type Match = Spartacus.SpartacusView.MatchView;
export type Exchange = Spartacus.SpartacusView.ExchangeView;
export type Giving = Spartacus.SpartacusView.GivingView;
export type Pool = Spartacus.Pool;
export type Hex = Spartacus.Hex;
export type Corner = Spartacus.Corner;
export type Phase = Spartacus.Phase;
export type Offer = Spartacus.Offer;
export type Pledge = Spartacus.Pledge;
export type Propose = Extract<Move, { type: 'Propose' }>;
export type Commit = Extract<Move, { type: 'Commit' }>;
export type Wagers = Extract<Move, { type: 'PlaceWagers' }>;

/** The part of the game's data file that the page shows. */
export interface Data {
  rules: {
    influence: { win: number };
    guardSuccess: number[];
    healing: { heal: number[]; stay: number[]; die: number[] };
    unopposedWoundOn: number;
  };
  houses: { id: string; starting: { gladiators: number; slaves: number; guards: number; gold: number }; rules: { id: string }[] }[];
  market: { id: string; type: string; gold: number; atk?: number; def?: number; spd?: number; slot?: string; abilities: unknown[] }[];
  intrigue: { id: string; type: string; requiredInfluence: number; cashIn: number }[];
}

export const POOLS: Pool[] = ['ATK', 'DEF', 'SPD'];
export const CORNERS: Corner[] = ['VICTORY_I', 'VICTORY_II', 'INJURY', 'DECAPITATION'];
export const PHASES: Phase[] = ['UPKEEP', 'INTRIGUE', 'MARKET', 'ARENA'];
export const NUMERALS = ['I', 'II', 'III', 'IV'];

/** Two moves with the same key are the same move. */
export function keyOf(move: Move): string {
  return JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The options that are moves of this type. */
export function ofType<T extends Move['type']>(options: Option[], ...types: T[]): (Option & { move: Extract<Move, { type: T }> })[] {
  return options.filter((option) => (types as string[]).includes(option.move.type)) as (Option & { move: Extract<Move, { type: T }> })[];
}

/** The reader's own house; null for one who only watches. */
export function mine(view: View): House | null {
  return view.you === null ? null : (view.houses.find((house) => house.seat === view.you) ?? null);
}

/** The other houses clockwise from the reader. */
export function rivals(view: View): House[] {
  const order = view.order.length === view.houses.length ? view.order : view.houses.map((house) => house.seat);
  const at = view.you === null ? -1 : order.indexOf(view.you);
  return [...order.slice(at + 1), ...order.slice(0, Math.max(at, 0))].map((seat) => houseAt(view, seat));
}

export function houseAt(view: View, seat: number): House {
  return view.houses.find((house) => house.seat === seat)!;
}

/** What is going on now. */
export function now(view: View): Pending | undefined {
  return view.pending.at(-1);
}

export function pending<T extends Pending['type']>(view: View, type: T): Extract<Pending, { type: T }> | undefined {
  return view.pending.findLast((one) => one.type === type) as Extract<Pending, { type: T }> | undefined;
}

/** The face of a card of which there are several: `syrian_warrior#2`. */
export function faceOf(card: string): string {
  return card.replace(/#\d+$/, '');
}

export function cardName(card: string): string {
  return word(`spartacus.card.${faceOf(card)}`, faceOf(card));
}

export function cardText(card: string): string {
  return word(`spartacus.card.${faceOf(card)}.text`, '');
}

export function abilityName(card: string, number = 0): string {
  return word(`spartacus.ability.${faceOf(card)}.${number}`, '');
}

export function abilityText(card: string, number = 0): string {
  return word(`spartacus.ability.${faceOf(card)}.${number}.text`, '');
}

export function houseName(house: string): string {
  return word(`spartacus.house.${house}`, house);
}

/** What a house is called at this table; a seat that has none yet by its player. */
export function nameOf(view: View, names: Names, seat: number): string {
  const { house } = houseAt(view, seat);
  return house ? houseName(house) : names.of(seat);
}

/** The key of the words of a house's special rule: they are counted. */
function ruleKey(data: Data, rule: string): string {
  const house = data.houses.find((one) => one.rules.some(({ id }) => id === rule));
  return `spartacus.house.${house?.id}.rule.${house?.rules.findIndex(({ id }) => id === rule)}`;
}

export function ruleName(data: Data, rule: string): string {
  return word(ruleKey(data, rule), rule);
}

export function ruleText(data: Data, rule: string): string {
  return word(`${ruleKey(data, rule)}.text`, '');
}

export function word(key: string, otherwise: string): string {
  return canSay(key) ? say(key) : otherwise;
}

/** Seats that an option aims at: the target, and whoever gains by it. */
export interface Aimed {
  target: number | null;
  other: number | null;
}

export function aimOf(option: Option): Aimed {
  const { target = null, other = null } = option.move as { target?: number | null; other?: number | null };
  return { target: target ?? null, other: other ?? null };
}

/** The words of a move as a button's: with a capital. */
export function verbOf(option: Pick<Option, 'told'>, names: Names): string {
  const told = tell(option.told, names);
  return told.charAt(0).toLocaleUpperCase() + told.slice(1);
}

export function sameHex(one: Hex, other: Hex): boolean {
  return one.q === other.q && one.r === other.r;
}

export function hexKey({ q, r }: Hex): string {
  return `${q},${r}`;
}

export function formOf(position: Position, move: Move['type']): Form | undefined {
  return position.you?.forms?.find((form) => form.move === move);
}

export function fieldOf<T extends Form.Field['type']>(form: Form | undefined, name: string, type: T): Extract<Form.Field, { type: T }> | undefined {
  return form?.fields.find((field) => field.name === name && field.type === type) as Extract<Form.Field, { type: T }> | undefined;
}

/** The assets of a house by what they are. */
export interface Kinds {
  gladiators: Asset[];
  slaves: Asset[];
  equipment: Asset[];
}
