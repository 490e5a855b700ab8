import type { ComponentChildren } from 'preact';
import { say, tell } from '../../kit';
import { resourceName } from './art';
import { bonusText, tileName, tileShort, trackName, TRACKS } from './Leaders';
import { bonusOf, nameAt, provinceLabel, units, whoIs, type Option, type Props } from './model';
import { promptOf } from './prompt';

type TextProps = Pick<Props, 'table' | 'names' | 'position' | 'data'> & {
  /** Does a listed move, where the text is more than to be read. */
  does?(option: Option): void;
};

/** The same position in words: headings and lists, in the order in which a player asks. */
export function TextView({ position, names, does }: TextProps) {
  const { view, you } = position;
  const { trade, movement } = view;
  return (
    <div class="mn-text">
      <Part title={say('web.mare-nostrum.text.now')}>
        <p>{say('web.mare-nostrum.heading', { round: view.round, phase: say(`web.mare-nostrum.phase.${view.phase}`) })}. {promptOf(position, names)}</p>
        {you && you.moves.length > 0 && (
          <ul>
            {you.moves.map((option, i) => {
              const more = [...(option.price ? [say('web.mare-nostrum.text.for', { price: option.price })] : []), ...(option.notes ?? []).map((note) => tell(note, names))].join(', ');
              return <li key={i}>{does ? <button type="button" class="btn" onClick={() => does(option)}>{tell(option.told, names)}</button> : tell(option.told, names)} {more}</li>;
            })}
          </ul>
        )}
      </Part>
      {view.you !== null && (
        <Part title={say('web.mare-nostrum.shield')}>
          <List items={view.stock.map(({ resource, count }) => `${resourceName(resource)}: ${count}`)} />
        </Part>
      )}
      {trade && (
        <Part title={say('web.mare-nostrum.phase.TRADE')}>
          <List items={trade.faceUp.flatMap((open, seat) => (open.length > 0 ? [`${whoIs(view, names, seat)}: ${open.map(({ resource, count }) => `${resourceName(resource)} ${count}`).join(', ')}`] : []))} />
          <List items={trade.takings.map((one, i) => say('web.mare-nostrum.chain.step', { number: i + 1, taker: nameAt(view, one.taker), good: resourceName(one.resource), victim: nameAt(view, one.victim) }))} />
        </Part>
      )}
      {movement && movement.reach.length > 0 && (
        <Part title={say('web.mare-nostrum.phase.MOVEMENT')}>
          <List items={movement.reach.map((one) => say('web.mare-nostrum.text.reach', { from: place(one.from), to: one.to.map(place).join(', '), count: one.movable }))} />
        </Part>
      )}
      <Part title={say('web.mare-nostrum.leaders')}>
        <List items={TRACKS.map((track, i) => `${trackName(track)}: ${view.realms.map((realm) => `${nameAt(view, realm.seat)} ${realm.levels[i]}${realm.titles.includes(track) ? ` (${say('web.mare-nostrum.holder')})` : ''}`).join(', ')}`)} />
      </Part>
      {view.realms.map((realm) => (
        <Part key={realm.seat} title={whoIs(view, names, realm.seat)}>
          <p>
            {say('web.mare-nostrum.text.empire', {
              held: realm.resources, tiles: realm.victory.tiles, tilesNeeded: realm.victory.tilesNeeded, cities: realm.victory.cities.length, citiesNeeded: realm.victory.citiesNeeded, titles: realm.victory.titles,
            })}
          </p>
          <List items={realm.tiles.map((tile) => `${tileName(tile)}: ${tileShort(tile)}`)} />
        </Part>
      ))}
      <Part title={say('web.mare-nostrum.tiles')}>
        <List items={view.display.map(({ tile, price, bonus }) => [tileName(tile), tileShort(tile), bonusText(bonusOf(bonus)), price === null ? '' : say('web.mare-nostrum.text.for', { price })].filter(Boolean).join('; '))} />
      </Part>
      <Part title={say('web.mare-nostrum.map')}>
        <List items={view.provinces.filter((one) => !one.covered).map((one) => provinceLabel(view, one))} />
        <List items={view.seas.map(({ sea, fleets }) => `${tell({ key: `mare-nostrum.sea.${sea}`, args: {} })}: ${fleets.map(({ seat, triremes }) => `${nameAt(view, seat)} ${units('TRIREME', triremes)}`).join(', ') || say('web.mare-nostrum.noShips')}`)} />
      </Part>
    </div>
  );

  function place(id: string): string {
    return tell({ key: `mare-nostrum.${view.seas.some((one) => one.sea === id) ? 'sea' : 'province'}.${id}`, args: {} });
  }
}

function Part({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function List({ items }: { items: string[] }) {
  return items.length === 0 ? null : <ul>{items.map((item, i) => <li key={i}>{item}</li>)}</ul>;
}
