import type { Play } from '../../generated/ludus';
import { listed, say, type Names } from '../../kit';
import { catName } from './Card';
import type { BoardState } from './context';
import { nextSeat, roman, type View } from './model';

export interface Prompt {
  /** One sentence: who is awaited, and for what. */
  text: string;
  /** What comes then, or what else matters. */
  then?: string;
  /** Of how many sealed answers so many are in. */
  sealed?: { answered: number; of: number };
}

/** The sentence at the top of the desk. */
export function promptOf(board: BoardState): Prompt {
  return board.yours ? yourPrompt(board) : theirPrompt(board);
}

function yourPrompt(board: BoardState): Prompt {
  const { view, position, chosen, card } = board;
  const { step } = view;
  switch (step.type) {
    case 'Opening':
      if (step.yours) return { ...sealed(board), text: say('web.pax.ask.opening.sealed') };
      return { text: say('web.pax.ask.opening', { display: step.toDisplay }) };
    case 'TurnStart':
      return { text: say(view.deck.size === 0 ? 'web.pax.ask.turn.empty' : 'web.pax.ask.turn') };
    case 'Draw': {
      const then = step.toCome > 0 ? say('web.pax.toCome', { count: step.toCome }) : undefined;
      return chosen.card
        ? { text: say('web.pax.ask.place', { category: catName(card(chosen.card).category) }), then }
        : { text: say('web.pax.ask.pick'), then };
    }
    case 'Buy': {
      const any = position.you?.moves.some((option) => option.move.type === 'Buy');
      return { text: say(any ? 'web.pax.ask.buy' : 'web.pax.ask.buy.none') };
    }
    case 'Play': {
      const any = position.you?.moves.some((option) => option.move.type === 'PlayCard');
      if (!any) return { text: say(board.me?.handSize === 0 ? 'web.pax.ask.play.empty' : 'web.pax.ask.play.none') };
      return { text: say('web.pax.ask.play', { cost: view.turn?.nextCost ?? 0 }) };
    }
    case 'Over':
      return { text: say('web.pax.over') };
  }
}

function theirPrompt(board: BoardState): Prompt {
  const { view, names } = board;
  if (view.step.type === 'Opening') return sealed(board);
  if (view.step.type === 'Over' || view.activePlayer === null) return { text: say('web.pax.over') };
  if (view.activePlayer === view.you) return { text: say('web.pax.ask.still') };
  return {
    text: say(`web.pax.does.${view.step.type}`, { player: names.of(view.activePlayer) }),
    then: whatThen(board),
  };
}

/** Who is awaited and for what, in one sentence, without what is chosen. */
export function whatIsAsked(view: View, awaited: Play.Awaited[], names: Names): string {
  const you = awaited.find((ask) => ask.seat === names.you);
  if (you) return `${say(`pax.ask.${you.what}`)}.`;
  if (view.step.type === 'Over') return '';
  if (view.step.type === 'Opening') {
    return say('web.pax.choosing', { names: listed(awaited.map((ask) => names.of(ask.seat))), count: awaited.length });
  }
  return view.activePlayer === null ? '' : say(`web.pax.does.${view.step.type}`, { player: names.of(view.activePlayer) });
}

function sealed({ view, position, names }: BoardState): Prompt {
  const waiting = position.awaited.map((ask) => names.of(ask.seat));
  const answered = view.step.type === 'Opening' ? view.step.answered.length : 0;
  return {
    text: say('web.pax.choosing', { names: listed(waiting), count: waiting.length }),
    then: waiting.length > 0 ? say('web.pax.choosing.then', { names: listed(waiting), count: waiting.length }) : undefined,
    sealed: { answered, of: view.players.length },
  };
}

function whatThen({ view, names }: BoardState): string {
  const next = nextSeat(view);
  if (next === null) {
    const taken = view.legions.find((legion) => legion.romesNext);
    return say('web.pax.then.round', { legion: taken ? roman(taken.number) : '' });
  }
  if (next === view.you) return say('web.pax.then.you');
  const order = view.order.slice(view.order.indexOf(next));
  const before = view.you === null ? -1 : order.indexOf(view.you);
  return before > 0
    ? say('web.pax.then.before', { names: listed(order.slice(0, before).map(names.of)) })
    : say('web.pax.then.next', { player: names.of(next) });
}
