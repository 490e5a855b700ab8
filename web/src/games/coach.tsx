import { signal, type Signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { announce, Button, Icon, RuleLink, say } from '../kit';
import '../styles/coach.css';

/** How far this browser's reader is in the guided first game. */
export interface Progress {
  /** The table of the lesson; null before it has begun. */
  table: string | null;
  /** Which cards have been read. */
  seen: string[];
  off: boolean;
}

const NEW: Progress = { table: null, seen: [], off: false };

/** The reader's progress in one game's lesson, kept in the browser. */
export function progressOf(game: string): { progress: Signal<Progress>; keep(change: Partial<Progress>): void } {
  const kept = `ludus.learn.${game}`;
  const progress = signal<Progress>(read(kept));
  return {
    progress,
    keep(change) {
      progress.value = { ...progress.value, ...change };
      localStorage.setItem(kept, JSON.stringify(progress.value));
    },
  };
}

function read(kept: string): Progress {
  try {
    return { ...NEW, ...(JSON.parse(localStorage.getItem(kept) ?? '{}') as Partial<Progress>) };
  } catch {
    return NEW;
  }
}

/** One thing to learn, told when it first comes up on the real table. */
export interface LessonCard<Board> {
  id: string;
  rule: string;
  /** What it is about, as a selector within the board. */
  at: string;
  /** Whether this is its moment. */
  when(board: Board): boolean;
  values?(board: Board): Record<string, number | string>;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 12;
const EDGE = 8;
const RISEN = 400;

/** In the lesson's game: what comes up for the first time is explained beside it, once. */
export function CoachBubble({ card, title, text, seen, of, moment, keep }: {
  card: Pick<LessonCard<never>, 'id' | 'rule' | 'at'> | undefined;
  title: string;
  text: string;
  seen: string[];
  /** How many cards the lesson has. */
  of: number;
  /** Changes when the table may have moved. */
  moment: string;
  keep(change: Partial<Progress>): void;
}) {
  const bubble = useRef<HTMLDivElement>(null);
  const [ring, setRing] = useState<Box | null>(null);

  useEffect(() => {
    if (card) announce(`${title}. ${text}`);
  }, [card?.id]);

  useLayoutEffect(() => {
    if (!card) return;
    const arrange = () => setRing(place(bubble.current, card.at));
    arrange();
    // once more when the sheet of a phone has risen
    const risen = setTimeout(arrange, RISEN);
    addEventListener('resize', arrange);
    return () => {
      clearTimeout(risen);
      removeEventListener('resize', arrange);
    };
  }, [card?.id, moment, text]);

  if (!card) return null;
  const got = () => keep({ seen: [...seen, card.id] });
  return (
    <>
      {ring && <div class="coach-ring" style={`left:${ring.left}px;top:${ring.top}px;width:${ring.width}px;height:${ring.height}px`} />}
      <div ref={bubble} class="coach" role="region" aria-label={say('web.learn.coach')}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          got();
        }}>
        <header>
          <Icon name="book" />
          <h3>{title}</h3>
          <small>{say('web.learn.count', { number: seen.length + 1, of })}</small>
        </header>
        <p>{text}</p>
        <footer>
          <RuleLink rule={card.rule} long />
          <span class="grow" />
          <Button look="quiet" onClick={() => keep({ off: true })}>{say('web.learn.skip')}</Button>
          <Button onClick={got}>{say('web.learn.got')}</Button>
        </footer>
      </div>
    </>
  );
}

/** Above what it is about where there is room, else below, so that hand and buttons stay free. Answers where that is. */
function place(bubble: HTMLElement | null, selector: string): Box | null {
  const root = bubble?.parentElement;
  if (!bubble || !root) return null;
  const about = [...root.querySelectorAll<HTMLElement>(selector)].find((one) => one.getBoundingClientRect().width > 0);
  if (!about) {
    bubble.style.top = bubble.style.left = `${EDGE}px`;
    return null;
  }
  const all = root.getBoundingClientRect();
  const at = about.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const below = at.bottom - all.top + GAP;
  const above = at.top - all.top - GAP - height;
  const top = above >= EDGE || below + height > all.height - EDGE ? Math.max(EDGE, above) : below;
  const left = Math.max(EDGE, Math.min(at.left - all.left + at.width / 2 - width / 2, all.width - width - EDGE));
  bubble.style.top = `${top}px`;
  bubble.style.left = `${left}px`;
  return { left: at.left - all.left - 4, top: at.top - all.top - 4, width: at.width + 8, height: at.height + 8 };
}
