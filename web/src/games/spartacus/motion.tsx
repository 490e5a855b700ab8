import { useLayoutEffect, useRef } from 'preact/hooks';
import { prefersStillness, run } from '../../kit';
import type { Entry, Event } from './model';

const CALM = 320;
const STAGGER = 60;
const LATEST = 600;
const SIZE = 34;
const BANK = -1;

/** Gold that has just changed hands flies as one coin, in the order of the log. */
export function Sky({ fresh }: { fresh: Entry[] }) {
  const sky = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = sky.current;
    if (!box || document.hidden || prefersStillness() || typeof box.animate !== 'function') return;
    fresh.flatMap((entry) => entry.lines).flatMap(({ event }) => paymentOf(event)).forEach(({ from, to, gold }, i) => {
      const [start, end] = [placeOf(box, from), placeOf(box, to)];
      if (!start || !end) return;
      const coin = document.createElement('span');
      coin.className = 'coin l';
      coin.textContent = String(gold);
      coin.style.left = `${end.x - SIZE / 2}px`;
      coin.style.top = `${end.y - SIZE / 2}px`;
      box.append(coin);
      run(coin, [{ transform: `translate(${start.x - end.x}px, ${start.y - end.y}px)` }, { transform: 'none' }], CALM, Math.min(i * STAGGER, LATEST), () => coin.remove());
    });
  }, [fresh]);
  return <div ref={sky} class="sky" aria-hidden="true" />;
}

function paymentOf(event: Event): { from: number; to: number; gold: number }[] {
  switch (event.type) {
    case 'GoldPaid':
      return [{ from: event.from, to: event.to, gold: event.gold }];
    case 'GoldLost':
      return [{ from: event.seat, to: BANK, gold: event.gold }];
    case 'GoldGained':
    case 'CashedIn':
    case 'AssetSold':
    case 'GuardSold':
    case 'TributePaid':
      return event.gold > 0 ? [{ from: BANK, to: event.seat, gold: event.gold }] : [];
    case 'WagerSettled':
      return event.paid > 0 ? [{ from: BANK, to: event.seat, gold: event.paid }] : [];
    default:
      return [];
  }
}

/** Where a house keeps its gold; the bank is where the phases stand. */
function placeOf(sky: HTMLElement, seat: number): { x: number; y: number } | null {
  const board = sky.parentElement!;
  const found = [...board.querySelectorAll(seat === BANK ? '.ribbon' : `[data-purse="${seat}"]`)].map((one) => one.getBoundingClientRect()).find((rect) => rect.width > 0);
  return found ? { x: found.left + found.width / 2, y: found.top + found.height / 2 } : null;
}
