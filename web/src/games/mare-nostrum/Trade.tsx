import { Button, moveKey, say, tell, useZone } from '../../kit';
import { isCoin, resourceName, type ResourceId } from './art';
import { useBoard } from './context';
import { DeskFrame } from './Desk';
import { amounts, lacking } from './goods';
import { nameAt, ofType, type View } from './model';
import { resourceOf, Shield, tokensFor } from './Shield';
import { ChainLine, TradeTable, type Trader } from './TradeTable';

/** The seats at the trade table, with what lies before them. */
export function useTraders(): Trader[] {
  const { view, names, chosen } = useBoard();
  const trade = view.trade!;
  const open = trade.stage === 'TAKE' || trade.stage === 'GIVE';
  // what the reader is putting together lies before him only
  const own = amounts([...trade.offer.flatMap(({ resource, count }) => Array.from({ length: count }, () => resource)), ...[...(chosen.tokens ?? [])].map(resourceOf)]);
  return view.realms.map(({ seat, empire, resources, tiles }) => {
    const sealed = trade.stage === 'OFFER' && trade.committed.includes(seat);
    const hidden = tiles.includes('antigone') ? 1 : Math.min(trade.value ?? 0, resources);
    return {
      seat,
      empire: empire as Trader['empire'],
      name: nameAt(view, seat),
      player: names.of(seat),
      you: seat === view.you,
      leader: view.titles.trade === seat,
      taking: trade.stage === 'TAKE' && trade.taker === seat,
      faceUp: open ? (trade.faceUp[seat] ?? []) : seat === view.you && trade.stage === 'OFFER' && own.length > 0 ? own : null,
      asked: trade.stage === 'OFFER',
      sealed: sealed && !(seat === view.you && own.length > 0) ? hidden : null,
      took: trade.takings.filter((one) => one.taker === seat).length,
      lost: trade.takings.filter((one) => one.victim === seat).length,
    };
  });
}

/** The whole trade: seats, offers, and the chain as it runs. */
export function TradeStage() {
  const { view, option, chosen, choose, whyNot, options, data } = useBoard();
  const traders = useTraders();
  const trade = view.trade!;
  const missing = new Set(lacking(view.stock, data.commodities.map(({ id }) => id)));
  const can = (victim: number, resource: ResourceId) => option({ type: 'Take', victim, resource }) !== undefined;
  return (
    <div class="trade-stage" role="region" aria-label={say('web.mare-nostrum.phase.TRADE')} tabIndex={0}>
      <TradeTable traders={traders} takings={trade.takings} yours={ofType(options, 'Take').length > 0} can={can} chosen={chosen.take}
        fresh={(resource) => !isCoin(resource) && missing.has(resource.replace(/^L:/, ''))}
        pick={(victim, resource, anchor) => {
          if (can(victim, resource)) choose({ take: { victim, resource } });
          else whyNot({ type: 'Take', victim, resource }, anchor);
        }} />
    </div>
  );
}

/** The Trade Leader says how many resources everybody offers. */
export function Tokens({ prompt }: { prompt: string }) {
  const { view, option, does, whyNot, names } = useBoard();
  const zone = useZone<HTMLDivElement>();
  return (
    <DeskFrame prompt={prompt} about={say('web.mare-nostrum.token.how')} class="tokens-desk">
      <div class="token-row" ref={zone.ref} onKeyDown={zone.onKeyDown} onFocusIn={zone.onFocusIn}>
        {view.tokens.map(({ token, values, used }) => (
          <span key={token} class={`token-pair${used ? ' used' : ''}`}>
            {values.map((value) => {
              const one = option({ type: 'PlayToken', value });
              return (
                <button key={value} type="button" data-stop data-does={one && moveKey(one.move)} class={`token${one ? ' can' : ' no'}`} aria-disabled={!one || undefined} aria-label={say('web.mare-nostrum.token', { value })}
                  onClick={({ currentTarget }) => (one ? void does([one.move], currentTarget) : whyNot({ type: 'PlayToken', value }, currentTarget))}>
                  {value}
                  {one?.notes?.map((note, i) => <small key={i}>{tell(note, names)}</small>)}
                </button>
              );
            })}
          </span>
        ))}
      </div>
      <Stock />
    </DeskFrame>
  );
}

function Stock() {
  const { view, data } = useBoard();
  return view.you === null ? null : <Shield stock={view.stock} kinds={data.commodities.map(({ id }) => id)} />;
}

/** In the order in which the game lists resources. */
function useOrder(): ResourceId[] {
  const { data } = useBoard();
  const kinds = data.commodities.map(({ id }) => id);
  return ['coin', ...kinds, ...kinds.map((kind) => `L:${kind}`)];
}

/** Chooses what to offer; it is sealed in one go. */
export function Offer({ prompt }: { prompt: string }) {
  const { view, chosen, choose, does, data } = useBoard();
  const trade = view.trade!;
  const order = useOrder();
  const put = trade.offer.flatMap(({ resource, count }) => Array.from({ length: count }, () => resource));
  const fixed = tokensFor(put);
  const tokens = new Set([...fixed, ...(chosen.tokens ?? [])]);
  const count = tokens.size;
  const missing = trade.least - count;
  const more = [...tokens].filter((key) => !fixed.has(key)).map(resourceOf).sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const same = trade.least === trade.most;
  return (
    <DeskFrame prompt={prompt} class="offering"
      about={<>{same ? say('web.mare-nostrum.offer.exactly', { count: trade.least }) : say('web.mare-nostrum.offer.between', { least: trade.least, most: trade.most })} {say('web.mare-nostrum.offer.sealed')}</>}
      buttons={
        <Button look="primary" class="go" notNow={missing > 0 || count > trade.most}
          onClick={({ currentTarget }) => missing <= 0 && count <= trade.most && void does([...more.map((resource) => ({ type: 'Offer', resource }) as const), ...(count < trade.most ? [{ type: 'SealOffer' } as const] : [])], currentTarget)}>
          {missing > 0 ? say('web.mare-nostrum.chooseMore', { count: missing }) : say('web.mare-nostrum.seal', { count })}
        </Button>
      }>
      <div class="own-shield">
        <Shield stock={view.stock} kinds={data.commodities.map(({ id }) => id)} picked={tokens} can={() => count < trade.most}
          pick={({ key }) => {
            const next = new Set(chosen.tokens ?? []);
            if (fixed.has(key)) return;
            if (!next.delete(key) && count < trade.most) next.add(key);
            choose({ ...chosen, tokens: next });
          }} />
      </div>
    </DeskFrame>
  );
}

/** Takes one of what lies open. */
export function Take({ prompt }: { prompt: string }) {
  const { view, chosen, choose, does, option, names, data } = useBoard();
  const traders = useTraders();
  const take = chosen.take;
  const one = take && option({ type: 'Take', ...take });
  const kinds = data.commodities.map(({ id }) => id);
  const missing = new Set(lacking(view.stock, kinds));
  const wished = new Set(view.trade!.faceUp.flatMap((open, seat) => (seat === view.you ? [] : open.map(({ resource }) => resource))).filter((resource) => missing.has(resource)));
  return (
    <DeskFrame prompt={prompt} class="taking"
      about={take
        ? <><b>{say('web.mare-nostrum.takeFrom', { good: resourceName(take.resource), empire: nameAt(view, take.victim) })}</b>{one?.notes?.length ? `: ${one.notes.map((note) => tell(note, names)).join(' · ')}` : `. ${say('web.mare-nostrum.thenTakes', { empire: nameAt(view, take.victim) })}`}</>
        : say('web.mare-nostrum.take.how')}
      buttons={
        <>
          {take && <Button onClick={() => choose({})}>{say('web.mare-nostrum.other')}</Button>}
          <Button look="primary" class="go" notNow={!one} onClick={({ currentTarget }) => one && void does([one.move], currentTarget)}>
            {take ? say('web.mare-nostrum.takeIt', { good: resourceName(take.resource) }) : say('web.mare-nostrum.chooseOne')}
          </Button>
        </>
      }>
      <ChainLine traders={traders} takings={view.trade!.takings} next={view.trade!.taker} />
      <Shield stock={view.stock} kinds={kinds} wished={wished} />
    </DeskFrame>
  );
}

/** The Trade Leader, who took one more than he lost, gives one. */
export function Give({ prompt }: { prompt: string }) {
  const { view, chosen, choose, does, option, data } = useBoard();
  const key = [...(chosen.tokens ?? [])][0];
  const one = key ? option({ type: 'Give', resource: resourceOf(key) }) : undefined;
  const receiver = view.trade!.receiver;
  return (
    <DeskFrame prompt={prompt} class="giving" about={receiver === null ? null : say('web.mare-nostrum.give.how', { empire: nameAt(view, receiver) })}
      buttons={
        <Button look="primary" class="go" notNow={!one} onClick={({ currentTarget }) => one && void does([one.move], currentTarget)}>
          {one && key ? say('web.mare-nostrum.give', { good: resourceName(resourceOf(key)) }) : say('web.mare-nostrum.chooseOne')}
        </Button>
      }>
      <Shield stock={view.stock} kinds={data.commodities.map(({ id }) => id)} picked={chosen.tokens ?? new Set()} pick={(token) => choose({ tokens: new Set([token.key]) })} />
    </DeskFrame>
  );
}

/** What the Hanging Gardens keep. */
export function Keeping({ prompt }: { prompt: string }) {
  const { view, chosen, choose, does, data, option, options } = useBoard();
  const order = useOrder();
  const kept = tokensFor(view.construction?.kept ?? []);
  const tokens = new Set([...kept, ...(chosen.tokens ?? [])]);
  const more = [...tokens].filter((key) => !kept.has(key)).map(resourceOf).sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const ends = options.some(({ move }) => move.type === 'EndKeeping') && tokens.size < data.storage.hangingGardensDifferentCommodities;
  return (
    <DeskFrame prompt={prompt} class="keeping" about={say('web.mare-nostrum.keep.how')}
      buttons={
        <Button look="primary" class="go" onClick={({ currentTarget }) => void does([...more.map((resource) => ({ type: 'Keep', resource }) as const), ...(ends ? [{ type: 'EndKeeping' } as const] : [])], currentTarget)}>
          {say('web.mare-nostrum.keep', { count: tokens.size })}
        </Button>
      }>
      <Shield stock={view.stock} kinds={data.commodities.map(({ id }) => id)} picked={tokens} can={({ resource }) => more.length > 0 || option({ type: 'Keep', resource }) !== undefined}
        pick={({ key, resource }) => {
          if (isCoin(resource) || kept.has(key)) return;
          const next = new Set(chosen.tokens ?? []);
          if (!next.delete(key)) next.add(key);
          choose({ ...chosen, tokens: next });
        }} />
    </DeskFrame>
  );
}

/** The chain under the table, for those who only watch. */
export function ChainNow({ view }: { view: View }) {
  const traders = useTraders();
  return <ChainLine traders={traders} takings={view.trade!.takings} next={view.trade!.taker} />;
}
