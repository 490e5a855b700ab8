import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { complaint } from '../api/call';
import type { LiveTable } from '../api/live';
import { undone } from '../api/seen';
import type { Play } from '../generated/ludus';
import type { GameParts } from '../games/registry';
import { Button, Emblem, Icon, notice, RuleLink, say, tell, useLines, type Names } from '../kit';

interface LogProps {
  entries: Play.LogEntry[];
  names: Names;
  parts: GameParts;
  data: unknown;
  /** Entries from this number on came while the reader was away. */
  markedFrom?: number | null;
}

/** The story in whole sentences; each line leads to its rule, and what was taken back is struck out. */
export function LogLines({ entries, names, parts, data, markedFrom }: LogProps) {
  const gone = useMemo(() => undone(entries), [entries]);
  return (
    <>
      {entries.map((entry) => (
        <Entry key={entry.number} entry={entry} names={names} parts={parts} data={data} gone={gone.has(entry.number)}
          marked={markedFrom != null && entry.number >= markedFrom} />
      ))}
    </>
  );
}

function Entry({ entry, names, parts, data, gone, marked }: Omit<LogProps, 'entries' | 'markedFrom'> & {
  entry: Play.LogEntry;
  gone: boolean;
  marked: boolean;
}) {
  return (
    <>
      {entry.lines.map((line, index) => {
        if (line.event !== null && parts.logSkips?.(line.event)) return null;
        const heading = line.event !== null ? (parts.logHeading?.(line.event) ?? null) : null;
        if (heading !== null) return <li key={index} class="hr" data-stop>{heading}</li>;
        const sentence: ComponentChildren =
          parts.LogLine && line.event !== null ? <parts.LogLine line={line} names={names} data={data} /> : tell(line.told, names);
        return (
          <li key={index} data-stop class={`${gone ? 'gone' : ''}${marked ? ' marked' : ''}`}>
            {(line.event !== null && parts.logMark?.(line.event)) || <Emblem seat={whose(line) ?? entry.seat} size="s" />}
            <span>
              {gone && <span class="vh">{say('web.log.gone')} </span>}
              {gone ? <s>{sentence}</s> : sentence} {line.rule && <RuleLink rule={line.rule} />}
            </span>
          </li>
        );
      })}
    </>
  );
}

/** The player that a line speaks of: not always the one who moved. */
function whose(line: Play.Line): number | null {
  const player = line.told.args?.player;
  return typeof player === 'object' && !Array.isArray(player) && 'seat' in player ? player.seat : null;
}

/** The log in the margin: keeps to its end unless the reader has scrolled up. */
export function Log({ live, names, parts, data, markedFrom }: Omit<LogProps, 'entries'> & { live: LiveTable }) {
  const { log, logBefore } = live.seen.value!;
  const { ref: list, ...zone } = useLines<HTMLUListElement>();
  const hint = useId();
  const atEnd = useRef(true);
  const height = useRef(0);
  const [busy, setBusy] = useState(false);

  useLayoutEffect(() => {
    const box = list.current!;
    // earlier lines came in above: stay where the reader was
    box.scrollTop = atEnd.current ? box.scrollHeight : box.scrollTop + (busy ? box.scrollHeight - height.current : 0);
    height.current = box.scrollHeight;
  }, [log, markedFrom]);

  async function earlier(): Promise<void> {
    setBusy(true);
    atEnd.current = false;
    const first = list.current!.querySelector('.earlier')?.nextElementSibling;
    const reading = list.current!.contains(document.activeElement);
    try {
      await live.earlier();
      // the reader goes on at the line before the one that was the first
      if (reading) requestAnimationFrame(() => (first?.previousElementSibling as HTMLElement | null | undefined)?.focus());
    } catch (problem) {
      notice(tell(complaint(problem)), 'bad');
    } finally {
      setBusy(false);
    }
  }

  return (
    <section class="log" aria-label={say('web.log')}>
      <h2>
        <Icon name="log" />
        {say('web.log')}
      </h2>
      <p id={hint} class="vh">{say('web.log.keys')}</p>
      <ul ref={list} {...zone} aria-label={say('web.log')} aria-describedby={hint}
        onScroll={({ currentTarget: box }) => (atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 24)}>
        {logBefore !== null && (
          <li class="earlier">
            <Button look="quiet" data-stop onClick={earlier} aria-busy={busy}>{say('web.log.earlier')}</Button>
          </li>
        )}
        {log.length === 0 && <li class="hr" data-stop>{say('web.log.empty')}</li>}
        <LogLines entries={log} names={names} parts={parts} data={data} markedFrom={markedFrom} />
      </ul>
    </section>
  );
}
