import type { Message, MessageArgument } from '../../generated/ludus';
import { say, tell, type Names } from '../../kit';
import type { LineOf } from '../registry';
import { MnIcon, type MnIconName } from './art';
import type { Data, Event, View } from './model';
import './mare-nostrum.css';

const MARK = '\u0001';
const NAMED = /^mare-nostrum\.(province|sea|city|tile|empire)\./;

/** A line of the log: players, places and tiles stand out. */
export function LogLine({ line, names }: { line: LineOf<Event>; names: Names; data: Data }) {
  const things: string[] = [];
  const told = tell(withMarks(line.told, things) as Message, { you: names.you, of: (seat) => `${MARK}p${seat}${MARK}` });
  return (
    <>
      {told.split(MARK).map((part, i) => {
        if (i % 2 === 0) return part;
        const number = Number(part.slice(1));
        return <b key={i}>{part.startsWith('p') ? names.of(number) : things[number]}</b>;
      })}
    </>
  );
}

/** The same message with a mark in place of each thing. */
function withMarks(value: MessageArgument, things: string[]): MessageArgument {
  if (Array.isArray(value)) return value.map((one) => withMarks(one, things));
  if (typeof value !== 'object' || !('key' in value)) return value;
  if (NAMED.test(value.key)) return `${MARK}t${things.push(tell(value)) - 1}${MARK}`;
  return { key: value.key, args: Object.fromEntries(Object.entries(value.args ?? {}).map(([name, argument]) => [name, withMarks(argument, things)])) };
}

const SIGNS: Partial<Record<Event['type'], MnIconName>> = { LandBattleFought: 'swords', SeaBattleFought: 'swords', GameEnded: 'hero' };

/** What concerns no empire alone has the sign of what it is. */
export function logMark(event: Event | null) {
  const sign = event && SIGNS[event.type];
  return sign ? <span class="mn-mark"><MnIcon name={sign} /></span> : null;
}

export function logHeading(event: Event | null): string | null {
  return event?.type === 'PhaseBegan' ? say('web.mare-nostrum.heading', { round: event.round, phase: say(`web.mare-nostrum.phase.${event.phase}`) }) : null;
}

export function status(view: View): string {
  return view.phase === 'OVER' ? say('web.mare-nostrum.over') : say('web.mare-nostrum.round', { round: view.round });
}
