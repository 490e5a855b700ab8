import { Emblem, Icon, openPopover, say, seatClass, useZone } from '../../kit';
import { Pennant, SpIcon } from './art';
import { useBoard, type BoardState } from './context';
import { AssetTile, Group, Guards, HandSize, Track, Treasury } from './Tiles';
import { nameOf, rivals, ruleName, ruleText, type House, type Kinds } from './model';

const kindsOf = (house: House): Kinds => ({
  gladiators: house.assets.filter((asset) => asset.kind === 'GLADIATOR'),
  slaves: house.assets.filter((asset) => asset.kind === 'SLAVE'),
  equipment: house.assets.filter((asset) => asset.kind === 'EQUIPMENT'),
});

export function Rivals() {
  const { view } = useBoard();
  const zone = useZone<HTMLDivElement>();
  const others = rivals(view);
  return (
    <div class={`rivals n${others.length}`} role="group" aria-label={say('web.spartacus.rivals')} {...zone}>
      {others.map((house) => (
        <RivalHouse key={house.seat} house={house} />
      ))}
    </div>
  );
}

/** The ludus of another house. */
export function RivalHouse({ house, still }: { house: House; still?: boolean }) {
  const board = useBoard();
  const { view, names } = board;
  const { gladiators, slaves, equipment } = kindsOf(house);
  return (
    <section data-panel={`house-${house.seat}`} class={`lud ${seatClass(house.seat)}${house.targeted ? ' tgt' : ''}${view.turn === house.seat ? ' acts' : ''}${view.market?.open ? ' awning' : ''}`}
      aria-label={say('web.spartacus.house', { house: nameOf(view, names, house.seat), player: names.of(house.seat) })} data-seat={house.seat}>
      <header>
        <Pennant seat={house.seat} />
        <div class="who">
          <h3>{nameOf(view, names, house.seat)}</h3>
          <p>{names.of(house.seat)} <Marks house={house} /></p>
        </div>
        <span class="meta">
          <Treasury house={house} view={view} />
          <HandSize house={house} />
        </span>
      </header>
      <Track house={house} view={view} />
      {gladiators.length > 0 && <div class="row g1">{gladiators.map((asset) => <AssetTile key={asset.card} asset={asset} house={house} still={still} />)}</div>}
      <div class="row g2">
        {slaves.map((asset) => <AssetTile key={asset.card} asset={asset} house={house} still={still} />)}
        {house.guards + house.spentGuards > 0 && <Guards house={house} />}
        {equipment.map((asset) => <AssetTile key={asset.card} asset={asset} house={house} still={still} />)}
        {house.assets.length === 0 && <small class="soft">{say('web.spartacus.noAssets')}</small>}
      </div>
    </section>
  );
}

/** What is true of a house now: host, target, done, its record. */
function Marks({ house }: { house: House }) {
  const { view } = useBoard();
  return (
    <span class="marks">
      {view.host === house.seat && (
        <span class="host">
          <SpIcon name="thumb" />
          {say('web.spartacus.host')}
        </span>
      )}
      {view.market?.open && house.done && (
        <span class="dn y">
          <Icon name="check" />
          {say('web.spartacus.done')}
        </span>
      )}
    </span>
  );
}

/** The reader's own ludus: larger tiles that say what they can do, and the next ledger. */
export function OwnHouse({ fold, folded, still }: { fold?: () => void; folded?: boolean; still?: boolean }) {
  const board = useBoard();
  const { view, me, names } = board;
  const zone = useZone<HTMLDivElement>();
  if (!me) return null;
  const { gladiators, slaves, equipment } = kindsOf(me);
  const ready = gladiators.filter((asset) => asset.stand === 'READY').length;
  const { income, expense } = me.ledger;
  const bare = me.assets.length === 0; // titles and guards alone may be wider than a phone, and then no tile is there to scroll by
  return (
    <section data-panel={`house-${me.seat}`} class={`lud own ${seatClass(me.seat)}${me.targeted ? ' tgt' : ''}${view.market?.open ? ' awning' : ''}`} aria-label={say('web.spartacus.house.yours')} data-seat={me.seat}>
      <div class="own-who">
        <header>
          <Pennant seat={me.seat} size="l" />
          <div class="who">
            <h3>{nameOf(view, names, me.seat)}</h3>
            <p>{say(view.turn === me.seat ? 'web.spartacus.you.turn' : 'web.spartacus.you', { name: names.of(me.seat) })}</p>
          </div>
          <span class="meta">
            <Treasury house={me} view={view} />
          </span>
        </header>
        <Track house={me} view={view} />
        <div class="led">
          <SpIcon name="ledger" />
          {say('web.spartacus.ledger', { income, expense, sum: income - expense })}
          {me.ledger.needed > 0 && <b class="bad">{say('web.spartacus.ledger.short', { count: me.ledger.needed })}</b>}
          <Marks house={me} />
        </div>
        {fold && (
          <button type="button" class="btn fold" data-open={folded ? 'hand' : undefined} aria-expanded={!folded} onClick={fold}>
            <SpIcon name="hand" />
            {say('web.spartacus.hand.fold', { count: view.hand.reduce((sum, card) => sum + card.copies, 0) })}
          </button>
        )}
      </div>
      <div class="own-assets" {...zone} role="group" tabIndex={bare ? 0 : undefined} aria-label={say('web.spartacus.assets')}>
        <Group title={say('web.spartacus.gladiators', { ready, count: gladiators.length })}>
          {gladiators.map((asset) => <AssetTile key={asset.card} asset={asset} house={me} still={still} />)}
        </Group>
        <Group title={say('web.spartacus.slaves')}>{slaves.map((asset) => <AssetTile key={asset.card} asset={asset} house={me} still={still} />)}</Group>
        {me.guards + me.spentGuards > 0 && (
          <Group title={say('web.spartacus.guardsTitle')}>
            <Guards house={me} />
          </Group>
        )}
        <Group title={say('web.spartacus.equipment')}>{equipment.map((asset) => <AssetTile key={asset.card} asset={asset} house={me} still={still} />)}</Group>
      </div>
    </section>
  );
}

/** All houses as small chips: for phones, and beside the arena. */
export function HouseChips({ open }: { open(seat: number): void }) {
  const { view, names, me } = useBoard();
  const zone = useZone<HTMLDivElement>();
  const seats = me ? [me, ...rivals(view)] : rivals(view);
  return (
    <div class="chips" role="group" aria-label={say('web.spartacus.houses')} {...zone}>
      {seats.map((house) => (
        <button key={house.seat} type="button" data-stop class={`hc ${seatClass(house.seat)}${house.targeted ? ' tgt' : ''}${view.turn === house.seat ? ' acts' : ''}`}
          aria-label={say('web.spartacus.chip', {
            house: nameOf(view, names, house.seat), influence: house.influence, gold: house.gold ?? '?', cards: house.cards, host: view.host === house.seat ? 'yes' : 'no',
          })}
          onClick={() => open(house.seat)}>
          <span class="ha">
            <Emblem seat={house.seat} />
            <b>{house.influence}</b>
          </span>
          <span class="t12" aria-hidden="true">
            {Array.from({ length: view.winInfluence }, (_, i) => <i key={i} class={i < house.influence ? 'on' : ''} />)}
          </span>
          <span class="hm">
            <span data-purse={house.seat}><SpIcon name={view.concealed ? 'purse' : 'coins'} />{house.gold ?? '?'}</span>
            <span><SpIcon name="hand" />{house.cards}</span>
          </span>
          <span class="hn">
            {view.host === house.seat && <SpIcon name="thumb" />}
            {house.seat === view.you ? say('web.spartacus.youShort') : nameOf(view, names, house.seat)}
          </span>
        </button>
      ))}
    </div>
  );
}

/** The special rules of the own house: a button where it can be used. */
export function HouseRules() {
  const board = useBoard();
  const { view, data } = board;
  return (
    <>
      {view.rules.map(({ rule, usable }) => {
        const uses = usesOf(board, rule);
        return (
          <button key={rule} type="button" class={`hr${uses.length > 0 ? ' can' : ' no'}`} aria-disabled={uses.length === 0 || undefined} data-rule={rule}
            onClick={({ currentTarget: anchor }) => {
              if (uses.length === 1) board.does(uses[0]!, anchor);
              else if (uses.length > 1) openPopover(anchor, <Amounts board={board} rule={rule} />);
              else board.whyNot({ type: 'UseHouseRule', rule, amount: null }, anchor);
            }}>
            <b>{ruleName(data, rule)}</b>
            <span>{ruleText(data, rule)}</span>
            {!usable && uses.length === 0 && <Icon name="lock" />}
          </button>
        );
      })}
    </>
  );
}

function usesOf({ options }: BoardState, rule: string) {
  return options.filter((option) => option.move.type === 'UseHouseRule' && option.move.rule === rule);
}

function Amounts({ board, rule }: { board: BoardState; rule: string }) {
  const { data } = board;
  return (
    <div class="sp-info">
      <b>{ruleName(data, rule)}</b>
      <div class="amounts">
        {usesOf(board, rule).map((option) => {
          const amount = option.move.type === 'UseHouseRule' ? option.move.amount : null;
          return (
            <button key={amount} type="button" class="coinbtn" onClick={({ currentTarget }) => board.does(option, currentTarget)}>{amount}</button>
          );
        })}
      </div>
    </div>
  );
}
