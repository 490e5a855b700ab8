import type { ComponentChildren } from 'preact';
import { say, tell } from '../../kit';
import { EmpireMark, MnIcon, Pips, type MnIconName } from './art';
import type { EmpireId } from './map/model';

export type Track = 'TRADE' | 'CULTURE' | 'MILITARY';
export const TRACKS: Track[] = ['TRADE', 'CULTURE', 'MILITARY'];
export const TRACK_ICONS: Record<Track, MnIconName> = { TRADE: 'trade', CULTURE: 'culture', MILITARY: 'military' };
export const trackName = (track: Track) => tell({ key: `mare-nostrum.track.${track}`, args: {} });

/** How far an empire is on the tracks and on the ways to win. */
export interface Standing {
  seat: number;
  empire: EmpireId;
  name: string;
  player: string;
  you: boolean;
  levels: Record<Track, number>;
  titles: Track[];
  /** How many resources it holds; everybody counts them. */
  held: number;
  /** How many kinds of resources would go into one set for the Pyramids; only its owner knows. */
  pyramids: number | null;
  tiles: string[];
  cities: number;
}

export interface Goals {
  pyramids: number;
  tiles: number;
  cities: number;
  titles: number;
}

const END = 15;

/** The three tracks: who leads, who is near; the holder of the title stands in front of a tie. */
export function Leaders({ standings, changed, children }: { standings: Standing[]; changed?: boolean; children?: ComponentChildren }) {
  return (
    <section class="mn-panel leaders" aria-labelledby="mn-leaders">
      <h2 id="mn-leaders">
        {say('web.mare-nostrum.leaders')} {!changed && <small>{say('web.mare-nostrum.leaders.when')}</small>}
      </h2>
      {TRACKS.map((track) => <TrackLine key={track} track={track} standings={standings} />)}
      {children}
    </section>
  );
}

function TrackLine({ track, standings }: { track: Track; standings: Standing[] }) {
  const holder = standings.find((one) => one.titles.includes(track));
  const piles = new Map<number, number>();
  // from the back of a pile to its front: the holder of the title comes last
  const order = [...standings].sort((a, b) => Number(a === holder) - Number(b === holder));
  const text = [...standings].sort((a, b) => b.levels[track] - a.levels[track]).map((one) => `${one.name} ${one.levels[track]}`).join(', ');
  const levels = standings.map((one) => Math.min(END, one.levels[track]));
  /** How many marks lie on another one at most: the name of the track stands above them. */
  const piled = Math.max(...levels.map((at) => levels.filter((other) => other === at).length)) - 1;
  return (
    <div class="track" style={`--piled:${piled}`}>
      <span class="hold" title={holder ? say('web.mare-nostrum.leader', { track: trackName(track), empire: holder.name }) : undefined}>
        <MnIcon name={TRACK_ICONS[track]} />
        {holder && <EmpireMark empire={holder.empire} size="s" />}
      </span>
      <div class="scale" role="img" aria-label={say('web.mare-nostrum.track.text', { track: trackName(track), levels: text, holder: holder?.name ?? '' })}>
        <s>{trackName(track)}</s>
        {[0, 3, 6, 9, 12, END].map((at) => <i key={at} style={`left:${(at / END) * 100}%`}>{at === END ? '15+' : at}</i>)}
        {order.map((one) => {
          const at = Math.min(END, one.levels[track]);
          const pile = piles.get(at) ?? 0;
          piles.set(at, pile + 1);
          return (
            <span key={one.seat} class={`on${one === holder ? ' holder' : ''}`} style={`left:${(at / END) * 100}%;--pile:${pile}`} title={`${one.name} ${one.levels[track]}`}>
              <EmpireMark empire={one.empire} size="s" />
            </span>
          );
        })}
      </div>
    </div>
  );
}

/** The same as columns, sorted, for a phone. */
export function LeaderColumns({ standings }: { standings: Standing[] }) {
  return (
    <>
      {TRACKS.map((track) => {
        const sorted = [...standings].sort((a, b) => b.levels[track] - a.levels[track] || Number(b.titles.includes(track)) - Number(a.titles.includes(track)));
        const most = Math.max(1, sorted[0]?.levels[track] ?? 1);
        return (
          <section key={track} class="mn-panel columns">
            <h2>
              <MnIcon name={TRACK_ICONS[track]} /> {trackName(track)} <small>{say(`web.mare-nostrum.title.${track}`)}</small>
            </h2>
            <ol>
              {sorted.map((one) => (
                <li key={one.seat} class={`e-${one.empire}`}>
                  <span class="bar" style={`height:${Math.round(8 + (one.levels[track] / most) * 56)}px`} />
                  <span class={`on${one.titles.includes(track) ? ' holder' : ''}`}><EmpireMark empire={one.empire} label={one.name} /></span>
                  <b>{one.levels[track]}</b>
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </>
  );
}

/** Who is how near to which end. */
export function Ways({ standings, goals, open }: { standings: Standing[]; goals: Goals; open?(seat: number): void }) {
  return (
    <section class="mn-panel ways" aria-labelledby="mn-ways">
      <h2 id="mn-ways">{say('web.mare-nostrum.ways')}</h2>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col"><MnIcon name="pyramids" />{say('web.mare-nostrum.way.PYRAMIDS')}</th>
            <th scope="col"><MnIcon name="hero" />{say('web.mare-nostrum.way.FIVE_HEROES')}</th>
            <th scope="col"><MnIcon name="capital" />{say('web.mare-nostrum.way.FOUR_CITIES')}</th>
            <th scope="col"><MnIcon name="military" />{say('web.mare-nostrum.way.THREE_TITLES')}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map((one) => (
            <tr key={one.seat} class={one.you ? 'me' : ''}>
              <th scope="row" title={one.player}>
                <EmpireMark empire={one.empire} size="s" />{' '}
                {open ? <button type="button" class="name" onClick={() => open(one.seat)}>{one.name}</button> : one.name}
              </th>
              <td class={one.pyramids !== null && one.pyramids >= goals.pyramids ? 'soon' : ''}>
                {one.pyramids === null ? say('web.mare-nostrum.held', { count: one.held }) : <><b>{one.pyramids}</b>/{goals.pyramids}</>}
              </td>
              <Far now={one.tiles.length} goal={goals.tiles} />
              <Far now={one.cities} goal={goals.cities} />
              <Far now={one.titles.length} goal={goals.titles} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** One that lacks one step stands out. */
function Far({ now, goal }: { now: number; goal: number }) {
  const soon = now >= goal - 1;
  return (
    <td class={soon ? 'soon' : ''}>
      <Pips full={now} of={goal} /> <b>{now}</b>/{goal}
    </td>
  );
}

export interface Offered {
  tile: string;
  /** What it costs the reader. */
  price: number | null;
  bonus: Partial<Record<Track, number>>;
  wonder: boolean;
  can: boolean;
}

export const tileName = (tile: string) => tell({ key: `mare-nostrum.tile.${tile}`, args: {} });
export const tileShort = (tile: string) => tell({ key: `mare-nostrum.tile.${tile}.short`, args: {} });
export const tileText = (tile: string) => tell({ key: `mare-nostrum.tile.${tile}.text`, args: {} });

export function bonusText(bonus: Partial<Record<Track, number>>): string {
  return TRACKS.filter((track) => bonus[track]).map((track) => `+${bonus[track]} ${trackName(track)}`).join(', ');
}

/** A Hero is a laurel on purple, a Wonder is stone. */
export function TileFace({ tile, wonder }: { tile: string; wonder: boolean }) {
  return <span class={`face${wonder ? ' w' : ''}`}><MnIcon name={`tile-${tile}` as MnIconName} /></span>;
}

/** What is on display, with its power in a few words and its price for the reader. */
export function Tiles({ tiles, note, pick, chosen, faceDown }: { tiles: Offered[]; note?: string; pick?(tile: string, anchor: Element): void; chosen?: string; faceDown?: number }) {
  return (
    <section class="mn-panel tiles" aria-labelledby="mn-tiles">
      <h2 id="mn-tiles">
        {say('web.mare-nostrum.tiles')} {note && <small>{note}</small>}
      </h2>
      <ul>
        {tiles.map(({ tile, price, bonus, wonder, can }) => {
          const more = [tileShort(tile), bonusText(bonus)].filter(Boolean).join(' · ');
          return (
            <li key={tile}>
              <button type="button" class={`tile-row${can ? ' can' : ''}${chosen === tile ? ' chosen' : ''}`} onClick={({ currentTarget }) => pick?.(tile, currentTarget)}>
                <TileFace tile={tile} wonder={wonder} />
                <span class="what"><b>{tileName(tile)}</b><small>{more}</small></span>
                {price !== null && <span class={`price${can ? ' ok' : ''}`}>{price}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      {faceDown !== undefined && faceDown > 0 && <p class="soft">{say('web.mare-nostrum.faceDown', { count: faceDown })}</p>}
    </section>
  );
}
