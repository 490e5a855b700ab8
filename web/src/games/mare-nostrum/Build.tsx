import { Button, moveKey, openPopover, openWhyNot, say, tell, useZone } from '../../kit';
import { Good, isCoin, MnIcon, resourceName } from './art';
import { OptionCards } from './Choices';
import { useBoard } from './context';
import { DeskFrame, OwnShield } from './Desk';
import { BUILD_KINDS, choiceName, KIND_ICONS, kindOf, placeOf, thingOf, type BuildKind } from './items';
import { tileShort } from './Leaders';
import { ofType, placeWord, word, type Item, type Move } from './model';
import { resourceOf, Shield, tokensFor } from './Shield';

const MANY = 8;

/** Build as often as you can pay: ten kinds of things, and where each can stand. */
export function Build({ prompt }: { prompt: string }) {
  const { view, chosen, choose, options, does, names, data } = useBoard();
  const items = view.construction!.items;
  const zone = useZone<HTMLDivElement>();
  const kind = chosen.kind;
  const some = items.filter((item) => kindOf(view, item.move) === kind);
  const lost = Math.max(0, view.stock.reduce((sum, one) => sum + (isCoin(one.resource) ? Math.max(0, one.count - data.storage.coins) : one.count), 0));
  const free = ofType(options, 'FreeLegions');

  function end(anchor: Element): void {
    if (lost < MANY) void does([{ type: 'EndBuild' }], anchor);
    else {
      openPopover(anchor, (
        <>
          <p><b>{say('web.mare-nostrum.endBuild.sure', { count: lost })}</b></p>
          <Button onClick={() => void does([{ type: 'EndBuild' }])}>{say('web.mare-nostrum.endBuild')}</Button>
        </>
      ));
    }
  }

  return (
    <DeskFrame prompt={prompt} class="building"
      about={kind ? <Places kind={kind} items={some} /> : say('web.mare-nostrum.build.how')}
      buttons={<Button class="end" onClick={({ currentTarget }) => end(currentTarget)}>{say('web.mare-nostrum.endBuild')}</Button>}>
      <div class="two">
        <OwnShield />
        <div>
          <div class="kinds" ref={zone.ref} onKeyDown={zone.onKeyDown} onFocusIn={zone.onFocusIn} role="group" aria-label={say('web.mare-nostrum.kinds.title')}>
            {BUILD_KINDS.map((one) => {
              const of = items.filter((item) => kindOf(view, item.move) === one);
              const can = of.filter((item) => item.affordable);
              const price = Math.min(...(can.length > 0 ? can : of).map((item) => item.price));
              const where = one === 'hero' ? say('web.mare-nostrum.count.tiles', { count: can.length }) : one === 'trireme' ? say('web.mare-nostrum.count.seas', { count: can.length }) : one === 'pyramids' ? '' : say('web.mare-nostrum.count.sites', { count: can.length });
              const note = of.length === 0 ? say(one === 'hero' || one === 'pyramids' ? 'web.mare-nostrum.none.tile' : 'web.mare-nostrum.none.site') : can.length === 0 ? (of[0]!.note ? tell(of[0]!.note, names) : say('web.mare-nostrum.tooDear')) : where;
              return (
                <button key={one} type="button" data-stop data-kind={one} class={`kind${can.length > 0 ? ' can' : ' no'}${kind === one ? ' chosen' : ''}`} aria-pressed={kind === one} onClick={() => choose(kind === one ? {} : { kind: one })}>
                  <MnIcon name={KIND_ICONS[one]} />
                  <b>{say(`web.mare-nostrum.kind.${one}`)}</b>
                  <small>{[Number.isFinite(price) ? (price === 0 ? say('web.mare-nostrum.free') : String(price)) : '', note].filter(Boolean).join(' · ')}</small>
                </button>
              );
            })}
          </div>
          {free.length > 0 && <OptionCards options={free} />}
        </div>
      </div>
    </DeskFrame>
  );
}

/** Where the chosen kind can stand; the same places glow on the map. */
function Places({ kind, items }: { kind: BuildKind; items: Item[] }) {
  const { view, me, build, whyNot, choose, names } = useBoard();
  const zone = useZone<HTMLSpanElement>();
  const left = me && kind === 'control' ? me.supply.markers : me && kind === 'legion' ? me.supply.legions : me && kind === 'fortress' ? me.supply.fortresses : me && kind === 'trireme' ? me.supply.triremes : 1;
  if (items.length === 0) return <>{left === 0 ? word(kind === 'control' ? 'mare-nostrum.refusal.noMarker' : 'mare-nostrum.refusal.noUnit') : say(`web.mare-nostrum.nowhere.${kind}`)}</>;
  return (
    <span class="places" ref={zone.ref} onKeyDown={zone.onKeyDown} onFocusIn={zone.onFocusIn} role="group" aria-label={say('web.mare-nostrum.where')}>
      <span class="soft">{say(kind === 'hero' || kind === 'pyramids' ? 'web.mare-nostrum.which' : 'web.mare-nostrum.where')}</span>
      {items.map((item, i) => {
        const place = placeOf(view, item.move);
        const short = item.token ? say('web.mare-nostrum.cheap', { good: tell({ key: `mare-nostrum.commodity.${item.token}`, args: {} }) }) : item.price === 0 ? say('web.mare-nostrum.free') : String(item.price);
        return (
          <button key={i} type="button" data-stop data-does={moveKey(item.move)} class={`chip${item.affordable ? ' can' : ' no'}`} title={item.note ? tell(item.note, names) : undefined} aria-disabled={!item.affordable || undefined}
            onFocus={() => place && choose({ kind, area: place })} onPointerEnter={() => place && choose({ kind, area: place })}
            onClick={({ currentTarget }) => (item.affordable ? build(item, currentTarget) : whyNot(item.move, currentTarget))}>
            {choiceName(view, item)} <small>{short}</small>
          </button>
        );
      })}
    </span>
  );
}

/** What is to be paid: a proposal, ticked behind the shield; tap to change it. Thing and payment go to the server as one answer. */
export function Pay({ prompt }: { prompt: string }) {
  const { view, options, chosen, choose, does, data, names, option, undo, why } = useBoard();
  // what the server knows of already is only to be paid for
  const named = view.construction?.item ?? null;
  const item = named ?? chosen.item!;
  const proposals = named ? ofType(options, 'Pay').map((one) => one.move) : (view.construction?.payments.find((one) => one.price === item.price && one.token === item.token)?.proposals ?? []);
  const first = proposals[0];
  const proposed = first ? tokensFor([...Array.from({ length: first.coins }, () => 'coin'), ...first.goods]) : new Set<string>();
  const tokens = chosen.tokens ?? proposed;
  const paid = [...tokens].map(resourceOf);
  const coins = paid.filter(isCoin).length;
  const kinds = data.commodities.map(({ id }) => id);
  const order = [...kinds, ...kinds.map((kind) => `L:${kind}`)];
  const goods = paid.filter((one) => !isCoin(one)).sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const listed = proposals.find((one) => one.coins === coins && one.goods.length === goods.length && [...one.goods].sort().join() === [...goods].sort().join());
  const missing = item.price - paid.length;
  const place = placeOf(view, item.move);
  const thing = thingOf(view, item.move);
  const power = item.move.type === 'BuyTile' && item.move.tile !== 'pyramids' ? [tileShort(item.move.tile)] : [];
  const notes = [...(item.note ? [item.note] : []), ...(option(item.move)?.notes ?? [])];

  const move = { type: 'Pay', coins, goods } as const;
  const all: Move[] = named ? [move] : [item.move, move];
  const verb = item.move.type === 'BuyTile' ? 'web.mare-nostrum.buyFor' : 'web.mare-nostrum.buildFor';
  return (
    <DeskFrame prompt={prompt} class="paying"
      about={
        <>
          <b>{place ? say('web.mare-nostrum.thingIn', { thing, place: placeWord(view, place, 'in') }) : thing}</b>: {[say('web.mare-nostrum.chosenOf', { count: paid.length, of: item.price }), ...power, ...notes.map((note) => tell(note, names))].join(' · ')}
        </>
      }
      buttons={
        <>
          <Button onClick={() => (named ? void undo() : choose({ kind: chosen.kind }))}>{say('web.mare-nostrum.other')}</Button>
          <Button look="primary" notNow={missing !== 0} class="go"
            onClick={async ({ currentTarget }) => {
              if (missing === 0) return void does(all, currentTarget);
              const refused = await why(all);
              if (refused) openWhyNot(currentTarget, refused, names);
            }}>
            {missing > 0 ? say('web.mare-nostrum.chooseMore', { count: missing }) : missing < 0 ? say('web.mare-nostrum.chooseLess', { count: -missing }) : say(verb, { thing, price: item.price })}
          </Button>
        </>
      }>
      <div class="own-shield">
        <p class="note">
          <b>{say('web.mare-nostrum.pay.how', { price: item.price })}</b>{' '}
          {proposals.length > 1 && proposals.map((one, i) => (
            <button key={i} type="button" class={`chip can${one === listed ? ' chosen' : ''}`} aria-pressed={one === listed} aria-label={[...(one.coins > 0 ? [say('web.mare-nostrum.coins', { count: one.coins })] : []), ...one.goods.map(resourceName)].join(', ')}
              onClick={() => choose({ ...chosen, tokens: tokensFor([...Array.from({ length: one.coins }, () => 'coin'), ...one.goods]) })}>
              {one.goods.length === 0 ? say('web.mare-nostrum.coins', { count: one.coins }) : [...one.goods, ...Array.from({ length: one.coins }, () => 'coin')].map((resource, k) => <Good key={k} resource={resource} />)}
            </button>
          ))}
        </p>
        <Shield stock={view.stock} kinds={kinds} picked={tokens} pick={({ key }) => {
          const next = new Set(tokens);
          if (!next.delete(key)) next.add(key);
          choose({ ...chosen, tokens: next });
        }} />
      </div>
    </DeskFrame>
  );
}
