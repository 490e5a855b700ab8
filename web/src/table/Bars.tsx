import { useEffect } from 'preact/hooks';
import { api } from '../api/api';
import { complaint } from '../api/call';
import type { Connection } from '../api/line';
import type { LiveTable } from '../api/live';
import { announce, Away, Button, Icon, locale, notice, say, tell } from '../kit';
import { useNow } from './clock';

/** The dot by "Live": hollow when the line wobbles. */
export function LiveDot({ live }: { live: LiveTable }) {
  const { state } = live.connection.value;
  const key = state === 'live' ? 'web.live' : state === 'wobbling' ? 'web.live.wobbling' : 'web.live.lost';
  return <span class={`live ${state}`}>{say(key)}</span>;
}

/** What must be known about the line and one's own seat, under the top bar. */
export function Bars({ live, show }: { live: LiveTable; show(): void }) {
  return (
    <>
      <ConnectionBar live={live} />
      <BackBar live={live} show={show} />
      <StewardBar live={live} />
      <NextTableBar live={live} />
    </>
  );
}

function ConnectionBar({ live }: { live: LiveTable }) {
  const line = live.connection.value;
  return line.state === 'lost' ? <LostBar line={line} tryNow={live.tryNow} /> : null;
}

function LostBar({ line, tryNow }: { line: Extract<Connection, { state: 'lost' }>; tryNow(): void }) {
  const now = useNow();
  useEffect(() => announce(say('web.lost.title'), true), []);
  const wait = line.retryAt === null ? 0 : Math.max(0, Math.ceil((line.retryAt - now) / 1000));
  return (
    <div class="alert lost">
      <Icon name="clock" />
      <span>
        <b>{wait > 0 ? say('web.lost.again', { seconds: wait }) : say('web.lost.trying')}</b>
        <small>{say('web.lost.safe', { time: timeOfDay(line.since) })}</small>
      </span>
      <Button onClick={tryNow}>{say('web.lost.now')}</Button>
    </div>
  );
}

function BackBar({ live, show }: { live: LiveTable; show(): void }) {
  const missed = live.missed.value;
  const isLive = live.connection.value.state === 'live';
  useEffect(() => {
    if (missed === null || !isLive) return;
    announce(`${say('web.back')} ${say('web.back.moves', { count: missed })}`);
    const timer = setTimeout(live.forgetMissed, missed === 0 ? 4000 : 20_000);
    return () => clearTimeout(timer);
  }, [missed, isLive]);
  if (missed === null || !isLive) return null;
  return (
    <div class="alert news">
      <Icon name="check" />
      <span>
        <b>{say('web.back')}</b> {say('web.back.moves', { count: missed })}
      </span>
      {missed > 0 && <Button onClick={show}>{say('web.back.show')}</Button>}
      <Button look="icon" icon="x" aria-label={say('web.close')} onClick={live.forgetMissed} />
    </div>
  );
}

function StewardBar({ live }: { live: LiveTable }) {
  const { table } = live.seen.value!;
  const mine = table.seats.find((seat) => seat.seat === table.you);
  if (!mine?.away || table.status !== 'RUNNING') return null;

  async function comeBack(): Promise<void> {
    try {
      live.adopt(await api.returnToSeat(live.id));
    } catch (problem) {
      notice(tell(complaint(problem)), 'bad');
    }
  }

  return (
    <div class="alert steward">
      <Icon name="person" />
      <span>
        <b>{say('web.steward.title')}</b> {say('web.steward.text')}
      </span>
      <Button look="primary" onClick={comeBack}>{say('web.steward.return')}</Button>
    </div>
  );
}

function NextTableBar({ live }: { live: LiveTable }) {
  const { table } = live.seen.value!;
  if (table.status !== 'OVER' || table.next === null) return null;
  return (
    <div class="alert news">
      <Icon name="play" />
      <span>{say('web.next.text')}</span>
      <a class="btn" href={`/t/${table.next}`}>{say('web.next.go')}</a>
    </div>
  );
}

function timeOfDay(time: number): string {
  return new Intl.DateTimeFormat(locale(), { hour: '2-digit', minute: '2-digit' }).format(time);
}

/** Before a table can be shown: nothing for a moment, then why it takes so long. */
export function ConnectionScreen({ live, failed, again }: { live: LiveTable; failed?: boolean; again?(): void }) {
  const line = live.connection.value;
  if (failed) return <Away again={() => again?.()} />;
  return (
    <main id="main" class="column">
      {line.state === 'lost' ? <LostBar line={line} tryNow={live.tryNow} /> : <div class="loading" aria-busy="true" />}
    </main>
  );
}
