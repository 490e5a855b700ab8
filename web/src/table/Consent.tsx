import { useState } from 'preact/hooks';
import { api } from '../api/api';
import { complaint } from '../api/call';
import type { LiveTable } from '../api/live';
import { undone } from '../api/seen';
import type { Play } from '../generated/ludus';
import type { GameParts } from '../games/registry';
import { Button, Dialog, Icon, listed, notice, say, tell, type Names } from '../kit';
import { LogLines } from './Log';

interface ConsentProps {
  live: LiveTable;
  names: Names;
  parts: GameParts;
  data: unknown;
}

/** Entries that still hold and were played, the latest last. */
function standing(log: Play.LogEntry[]): Play.LogEntry[] {
  const gone = undone(log);
  return log.filter((entry) => entry.back === null && !gone.has(entry.number));
}

async function attempt(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (problem) {
    notice(tell(complaint(problem)), 'bad');
  }
}

/** Somebody wishes to go back further: asks the reader, or says whom the table waits for. */
export function Consent({ live, names, parts, data }: ConsentProps) {
  const { position, log, table } = live.seen.value!;
  const consent = position?.consent;
  const [later, setLater] = useState<number | null>(null);
  if (!consent) return null;
  const asked = table.you !== null && consent.needed.includes(table.you);
  if (asked && later !== consent.number) {
    const answer = (agree: boolean) => attempt(() => api.consent(live.id, consent.number, agree));
    return (
      <Dialog title={say('web.consent.title', { name: names.of(consent.seat) })} close={() => setLater(consent.number)}
        foot={
          <>
            <Button onClick={() => answer(false)}>{say('web.consent.no')}</Button>
            <Button look="primary" onClick={() => answer(true)}>{say('web.consent.yes', { count: consent.steps })}</Button>
          </>
        }>
        <p>{say('web.consent.text', { count: consent.steps })}</p>
        <ul class="lines">
          <LogLines entries={standing(log).slice(-consent.steps)} names={names} parts={parts} data={data} />
        </ul>
      </Dialog>
    );
  }
  return (
    <div class="alert news">
      <Icon name="undo" />
      <span>
        <b>
          {consent.seat === table.you
            ? say('web.consent.pending.yours', { count: consent.steps })
            : say('web.consent.pending', { name: names.of(consent.seat), count: consent.steps })}
        </b>{' '}
        {say('web.consent.waiting', { names: listed(consent.needed.map((seat) => names.of(seat))) })}
      </span>
      {asked && <Button onClick={() => setLater(null)}>{say('web.consent.answer')}</Button>}
      {consent.seat === table.you && (
        <Button onClick={() => attempt(() => api.consent(live.id, consent.number, false))}>{say('web.consent.withdraw')}</Button>
      )}
    </div>
  );
}

const OFFERED = 12;

/** Chooses how far to go back. */
export function GoBack({ live, names, parts, data, close }: ConsentProps & { close(): void }) {
  const entries = standing(live.seen.value!.log).slice(-OFFERED);
  const [steps, setSteps] = useState(1);
  const others = live.seen.value!.table.seats.filter(
    (seat) => seat.kind === 'PERSON' && !seat.away && seat.seat !== names.you,
  );

  async function ask(): Promise<void> {
    close();
    await attempt(() => api.wish(live.id, steps));
  }

  return (
    <Dialog wide title={say('web.goBack')} close={close}
      foot={
        <>
          <Button onClick={close}>{say('web.cancel')}</Button>
          <Button look="primary" onClick={ask}>{say(others.length > 0 ? 'web.goBack.ask' : 'web.goBack.do', { count: steps })}</Button>
        </>
      }>
      <p>{others.length > 0 ? say('web.goBack.text', { names: listed(others.map((seat) => names.of(seat.seat))) }) : say('web.goBack.alone')}</p>
      <fieldset class="back-to">
        <legend class="vh">{say('web.goBack.before')}</legend>
        {entries.map((entry, index) => {
          const back = entries.length - index;
          return (
            <label key={entry.number} class={back <= steps ? 'on' : ''}>
              <input type="radio" name="steps" checked={back === steps} onChange={() => setSteps(back)} />
              <ul class="lines">
                <LogLines entries={[entry]} names={names} parts={parts} data={data} />
              </ul>
            </label>
          );
        })}
      </fieldset>
    </Dialog>
  );
}
