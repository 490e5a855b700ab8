import type { LiveTable } from '../api/live';
import { left } from '../api/seen';
import { Badge, Emblem, Icon, say } from '../kit';
import { span, useNow } from './clock';
import { nameOf } from './names';

const SHORT = 30_000;

/** Clocks, and who is away. Not there at a table without a clock where all are present. */
export function Players({ live }: { live: LiveTable }) {
  const now = useNow();
  const { table, position, timesAt } = live.seen.value!;
  const times = position?.times ?? [];
  const people = table.seats.filter((seat) => seat.kind === 'PERSON');
  const noteworthy = people.filter((seat) => seat.away || !seat.online);
  if (times.length === 0 && noteworthy.length === 0) return null;
  const shown = times.length > 0 ? table.seats.filter((seat) => seat.kind !== 'FREE') : noteworthy;
  return (
    <ul class="players" aria-label={say('web.players')}>
      {shown.map((seat) => {
        const time = times.find((one) => one.seat === seat.seat);
        return (
          <li key={seat.seat}>
            <Emblem seat={seat.seat} size="s" />
            <span class="who">{nameOf(seat, table.you)}</span>
            {seat.kind === 'PERSON' && seat.away && <Badge>{say('web.steward')}</Badge>}
            {seat.kind === 'PERSON' && !seat.away && !seat.online && <Badge>{say('web.offline')}</Badge>}
            {time && <Clock left={left(time, timesAt, now)} running={time.running} />}
          </li>
        );
      })}
      {table.spectators > 0 && (
        <li class="soft">
          <Icon name="eye" />
          {say('web.spectators', { count: table.spectators })}
        </li>
      )}
    </ul>
  );
}

export function Clock({ left: rest, running }: { left: number; running: boolean }) {
  return (
    <span class={`time${running ? ' running' : ''}${running && rest < SHORT ? ' short' : ''}`} role="timer">
      {running && <Icon name="clock" />}
      {span(rest)}
    </span>
  );
}

/** The clock that runs, for the bar of a phone. */
export function RunningClock({ live }: { live: LiveTable }) {
  const now = useNow();
  const { position, timesAt, table } = live.seen.value!;
  const running = position?.times.find((one) => one.running && one.seat === table.you) ?? position?.times.find((one) => one.running);
  return running ? <Clock left={left(running, timesAt, now)} running /> : null;
}
