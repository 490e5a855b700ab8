import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Pax } from '../../generated/ludus';
import type { Card, Move, Option, Props, View } from './model';

/** What has been chosen and waits to be done. */
export interface Chosen {
  legion?: number;
  card?: string;
  /** In a solo opening: what goes under the deck. */
  under?: string;
}

/** What every part of the board knows. */
export interface BoardState extends Props {
  view: View;
  me: Pax.PaxView.PlayerView | null;
  card(id: string): Card;
  /** Whether the reader can do something now. */
  yours: boolean;
  /** The listed move that equals this one; what isn't listed can't be done. */
  option(move: Move): Option | undefined;
  chosen: Chosen;
  choose(chosen: Chosen): void;
  /** Sends a listed move. */
  does(option: Option, anchor?: Element): void;
  /** Says at an element why a move is not possible. */
  whyNot(move: Move, anchor: Element): void;
}

export const Board = createContext<BoardState | null>(null);

export function useBoard(): BoardState {
  const board = useContext(Board);
  if (!board) throw new Error('There is no board');
  return board;
}

/** How a thing that starts or ends a move looks. */
export type Look = 'ready' | 'can' | 'chosen' | 'cant';
