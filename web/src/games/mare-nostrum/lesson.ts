import { progressOf, type LessonCard } from '../coach';
import type { BoardState } from './context';

export const { progress, keep } = progressOf('mare-nostrum');

const asked = (board: BoardState, ...types: string[]) => board.options.some((option) => types.includes(option.move.type));

/** What a first round brings, in the order in which it usually comes. */
export const CARDS: LessonCard<BoardState>[] = [
  { id: 'goal', rule: 'MN-6.1', at: '.ways, .mn-tabs', when: () => true },
  { id: 'map', rule: 'MN-M-2', at: '.mn-plate', when: ({ view }) => view.trade === null },
  { id: 'shield', rule: 'MN-1.1-a', at: '.shield', when: ({ view }) => view.stock.length > 0 },
  { id: 'token', rule: 'MN-2.1-a', at: '.token-row', when: (board) => asked(board, 'PlayToken') },
  { id: 'offer', rule: 'MN-2.1-c', at: '.offering .shield', when: (board) => asked(board, 'Offer') },
  { id: 'take', rule: 'MN-2.2-a', at: '.trade-table', when: (board) => asked(board, 'Take') },
  { id: 'pick', rule: 'MN-R-4', at: '.option-cards', when: (board) => asked(board, 'Pick') },
  { id: 'build', rule: 'MN-3.0-b', at: '.kinds', when: (board) => asked(board, 'EndBuild') },
  { id: 'pay', rule: 'MN-3.0-f', at: '.paying .shield', when: (board) => asked(board, 'Pay') },
  { id: 'control', rule: 'MN-3.1.1-a', at: '.kinds', when: (board) => asked(board, 'BuildControl') },
  { id: 'tiles', rule: 'MN-3.1.3-a', at: '.tiles, .mn-tabs', when: (board) => asked(board, 'EndBuild') },
  { id: 'march', rule: 'MN-4.0-b', at: '.steps', when: (board) => asked(board, 'March', 'Sail', 'EndMarching', 'EndSailing') },
  { id: 'battle', rule: 'MN-4.2-d', at: '.fights, .mn-battle', when: (board) => (board.view.movement?.fights.length ?? 0) > 0 || board.battle !== null },
  { id: 'conquest', rule: 'MN-4.3-b', at: '.conquests', when: (board) => asked(board, 'Pillage', 'Occupy', 'OccupyMarker') },
  { id: 'leaders', rule: 'MN-5-a', at: '.leaders, .mn-tabs', when: ({ view }) => view.phase === 'LEADERSHIP' || view.round > 1 },
  { id: 'collect', rule: 'MN-1.1-a', at: '.shield', when: ({ view }) => view.round > 1 },
];
