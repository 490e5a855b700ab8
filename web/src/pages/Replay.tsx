import { useEffect, useId, useMemo, useState } from 'preact/hooks';
import { api } from '../api/api';
import { complaint } from '../api/call';
import type { Lobby, Play } from '../generated/ludus';
import type { BoardProps } from '../games/registry';
import { announce, Away, Button, endMotion, notice, openRule, say, Select, tell, useLines } from '../kit';
import { LogLines } from '../table/Log';
import { gameEntries, namesOf, standing } from '../table/names';
import { useParts } from '../table/useParts';
import { Mark, useTitle } from './frame';
import { tableName } from './tableRows';
import '../styles/table.css';

const PACE = 1400;
const NOBODY = '-';

/** What the address asks for: a place in the game, and through whose eyes. */
function wish(): { at: number | null; seat: number | null } {
  const query = new URLSearchParams(location.search);
  const number = (name: string) => (/^\d{1,6}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : null);
  return { at: number('at'), seat: number('seat') };
}

/** `/t/{id}/replay`: a finished game, entry by entry, through anybody's eyes. */
export function Replay({ id }: { id: string }) {
  const [table, setTable] = useState<Lobby.Table | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed) return;
    api.snapshot(id).then((snapshot) => setTable(snapshot.table), () => setFailed(true));
  }, [id, failed]);
  const { loaded, failed: noParts, again } = useParts(table?.game);
  if (failed || noParts) return <Away again={() => (setFailed(false), again())} />;
  if (!table || !loaded) return <div class="loading" aria-busy="true" />;
  return <Player table={table} {...loaded} />;
}

function Player({ table, parts, data }: { table: Lobby.Table } & NonNullable<ReturnType<typeof useParts>['loaded']>) {
  const asked = useMemo(wish, []);
  const [at, setAt] = useState(asked.at ?? 0);
  const [seat, setSeat] = useState<number | null>(asked.seat !== null && asked.seat < table.seats.length ? asked.seat : table.you);
  const [shown, setShown] = useState<Play.Replayed | null>(null);
  const [playing, setPlaying] = useState(false);
  const { ref: lines, ...zone } = useLines<HTMLUListElement>();
  const hint = useId();
  const last = shown?.last ?? 0;
  const names = useMemo(() => namesOf({ seats: table.seats, you: seat }), [table, seat]);
  useTitle(say('web.replay.of', { table: tableName(table) }));

  useEffect(() => {
    let alive = true;
    api.replay(table.id, at, seat).then(
      (found) => {
        if (!alive) return;
        setShown(found);
        if (found.told) announce(found.log.at(-1)!.lines.map((line) => tell(line.told, names)).join(' '));
      },
      (problem: unknown) => {
        setPlaying(false);
        notice(tell(complaint(problem)), 'bad');
      },
    );
    return () => {
      alive = false;
    };
  }, [at, seat]);

  useEffect(() => lines.current?.scrollTo({ top: lines.current.scrollHeight }), [shown]);

  useEffect(() => {
    if (!playing || !shown || shown.at !== at) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => setAt(at + 1), PACE);
    return () => clearTimeout(timer);
  }, [playing, shown, at]);

  function show(number: number): void {
    endMotion();
    setPlaying(false);
    setAt(Math.min(Math.max(0, number), last));
  }

  const fresh = useMemo(() => gameEntries(shown?.told ? shown.log.slice(-1) : []), [shown]);
  const log = useMemo(() => standing(shown?.log ?? []), [shown]);
  if (!shown) return <div class="loading" aria-busy="true" />;
  const refused: Play.Refused = { rule: null, message: { key: 'web.replay.still', args: {} } };
  const board: BoardProps = {
    table,
    names,
    position: { view: shown.view, awaited: shown.awaited, you: null, undo: { possible: false, why: null }, consent: null, times: [], outcome: null },
    data,
    live: false,
    fresh,
    log,
    act: async () => false,
    why: async () => refused,
    preview: async () => ({ refused }),
    undo: async () => {},
    openRule,
  };
  return (
    <div class="table-page replay">
      <header class="top table-top">
        <Mark />
        <h1>
          {say('web.replay')} <small>{tableName(table)}</small>
        </h1>
        <span class="grow" />
        <Select label={say('web.replay.eyes')} value={seat === null ? NOBODY : String(seat)}
          choices={[
            { value: NOBODY, label: say('web.replay.spectator') },
            ...table.seats.filter((one) => one.kind !== 'FREE').map((one) => ({ value: String(one.seat), label: names.of(one.seat) })),
          ]}
          change={(value) => setSeat(value === NOBODY ? null : Number(value))} />
        <a class="btn not-phone" href={`/t/${table.id}/analysis`}>{say('web.analysis')}</a>
        <a class="btn" href={`/t/${table.id}`}>{say('web.replay.leave')}</a>
      </header>
      <main id="main" class="board resting" tabIndex={-1}>
        <parts.Board {...board} />
      </main>
      <section class="margin replay-bar" aria-label={say('web.replay')}>
        <p id={hint} class="vh">{say('web.log.keys')}</p>
        <ul class="lines" ref={lines} {...zone} aria-label={say('web.log')} aria-describedby={hint}>
          {shown.log.length > 0 ? <LogLines entries={shown.log} names={names} parts={parts} data={data} /> : <li class="hr" data-stop>{say('web.log.empty')}</li>}
        </ul>
        <div class="replay-keys">
          <Button look="icon" icon="first" aria-label={say('web.replay.first')} onClick={() => show(0)} />
          <Button look="icon" icon="back" aria-label={say('web.replay.back')} onClick={() => show(at - 1)} />
          <Button look="primary" icon={playing ? 'pause' : 'play'} onClick={() => setPlaying(!playing && at < last)}>
            {say(playing ? 'web.replay.pause' : 'web.replay.play')}
          </Button>
          <Button look="icon" icon="forth" aria-label={say('web.replay.forth')} onClick={() => show(at + 1)} />
          <Button look="icon" icon="last" aria-label={say('web.replay.last')} onClick={() => show(last)} />
        </div>
        <label class="replay-place">
          <input type="range" min={0} max={last} value={at} style={{ '--at': last > 0 ? at / last : 0 }} aria-label={say('web.replay.place')}
            aria-valuetext={say('web.replay.step', { at, last })} onInput={(event) => show(event.currentTarget.valueAsNumber)} />
          <span class="soft">{say('web.replay.step', { at, last })}</span>
        </label>
      </section>
    </div>
  );
}
