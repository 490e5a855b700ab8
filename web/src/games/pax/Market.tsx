import { useEffect } from 'preact/hooks';
import type { Pax } from '../../generated/ludus';
import { Coin, Icon, openPopover, Plaque, say, type IconName, useZone } from '../../kit';
import { assign, hasNote, noted, roman, type Move } from './model';
import { Back, cardLabel, cardsLabel, Face, ShortSpine } from './Card';
import { useBoard, type Look } from './context';

const CROWD_FROM = 5;

/** The deck and the groups under the Legions: what all share. */
export function Market() {
  const { view, yours } = useBoard();
  const zone = useZone<HTMLElement>();
  const step = view.step.type;
  // on a small screen the groups come into sight when they can be bought
  useEffect(() => {
    const table = zone.ref.current?.parentElement;
    if (yours && (step === 'Buy' || step === 'Draw') && table) table.scrollTop = table.scrollHeight;
  }, [yours, step]);
  return (
    <section class="market" aria-label={say('web.pax.market')} {...zone}>
      <Deck />
      <ol class={`legions${view.legions.length > CROWD_FROM ? ' many' : ''}`}
        style={{ '--cols': Math.min(CROWD_FROM, view.legions.length) }}>
        {view.legions.map((legion) => (
          <Legion key={legion.number} legion={legion} />
        ))}
      </ol>
    </section>
  );
}

function Deck() {
  const { view, card, yours, chosen, option, does, whyNot } = useBoard();
  const { size, rounds, known } = view.deck;
  const move = yours && view.step.type === 'Draw' && chosen.card ? assign(chosen.card, 'BOTTOM') : null;
  const target = move ? option(move) : undefined;
  const left = say('web.pax.deck.left', { count: size });
  const opening = view.step.type === 'Opening';
  const lasts = opening ? '' : size === 0 ? say('web.pax.deck.last') : say('web.pax.deck.rounds', { rounds });
  const press = (anchor: Element) => {
    if (target) does(target, anchor);
    else if (move) whyNot(move, anchor);
    else {
      openPopover(
        anchor,
        <div class="pax-note">
          <b>{say('web.pax.deck.title', { count: size })}</b>
          <p>{say('web.pax.deck.about', { removed: view.removed })}</p>
          {known.length > 0 && (
            <>
              <b>{say('web.pax.deck.known')}</b>
              <ol>
                {known.map((one) => (
                  <li key={one.card}>{say('web.pax.deck.place', { place: one.position + 1, card: cardLabel(card(one.card)) })}</li>
                ))}
              </ol>
            </>
          )}
        </div>,
      );
    }
  };
  return (
    <button type="button" class={`deck${target ? ' can' : ''}`} data-stop data-place="deck"
      aria-label={target ? say('web.pax.to.BOTTOM') : `${left}. ${lasts}`} onClick={(event) => press(event.currentTarget)}>
      <span class="deck-pile">
        {size > 2 && <Back />}
        {size > 1 && <Back />}
        {size > 0 ? <Back><span class="num">{size}</span></Back> : <span class="back spent"><span class="num">0</span></span>}
      </span>
      <small>{target ? <b>{say('web.pax.to.BOTTOM')}</b> : <>{left} <span class="lasts">{lasts}</span></>}</small>
    </button>
  );
}

/** How a Legion looks, what a press on it would do, and which words stand on it. */
function useLegion(legion: Pax.PaxView.LegionView) {
  const board = useBoard();
  const { view, yours, chosen, option } = board;
  const placing = view.step.type === 'Draw' && yours && chosen.card !== undefined;
  const move: Move = placing ? assign(chosen.card!, 'LEGION', legion.number) : { type: 'Buy', legion: legion.number };
  const listed = yours ? option(move) : undefined;
  const picked = !placing && listed !== undefined && chosen.legion === legion.number;
  const buying = yours && view.step.type === 'Buy';
  const look: Look = picked ? 'chosen' : listed ? 'can' : buying ? 'cant' : 'ready';
  return { ...board, placing, move, listed, picked, look };
}

function Legion({ legion }: { legion: Pax.PaxView.LegionView }) {
  const { card, choose, does, whyNot, placing, move, listed, picked, look, me } = useLegion(legion);
  const cards = legion.cards.map(card);
  const then = noted(listed, 'groupWorth', 'value') as number | undefined;
  const takesThen = placing && hasNote(listed, 'romesNext');
  const verb = legionVerb();
  const press = (anchor: Element) => {
    if (listed && (placing || picked)) does(listed, anchor);
    else if (listed) choose({ legion: legion.number });
    else if (me) whyNot(move, anchor);
  };
  return (
    <li>
      <button type="button" class={`legion ${look}${cards.length === 0 ? ' bare' : ''}`} data-stop data-place={`legion:${legion.number}`}
        data-group={legion.number} aria-pressed={look === 'chosen' ? true : undefined} aria-label={label()}
        onClick={(event) => press(event.currentTarget)}>
        <span class="lh">
          <span class="vex">{roman(legion.number)}</span>
          {legion.romesNext && (
            <span class="takes">
              <Plaque size="s" />
              <span>{say('web.pax.takes')}</span>
            </span>
          )}
          {cards.length > 0 && (
            <span class="price">
              {legion.purchase && legion.purchase.discount > 0 && (
                <span class="sum">
                  {legion.value}
                  <i>−{legion.purchase.discount}</i>
                </span>
              )}
              <Coin size="l">{legion.price ?? legion.value}</Coin>
            </span>
          )}
        </span>
        {cards.length >= CROWD_FROM ? (
          <span class="crowd">
            {cards.map((one) => (
              <ShortSpine key={one.id} card={one} />
            ))}
          </span>
        ) : (
          <span class="fan" style={{ '--n': cards.length }}>
            {cards.map((one) => (
              <span class="fan-slot" key={one.id}>
                <Face card={one} size="md" />
              </span>
            ))}
          </span>
        )}
        <span class="lf">{verb}</span>
      </button>
    </li>
  );

  function legionVerb() {
    if (placing && listed) {
      return (
        <>
          <Icon name="save" />
          <span class="long">{say('web.pax.legion.then', { value: then ?? 0 })}</span>
          <span class="short">{then}</span>
          {takesThen && <Plaque size="s" />}
        </>
      );
    }
    if (look === 'chosen') return <Verb icon="check" text={say('web.pax.chosen')} />;
    if (look === 'can') return <Verb text={say('web.pax.buyFor', { price: listed!.price ?? 0 })} />;
    if (cards.length === 0) return <Verb text={say('web.pax.legion.empty')} />;
    return look === 'cant' ? <Verb icon="lock" text={say('web.pax.short', { missing: legion.purchase?.missing ?? 0 })} /> : null;
  }

  function label(): string {
    const parts = [say('web.pax.legion', { legion: roman(legion.number) })];
    if (cards.length === 0) parts[0] += `: ${say('web.pax.legion.empty')}`;
    else {
      parts[0] += `: ${cardsLabel(cards)}`;
      parts.push(
        legion.price === null
          ? say('web.pax.legion.worth', { value: legion.value })
          : say('web.pax.legion.worthYou', { value: legion.value, price: legion.price }),
      );
    }
    if (legion.romesNext) parts.push(say('web.pax.romesNext'));
    if (placing && listed) parts.push(say('web.pax.legion.putHere', { value: then ?? 0, rome: takesThen ? 'yes' : 'no' }));
    else if (look === 'can') parts.push(say('web.pax.buyFor', { price: listed!.price ?? 0 }));
    else if (look === 'cant' && legion.purchase) parts.push(say('web.pax.short', { missing: legion.purchase.missing }));
    return parts.join('; ');
  }
}

function Verb({ icon, text }: { icon?: IconName; text: string }) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span class="long">{text}</span>
    </>
  );
}
