import { listed, RuleLink, say } from '../../kit';
import type { EndProps } from '../registry';
import { EmpireMark } from './art';
import { Leaders, tileName, TRACKS, trackName, Ways } from './Leaders';
import { cityName, empireAt, facesOf, goals, nameAt, standings, type Data, type View } from './model';
import { MareMap } from './map/Map';
import { Symbols } from './map/tokens';
import { mapProvinces, mapSeas, neighboursOf, NO_MARKS } from './model';
import { useEffect, useMemo } from 'preact/hooks';
import { faces } from '../../kit';
import './mare-nostrum.css';

const RULES: Record<string, string> = { PYRAMIDS: 'MN-6.1', FIVE_HEROES: 'MN-6.2-a', FOUR_CITIES: 'MN-6.3-a', THREE_TITLES: 'MN-6.4', ROUND_LIMIT: 'MN-R-11' };

/** Who won, in which of the four ways, and how near the others were. */
export function End({ position, names, data }: EndProps<View, Data>) {
  const { view, outcome } = position;
  const result = outcome?.result ?? view.outcome?.result ?? 'ROUND_LIMIT';
  const winners = outcome?.winners ?? [];
  const all = useMemo(() => [...standings(view, names)].sort((a, b) => Number(winners.includes(b.seat)) - Number(winners.includes(a.seat))), [view]);
  useEffect(() => {
    faces.value = facesOf(view);
    return () => {
      faces.value = null;
    };
  }, []);
  return (
    <div class="mn mn-end">
      <Symbols />
      <header class="verdict band-mare">
        {winners.map((seat) => <EmpireMark key={seat} empire={empireAt(view, seat)} size="l" />)}
        <div>
          <h2>{winners.length === 0 ? say('web.mare-nostrum.end.nobody') : say('web.mare-nostrum.end.won', { count: winners.length, players: listed(winners.map((seat) => say('web.mare-nostrum.playerOf', { player: names.of(seat), empire: nameAt(view, seat) }))) })}</h2>
          <p>{say(`web.mare-nostrum.end.${result}`, { round: view.round })} <RuleLink rule={RULES[result] ?? 'MN-6.7'} long /></p>
        </div>
      </header>
      <div class="end-grid">
        <Ways standings={all} goals={goals(view)} />
        <Leaders standings={all} changed />
        <section class="mn-panel">
          <h3>{say('web.mare-nostrum.end.empires')}</h3>
          <table class="end-table">
            <thead>
              <tr>
                <td />
                {all.map((one) => <th key={one.seat} scope="col"><EmpireMark empire={one.empire} /> {one.name}<small>{one.player}</small></th>)}
              </tr>
            </thead>
            <tbody>
              <Row title={say('web.mare-nostrum.way.FIVE_HEROES')} cells={all.map((one) => one.tiles.map(tileName).join(', '))} />
              <Row title={say('web.mare-nostrum.way.FOUR_CITIES')} cells={all.map((one) => view.realms.find(({ seat }) => seat === one.seat)!.victory.cities.map((icon) => cityName(icon.replace(/^.*\./, ''))).join(', '))} />
              <Row title={say('web.mare-nostrum.way.THREE_TITLES')} cells={all.map((one) => one.titles.map(trackName).join(', '))} />
              <Row title={say('web.mare-nostrum.end.provinces')} cells={all.map((one) => String(view.provinces.filter(({ controller }) => controller === one.seat).length))} />
              {TRACKS.map((track) => <Row key={track} title={trackName(track)} cells={all.map((one) => String(one.levels[track]))} />)}
            </tbody>
          </table>
        </section>
        <section class="mn-panel end-map" aria-label={say('web.mare-nostrum.map')}>
          <MareMap provinces={mapProvinces(view, NO_MARKS)} seas={mapSeas(view, data, NO_MARKS)} neighbours={neighboursOf(view)} label={say('web.mare-nostrum.map')} onArea={() => {}} />
        </section>
      </div>
    </div>
  );
}

function Row({ title, cells }: { title: string; cells: string[] }) {
  return (
    <tr>
      <th scope="row">{title}</th>
      {cells.map((cell, i) => <td key={i}>{cell || '–'}</td>)}
    </tr>
  );
}
