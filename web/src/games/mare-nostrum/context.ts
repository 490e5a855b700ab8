import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ResourceId } from './art';
import type { BuildKind } from './items';
import type { Event, Item, Move, Option, Props, Realm, View } from './model';

/** What has been chosen and waits to be done. */
export interface Chosen {
  /** A kind of thing to build. */
  kind?: BuildKind;
  /** What shall be built or bought, before it is paid for. */
  item?: Item;
  /** Where units stand that shall move, and how many of them. */
  from?: string;
  count?: number;
  /** Where they shall go. */
  to?: string;
  /** Tokens behind the shield, by their keys. */
  tokens?: ReadonlySet<string>;
  /** What shall be taken from whom. */
  take?: { victim: number; resource: ResourceId };
  /** An area that is looked at. */
  area?: string;
}

export type Battle = Extract<Event, { type: 'LandBattleFought' | 'SeaBattleFought' }>;

/** What every part of the board knows. */
export interface BoardState extends Props {
  view: View;
  me: Realm | null;
  /** Whether the reader can do something now. */
  yours: boolean;
  /** Whether the game waits for the reader. */
  must: boolean;
  options: Option[];
  /** The listed move that equals this one; what isn't listed can't be done. */
  option(move: Move): Option | undefined;
  chosen: Chosen;
  choose(chosen: Chosen): void;
  /** Sends moves as one answer; true if they were played. */
  does(moves: Move[], anchor?: Element): Promise<boolean>;
  /** Builds or buys something: at once if it costs nothing, else it is to be paid for first. */
  build(item: Item, anchor?: Element): void;
  /** Says at an element why a move is not possible. */
  whyNot(move: Move, anchor: Element): void;
  /** The battle that was fought last in this phase. */
  battle: Battle | null;
  /** Whether it lies open with its dice. */
  battleOpen: boolean;
  showBattle(): void;
  putAway(): void;
}

export const Board = createContext<BoardState | null>(null);

export function useBoard(): BoardState {
  const board = useContext(Board);
  if (!board) throw new Error('There is no board');
  return board;
}
