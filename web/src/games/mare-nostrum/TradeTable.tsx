import { say, useZone } from '../../kit';
import { EmpireMark, Good, resourceName, type ResourceId } from './art';
import type { EmpireId } from './map/model';

export interface Trader {
  seat: number;
  empire: EmpireId;
  name: string;
  player: string;
  you: boolean;
  leader: boolean;
  /** Whose turn it is to take. */
  taking: boolean;
  /** Cards on the table; null while they are sealed. */
  faceUp: { resource: ResourceId; count: number }[] | null;
  /** Whether an offer is asked for. */
  asked: boolean;
  /** How many lie there sealed, or none yet. */
  sealed: number | null;
  took: number;
  lost: number;
}

export interface Taking {
  taker: number;
  victim: number;
  resource: ResourceId;
}

interface Props {
  traders: Trader[];
  takings: Taking[];
  /** The goods that the reader may take now. */
  can(victim: number, resource: ResourceId): boolean;
  /** Kinds that would be new behind the reader's shield. */
  fresh(resource: ResourceId): boolean;
  chosen?: { victim: number; resource: ResourceId };
  pick(victim: number, resource: ResourceId, anchor: Element): void;
  /** Whether the reader takes now. */
  yours: boolean;
}

/** Where seats sit, in parts of the table: the reader below, the others round it. */
const PLACES: Record<number, [number, number][]> = {
  3: [[50, 82], [22, 24], [78, 24]],
  4: [[50, 82], [16, 46], [50, 16], [84, 46]],
  5: [[50, 83], [14.5, 56], [29, 17], [71, 17], [85.5, 56]],
};

/** Five seats with their offers; every taking draws an arrow from the one who loses to the one who takes. */
export function TradeTable({ traders, takings, can, fresh, chosen, pick, yours }: Props) {
  const zone = useZone<HTMLDivElement>();
  const places = PLACES[traders.length] ?? PLACES[5]!;
  const from = Math.max(0, traders.findIndex((one) => one.you));
  const at = new Map(traders.map((one, i) => [one.seat, places[(i - from + traders.length) % traders.length]!]));
  const reader = traders.find((one) => one.you);
  const empireOf = new Map(traders.map((one) => [one.seat, one.empire]));
  const nameOf = new Map(traders.map((one) => [one.seat, one.name]));
  return (
    <div class={`trade-table${takings.length === 0 ? ' turning' : ''}`} ref={zone.ref} onKeyDown={zone.onKeyDown} onFocusIn={zone.onFocusIn}>
      <svg class="chain-art" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {yours && reader && traders.filter((one) => !one.you && one.faceUp?.length).map((one) => {
          const may = one.faceUp!.some(({ resource }) => can(one.seat, resource));
          return may ? <Line key={one.seat} from={at.get(one.seat)!} to={at.get(reader.seat)!} /> : null;
        })}
      </svg>
      <Arrows takings={takings} at={at} empireOf={empireOf} />
      {traders.map((one) => {
        const [x, y] = at.get(one.seat)!;
        const open = one.faceUp ?? [];
        const lostTo = takings.map((taking, i) => ({ ...taking, number: i + 1 })).filter((taking) => taking.victim === one.seat);
        const may = open.some(({ resource }) => can(one.seat, resource));
        return (
          <section key={one.seat} class={`trader e-${one.empire}${y > 30 && y < 70 ? ' aside' : ''}${one.you ? ' you' : ''}${one.taking ? ' taking' : ''}${yours && may ? ' may' : ''}`} style={`left:${x}%;${y < 30 ? 'top:1.5%' : y > 70 ? 'bottom:1.5%' : `top:${y}%`}`}
            aria-label={say('web.mare-nostrum.trader', { empire: one.name, player: one.player, took: one.took, lost: one.lost })}>
            <header>
              <EmpireMark empire={one.empire} />
              <span>
                <b>{one.name}</b> <span class="who">{one.you ? say('web.mare-nostrum.you') : one.player}</span>
                {' '}
                {one.leader && <small class="badge">{say('web.mare-nostrum.tradeLeader')}</small>}
                <small>{say('web.mare-nostrum.took', { took: one.took, lost: one.lost })}</small>
              </span>
            </header>
            <div class="offers">
              {one.sealed !== null && Array.from({ length: one.sealed }, (_, i) => <span key={i} class="back" />)}
              {open.flatMap(({ resource, count }) =>
                Array.from({ length: count }, (_, i) => {
                  const on = chosen?.victim === one.seat && chosen.resource === resource && i === 0;
                  const label = say('web.mare-nostrum.take', { good: resourceName(resource), empire: one.name });
                  return one.you || !yours ? (
                    <span key={`${resource} ${i}`} class="offer"><Good resource={resource} /><small>{resourceName(resource)}</small></span>
                  ) : (
                    <button key={`${resource} ${i}`} type="button" data-stop data-offer={`${one.seat} ${resource}`} aria-label={label} aria-pressed={on} class={`offer${on ? ' chosen' : can(one.seat, resource) ? ' can' : ''}${fresh(resource) ? ' fresh' : ''}`} onClick={({ currentTarget }) => pick(one.seat, resource, currentTarget)}>
                      <Good resource={resource} />
                      <small>{resourceName(resource)}</small>
                    </button>
                  );
                }))}
              {lostTo.map((taking) => (
                <span key={taking.number} class="offer gone" title={say('web.mare-nostrum.tookIt', { empire: nameOf.get(taking.taker) ?? '', good: resourceName(taking.resource) })}>
                  <span class="no">{taking.number}</span>
                  <Good resource={taking.resource} />
                  <EmpireMark empire={empireOf.get(taking.taker)!} size="s" label={nameOf.get(taking.taker)} />
                </span>
              ))}
              {open.length + lostTo.length + (one.sealed ?? 0) === 0 && <small class="soft">{say(one.faceUp ? 'web.mare-nostrum.noOffer' : one.asked ? (one.you ? 'web.mare-nostrum.choosing.you' : 'web.mare-nostrum.choosing') : 'web.mare-nostrum.tokenFirst')}</small>}
            </div>
            {one.taking && <p class="now">➔ {one.you ? say('web.mare-nostrum.youTake') : say('web.mare-nostrum.takes', { empire: one.name })}</p>}
            {yours && !one.you && (may
              ? <p class="yes">✓ {say('web.mare-nostrum.mayTake', { count: open.reduce((sum, { count }) => sum + count, 0) })}</p>
              : open.length > 0 && <p class="not">✕ {say('web.mare-nostrum.mayNot', { empire: one.name })}</p>)}
          </section>
        );
      })}
    </div>
  );
}

function Line({ from: [ax, ay], to: [bx, by] }: { from: [number, number]; to: [number, number] }) {
  return <path class="may" d={`M${ax} ${ay}L${bx} ${by}`} vector-effect="non-scaling-stroke" />;
}

/** Arrows from the giver to the taker, in the taker's colour, with the good and its number on them. */
function Arrows({ takings, at, empireOf }: { takings: Taking[]; at: Map<number, [number, number]>; empireOf: Map<number, EmpireId> }) {
  const W = 1000;
  const H = 600;
  return (
    <svg class="chain-art arrows" viewBox={`0 0 ${W} ${H}`} preserveAspectRatio="none" aria-hidden="true">
      {takings.map(({ taker, victim, resource }, i) => {
        const [ax, ay] = at.get(victim)!.map((v, k) => (v / 100) * (k ? H : W)) as [number, number];
        const [bx, by] = at.get(taker)!.map((v, k) => (v / 100) * (k ? H : W)) as [number, number];
        const before = takings.slice(0, i).filter((one) => (one.taker === taker && one.victim === victim) || (one.taker === victim && one.victim === taker)).length;
        const bend = 0.13 + before * 0.12;
        const [cx, cy] = [(ax + bx) / 2 + (by - ay) * bend, (ay + by) / 2 - (bx - ax) * bend];
        // shortened so that it begins and ends at the edge of the seats
        const cutting = (px: number, py: number, qx: number, qy: number): [number, number] => {
          const far = Math.hypot(qx - px, qy - py) || 1;
          const stop = Math.min(far * 0.45, 108 / Math.max(Math.abs(qx - px) / far, (Math.abs(qy - py) / far) * 1.35));
          return [px + ((qx - px) / far) * stop, py + ((qy - py) / far) * stop];
        };
        const [sx, sy] = cutting(ax, ay, cx, cy);
        const [ex, ey] = cutting(bx, by, cx, cy);
        const [mx, my] = [(sx + 2 * cx + ex) / 4, (sy + 2 * cy + ey) / 4];
        const turn = (Math.atan2(ey - cy, ex - cx) * 180) / Math.PI;
        const latest = i === takings.length - 1;
        return (
          <g key={i} class={`arrow e-${empireOf.get(taker)}${latest ? ' latest' : ''}`}>
            <path d={`M${sx} ${sy}Q${cx} ${cy} ${ex} ${ey}`} />
            <path class="head" transform={`translate(${ex} ${ey}) rotate(${turn})`} d="M6 0L-12-9V9Z" />
            <g transform={`translate(${mx} ${my})`}>
              <circle class="disc" r="19" />
              <use href={`#mm-${resource.replace(/^L:/, '')}`} x="-12" y="-12" width="24" height="24" class="good-art" />
              <circle class="num" cx="14" cy="-14" r="9.5" />
              <text x="14" y="-9.5">{i + 1}</text>
            </g>
          </g>
        );
      })}
    </svg>
  );
}

/** The chain as one line of emblems and goods, for reading aloud. */
export function ChainLine({ traders, takings, next }: { traders: Trader[]; takings: Taking[]; next: number | null }) {
  const one = (seat: number) => traders.find((trader) => trader.seat === seat)!;
  const first = takings[0]?.taker ?? next;
  if (first === null || first === undefined) return null;
  return (
    <ol class="chain-line" aria-label={say('web.mare-nostrum.chain')} aria-live="polite">
      <li><EmpireMark empire={one(first).empire} size="s" label={one(first).name} /></li>
      {takings.map(({ taker, victim, resource }, i) => (
        <li key={i} class={`e-${one(taker).empire}`}>
          <span class="link" role="img" aria-label={say('web.mare-nostrum.chain.step', { number: i + 1, taker: one(taker).name, good: resourceName(resource), victim: one(victim).name })}>
            <small>{i + 1}</small>
            <Good resource={resource} />
          </span>
          <EmpireMark empire={one(victim).empire} size="s" />
        </li>
      ))}
    </ol>
  );
}
