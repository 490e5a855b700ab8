import { useMemo, useRef, useState } from 'preact/hooks';
import type { Review } from '../generated/ludus';
import { ButtonLink, Emblem, percent, say, seatClass, type Names } from '../kit';

/** Each seat has a stroke of its own besides its colour. */
const STROKES = ['', '9 4', '2.5 4', '14 4 2.5 4', '5 5', '1.5 6', '18 5', '9 3 2 3 2 3'];
const WIDTH = 1000;
const HEIGHT = 300;
/** Emblems at the end of the lines keep so far apart, as a share of the height. */
const APART = 0.085;

/** Everybody's chances over the game: a chart to walk along, and the same as a table. */
export function Chances({ analysis, names, seats, replay }: {
  analysis: Review.Analysis;
  names: Names;
  seats: number;
  replay(at: number): string;
}) {
  const { points, last } = analysis;
  const [index, setIndex] = useState(points.length - 1);
  const chart = useRef<HTMLDivElement>(null);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const now = points[index]!;
  const x = (at: number) => (last === 0 ? 0 : (at / last) * WIDTH);
  const lines = useMemo(
    () => all.map((seat) => points.map((point) => `${x(point.at).toFixed(1)},${((1 - point.shares[seat]!) * HEIGHT).toFixed(1)}`).join(' ')),
    [analysis],
  );

  function choose(clientX: number): void {
    const box = chart.current!.getBoundingClientRect();
    const at = ((clientX - box.left) / box.width) * last;
    let nearest = 0;
    points.forEach((point, i) => {
      if (Math.abs(point.at - at) < Math.abs(points[nearest]!.at - at)) nearest = i;
    });
    setIndex(nearest);
  }

  const told = all.map((seat) => `${names.of(seat)} ${percent(now.shares[seat]!)}`).join(', ');
  return (
    <div class="chances">
      <div class="chart-row">
        <div class="axis" aria-hidden="true">
          {[1, 0.75, 0.5, 0.25, 0].map((share) => <span key={share}>{percent(share)}</span>)}
        </div>
        <div ref={chart} class="chart" aria-hidden="true"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture?.(event.pointerId);
            choose(event.clientX);
          }}
          onPointerMove={(event) => event.buttons > 0 && choose(event.clientX)}>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
            {[0.25, 0.5, 0.75].map((share) => <line key={share} class="grid" x1={0} x2={WIDTH} y1={share * HEIGHT} y2={share * HEIGHT} />)}
            {all.map((seat) => (
              <polyline key={seat} class={`line ${seatClass(seat)}`} points={lines[seat]} stroke-dasharray={STROKES[seat % STROKES.length]} />
            ))}
            <line class="cursor" x1={x(now.at)} x2={x(now.at)} y1={0} y2={HEIGHT} />
          </svg>
          {all.map((seat) => (
            <i key={seat} class={`dot ${seatClass(seat)}`} style={{ left: `${x(now.at) / (WIDTH / 100)}%`, top: `${(1 - now.shares[seat]!) * 100}%` }} />
          ))}
        </div>
        <div class="ends" aria-hidden="true">
          {spread(points.at(-1)!.shares).map((top, seat) => (
            <span key={seat} style={{ top: `${top * 100}%` }}>
              <Emblem seat={seat} size="s" />
            </span>
          ))}
        </div>
      </div>
      <label class="replay-place">
        <input type="range" min={0} max={points.length - 1} value={index} style={{ '--at': points.length > 1 ? index / (points.length - 1) : 0 }}
          aria-label={say('web.replay.place')} aria-valuetext={`${say('web.replay.step', { at: now.at, last })}: ${told}`}
          onInput={(event) => setIndex(event.currentTarget.valueAsNumber)} />
        <span class="soft">{say('web.replay.step', { at: now.at, last })}</span>
      </label>
      <ul class="standing">
        {all.map((seat) => (
          <li key={seat}>
            <Emblem seat={seat} />
            <svg class={`stroke ${seatClass(seat)}`} viewBox="0 0 36 8" aria-hidden="true">
              <line x1="0" x2="36" y1="4" y2="4" stroke-dasharray={STROKES[seat % STROKES.length]} />
            </svg>
            <span>{names.of(seat)}</span>
            <b>{percent(now.shares[seat]!)}</b>
          </li>
        ))}
        <li class="go">
          <ButtonLink icon="eye" href={replay(now.at)}>{say('web.analysis.moment')}</ButtonLink>
        </li>
      </ul>
      <details class="as-table">
        <summary>{say('web.analysis.table')}</summary>
        <div class="scroll" tabIndex={0} role="region" aria-label={say('web.analysis.table')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{say('web.analysis.step')}</th>
                {all.map((seat) => <th key={seat} scope="col">{names.of(seat)}</th>)}
              </tr>
            </thead>
            <tbody>
              {points.map((point) => (
                <tr key={point.at}>
                  <th scope="row">
                    <a href={replay(point.at)}>{point.at}</a>
                  </th>
                  {all.map((seat) => <td key={seat}>{percent(point.shares[seat]!)}</td>)}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </div>
  );
}

/** Where the emblems stand beside the ends of the lines, from the top: each at its line, but none upon another. */
export function spread(shares: number[]): number[] {
  const tops = shares.map((share) => 1 - share);
  const order = tops.map((_, seat) => seat).sort((a, b) => tops[a]! - tops[b]!);
  const places = [...tops];
  let free = 0;
  for (const seat of order) {
    places[seat] = Math.max(places[seat]!, free);
    free = places[seat]! + APART;
  }
  let most = 1;
  for (const seat of order.reverse()) {
    places[seat] = Math.min(places[seat]!, most);
    most = places[seat]! - APART;
  }
  return places;
}
