import type { Message, MessageArgument } from '../../generated/ludus';
import type { LineOf } from '../registry';
import { Plaque, say, tell, type Names } from '../../kit';
import { Back, InlineCard } from './Card';
import type { Card, Category, Data, Event, View } from './model';
import './pax.css';

const MARK = '\u0001';

/** A line of the log: names stand out, cards are their emblem and value. */
export function LogLine({ line, names }: { line: LineOf<Event>; names: Names; data: Data }) {
  const cards: Card[] = [];
  const told = tell(withMarks(line.told, cards) as Message, { you: names.you, of: (seat) => `${MARK}p${seat}${MARK}` });
  return (
    <>
      {told.split(MARK).map((part, i) => {
        if (i % 2 === 0) return part;
        const number = Number(part.slice(1));
        return part.startsWith('p') ? <b key={i}>{names.of(number)}</b> : <InlineCard key={i} card={cards[number]!} />;
      })}
    </>
  );
}

/** The same message with a mark in place of each card. */
function withMarks(value: MessageArgument, cards: Card[]): MessageArgument {
  if (Array.isArray(value)) return value.map((one) => withMarks(one, cards));
  if (typeof value !== 'object' || !('key' in value)) return value;
  if (isCard(value)) return `${MARK}c${cards.push(face(value, cards.length)) - 1}${MARK}`;
  return {
    key: value.key,
    args: Object.fromEntries(Object.entries(value.args ?? {}).map(([name, argument]) => [name, withMarks(argument, cards)])),
  };
}

/** A card's face has value and symbols; a hidden one says nothing. */
function isCard({ key, args }: Message): boolean {
  return key.startsWith('pax.card.') && args !== undefined;
}

function face({ key, args = {} }: Message, number: number): Card {
  const category = key.slice('pax.card.'.length) as Category;
  return { id: `said-${number}`, category, value: args.value as number, symbols: args.symbols as number };
}

const ROMES = new Set<Event['type']>(['RomeTook', 'LegionFilled', 'PrimusPassed', 'RoundBegan', 'GameEnded', 'RomeRevealed', 'GameDecided']);

/** A line of the table's own, such as a step taken back, has no event. */
export function logMark(event: Event | null) {
  return event && ROMES.has(event.type) ? <Plaque size="s" /> : null;
}

export function logHeading(event: Event | null): string | null {
  return event?.type === 'RoundBegan' ? say('web.pax.round', { round: event.round }) : null;
}

export function status(view: View): string {
  if (view.step.type === 'Opening') return say('pax.screen.opening');
  return say(view.step.type === 'Over' ? 'web.pax.ended' : 'pax.screen.round', { round: view.round });
}

export function TopExtra({ view }: { view: View }) {
  return (
    <span class="pax-deck" data-place="deck" role="img" aria-label={say('web.pax.deck.title', { count: view.deck.size })}>
      <Back />
      {view.deck.size}
    </span>
  );
}
