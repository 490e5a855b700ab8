import type { Message, MessageArgument } from '../../generated/ludus';
import { say, tell, type Names } from '../../kit';
import type { LineOf } from '../registry';
import { SpIcon, type SpIconName } from './art';
import type { Data, Event, View } from './model';
import './spartacus.css';

const MARK = '\u0001';

/** A line of the log: names and cards stand out. */
export function LogLine({ line, names }: { line: LineOf<Event>; names: Names; data: Data }) {
  const cards: string[] = [];
  const told = tell(withMarks(line.told, cards) as Message, { you: names.you, of: (seat) => `${MARK}p${seat}${MARK}` });
  return (
    <>
      {told.split(MARK).map((part, i) => {
        if (i % 2 === 0) return part;
        const number = Number(part.slice(1));
        return <b key={i}>{part.startsWith('p') ? names.of(number) : cards[number]}</b>;
      })}
    </>
  );
}

/** The same message with a mark in place of each card. */
function withMarks(value: MessageArgument, cards: string[]): MessageArgument {
  if (Array.isArray(value)) return value.map((one) => withMarks(one, cards));
  if (typeof value !== 'object' || !('key' in value)) return value;
  if (value.key.startsWith('spartacus.card.')) return `${MARK}c${cards.push(tell(value)) - 1}${MARK}`;
  return { key: value.key, args: Object.fromEntries(Object.entries(value.args ?? {}).map(([name, argument]) => [name, withMarks(argument, cards)])) };
}

const SIGNS: Partial<Record<Event['type'], SpIconName>> = {
  BidsOpened: 'gavel', BidsTied: 'gavel', AuctionFailed: 'gavel', LotRevealed: 'gavel', RowDealt: 'gavel', GoldConcealed: 'purse', GoldShown: 'coins',
  WagersOpened: 'coins', MatchBegan: 'swords', CombatRoundBegan: 'swords', InitiativeRolled: 'dice', DiceRolled: 'dice', DiceCompared: 'swords', MatchWon: 'crown',
  WindowClosed: 'hourglass', NobodyWon: 'crown', TournamentBegan: 'crown', DeckRenewed: 'hand', NoMatch: 'swords', Stalled: 'hourglass', RolledOff: 'dice',
};

/** What concerns no house alone has the sign of what it is. */
export function logMark(event: Event | null) {
  const sign = event && SIGNS[event.type];
  return sign ? <span class="sp-mark"><SpIcon name={sign} /></span> : null;
}

export function logHeading(event: Event | null): string | null {
  return event?.type === 'PhaseBegan' ? say('web.spartacus.heading', { round: event.round, phase: say(`web.spartacus.phase.${event.phase}`) }) : null;
}

/** How many have answered stands on the table. */
export function logSkips(event: Event): boolean {
  return event.type === 'Answered';
}

export function status(view: View): string {
  if (view.phase === 'SETUP') return say('web.spartacus.phase.SETUP');
  return view.phase === 'OVER' ? say('web.spartacus.over') : say('web.spartacus.round', { round: view.round });
}

export function TopExtra({ view }: { view: View }) {
  return view.phase === 'SETUP' ? null : <span class="sp-top">{say(`web.spartacus.phase.${view.phase}`)}</span>;
}
