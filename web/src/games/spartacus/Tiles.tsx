import type { ComponentChildren } from 'preact';
import { Icon, listed, openPopover, say, seatClass, useTravel } from '../../kit';
import { pictureOf, SpIcon } from './art';
import { useBoard, type BoardState } from './context';
import { draft, inDraft, putOnScales } from './draft';
import { abilityName, abilityText, cardName, POOLS, type Asset, type House, type Move, type Option, type View } from './model';

/** Attack, defense and speed: order, shape and colour tell them apart. */
export function Stats({ of: { atk, def, spd } }: { of: { atk: number; def: number; spd: number } }) {
  const values = [atk, def, spd];
  return (
    <span class="stats" role="img" aria-label={say('web.spartacus.stats', { atk, def, spd })}>
      {POOLS.map((pool, i) => (
        <span key={pool} class={`chip ${pool.toLowerCase()}`}>{values[i]}</span>
      ))}
    </span>
  );
}

/** An asset in words: what it is, and how it lies. */
export function assetLabel(asset: Asset, view: View): string {
  const parts = [cardName(asset.card)];
  if (asset.kind !== 'EQUIPMENT') parts.push(say('web.spartacus.stats', { atk: asset.atk, def: asset.def, spd: asset.spd }));
  if (asset.stand !== 'READY') parts.push(say(`web.spartacus.stand.${asset.stand}`));
  if (asset.champion) parts.push(say('web.spartacus.champion'));
  else if (asset.favors > 0) parts.push(say('web.spartacus.favors', { count: asset.favors }));
  if (asset.atRisk) parts.push(say('web.spartacus.atRisk'));
  if (view.market?.open && asset.tradable) parts.push(say('web.spartacus.worth', { gold: asset.gold }));
  return parts.join(', ');
}

/** What is said of an asset to whoever touches it. */
export function AssetInfo({ asset }: { asset: Asset }) {
  const { view } = useBoard();
  return (
    <div class="sp-info">
      <b>{assetLabel(asset, view)}</b>
      <Abilities asset={asset} />
      <small class="soft">{say('web.spartacus.worth', { gold: asset.gold })}</small>
    </div>
  );
}

export function Abilities({ asset }: { asset: Pick<Asset, 'card' | 'abilities'> }) {
  return (
    <>
      {Array.from({ length: asset.abilities }, (_, i) => (
        <p key={i} class="ability">
          <b>{abilityName(asset.card, i)}.</b> {abilityText(asset.card, i)}
        </p>
      ))}
    </>
  );
}

const ON_ASSETS: Move['type'][] = ['PickAsset', 'HealNext', 'Sell', 'UseAbility'];

/** The moves that start at an asset. */
export function movesAt({ options }: BoardState, card: string): Option[] {
  return options.filter((option) => ON_ASSETS.includes(option.move.type) && (option.move as { card: string }).card === card);
}

/** Shape says the kind; edge, hatch and badge say the state. */
export function AssetTile({ asset, house, still }: { asset: Asset; house: House; still?: boolean }) {
  const board = useBoard();
  const travel = useTravel<HTMLButtonElement>(still ? null : `sp:${asset.card}`);
  const { view, chosen, choose, does, yours } = board;
  const moves = yours ? movesAt(board, asset.card) : [];
  const onScales = inDraft(asset.card);
  const trading = yours && view.market?.open === true && draft.value !== null && asset.tradable && (house.seat === view.you || house.seat === draft.value.to);
  const isChosen = (moves.length > 0 && chosen.asset === asset.card) || onScales;
  const can = moves.length > 0 || trading;
  const kind = asset.kind === 'GLADIATOR' ? 'gl' : asset.kind === 'SLAVE' ? 'sl' : 'eq';
  return (
    <button ref={travel} type="button" data-stop data-asset={asset.card}
      class={`as ${kind}${asset.stand === 'READY' ? '' : ' ex'}${asset.stand === 'INJURED' ? ' in' : ''}${asset.champion ? ' chm' : ''}${asset.atRisk ? ' risk' : ''}${isChosen ? ' chosen' : can ? ' can' : ''}`}
      aria-label={assetLabel(asset, view)} aria-pressed={can || isChosen ? isChosen : undefined}
      onClick={({ currentTarget: anchor }) => {
        if (trading) putOnScales(asset.card, house.seat === view.you);
        else if (moves.length === 1 && isChosen) does(moves[0]!, anchor);
        else if (moves.length > 0) choose({ asset: asset.card });
        else openPopover(anchor, <InfoWithout asset={asset} view={view} />);
      }}>
      <Badges asset={asset} />
      <AssetFace asset={asset} />
      {view.market?.open && asset.tradable && <span class="tag" aria-hidden="true">{asset.gold}</span>}
      {isChosen && <span class="tick"><Icon name="check" /></span>}
    </button>
  );
}

/** In a popover there is no board around it. */
function InfoWithout({ asset, view }: { asset: Asset; view: View }) {
  return (
    <div class="sp-info">
      <b>{assetLabel(asset, view)}</b>
      <Abilities asset={asset} />
      <small class="soft">{say('web.spartacus.worth', { gold: asset.gold })}</small>
    </div>
  );
}

export function Badges({ asset }: { asset: Asset }) {
  return (
    <>
      {(asset.champion || asset.favors > 0) && (
        <span class="fav" aria-hidden="true">
          {asset.champion ? (
            <span class="cr"><SpIcon name="crown" /></span>
          ) : (
            Array.from({ length: asset.favors }, (_, i) => <span key={i}><SpIcon name="palm" /></span>)
          )}
        </span>
      )}
      {asset.stand === 'EXHAUSTED' && <span class="bdg moon" aria-hidden="true"><SpIcon name="moon" /></span>}
      {asset.stand === 'INJURED' && <span class="bdg inj" aria-hidden="true"><SpIcon name="drop" /></span>}
    </>
  );
}

/** The drawing, the name and the numbers. */
export function AssetFace({ asset }: { asset: Asset }) {
  const picture = <SpIcon name={pictureOf(asset)} />;
  return (
    <>
      {asset.kind === 'EQUIPMENT' ? <span class="oct"><span>{picture}</span></span> : <span class="pt">{picture}</span>}
      <span class="nm">{cardName(asset.card)}</span>
      {asset.kind === 'GLADIATOR' && <Stats of={asset} />}
      {asset.kind !== 'GLADIATOR' && asset.abilities > 0 && <span class="ab">{abilityName(asset.card)}</span>}
    </>
  );
}

/** Guards on the table: a shield each, spent ones dashed with a moon. */
export function Guards({ house }: { house: House }) {
  const board = useBoard();
  const { view, option, does, yours } = board;
  const sell = yours && house.seat === view.you ? option({ type: 'SellGuard' }) : undefined;
  const all = house.guards + house.spentGuards;
  if (all === 0) return null;
  const label = say('web.spartacus.guards', { ready: house.guards, spent: house.spentGuards });
  const shields = Array.from({ length: all }, (_, i) => (
    <span key={i} class={`gd${i < house.guards ? '' : ' ex'}`}>
      <svg viewBox="0 0 30 36"><path d="M2 2H28V17Q28 29 15 35Q2 29 2 17Z" /><path class="cross" d="M15 8V27M8.500 15H21.500" /></svg>
      {i >= house.guards && <span class="bdg moon"><SpIcon name="moon" /></span>}
      {sell && i === 0 && <span class="tag">{house.guardValue}</span>}
    </span>
  ));
  return sell ? (
    <button type="button" class="guards can" data-stop aria-label={`${label}; ${say('web.spartacus.sellGuard', { gold: house.guardValue })}`} onClick={({ currentTarget }) => does(sell, currentTarget)}>
      {shields}
    </button>
  ) : (
    <span class="guards" role="img" aria-label={label}>{shields}</span>
  );
}

/** Influence in bands of the same hand size; the one that holds now in words. */
export function Track({ house, view }: { house: House; view: View }) {
  const { winInfluence: win, handSizes } = view;
  const keeps = (influence: number) => handSizes[handSizes.length > win ? influence : influence - 1] ?? house.keeps;
  const bands: number[][] = [];
  for (let influence = 1; influence <= win; influence++) {
    const band = bands.at(-1);
    if (band && keeps(band[0]!) === keeps(influence)) band.push(influence);
    else bands.push([influence]);
  }
  return (
    <div class={`trk ${seatClass(house.seat)}`} role="img" aria-label={say('web.spartacus.influence', { influence: house.influence, win, keeps: house.keeps })}
      style={{ gridTemplateColumns: bands.map((band) => `${band.length}fr`).join(' ') }}>
      {bands.map((band) => {
        const here = band.includes(house.influence);
        return (
          <div key={band[0]} class={`bd${here ? ' here' : ''}`}>
            <div class="cells" style={{ gridTemplateColumns: `repeat(${band.length}, 1fr)` }}>
              {band.map((influence) => (
                <span key={influence} class={`pip${influence < house.influence ? ' on' : influence === house.influence ? ' cur' : ''}${influence === win ? ' win' : ''}`}>{influence}</span>
              ))}
            </div>
            <span class="hs">{here ? say('web.spartacus.keeps', { keeps: house.keeps }) : keeps(band[0]!)}</span>
          </div>
        );
      })}
    </div>
  );
}

/** Gold in a treasury, or a tied purse while it is concealed. */
export function Treasury({ house, view }: { house: House; view: View }) {
  const hidden = house.gold === null;
  const label = hidden
    ? say('web.spartacus.gold.hidden', { gold: house.goldAtClose ?? 0 })
    : view.concealed ? say('web.spartacus.gold.yoursHidden', { gold: house.gold ?? 0 }) : say('web.spartacus.gold', { gold: house.gold ?? 0 });
  return (
    <span class="gold" role="img" aria-label={label} title={label} data-purse={house.seat}>
      <SpIcon name={view.concealed ? 'purse' : 'coins'} />
      {hidden ? '?' : house.gold}
    </span>
  );
}

export function HandSize({ house }: { house: House }) {
  const label = house.known.length > 0
    ? `${say('web.spartacus.cards', { count: house.cards })} ${say('web.spartacus.known', { cards: listed(house.known.map(cardName)) })}`
    : say('web.spartacus.cards', { count: house.cards });
  return (
    <span class="gold" role="img" aria-label={label} title={label}>
      <SpIcon name="hand" />
      {house.cards}
      {house.known.length > 0 && <Icon name="eye" />}
    </span>
  );
}

/** A small heading with what stands below it. */
export function Group({ title, children, class: more = '' }: { title: string; children: ComponentChildren; class?: string }) {
  return (
    <div class={`grp ${more}`}>
      <span class="grp-title">{title}</span>
      <div class="assets">{children}</div>
    </div>
  );
}

/** An asset among which one is chosen. */
export function PickTile({ asset, on, press }: { asset: Asset; on: boolean; press(): void }) {
  return (
    <button type="button" data-stop data-pick={asset.card} class={`pick-tile ${asset.kind.toLowerCase()}${on ? ' chosen' : ' can'}`} aria-pressed={on} onClick={press}>
      <SpIcon name={pictureOf(asset)} />
      <span>{cardName(asset.card)}</span>
      {asset.kind !== 'EQUIPMENT' && <Stats of={asset} />}
      {on && <span class="tick"><Icon name="check" /></span>}
    </button>
  );
}
