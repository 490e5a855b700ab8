import { useState } from 'preact/hooks';
import { Button, Emblem, Icon, RuleLink, say, seatClass, tell, useZone } from '../../kit';
import { Answers } from './Answers';
import { Fist, Pennant, pictureOf, Scales, SpIcon, type SpIconName } from './art';
import { useBoard } from './context';
import { ActField, Gold, PledgeFields, SecretField } from './Deals';
import { clearDraft, draft, newDraft, putOnScales } from './draft';
import { abilityName, abilityText, cardName, faceOf, fieldOf, formOf, houseAt, nameOf, ofType, rivals, type Asset, type View } from './model';
import { Foot } from './Stage';
import { AssetFace, movesAt, Stats } from './Tiles';

/** Stalls, with the scales between them. */
export function OpenMarketStage() {
  const board = useBoard();
  const { view, names, option, does, position, chosen } = board;
  const terms = draft.value;
  const done = option({ type: 'Done' });
  const again = option({ type: 'NotDone' });
  const form = formOf(position, 'Propose');
  const partners = fieldOf(form, 'to', 'Seat')?.seats ?? (form ? rivals(view).map((house) => house.seat) : []);
  const sale = chosen.asset ? movesAt(board, chosen.asset).find((one) => one.move.type === 'Sell') : undefined;
  return (
    <section class={`stage barter${board.must ? ' yours' : ''}`} aria-label={say('web.spartacus.market.open')}>
      <h2>
        {terms && <Pennant seat={terms.to} />}
        {terms ? say('web.spartacus.barter', { house: nameOf(view, names, terms.to) }) : say('web.spartacus.market.open')}
        <small class="soft">{say(terms ? 'web.spartacus.barter.how' : 'web.spartacus.market.how')}</small>
      </h2>
      {terms ? (
        <>
          <Tray side="give" />
          <div class="scl">
            <Scales />
            <small class="soft">{say('web.spartacus.barter.bank')}</small>
          </div>
          <Tray side="get" />
          <details class="more-terms">
            <summary>
              <SpIcon name="quill" /> {say('web.spartacus.barter.more')}
            </summary>
            <ActField />
            <PledgeFields />
            <SecretField />
          </details>
        </>
      ) : (
        <div class="market-choose">
          <BankSide />
          <div class="market-side">
            <h3><SpIcon name="scales" /> {say('web.spartacus.market.houses')}</h3>
            {partners.map((seat) => (
              <button key={seat} type="button" class={`aim-seat big ${seatClass(seat)}`} data-offer={seat} onClick={() => newDraft(seat)}>
                <Pennant seat={seat} />
                <span>
                  {say('web.spartacus.barter', { house: nameOf(view, names, seat) })}
                  <small>{say('web.spartacus.market.wares', { count: houseAt(view, seat).assets.filter((asset) => asset.tradable).length, gold: houseAt(view, seat).gold ?? 0 })}</small>
                </span>
              </button>
            ))}
            {partners.length === 0 && <p class="soft">{say('web.spartacus.market.wait')}</p>}
          </div>
        </div>
      )}
      <div class="barter-foot">
        <span class="bind seal">
          <SpIcon name="seal" />
          <span><b>{say('web.spartacus.seal')}</b> {say('web.spartacus.seal.text')} <RuleLink rule="SP-MKT-3" /></span>
        </span>
        <span class="grow" />
        <DoneSeats />
        {sale && !terms && (
          <Button look="primary" data-move="Sell" onClick={({ currentTarget }) => does(sale, currentTarget)}>
            {tell(sale.told, names)} <span class="coin">+{assetOf(view, chosen.asset!)?.gold}</span>
          </Button>
        )}
        <Foot bare without={['Done', 'NotDone', 'Sell', 'SellGuard']} />
        {terms && <Button onClick={clearDraft}>{say('web.spartacus.barter.clear')}</Button>}
        {terms && (
          <Button look="primary" data-move="Propose" onClick={({ currentTarget }) => void does({ move: terms }, currentTarget).then((played) => played && clearDraft())}>
            <SpIcon name="deal" />
            {say('web.spartacus.offer.send', { house: nameOf(view, names, terms.to) })}
          </Button>
        )}
        {done && <Button data-move="Done" onClick={({ currentTarget }) => does(done, currentTarget)} icon="check">{say('web.spartacus.market.done')}</Button>}
        {again && <Button data-move="NotDone" onClick={({ currentTarget }) => does(again, currentTarget)} icon="undo">{say('web.spartacus.market.again')}</Button>}
      </div>
    </section>
  );
}

/** What the bank would pay for: a touch chooses it, the button below sells it. */
function BankSide() {
  const board = useBoard();
  const { me, chosen, choose, does, option } = board;
  const zone = useZone<HTMLDivElement>();
  const wares = (me?.assets ?? []).filter((asset) => movesAt(board, asset.card).some((one) => one.move.type === 'Sell'));
  const guard = option({ type: 'SellGuard' });
  return (
    <div class="market-side">
      <h3><SpIcon name="coins" /> {say('web.spartacus.market.bank')}</h3>
      {wares.length === 0 && !guard && <p class="soft">{say('web.spartacus.market.nothing')} <RuleLink rule="SP-MKT-3" /></p>}
      <div class="wares-list" role="group" aria-label={say('web.spartacus.market.bank')} {...zone}>
        {wares.map((asset) => {
          const on = chosen.asset === asset.card;
          return (
            <button key={asset.card} type="button" data-stop data-ware={asset.card} class={`ware${on ? ' chosen' : ' can'}`} aria-pressed={on} onClick={() => choose(on ? {} : { asset: asset.card })}>
              <SpIcon name={pictureOf(asset)} />
              <span>
                {cardName(asset.card)}
                <small>{asset.ledger === 0 ? say(`web.spartacus.kind.${asset.kind}`) : say('web.spartacus.market.ledger', { gold: signed(-asset.ledger) })}</small>
              </span>
              <span class="coin">{asset.gold}</span>
            </button>
          );
        })}
        {guard && me && (
          <button type="button" data-stop data-move="SellGuard" class="ware can" onClick={({ currentTarget }) => does(guard, currentTarget)}>
            <SpIcon name="shield" />
            <span>{say('web.spartacus.market.guard')}</span>
            <span class="coin">{me.guardValue}</span>
          </button>
        )}
      </div>
    </div>
  );
}

function DoneSeats() {
  const { view, names } = useBoard();
  const done = view.houses.filter((house) => house.done);
  return (
    <span class="done-seats">
      {done.map(({ seat }) => <Emblem key={seat} seat={seat} size="s" label={names.of(seat)} />)}
      <small class="soft">{say('web.spartacus.market.doneCount', { done: done.length, of: view.houses.length })}</small>
    </span>
  );
}

function assetOf(view: View, card: string): Asset | undefined {
  return view.houses.flatMap((house) => house.assets).find((asset) => asset.card === card);
}

const signed = (value: number) => (value < 0 ? `\u2212${-value}` : `+${value}`);

/** What the trade does to a house: gold, the next ledger, who can fight. */
function After({ seat, gives, gets, gold }: { seat: number; gives: Asset[]; gets: Asset[]; gold: number }) {
  const { view, names } = useBoard();
  const house = houseAt(view, seat);
  const ledger = house.ledger.income - house.ledger.expense;
  const sum = (assets: Asset[], of: (asset: Asset) => number) => assets.reduce((total, asset) => total + of(asset), 0);
  const fights = (asset: Asset) => (asset.kind === 'EQUIPMENT' ? 0 : 1);
  const changes: [SpIconName, string, number | null, number][] = [
    ['coins', say('web.spartacus.after.gold'), house.gold, gold],
    ['ledger', say('web.spartacus.after.ledger'), ledger, sum(gets, (asset) => asset.ledger) - sum(gives, (asset) => asset.ledger)],
    ['swords', say('web.spartacus.after.fighters'), house.fighters, sum(gets, fights) - sum(gives, fights)],
  ];
  return (
    <div class="after">
      <h4>{seat === view.you ? say('web.spartacus.after.you') : say('web.spartacus.after', { house: nameOf(view, names, seat) })}</h4>
      <p>
        {changes.map(([icon, label, before, change]) => before !== null && (
          <span key={icon} class={change === 0 ? 'soft' : ''}>
            <SpIcon name={icon} /> {label} {change === 0 ? <b>{before}</b> : <>{before} {'\u203a'} <b>{before + change}</b></>}
          </span>
        ))}
        {[...gives, ...gets].some((asset) => asset.champion) && <span><SpIcon name="crown" /> {say('web.spartacus.after.champion')} <RuleLink rule="SP-MKT-7" /></span>}
      </p>
    </div>
  );
}

/** What lies on one side of the scales; a touch takes it down. */
function Tray({ side }: { side: 'give' | 'get' }) {
  const { view, names } = useBoard();
  const terms = draft.value!;
  const onScales = (which: 'give' | 'get') => terms[which].map((card) => assetOf(view, card)).filter((asset): asset is Asset => asset !== undefined);
  const wares = onScales(side);
  const [gives, gets] = side === 'give' ? [onScales('give'), onScales('get')] : [onScales('get'), onScales('give')];
  const gold = (side === 'give' ? 1 : -1) * (terms.getGold - terms.giveGold);
  return (
    <div class="tray">
      <h3>{say(`web.spartacus.tray.${side}`)}</h3>
      <div class="wares">
        {wares.map((asset) => (
          <button key={asset.card} type="button" class={`as ${asset.kind === 'GLADIATOR' ? 'gl' : asset.kind === 'SLAVE' ? 'sl' : 'eq'}`} aria-label={say('web.spartacus.tray.take', { card: cardName(asset.card) })} onClick={() => putOnScales(asset.card, side === 'give')}>
            <AssetFace asset={asset} />
          </button>
        ))}
        <Gold side={side === 'give' ? 'giveGold' : 'getGold'} />
        <Gold side={side === 'give' ? 'giveGuards' : 'getGuards'} />
        {wares.length === 0 && <p class="soft hint">{say(side === 'give' ? 'web.spartacus.tray.give.hint' : 'web.spartacus.tray.get.hint', { house: nameOf(view, names, terms.to) })}</p>}
      </div>
      <After seat={side === 'give' && view.you !== null ? view.you : terms.to} gives={gives} gets={gets} gold={gold} />
    </div>
  );
}

// auction ----------------------------------------------------------------------------------------

/** The row of lots, the one on the block, and the hands. */
export function AuctionStage() {
  const { view, names, must, past } = useBoard();
  const { row, bidding } = view.market!;
  const at = bidding?.lot ?? row.findIndex((lot) => lot.winner === null && !lot.faceup);
  return (
    <>
      <ol class="lots" aria-label={say('web.spartacus.lots')} tabIndex={0}>
        {row.map((lot) => {
          const sold = lot.winner !== null;
          const now = lot.lot === at && bidding !== null;
          return (
            <li key={lot.lot} class={`lot${sold ? ' sold' : ''}${now ? ' cur' : ''}`} aria-current={now ? 'step' : undefined}>
              {lot.card ? <SpIcon name={sold ? 'gavel' : pictureOf({ card: lot.card, kind: kindOf(lot.card, view) })} /> : <span class="lot-back"><SpIcon name="amphora" /></span>}
              <span>
                <b>{lot.card ? cardName(lot.card) : say('web.spartacus.lot', { lot: lot.lot + 1 })}</b>
                <small>
                  {sold ? say('web.spartacus.lot.sold', { house: nameOf(view, names, lot.winner!), gold: lot.price ?? 0 })
                    : now ? say('web.spartacus.lot.now')
                    : lot.faceup ? say('web.spartacus.lot.unsold')
                    : lot.card ? say('web.spartacus.lot.peeked') : say('web.spartacus.lot.down')}
                </small>
                {!now && lot.card && past.bids.has(lot.card) && (
                  <small class="soft">{say('web.spartacus.lot.bids', { bids: past.bids.get(lot.card)!.at(-1)!.bids.filter((bid) => bid >= 0).toSorted((a, b) => b - a).join(', ') })}</small>
                )}
              </span>
            </li>
          );
        })}
        <li class={`lot host-lot${bidding?.host ? ' cur' : ''}`} aria-current={bidding?.host ? 'step' : undefined}>
          <SpIcon name="thumb" />
          <span>
            <b>{say('web.spartacus.lot.host')}</b>
            <small>{say('web.spartacus.lot.host.text')}</small>
          </span>
        </li>
      </ol>
      <section class={`stage block${must ? ' yours' : ''}`} aria-label={say('web.spartacus.auction')}>
        {bidding && (bidding.host ? <HostCard /> : <LotCard card={row[bidding.lot]?.card ?? null} />)}
        <div class="bids">
          {view.window ? <Answers /> : bidding ? <Bidding key={`${bidding.lot} ${bidding.rounds.length}`} /> : <LastBids />}
          <Foot bare without={['Bid', 'Pass', 'UseAbility', 'React']} />
        </div>
      </section>
    </>
  );
}

function kindOf(card: string, view: View): Asset['kind'] {
  return view.houses.flatMap((house) => house.assets).find((asset) => asset.card === card)?.kind ?? 'GLADIATOR';
}

function LotCard({ card }: { card: string | null }) {
  const { data } = useBoard();
  if (!card) return null;
  const face = data.market.find((one) => one.id === faceOf(card));
  if (!face) return null;
  const kind = face.type.toUpperCase() as Asset['kind'];
  return (
    <div class="lotcard">
      <div class={`niche ${face.type}`}><SpIcon name={pictureOf({ card, kind })} /></div>
      <h3>{cardName(card)}</h3>
      <p class="soft">{say(`web.spartacus.kind.${kind}`)}, {say('web.spartacus.worth', { gold: face.gold })}</p>
      {face.atk !== undefined && <Stats of={{ atk: face.atk, def: face.def!, spd: face.spd! }} />}
      {face.abilities.map((_, i) => (
        <p key={i}>
          <b>{abilityName(card, i)}.</b> {abilityText(card, i)}
        </p>
      ))}
    </div>
  );
}

function HostCard() {
  return (
    <div class="lotcard">
      <div class="niche"><SpIcon name="thumb" /></div>
      <h3>{say('web.spartacus.lot.host')}</h3>
      <p class="soft">{say('web.spartacus.lot.host.text')} <RuleLink rule="SP-MKT-17" /></p>
    </div>
  );
}

/** A column a house, a row a round: opened hands above, closed fists below. */
function Bidding() {
  const { view, names, options, does, me } = useBoard();
  const bidding = view.market!.bidding!;
  const zone = useZone<HTMLDivElement>();
  const [picked, setPicked] = useState<number | null>(null);
  const seats = view.order.length === view.houses.length ? view.order : view.houses.map((house) => house.seat);
  const bids = ofType(options, 'Bid');
  const sealed = bidding.yours;
  const onTable = view.you === null ? 0 : (bidding.table[view.you] ?? 0);
  const now = picked ?? sealed ?? (bids.length === 1 ? bids[0]!.move.gold : null);
  const chosen = bids.find((option) => option.move.gold === now);
  return (
    <>
      <div class="rounds" style={{ '--n': seats.length }}>
        <span />
        {seats.map((seat) => (
          <span key={seat} class="hcol">
            <Emblem seat={seat} size="s" />
            {seat === view.you ? say('web.spartacus.youShort') : nameOf(view, names, seat)}
          </span>
        ))}
        {bidding.rounds.map((round, r) => {
          const most = Math.max(...round);
          return [
            <span key={`h${r}`} class="rlabel">
              <b>{say('web.spartacus.bids.round', { round: r + 1 })}</b>
              <small class="soft">{say('web.spartacus.bids.together')}</small>
            </span>,
            ...seats.map((seat) => <OpenHand key={`${r}-${seat}`} seat={seat} gold={round[seat] ?? -1} most={most} tied />),
          ];
        })}
        <span class="rlabel">
          <b>{say('web.spartacus.bids.round', { round: bidding.rounds.length + 1 })}</b>
          <small class="soft">{say('web.spartacus.sealed', { answered: bidding.answered.length, of: bidding.bidders.length })}</small>
        </span>
        {seats.map((seat) =>
          bidding.bidders.includes(seat) ? (
            <span key={seat} class={`bidder${seat === view.you ? ' you' : ''}`}>
              <Fist seat={seat} />
              {seat === view.you ? <b>{sealed === null ? say('web.spartacus.bids.open') : say('web.spartacus.bids.yours', { gold: sealed })}</b> : <small>{say('web.spartacus.bids.closed')}</small>}
              {(bidding.table[seat] ?? 0) > 0 && (
                <small>
                  <span class="coin s">{bidding.table[seat]}</span> {say('web.spartacus.bids.table')}
                </small>
              )}
            </span>
          ) : (
            <span key={seat} class="bidder out"><small>{say('web.spartacus.bids.out')}</small></span>
          ),
        )}
      </div>
      {bids.length > 0 && (
        <div class="bidbar">
          <span>
            <b>{onTable > 0 ? say('web.spartacus.bids.add', { gold: onTable }) : say('web.spartacus.bids.yourBid')}</b>
            <small class="soft">{say('web.spartacus.bids.have', { gold: bidding.most ?? me?.gold ?? 0 })}</small>
          </span>
          <div class="bidn" role="group" aria-label={say('web.spartacus.bids.yourBid')} {...zone}>
            {bids.map((option) => (
              <button key={option.move.gold} type="button" data-stop data-bid={option.move.gold} class={`coinbtn${option.move.gold === 0 ? ' z' : ''}${option.move.gold === now ? ' chosen' : ' can'}`} aria-pressed={option.move.gold === now}
                onClick={({ currentTarget }) => (option.move.gold === picked ? does(option, currentTarget) : setPicked(option.move.gold))}>
                {option.move.gold}
              </button>
            ))}
          </div>
          <span class="grow" />
          {chosen && now !== null && now !== sealed && (
            <Button look="primary" data-move="Bid" onClick={({ currentTarget }) => does(chosen, currentTarget)}>
              {say(sealed === null ? 'web.spartacus.bids.close' : 'web.spartacus.bids.change', { gold: now })}
            </Button>
          )}
          {sealed !== null && now === sealed && <span class="soft"><SpIcon name="seal" /> {say('web.spartacus.bids.sealed')}</span>}
        </div>
      )}
      {bidding.rounds.length === 0 && <LastBids />}
    </>
  );
}

function OpenHand({ seat, gold, most, tied }: { seat: number; gold: number; most: number; tied?: boolean }) {
  if (gold < 0) return <span class="bidder out" />;
  const best = gold === most && most > 0;
  return (
    <span class={`bidder opened${best ? ' win' : ' out'}`}>
      <Fist seat={seat} gold={gold} />
      <small>{best ? <b>{say(tied ? 'web.spartacus.bids.tied' : 'web.spartacus.bids.best', { gold })}</b> : say('web.spartacus.bids.lost', { gold })}</small>
    </span>
  );
}

/** The hands that have just been opened. */
function LastBids() {
  const { past, view } = useBoard();
  if (!past.lastBids) return null;
  const { bids, card } = past.lastBids;
  const most = Math.max(...bids);
  const winners = bids.filter((gold) => gold === most).length;
  return (
    <div class="last-bids">
      <small class="soft"><Icon name="eye" /> {card ? say('web.spartacus.bids.last', { card: cardName(card) }) : say('web.spartacus.bids.lastHost')}</small>
      {view.houses.map(({ seat }) => (bids[seat] ?? -1) >= 0 && <OpenHand key={seat} seat={seat} gold={bids[seat]!} most={most} tied={winners > 1} />)}
    </div>
  );
}
