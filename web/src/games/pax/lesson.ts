import { progressOf, type LessonCard } from '../coach';
import type { BoardState } from './context';
import type { Data } from './model';

export const { progress, keep } = progressOf('pax');

const inHand = (board: BoardState, ...categories: string[]) =>
  board.me?.hand.some((id) => categories.includes(board.card(id).category)) ?? false;
const step = (board: BoardState) => board.view.step.type;
const income = (board: BoardState) => ({ income: board.view.turn?.income ?? 0 });

export function romeWinsAt(data: Data): number {
  return data.scoring.romeWinsAtCategories;
}

export const CARDS: LessonCard<BoardState>[] = [
  {
    id: 'goal',
    rule: 'PAX-SCORE-7',
    at: '.grid7',
    when: (board) => step(board) === 'Opening',
    values: ({ data }) => ({ rome: romeWinsAt(data) }),
  },
  { id: 'opening', rule: 'PAX-SETUP-8', at: '.hand', when: (board) => step(board) === 'Opening' && board.yours },
  { id: 'turn', rule: 'PAX-TURN-2', at: '.deal', when: (board) => step(board) === 'TurnStart' && board.yours },
  { id: 'assign', rule: 'PAX-DRAW-1', at: '.draw', when: (board) => step(board) === 'Draw' && board.yours },
  {
    id: 'buy',
    rule: 'PAX-BUY-1',
    at: '.legions',
    when: (board) => step(board) === 'Buy' && board.yours,
    values: ({ me }) => ({ aurei: me?.aurei ?? 0 }),
  },
  { id: 'play', rule: 'PAX-PLAY-2', at: '.hand', when: (board) => step(board) === 'Play' && board.yours && (board.me?.handSize ?? 0) > 0 },
  {
    id: 'limit',
    rule: 'PAX-CAT-1',
    at: '.cell.me.c-land',
    when: (board) => step(board) === 'Play' && board.yours && inHand(board, 'FLEET', 'ARMY'),
    values: ({ me }) => ({ cap: me?.cap ?? 0 }),
  },
  {
    id: 'income',
    rule: 'PAX-INC-2',
    at: '.purse, .ask .money',
    when: ({ view, yours }) => view.step.type === 'Play' && yours && view.step.played.length > 0,
    values: income,
  },
  {
    id: 'round',
    rule: 'PAX-ROUND-1',
    at: '.r7.rome',
    when: ({ view }) => view.round > 1 && view.rome.faceUp.some((row) => row.cards.length > 0),
  },
  {
    id: 'religion',
    rule: 'PAX-DRAW-3',
    at: '.cell.me.c-religion',
    when: (board) => board.yours && step(board) !== 'Opening' && (inHand(board, 'RELIGION') || (board.me?.display[3]?.symbols ?? 0) > 0),
  },
  {
    id: 'intrigue',
    rule: 'PAX-SCORE-8',
    at: '.hd.c-intrigue',
    when: (board) => board.yours && step(board) !== 'Opening' && (board.view.pcHolder !== null || inHand(board, 'INTRIGUE')),
  },
  { id: 'pass', rule: 'PAX-TURN-4', at: '.r7.rome .who', when: ({ view, yours }) => yours && view.step.type === 'TurnStart' && view.round > 2 },
  {
    id: 'scoring',
    rule: 'PAX-SCORE-9',
    at: '.tally',
    when: ({ view }) => view.step.type !== 'Opening' && view.deck.rounds <= 3,
    values: ({ data }) => ({
      category: data.scoring.perCategoryInDisplay,
      stronger: data.scoring.perCategoryStrongerThanRome,
      money: data.scoring.mostMoney,
    }),
  },
];
