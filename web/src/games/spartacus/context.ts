import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { History } from './history';
import type { Aimed, House, Move, Option, Props, View } from './model';

/** What has been chosen and waits to be done. */
export interface Chosen {
  /** A card of the own hand. */
  card?: string;
  /** An asset, or a fighter's card. */
  asset?: string;
  aim?: Aimed;
}

/** What every part of the board knows. */
export interface BoardState extends Props {
  view: View;
  me: House | null;
  /** Whether the reader can do something now. */
  yours: boolean;
  /** Whether the game waits for the reader. */
  must: boolean;
  options: Option[];
  /** The listed move that equals this one; what isn't listed can't be done. */
  option(move: Move): Option | undefined;
  chosen: Chosen;
  choose(chosen: Chosen): void;
  /** Sends a listed move, or a form filled in; true if it was played. */
  does(option: { move: Move }, anchor?: Element): Promise<boolean>;
  /** Sends several moves as one answer. */
  doesAll(moves: Move[], anchor?: Element): Promise<boolean>;
  /** Says at an element why a move is not possible. */
  whyNot(move: Move, anchor: Element): void;
  past: History;
}

export const Board = createContext<BoardState | null>(null);

export function useBoard(): BoardState {
  const board = useContext(Board);
  if (!board) throw new Error('There is no board');
  return board;
}
