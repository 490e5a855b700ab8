import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Button, Dialog, Emblem, Icon, RuleLink, say, Segments, seatClass, Select, TextField, Toggle } from '../../kit';
import { SpIcon } from './art';
import { OrderSwitches } from '../../table/Orders';
import { Board, useBoard, type BoardState } from './context';
import { change, clearDraft, counter, draft, newDraft } from './draft';
import { cardName, fieldOf, formOf, houseAt, nameOf, rivals, type Move, type Offer, type Pledge, type Propose, type Props } from './model';
import { useTable } from './table';

type Tab = 'deals' | 'pledges';

/** In the margin: what was offered, and what was promised. */
export function Aside(props: Props) {
  const board = useTable(props);
  return (
    <Board.Provider value={board}>
      <section class="sp sp-aside" aria-label={say('web.spartacus.deals')}>
        {board.view.concealed && <Purses />}
        <Deals />
        <Standing />
      </section>
    </Board.Provider>
  );
}

/** What is answered for the reader without asking. */
export function Standing() {
  const { openOrders, table, names } = useBoard();
  return openOrders ? <OrderSwitches id={table.id} names={names} /> : null;
}

/** While gold is concealed: what was public of each purse. */
export function Purses() {
  const { view, names, past } = useBoard();
  const shown = past.lastBids?.bids;
  return (
    <div class="purses">
      <h3>{say('web.spartacus.purses')} <RuleLink rule="SP-MKT-9" /></h3>
      <ul>
        {rivals(view).map(({ seat, goldAtClose, onTable }) => (
          <li key={seat}>
            <Emblem seat={seat} size="s" />
            <b>{nameOf(view, names, seat)}</b>
            <small>{say('web.spartacus.purses.close', { gold: goldAtClose ?? 0 })}</small>
            <span class="soft">
              <SpIcon name="purse" /> {onTable > 0 ? say('web.spartacus.purses.table', { gold: onTable }) : (shown?.[seat] ?? -1) >= 0 ? say('web.spartacus.purses.shown', { gold: shown![seat]! }) : '?'}
            </span>
          </li>
        ))}
      </ul>
      {view.othersGold !== null && <p class="soft">{say('web.spartacus.purses.together', { gold: view.othersGold })}</p>}
    </div>
  );
}

/** How many offers wait for the reader. */
export function waiting({ view }: { view: Props['position']['view'] }): number {
  return view.offers.filter((offer) => offer.terms.to === view.you).length;
}

export function Deals() {
  const board = useBoard();
  const { view } = board;
  const [tab, setTab] = useState<Tab>('deals');
  const count = waiting(board);
  return (
    <div class="deals">
      <div class="tabs" role="tablist" aria-label={say('web.spartacus.deals')}>
        {(['deals', 'pledges'] as const).map((one) => (
          <button key={one} type="button" role="tab" aria-selected={tab === one} class={`tab${tab === one ? ' on' : ''}`} onClick={() => setTab(one)}>
            {say(one === 'deals' ? 'web.spartacus.deals' : 'web.spartacus.pledges')}
            {one === 'deals' && count > 0 && <span class="n">{count}</span>}
            {one === 'pledges' && view.pledges.length > 0 && <small> {view.pledges.length}</small>}
          </button>
        ))}
      </div>
      <div class="deals-body" role="tabpanel">{tab === 'deals' ? <Offers /> : <Pledges />}</div>
    </div>
  );
}

const RECENT = 3;

function samePair(one: Offer, other: Offer): boolean {
  return (one.from === other.from && one.terms.to === other.terms.to) || (one.from === other.terms.to && one.terms.to === other.from);
}

function Offers() {
  const board = useBoard();
  const { view, names, position, live, past } = board;
  const form = live ? formOf(position, 'Propose') : undefined;
  const partners = fieldOf(form, 'to', 'Seat')?.seats ?? (form ? rivals(view).map((house) => house.seat) : []);
  // what an offer that stands has replaced lies above it, struck through
  const closed = past.ended.filter(({ offer }) => !view.offers.some((one) => samePair(one, offer))).slice(-RECENT);
  return (
    <>
      {view.offers.length === 0 && <p class="soft">{say('web.spartacus.deals.none')}</p>}
      {view.offers.map((offer) => (
        <OfferCard key={`${offer.from}-${offer.number}`} offer={offer} />
      ))}
      {closed.length > 0 && (
        <ul class="closed-offers">
          {closed.map(({ offer, end }) => (
            <li key={`${offer.from}-${offer.number}`} class={end.toLowerCase()}>
              <Emblem seat={offer.from === view.you ? offer.terms.to : offer.from} size="s" />
              <Gist offer={offer} struck={end !== 'ACCEPTED'} />
              <small class={end === 'ACCEPTED' ? 'done' : 'soft'}>{end === 'ACCEPTED' && <Icon name="check" />} {say(`web.spartacus.offer.end.${end}`)}</small>
            </li>
          ))}
        </ul>
      )}
      {partners.length > 0 && (
        <div class="new-offer" role="group" aria-label={say('web.spartacus.offer.new')}>
          <small class="soft">{say('web.spartacus.offer.new')}</small>
          {partners.map((seat) => (
            <button key={seat} type="button" class={`aim-seat ${seatClass(seat)}`} data-offer={seat} onClick={() => newDraft(seat)}>
              <Emblem seat={seat} size="s" />
              {nameOf(view, names, seat)}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

/** One line: give, get; below it what happens at once, and what is only promised. The two never share a line. */
export function OfferCard({ offer }: { offer: Offer }) {
  const { view, names, option, does, past } = useBoard();
  const { from, number, terms } = offer;
  const mine = from === view.you;
  const forMe = terms.to === view.you;
  const accept = option({ type: 'Accept', from, number });
  const decline = option({ type: 'Decline', from, number });
  const retract = mine ? option({ type: 'Retract', number }) : undefined;
  const other = houseAt(view, mine ? terms.to : from);
  const price = terms.getGold;
  const before = past.ended.findLast((one) => one.end === 'DECLINED' && samePair(one.offer, offer));
  return (
    <article class={`offer ${seatClass(other.seat)}`}>
      <header>
        <Emblem seat={other.seat} size="s" />
        <b>{nameOf(view, names, other.seat)}</b>
        <small class="soft">{say('web.spartacus.record', { kept: other.kept, broken: other.broken })}</small>
        {terms.secret && <small class="badge">{say('web.spartacus.offer.secret')}</small>}
      </header>
      {before && (
        <p class="before">
          <small>{before.offer.from === view.you ? say('web.spartacus.offer.before.you') : say('web.spartacus.offer.before', { house: nameOf(view, names, before.offer.from) })}</small>
          <Gist offer={before.offer} struck />
        </p>
      )}
      <p class="soft small">
        {mine ? say('web.spartacus.offer.yours') : forMe ? say('web.spartacus.offer.theirs', { house: nameOf(view, names, from) }) : say('web.spartacus.offer.third', { from: nameOf(view, names, from), to: nameOf(view, names, terms.to) })}
      </p>
      {hasParts(terms) && (
        <div class="swap">
          <Side label={say('web.spartacus.give')} terms={terms} side={mine || !forMe ? 'give' : 'get'} />
          <SpIcon name="deal" />
          <Side label={say('web.spartacus.get')} terms={terms} side={mine || !forMe ? 'get' : 'give'} />
        </div>
      )}
      {hasParts(terms) && (
        <p class="bind seal">
          <SpIcon name="seal" />
          <span><b>{say('web.spartacus.seal')}</b> {say('web.spartacus.seal.text')}</span>
        </p>
      )}
      {terms.pledge !== 'NONE' && (
        <p class="bind word">
          <SpIcon name="quill" />
          <span>
            <b>{say('web.spartacus.quill')}</b> {say('web.spartacus.pledge.line', { debtor: who(terms.pledgeMine ? from : terms.to), term: termText(terms, (seat) => nameOf(view, names, seat)) })}
          </span>
        </p>
      )}
      <p class="lapse soft">
        <SpIcon name="hourglass" /> {say(terms.act === 'NONE' ? 'web.spartacus.offer.until.PHASE' : 'web.spartacus.offer.until.ACT')} <RuleLink rule="SP-DEA-9" />
      </p>
      {(accept || decline || retract) && (
        <div class="offer-do">
          {accept && <Button data-move="Accept" onClick={({ currentTarget }) => does(accept, currentTarget)}>{price > 0 ? say('web.spartacus.accept.pay', { gold: price }) : say('web.spartacus.accept')}</Button>}
          {forMe && accept && <Button onClick={() => counter(offer)}>{say('web.spartacus.counter')}</Button>}
          {decline && <Button data-move="Decline" onClick={({ currentTarget }) => does(decline, currentTarget)}>{say('web.spartacus.decline')}</Button>}
          {retract && <Button data-move="Retract" onClick={({ currentTarget }) => does(retract, currentTarget)}>{say('web.spartacus.retract')}</Button>}
        </div>
      )}
    </article>
  );

  function who(seat: number): string {
    return seat === view.you ? say('web.spartacus.youShort') : nameOf(view, names, seat);
  }
}

/** The moves by which one does what an offer is about. */
const DEEDS: Partial<Record<Propose['act'], Move['type']>> = {
  SUPPORT: 'RefuseSupport', REFUSE_SUPPORT: 'RefuseSupport', PASS: 'Pass', INVITE: 'Invite', ACCEPT_INVITATION: 'DeclineInvitation', DECLINE_INVITATION: 'DeclineInvitation', THUMB_UP: 'Judge', THUMB_DOWN: 'Judge',
};

/** Offers to the reader about the very thing that is asked now. */
export function offersAtAct({ view, options }: BoardState): Offer[] {
  return view.offers.filter(({ terms }) => terms.to === view.you && !terms.actMine && options.some((option) => option.move.type === DEEDS[terms.act]));
}

/** They stand, and can be taken, where the thing itself is decided. */
export function ActOffers() {
  const board = useBoard();
  const { view, names, option, does } = board;
  return (
    <>
      {offersAtAct(board).map((offer) => {
        const { from, number, terms } = offer;
        const accept = option({ type: 'Accept', from, number });
        const forDeed = terms.getGold + terms.get.length + terms.getGuards === 0;
        return (
          <div key={`${from}-${number}`} class={`act-offer ${seatClass(from)}`}>
            <span class="row"><Emblem seat={from} size="s" /> <b>{say('web.spartacus.offer.theirs', { house: nameOf(view, names, from) })}</b></span>
            {forDeed ? <Side label={say('web.spartacus.get')} terms={terms} side="give" /> : <Gist offer={offer} />}
            {terms.pledge !== 'NONE' && <small class="soft"><SpIcon name="quill" /> {termText(terms, (seat) => nameOf(view, names, seat))}</small>}
            {accept && (
              <Button look="primary" data-move="Accept" onClick={({ currentTarget }) => does(accept, currentTarget)}>
                {terms.giveGold > 0 ? say('web.spartacus.accept.get', { gold: terms.giveGold }) : terms.getGold > 0 ? say('web.spartacus.accept.pay', { gold: terms.getGold }) : say('web.spartacus.accept')}
              </Button>
            )}
          </div>
        );
      })}
    </>
  );
}

/** Whether anything happens at once; a pledge alone only binds one's word. */
function hasParts({ giveGold, getGold, give, get, giveGuards, getGuards, act }: Propose): boolean {
  return giveGold + getGold + give.length + get.length + giveGuards + getGuards > 0 || act !== 'NONE';
}

/** An offer in one line, from the reader's side; struck through when it no longer stands. */
function Gist({ offer: { from, terms }, struck }: { offer: Offer; struck?: boolean }) {
  const { view } = useBoard();
  const mine = from === view.you || terms.to !== view.you;
  const line = (
    <>
      <Side label={say('web.spartacus.give')} terms={terms} side={mine ? 'give' : 'get'} />
      <SpIcon name="deal" />
      <Side label={say('web.spartacus.get')} terms={terms} side={mine ? 'get' : 'give'} />
    </>
  );
  return struck ? <s class="gist">{line}</s> : <span class="gist">{line}</span>;
}

/** What goes over on one side: gold, wares, guards, and what somebody does. */
function Side({ label, terms, side }: { label: string; terms: Propose; side: 'give' | 'get' }) {
  const { view, names } = useBoard();
  const gold = side === 'give' ? terms.giveGold : terms.getGold;
  const guards = side === 'give' ? terms.giveGuards : terms.getGuards;
  const acts = terms.act !== 'NONE' && terms.actMine === (side === 'give');
  const parts: ComponentChildren[] = [];
  if (gold > 0) parts.push(<span class="coin" key="g">{gold}</span>);
  for (const card of terms[side]) parts.push(<b key={card}>{cardName(card)}</b>);
  if (guards > 0) parts.push(<span key="s">{say('web.spartacus.offer.guards', { count: guards })}</span>);
  if (acts) parts.push(<span key="a">{say(`web.spartacus.act.${terms.act}`, { house: terms.about >= 0 ? nameOf(view, names, terms.about) : '' })}</span>);
  return (
    <span class="side">
      <small class="soft">{label}</small>
      {parts.length > 0 ? parts : <span class="soft">{say('web.spartacus.offer.nothing')}</span>}
    </span>
  );
}

function termText(terms: Pick<Propose, 'pledge' | 'pledgeAbout' | 'pledgeAmount' | 'pledgeAsset' | 'words'>, name: (seat: number) => string): string {
  return say(`web.spartacus.term.${terms.pledge}`, {
    house: terms.pledgeAbout >= 0 ? name(terms.pledgeAbout) : '',
    gold: terms.pledgeAmount,
    card: terms.pledgeAsset ? cardName(terms.pledgeAsset) : '',
    words: terms.words,
  });
}

const MARK = { OPEN: 'hourglass', KEPT: 'seal', BROKEN: 'cancel', VOID: 'moon' } as const;

export function Pledges() {
  const { view, names, option, does } = useBoard();
  const who = (seat: number) => (seat === view.you ? say('web.spartacus.youShort') : nameOf(view, names, seat));
  if (view.pledges.length === 0) return <p class="soft">{say('web.spartacus.pledges.none')} <RuleLink rule="SP-DEA-3" /></p>;
  return (
    <ul class="pledges">
      {view.pledges.toSorted((a, b) => Number(b.mine) - Number(a.mine)).map(({ pledge }) => (
        <li key={`${pledge.debtor}-${pledge.number}`}>
          <span class={`mk ${pledge.status.toLowerCase()}`} aria-hidden="true">{pledge.status === 'KEPT' ? <Icon name="check" /> : <SpIcon name={MARK[pledge.status]} />}</span>
          <span>
            <b>{say(`web.spartacus.pledge.${pledge.status}`)}</b> {say('web.spartacus.pledge.to', { debtor: who(pledge.debtor), creditor: who(pledge.creditor), term: text(pledge) })}{' '}
            {pledge.status === 'OPEN' && <small class="soft">{say(`web.spartacus.until.${pledge.until}`)}</small>}
            {(['kept', 'broken'] as const).map((word) => {
              const judge = option({ type: 'JudgePledge', debtor: pledge.debtor, number: pledge.number, kept: word === 'kept' });
              return judge && <Button key={word} data-move="JudgePledge" onClick={({ currentTarget }) => does(judge, currentTarget)}>{say(`web.spartacus.judge.${word}`)}</Button>;
            })}
          </span>
          <small class="soft">{say('web.spartacus.roundShort', { round: pledge.round })}</small>
        </li>
      ))}
    </ul>
  );

  function text(pledge: Pledge): string {
    return termText({ pledge: pledge.term, pledgeAbout: pledge.about, pledgeAmount: pledge.amount, pledgeAsset: pledge.asset, words: pledge.words }, who);
  }
}

// putting an offer together -----------------------------------------------------------------------

/** A way to bargain about what is pending: opens an offer that is filled in so far. */
export function Bargain({ to, terms, label }: { to: number; terms: Partial<Propose>; label: string }) {
  const { position, live } = useBoard();
  const partners = fieldOf(live ? formOf(position, 'Propose') : undefined, 'to', 'Seat')?.seats ?? [];
  if (!partners.includes(to)) return null;
  return (
    <Button class="bargain" onClick={() => newDraft(to, terms)}>
      <SpIcon name="deal" />
      {label}
    </Button>
  );
}

/** Outside the market an offer is put together above the table. */
export function Composer() {
  const board = useBoard();
  const { view, names, does } = board;
  const terms = draft.value;
  if (!terms) return null;
  return (
    <Dialog title={say('web.spartacus.offer.to', { house: nameOf(view, names, terms.to) })} close={clearDraft} wide
      foot={
        <>
          <Button onClick={clearDraft}>{say('web.cancel')}</Button>
          <Button look="primary" data-move="Propose" onClick={({ currentTarget }) => void send(currentTarget)}>{say('web.spartacus.offer.send', { house: nameOf(view, names, terms.to) })}</Button>
        </>
      }>
      <div class="sp composer">
        <PartnerField />
        <div class="two">
          <Gold side="giveGold" />
          <Gold side="getGold" />
        </div>
        <ActField />
        <PledgeFields />
        <SecretField />
      </div>
    </Dialog>
  );

  async function send(anchor: Element): Promise<void> {
    if (await does({ move: { ...terms! } }, anchor)) clearDraft();
  }
}

function PartnerField() {
  const { position, view, names } = useBoard();
  const field = fieldOf(formOf(position, 'Propose'), 'to', 'Seat');
  const terms = draft.value;
  if (!field || !terms || field.seats.length < 2) return null;
  return (
    <Segments label={say('web.spartacus.offer.new')} value={String(terms.to)} change={(seat) => change({ to: Number(seat) })}
      choices={field.seats.map((seat) => ({ value: String(seat), label: nameOf(view, names, seat), above: <Emblem seat={seat} size="s" /> }))} />
  );
}

/** Gold on one side, between what the form allows. */
export function Gold({ side }: { side: 'giveGold' | 'getGold' | 'giveGuards' | 'getGuards' }) {
  const { position } = useBoard();
  const field = fieldOf(formOf(position, 'Propose'), side, 'Amount');
  const value = draft.value?.[side] ?? 0;
  if (!field || (field.most === 0 && value === 0)) return null;
  return <Stepper label={say(`web.spartacus.field.${side}`)} value={value} least={field.least} most={field.most} set={(next) => change({ [side]: next })} />;
}

/** A number with less and more. */
export function Stepper({ label, name = label, value, least, most, set, coin = true }: { label: string; name?: string; value: number; least: number; most: number; set(value: number): void; coin?: boolean }) {
  return (
    <div class="stepper" role="group" aria-label={name}>
      <span>{label}</span>
      <button type="button" aria-label={say('web.spartacus.less', { what: name })} aria-disabled={value <= least || undefined} onClick={() => value > least && set(value - 1)}>{'\u2212'}</button>
      <output class={coin ? 'coin l' : 'amount-out'} aria-live="polite">{value}</output>
      <button type="button" aria-label={say('web.spartacus.more', { what: name })} aria-disabled={value >= most || undefined} onClick={() => value < most && set(value + 1)}>+</button>
    </div>
  );
}

export function ActField() {
  const { position, view, names } = useBoard();
  const form = formOf(position, 'Propose');
  const field = fieldOf(form, 'act', 'Choice');
  const about = fieldOf(form, 'about', 'Seat');
  const terms = draft.value;
  if (!terms || !field || field.values.length < 2) return null;
  return (
    <fieldset class="act-field">
      <legend>
        <SpIcon name="seal" /> {say('web.spartacus.field.act')}
      </legend>
      <Select label={say('web.spartacus.field.act')} value={terms.act} choices={field.values.map((value) => ({ value: value as Propose['act'], label: say(`web.spartacus.act.${value}`, { house: '…' }) }))}
        change={(act) => change({ act })} />
      {terms.act !== 'NONE' && <WhoDoes value={terms.actMine} set={(actMine) => change({ actMine })} to={terms.to} />}
      {terms.act === 'INVITE' && about && (
        <Select label={say('web.spartacus.field.about')} value={String(terms.about)} change={(seat) => change({ about: Number(seat) })}
          choices={about.seats.map((seat) => ({ value: String(seat), label: nameOf(view, names, seat) }))} />
      )}
    </fieldset>
  );
}

function WhoDoes({ value, set, to }: { value: boolean; set(mine: boolean): void; to: number }) {
  const { view, names } = useBoard();
  return (
    <Segments label={say('web.spartacus.field.who')} value={value ? 'me' : 'you'} change={(one) => set(one === 'me')}
      choices={[{ value: 'me', label: say('web.spartacus.youShort') }, { value: 'you', label: nameOf(view, names, to) }]} />
  );
}

const WITH_HOUSE = ['SUPPORT', 'NOT_SUPPORT', 'FOIL', 'NOT_FOIL', 'INVITE', 'NOT_INVITE', 'THUMB_UP', 'THUMB_DOWN'];
const WITH_GOLD = ['PAY', 'BID_AT_MOST'];

/** What is promised besides: remembered, never enforced. */
export function PledgeFields() {
  const { position, view, names } = useBoard();
  const form = formOf(position, 'Propose');
  const field = fieldOf(form, 'pledge', 'Choice');
  const about = fieldOf(form, 'pledgeAbout', 'Seat');
  const amount = fieldOf(form, 'pledgeAmount', 'Amount');
  const asset = fieldOf(form, 'pledgeAsset', 'Choice');
  const until = fieldOf(form, 'until', 'Choice');
  const words = fieldOf(form, 'words', 'Text');
  const terms = draft.value;
  if (!terms || !field || field.values.length < 2) return null;
  // what a promise needs is filled in so that it makes sense: it mostly concerns the one it is given to
  const completed = (pledge: Propose['pledge'], mine = terms.pledgeMine): Partial<Propose> => {
    const other = mine ? terms.to : (view.you ?? -1);
    return {
      pledgeAbout: WITH_HOUSE.includes(pledge) ? (about?.seats.includes(other) ? other : (about?.seats[0] ?? -1)) : -1,
      pledgeAmount: WITH_GOLD.includes(pledge) ? Math.max(1, amount?.least ?? 0) : 0,
      pledgeAsset: pledge === 'TRADE' ? (asset?.values[0] ?? null) : null,
    };
  };
  return (
    <fieldset class="act-field">
      <legend>
        <SpIcon name="quill" /> {say('web.spartacus.field.pledge')}
      </legend>
      <Select label={say('web.spartacus.field.pledge')} value={terms.pledge} change={(pledge) => change({ pledge, ...completed(pledge) })}
        choices={field.values.map((value) => ({ value: value as Propose['pledge'], label: say(`web.spartacus.term.${value}`, { house: '…', gold: '…', card: '…', words: '…' }) }))} />
      {terms.pledge !== 'NONE' && (
        <>
          <WhoDoes value={terms.pledgeMine} set={(pledgeMine) => change({ pledgeMine, ...completed(terms.pledge, pledgeMine) })} to={terms.to} />
          {WITH_HOUSE.includes(terms.pledge) && about && (
            <Select label={say('web.spartacus.field.about')} value={String(terms.pledgeAbout)} change={(seat) => change({ pledgeAbout: Number(seat) })}
              choices={[...(about.seats.includes(terms.pledgeAbout) ? [] : [{ value: String(terms.pledgeAbout), label: '…' }]), ...about.seats.map((seat) => ({ value: String(seat), label: nameOf(view, names, seat) }))]} />
          )}
          {WITH_GOLD.includes(terms.pledge) && amount && (
            <Stepper label={say('web.spartacus.field.amount')} value={terms.pledgeAmount} least={amount.least} most={amount.most} set={(pledgeAmount) => change({ pledgeAmount })} />
          )}
          {terms.pledge === 'TRADE' && asset && (
            <Select label={say('web.spartacus.field.asset')} value={terms.pledgeAsset ?? ''} change={(card) => change({ pledgeAsset: card === '' ? null : card })}
              choices={['', ...asset.values].map((card) => ({ value: card, label: card === '' ? '…' : cardName(card) }))} />
          )}
          {terms.pledge === 'WORDS' && <TextField label={say('web.spartacus.field.words')} value={terms.words} maxLength={words?.longest ?? 200} change={(text) => change({ words: text })} />}
          {until && (
            <Select label={say('web.spartacus.field.until')} value={terms.until} change={(one) => change({ until: one })}
              choices={until.values.map((value) => ({ value: value as Propose['until'], label: say(`web.spartacus.until.${value}`) }))} />
          )}
          <p class="bind word">
            <SpIcon name="quill" />
            <span>
              {say('web.spartacus.pledge.line', {
                debtor: terms.pledgeMine ? say('web.spartacus.youShort') : nameOf(view, names, terms.to),
                term: termText(terms, (seat) => (seat === view.you ? say('web.spartacus.youShort') : nameOf(view, names, seat))),
              })}
            </span>
          </p>
        </>
      )}
    </fieldset>
  );
}

export function SecretField() {
  const terms = draft.value;
  if (!terms) return null;
  return (
    <label class="secret">
      <Toggle label={say('web.spartacus.field.secret')} on={terms.secret} change={(secret) => change({ secret })} />
      {say('web.spartacus.field.secret')}
    </label>
  );
}
