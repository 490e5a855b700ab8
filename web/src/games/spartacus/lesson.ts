import { progressOf, type LessonCard } from '../coach';
import type { BoardState } from './context';
import { now } from './model';

export const { progress, keep } = progressOf('spartacus');

const at = (board: BoardState) => now(board.view)?.type;

/** What a first round brings, in the order in which it usually comes. */
export const CARDS: LessonCard<BoardState>[] = [
  { id: 'house', rule: 'SP-SET-2', at: '.house-cards', when: (board) => at(board) === 'ChoosingHouses' },
  { id: 'goal', rule: 'SP-WIN-1', at: '.own .trk, .lud .trk, .stage', when: ({ view }) => view.phase !== 'SETUP', values: ({ view }) => ({ win: view.winInfluence }) },
  { id: 'ledger', rule: 'SP-UPK-9', at: '.own .led', when: ({ view, me }) => view.phase !== 'SETUP' && me !== null && me.assets.length > 0 },
  { id: 'turn', rule: 'SP-INT-4', at: '.hand .cards', when: (board) => board.must && at(board) === 'IntrigueTurn' },
  { id: 'cash', rule: 'SP-INT-5', at: '.hand .card .coin', when: ({ options }) => options.some((option) => option.move.type === 'CashIn') },
  { id: 'support', rule: 'SP-INT-10', at: '.hand .cards, .bench', when: ({ view, must }) => must && view.hand.some((card) => card.use === 'NEEDS_SUPPORT') },
  { id: 'asked', rule: 'SP-INT-14', at: '.bench .do', when: ({ options }) => options.some((option) => option.move.type === 'GrantSupport') },
  { id: 'react', rule: 'SP-REA-16', at: '.answers', when: ({ view, must }) => must && view.window !== null },
  { id: 'deals', rule: 'SP-DEA-1', at: '.sp-head', when: ({ view, me }) => view.offers.some((offer) => offer.terms.to === me?.seat) },
  { id: 'market', rule: 'SP-MKT-3', at: '.barter', when: ({ view, must }) => must && view.market?.open === true },
  { id: 'auction', rule: 'SP-MKT-12', at: '.bidbar', when: ({ options }) => options.some((option) => option.move.type === 'Bid') },
  { id: 'host', rule: 'SP-ARN-1', at: '.host-box', when: ({ view }) => view.arena !== null },
  { id: 'wager', rule: 'SP-WAG-1', at: '.corners', when: ({ view, must }) => must && view.arena?.wagers != null && view.arena.match === null },
  { id: 'fight', rule: 'SP-CMB-12', at: '.field', when: ({ options }) => options.some((option) => option.move.type === 'MoveTo' || option.move.type === 'Attack') },
  { id: 'dice', rule: 'SP-CMB-20', at: '.str', when: ({ view }) => (view.arena?.match?.exchange?.columns.length ?? 0) > 0 },
  { id: 'verdict', rule: 'SP-VER-1', at: '.thumbs', when: ({ view }) => view.arena?.verdict != null },
];
