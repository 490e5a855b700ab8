import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { announce, Button, Icon, RuleLink, say } from '../../kit';
import { useBoard } from './context';
import { CARDS, keep, progress } from './lesson';

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
export function Coach() {
  const board = useBoard();
  const { table, seen, off } = progress.value;
  const card = table === board.table.id && !off && board.live ? CARDS.find((one) => !seen.includes(one.id) && one.when(board)) : undefined;
  const bubble = useRef<HTMLDivElement>(null);
  const [ring, setRing] = useState<Box | null>(null);
  const text = card ? say(`web.pax.learn.${card.id}.text`, card.values?.(board)) : '';

  useEffect(() => {
    if (card) announce(`${say(`web.pax.learn.${card.id}`)}. ${text}`);
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
  }, [card?.id, board.view.step.type, text]);

  if (!card) return null;
  const got = () => keep({ seen: [...seen, card.id] });
  return (
    <>
      {ring && <div class="coach-ring" style={`left:${ring.left}px;top:${ring.top}px;width:${ring.width}px;height:${ring.height}px`} />}
      <div ref={bubble} class="coach" role="region" aria-label={say('web.pax.learn.coach')}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          got();
        }}>
        <header>
          <Icon name="book" />
          <h3>{say(`web.pax.learn.${card.id}`)}</h3>
          <small>{say('web.pax.learn.count', { number: seen.length + 1, of: CARDS.length })}</small>
        </header>
        <p>{text}</p>
        <footer>
          <RuleLink rule={card.rule} long />
          <span class="grow" />
          <Button look="quiet" onClick={() => keep({ off: true })}>{say('web.pax.learn.skip')}</Button>
          <Button onClick={got}>{say('web.pax.learn.got')}</Button>
        </footer>
      </div>
    </>
  );
}

/** Above what it is about where there is room, else below, so that hand and buttons stay free. Answers where that is. */
function place(bubble: HTMLElement | null, selector: string): Box | null {
  const root = bubble?.closest<HTMLElement>('.pax');
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
