import { useEffect, useMemo, useState } from 'preact/hooks';
import { api } from '../api/api';
import { complaint } from '../api/call';
import type { Play, Review } from '../generated/ludus';
import { announce, Away, Button, ButtonLink, Emblem, faces, GameIcon, LevelBars, listed, notice, percent, say, Select, tell, type Names } from '../kit';
import { namesOf } from '../table/names';
import { useParts } from '../table/useParts';
import { Chances } from './Chances';
import { DeskPicks, Mark, useTitle } from './frame';
import { tableName } from './tableRows';
import '../styles/table.css';
import '../styles/analysis.css';

const ASK_AGAIN = 1000;
/** So much less is as good: a bot that imagines some positions doesn't know better. */
const AS_GOOD = 0.02;
const SHOWN_FIRST = 8;

/** `/t/{id}/analysis`: what bots make of a finished game. */
export function Analysis({ id }: { id: string }) {
  const [snapshot, setSnapshot] = useState<Play.Snapshot | null>(null);
  const [progress, setProgress] = useState<Review.Progress | null>(null);
  const [failed, setFailed] = useState(false);
  const table = snapshot?.table;
  const { loaded, failed: noParts, again } = useParts(table?.game);
  const names = useMemo(() => (table ? namesOf(table) : null), [table]);
  useTitle(table ? say('web.analysis.of', { table: tableName(table) }) : say('web.analysis'));

  useEffect(() => {
    if (failed) return;
    Promise.all([api.snapshot(id), api.analysis(id)]).then(
      ([found, far]) => {
        setSnapshot(found);
        setProgress(far);
      },
      () => setFailed(true),
    );
  }, [id, failed]);

  // colours and emblems as on the board
  useEffect(() => {
    const view = snapshot?.position?.view;
    faces.value = view != null && loaded?.parts.faces ? loaded.parts.faces(view) : null;
    return () => {
      faces.value = null;
    };
  }, [snapshot, loaded]);

  const underWay = progress?.state === 'WAITING' || progress?.state === 'RUNNING';
  useEffect(() => {
    if (!underWay) return;
    const timer = setTimeout(() => {
      api.analysis(id).then(
        (now) => {
          setProgress(now);
          if (now.state === 'DONE') announce(say('web.analysis.ready'), true);
        },
        () => setFailed(true),
      );
    }, ASK_AGAIN);
    return () => clearTimeout(timer);
  }, [progress]);

  async function wish(): Promise<void> {
    try {
      setProgress(await api.analyse(id));
    } catch (problem) {
      notice(tell(complaint(problem)), 'bad');
    }
  }

  if (failed || noParts) return <Away again={() => (setFailed(false), again())} />;
  if (!table || !names || !loaded || !progress) return <div class="loading" aria-busy="true" />;
  return (
    <>
      <header class="top table-top">
        <Mark />
        <h1>
          {say('web.analysis')} <small>{tableName(table)}</small>
        </h1>
        <span class="grow" />
        <DeskPicks />
        <a class="btn not-phone" href={`/t/${id}/replay`}>{say('web.replay')}</a>
        <a class="btn" href={`/t/${id}`}>{say('web.replay.leave')}</a>
      </header>
      <main id="main" class="column wide analysis" tabIndex={-1}>
        {progress.analysis ? (
          <Findings id={id} analysis={progress.analysis} names={names} seats={table.seatCount} />
        ) : (
          <Making progress={progress} over={table.status === 'OVER'} seated={table.you !== null} wish={wish} />
        )}
      </main>
    </>
  );
}

/** Before it is there: to be wished for, in line, in the making, or failed. */
function Making({ progress, over, seated, wish }: { progress: Review.Progress; over: boolean; seated: boolean; wish(): void }) {
  const { state, ahead, done, of } = progress;
  if (state === 'WAITING' || state === 'RUNNING') {
    const words = state === 'WAITING' ? say('web.analysis.waiting', { count: ahead }) : say('web.analysis.running', { done, of });
    return (
      <div class="empty">
        <GameIcon name="bot" />
        <h2>{say('web.analysis.underWay')}</h2>
        <progress max={Math.max(1, of)} value={done} aria-label={words} />
        <p role="status">{words}</p>
        <p>{say('web.analysis.leave')}</p>
      </div>
    );
  }
  return (
    <div class="empty">
      <GameIcon name="bot" />
      <h2>{say(state === 'FAILED' ? 'web.analysis.failed' : 'web.analysis.none')}</h2>
      <p>{say(!over ? 'web.analysis.notOver' : seated ? 'web.analysis.what' : 'web.analysis.seatedOnly')}</p>
      {over && seated && <Button look="primary" onClick={wish}>{say('web.analysis.begin')}</Button>}
    </div>
  );
}

function Findings({ id, analysis, names, seats }: { id: string; analysis: Review.Analysis; names: Names; seats: number }) {
  const replay = (at: number, seat?: number) => `/t/${id}/replay?at=${at}${seat === undefined ? '' : `&seat=${seat}`}`;
  return (
    <>
      <section class="panel" aria-labelledby="chances">
        <h2 id="chances">{say('web.analysis.chances')}</h2>
        <p class="soft small">{say('web.analysis.chances.text', { ways: analysis.ways })}</p>
        <Chances analysis={analysis} names={names} seats={seats} replay={replay} />
      </section>
      <section class="panel" aria-labelledby="turns">
        <h2 id="turns">{say('web.analysis.turns')}</h2>
        {analysis.turns.length === 0 ? (
          <p>{say('web.analysis.turns.none')}</p>
        ) : (
          <ol class="findings">
            {analysis.turns.map((turn) => (
              <li key={turn.at}>
                <Emblem seat={turn.seat} />
                <span>
                  <b>{names.of(turn.seat)}</b> <span class="soft small">{say('web.replay.step', { at: turn.at, last: analysis.last })}</span>
                  <small>{listed(turn.moves.slice(0, 3).map((move) => tell(move, names)))}</small>
                </span>
                <span class="change">
                  <Emblem seat={turn.whom} size="s" label={names.of(turn.whom)} />
                  {percent(turn.before)} → <b>{percent(turn.after)}</b>
                </span>
                <See href={replay(turn.at)} at={turn.at} />
              </li>
            ))}
          </ol>
        )}
      </section>
      <Decisions analysis={analysis} names={names} replay={replay} />
    </>
  );
}

function See({ href, at }: { href: string; at: number }) {
  return <ButtonLink class="see" icon="eye" href={href} aria-label={say('web.analysis.seeStep', { at })}>{say('web.analysis.see')}</ButtonLink>;
}

/** What people did, and what the bot would have done. */
function Decisions({ analysis, names, replay }: { analysis: Review.Analysis; names: Names; replay(at: number, seat?: number): string }) {
  const people = [...new Set(analysis.decisions.map((one) => one.seat))].sort();
  const [who, setWho] = useState(() => (names.you !== null && people.includes(names.you) ? names.you : people[0]));
  const [all, setAll] = useState(false);
  const mine = analysis.decisions.filter((one) => one.seat === who);
  const lost = (one: Review.Decision) => Math.max(0, one.best - one.share);
  const differing = mine.filter((one) => !one.agrees && lost(one) >= AS_GOOD).sort((a, b) => lost(b) - lost(a));
  const shown = all ? mine : differing.slice(0, SHOWN_FIRST);
  const level = say(`web.level.${analysis.level}`);
  return (
    <section class="panel" aria-labelledby="decisions">
      <h2 id="decisions">{say('web.analysis.decisions')}</h2>
      <p class="soft small">
        {say('web.analysis.decisions.text', { level, iterations: analysis.iterations })}
        {analysis.choices > analysis.decisions.length && ` ${say('web.analysis.decisions.some', { judged: analysis.decisions.length, all: analysis.choices })}`}
      </p>
      {who === undefined ? (
        <p>{say('web.analysis.decisions.none')}</p>
      ) : (
        <>
          <div class="flow who">
            <Emblem seat={who} />
            {people.length > 1 ? (
              <Select label={say('web.analysis.whose')} value={String(who)} choices={people.map((seat) => ({ value: String(seat), label: names.of(seat) }))}
                change={(seat) => (setWho(Number(seat)), setAll(false))} />
            ) : (
              <b>{names.of(who)}</b>
            )}
            <LevelBars level={analysis.level} />
            <span>
              {say('web.analysis.summary', {
                agreed: mine.filter((one) => one.agrees).length,
                good: mine.filter((one) => !one.agrees && lost(one) < AS_GOOD).length,
                other: differing.length,
              })}
            </span>
          </div>
          {shown.length === 0 && <p>{say('web.analysis.agrees')}</p>}
          <ol class="findings">
            {shown.map((one, index) => (
              <li key={index}>
                <span class={`loss${one.agrees || lost(one) < AS_GOOD ? ' good' : ''}`}>
                  {one.agrees ? '=' : lost(one) < AS_GOOD ? '≈' : `−${percent(lost(one))}`}
                </span>
                <span>
                  <b>{tell(one.played, names)}</b> {percent(one.share)}
                  <small>
                    {one.agrees ? say('web.analysis.same', { level }) : say('web.analysis.instead', { level, move: tell(one.advised, names), share: percent(one.best) })}
                  </small>
                </span>
                <See href={replay(one.at - 1, one.seat)} at={one.at} />
              </li>
            ))}
          </ol>
          {mine.length > 0 && (
            <Button look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
              {say(all ? 'web.analysis.fewer' : 'web.analysis.all', { count: mine.length })}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
