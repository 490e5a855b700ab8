import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/api';
import { complaint } from '../api/call';
import type { LiveTable } from '../api/live';
import type { Lobby, Play } from '../generated/ludus';
import type { GameParts } from '../games/registry';
import { announce, Button, GameIcon, moveKey, notice, percent, say, tell, type Names } from '../kit';

/** Whether a bot may be asked at this table by the one who reads. */
export function givesHints(table: Lobby.Table): boolean {
  if (table.you === null || table.status !== 'RUNNING') return false;
  const people = table.seats.filter((seat) => seat.kind === 'PERSON').length;
  return table.hints === 'ALWAYS' || (table.hints === 'FRIENDLY' && people === 1);
}

export interface Hint {
  /** Whether the reader may ask now. */
  possible: boolean;
  /** A bot thinks about it. */
  asking: boolean;
  hinted: Play.Hinted | null;
  /** Which of its moves is marked on the board. */
  shown: number;
  ask(): Promise<void>;
  show(index: number): void;
  close(): void;
}

/** A bot's advice on the question that the reader has to answer; it goes when the question does. */
export function useHint(live: LiveTable, parts: GameParts, names: Names): Hint {
  const { table, position } = live.seen.value!;
  const you = position?.you ?? null;
  const [answer, setAnswer] = useState<{ hinted: Play.Hinted; to: Play.Yours | null } | null>(null);
  const [asking, setAsking] = useState(false);
  const [shown, setShown] = useState(0);
  const hinted = answer !== null && answer.to === you ? answer.hinted : null;
  const possible = givesHints(table) && you?.must === true && position?.outcome === null;

  const shownMove = hinted?.moves[shown]?.option.move;
  useMarks(shownMove === undefined ? NOTHING : [`[data-does="${moveKey(shownMove)}"]`, ...(parts.marks?.(shownMove, position!.view) ?? [])]);

  async function ask(): Promise<void> {
    if (asking || hinted) return;
    setAsking(true);
    try {
      const found = await api.hint(live.id, you?.stamp ?? 0); // where nothing is asked, the server says so
      setAnswer({ hinted: found, to: you });
      setShown(0);
      const best = found.moves[0]!;
      announce(`${say('web.hint.would', { level: say(`web.level.${found.level}`), count: 1 })} ${tell(best.option.told, names)}, ${percent(best.share)}`, true);
    } catch (problem) {
      notice(tell(complaint(problem)), 'bad');
    } finally {
      setAsking(false);
    }
  }

  useEffect(() => {
    if (!possible) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== KEY || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      void ask();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  return { possible, asking, hinted, shown, ask, show: setShown, close: () => setAnswer(null) };
}

const KEY = 'h';
const NOTHING: string[] = [];

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
}

/** Marks what these selectors find on the board, as long as it is there; the board may draw itself anew at any time. */
function useMarks(selectors: string[]): void {
  const all = selectors.join(', ');
  useEffect(() => {
    const board = document.getElementById('main');
    if (all === '' || !board) return;
    const mark = () => {
      for (const old of board.querySelectorAll('[data-advised]')) if (!old.matches(all)) old.removeAttribute('data-advised');
      for (const found of board.querySelectorAll(all)) if (!found.hasAttribute('data-advised')) found.setAttribute('data-advised', '');
    };
    mark();
    board.querySelector('[data-advised]')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    const watch = new MutationObserver(mark);
    watch.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ['class', 'data-move', 'data-card'] });
    return () => {
      watch.disconnect();
      for (const old of board.querySelectorAll('[data-advised]')) old.removeAttribute('data-advised');
    };
  }, [all]);
}

/** What the bot would do, and what else it has thought of. Pressing one marks it on the board; nothing here plays. */
export function HintBar({ hint, names }: { hint: Hint; names: Names }) {
  if (hint.asking) {
    return (
      <div class="alert hint" role="status">
        <GameIcon name="bot" />
        <span>{say('web.hint.asking')}</span>
      </div>
    );
  }
  if (!hint.hinted) return null;
  const { level, iterations, moves } = hint.hinted;
  return (
    <section class="alert hint" aria-label={say('web.hint')}>
      <GameIcon name="bot" />
      <div class="hint-body">
        <p>
          <b>{say('web.hint.would', { level: say(`web.level.${level}`), count: moves.length })}</b> <small>{say('web.hint.how', { count: iterations })}</small>
        </p>
        <ol>
          {moves.map((one, index) => (
            <li key={index}>
              <button type="button" class="hint-move" aria-pressed={index === hint.shown} onClick={() => hint.show(index)}>
                <span>{tell(one.option.told, names)}</span>
                <b>{percent(one.share)}</b>
              </button>
            </li>
          ))}
        </ol>
        {moves.length === 1 && <small>{say('web.hint.alone')}</small>}
      </div>
      <Button look="icon" icon="x" aria-label={say('web.hint.close')} onClick={hint.close} />
    </section>
  );
}
