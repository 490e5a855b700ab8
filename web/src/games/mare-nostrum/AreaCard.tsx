import { Button, say, tell } from '../../kit';
import { EmpireMark, MnIcon } from './art';
import { useBoard } from './context';
import { KIND_ICONS, kindOf, placeOf, thingOf } from './items';
import { SiteToken, Token } from './map/tokens';
import { areaName, empireAt, isSea, mapProvinces, nameAt, NO_MARKS, provinceAt, siteName, units, whoIs } from './model';

/** A province or sea looked at closely: who holds it, what stands there, and what the reader can do there now. */
export function AreaCard({ id, close }: { id: string; close?(): void }) {
  const { view, names, data, build, options, chosen } = useBoard();
  const sea = isSea(view, id);
  const province = sea ? undefined : provinceAt(view, id);
  const items = (view.construction?.items ?? []).filter((item) => item.affordable && placeOf(view, item.move) === id);
  const can = view.construction?.item || chosen.item || !options.some(({ move }) => move.type === 'EndBuild') ? [] : items;
  const drawn = province && mapProvinces(view, NO_MARKS).find((one) => one.id === id)!;
  return (
    <section class={`mn-card${province?.controller != null ? ` e-${empireAt(view, province.controller)}` : ''}`} aria-label={areaName(view, id)}>
      <header>
        {province && (province.controller === null ? <span class="seat m open" /> : <EmpireMark empire={empireAt(view, province.controller)} />)}
        <h2>{areaName(view, id)}</h2>
        {sea && <small class="latin">{data.seas.find((one) => one.id === id)?.latin}</small>}
        {province && <small>{province.controller === null ? say('web.mare-nostrum.unclaimed') : province.controller === view.you ? say('web.mare-nostrum.yours') : whoIs(view, names, province.controller)}</small>}
        {close && <Button look="icon" icon="x" aria-label={say('web.mare-nostrum.putAway')} onClick={close} />}
      </header>
      {province && (
        <>
          <ul class="facts">
            {province.war && <li class="warn"><MnIcon name="swords" /> {say('web.mare-nostrum.atWar')}</li>}
            {province.marker !== null && <li class="warn"><MnIcon name="control" /> {say('web.mare-nostrum.markerTaken', { empire: nameAt(view, province.marker) })}</li>}
            {province.icons.map((icon, i) => (
              <li key={icon.icon} class={icon.built ? 'built' : 'open'}>
                <SiteToken site={drawn!.sites[i]!} />
                <span>
                  <b>{siteName(icon)}</b>
                  <small>{!icon.built ? say('web.mare-nostrum.notBuilt') : icon.legion !== null && icon.legion !== province.controller ? say('web.mare-nostrum.heldBy', { empire: nameAt(view, icon.legion) }) : say('web.mare-nostrum.stands')}</small>
                </span>
              </li>
            ))}
            {province.garrisons.filter(({ legions, fortress }) => legions > 0 || fortress).map(({ seat, legions, fortress, placed }) => (
              <li key={seat}>
                <Token kind={legions > 0 ? 'legion' : 'fortress'} empire={empireAt(view, seat)} count={legions} />
                <span>
                  <b>{nameAt(view, seat)}</b>
                  <small>{[...(fortress ? [units('FORTRESS', 1)] : []), ...(legions > 0 ? [units('LEGION', legions)] : []), ...(placed > 0 ? [say('web.mare-nostrum.placed', { count: placed })] : [])].join(' · ')}</small>
                </span>
              </li>
            ))}
          </ul>
          <p class="soft">
            {province.neighbours.length > 0 ? say('web.mare-nostrum.byLand', { places: province.neighbours.map((one) => areaName(view, one)).join(', ') }) : say('web.mare-nostrum.island')}{' '}
            {province.seas.length > 0 && say('web.mare-nostrum.bySea', { places: province.seas.map((one) => areaName(view, one)).join(', ') })}
          </p>
        </>
      )}
      {sea && (
        <ul class="facts">
          {view.seas.find((one) => one.sea === id)!.fleets.map(({ seat, triremes }) => (
            <li key={seat}>
              <Token kind="trireme" empire={empireAt(view, seat)} count={triremes} />
              <span><b>{nameAt(view, seat)}</b><small>{units('TRIREME', triremes)}</small></span>
            </li>
          ))}
          {view.seas.find((one) => one.sea === id)!.fleets.length === 0 && <li class="soft">{say('web.mare-nostrum.noShips')}</li>}
        </ul>
      )}
      {can.length > 0 && (
        <div class="here">
          {can.map((item, i) => (
            <button key={i} type="button" class="chip can" onClick={({ currentTarget }) => build(item, currentTarget)}>
              <MnIcon name={KIND_ICONS[kindOf(view, item.move) ?? 'control']} />
              {thingOf(view, item.move)} <small>{item.price === 0 ? say('web.mare-nostrum.free') : item.token ? say('web.mare-nostrum.cheap', { good: tell({ key: `mare-nostrum.commodity.${item.token}`, args: {} }) }) : item.price}</small>
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

/** An empire looked at closely: its tiles and what they do, its income, its supply. */
export function EmpireCard({ seat }: { seat: number }) {
  const { view, names } = useBoard();
  const realm = view.realms.find((one) => one.seat === seat)!;
  return (
    <div class="empire-card">
      <p><EmpireMark empire={empireAt(view, seat)} size="l" /> <b>{whoIs(view, names, seat)}</b></p>
      <p class="soft">{tell({ key: `mare-nostrum.empire.${realm.empire}.text`, args: {} })}</p>
      <h4>{say('web.mare-nostrum.tiles')}</h4>
      <ul>
        {realm.tiles.map((tile) => (
          <li key={tile}><b>{tell({ key: `mare-nostrum.tile.${tile}`, args: {} })}</b>: {tell({ key: `mare-nostrum.tile.${tile}.text`, args: {} })}</li>
        ))}
        {realm.copied && <li>{say('web.mare-nostrum.copied', { hero: tell({ key: `mare-nostrum.tile.${realm.copied}`, args: {} }) })}</li>}
      </ul>
      <h4>{say('web.mare-nostrum.income')}</h4>
      <p>{[...realm.income.map(({ resource, count }) => tell({ key: `mare-nostrum.goods.${resource}`, args: { count } })), ...(realm.legendary > 0 ? [say('web.mare-nostrum.legendaries', { count: realm.legendary })] : [])].join(', ') || say('web.mare-nostrum.nothing')}</p>
      <h4>{say('web.mare-nostrum.supply')}</h4>
      <p>{[say('web.mare-nostrum.markers', { count: realm.supply.markers }), units('LEGION', realm.supply.legions), units('TRIREME', realm.supply.triremes), units('FORTRESS', realm.supply.fortresses)].join(', ')}</p>
    </div>
  );
}
