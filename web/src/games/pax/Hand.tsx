import { Icon, say, useZone } from '../../kit';
import { cardLabel, Face } from './Card';
import { useBoard, type BoardState, type Look } from './context';
import { openingMoves, type Card, type Option } from './model';

/** The listed play of this card, or of one that nobody can tell from it. */
export function playOf({ position, option, card }: BoardState, face: Card): Option | undefined {
  return (
    option({ type: 'PlayCard', card: face.id }) ??
    position.you?.moves.find((one) => one.move.type === 'PlayCard' && sameFace(card(one.move.card), face))
  );
}

function sameFace(one: Card, other: Card): boolean {
  return one.category === other.category && one.value === other.value && one.symbols === other.symbols;
}

export function Hand() {
  const board = useBoard();
  const { me, card } = board;
  const zone = useZone<HTMLDivElement>();
  const hand = me!.hand;
  return (
    <div class="hand" role="group" aria-label={say('web.pax.hand.yours', { count: hand.length })} data-place="hand" {...zone}>
      <span class="lbl" aria-hidden="true">{say('web.pax.hand.label')}</span>
      {hand.length === 0 && <p class="soft none">{say('web.pax.hand.empty')}</p>}
      <div class="fan-lg" style={{ '--n': hand.length }}>
        {hand.map((id) => (
          <HandCard key={id} card={card(id)} />
        ))}
      </div>
    </div>
  );
}

function HandCard({ card }: { card: Card }) {
  const board = useBoard();
  const { view, yours, chosen, choose, does, whyNot } = board;
  const playing = yours && view.step.type === 'Play';
  const play = playing ? playOf(board, card) : undefined;
  const lock = playing ? view.turn?.locked.find((one) => one.card === card.id)?.why : undefined;
  const look: Look = play ? (chosen.card === card.id ? 'chosen' : 'can') : playing ? 'cant' : 'ready';
  const reason = lock ? say(`web.pax.lock.${lock}`) : '';
  return (
    <Slot card={card} look={look} label={reason ? `${cardLabel(card)}; ${reason}` : cardLabel(card)} reason={reason}
      press={(anchor) => {
        if (play && look === 'chosen') does(play, anchor);
        else if (play) choose({ card: card.id });
        else whyNot({ type: 'PlayCard', card: card.id }, anchor);
      }} />
  );
}

/** A card that can be pressed, in its state. */
export function Slot({ card, look, label, reason, mark, press }: {
  card: Card;
  look: Look;
  label: string;
  reason?: string;
  /** A word on it, such as "kept". */
  mark?: string;
  press(anchor: Element): void;
}) {
  return (
    <button type="button" class={`slot ${look}`} data-stop data-hand={card.id} aria-label={mark ? `${label}; ${mark}` : label}
      aria-pressed={look === 'can' || look === 'chosen' ? look === 'chosen' : undefined}
      aria-disabled={look === 'cant' || undefined} title={reason || undefined}
      onClick={(event) => press(event.currentTarget)}>
      <Face card={card} size="lg">
        {reason && <span class="reason">{reason}</span>}
        {mark && <span class="role">{mark}</span>}
      </Face>
      {look === 'chosen' && <span class="tick"><Icon name="check" /></span>}
      {look === 'cant' && <span class="lockdot"><Icon name="lock" /></span>}
    </button>
  );
}

/**
 * The cards drawn at the start: one to keep. Where others are displayed (solo), a second choice says which goes under the
 * deck. The answer can be changed until the last one is in.
 */
export function OpeningHand() {
  const { view, card, yours, chosen, choose, position, option, does } = useBoard();
  const zone = useZone<HTMLDivElement>();
  if (view.step.type !== 'Opening') return null;
  const { drawn, yours: sealed, toDisplay } = view.step;
  const keep = chosen.card ?? sealed?.keep;
  const under = chosen.card ? chosen.under : undefined;
  const options = position.you?.moves ?? [];
  return (
    <div class="hand" role="group" aria-label={say('web.pax.opening.drawn', { count: drawn.length })} data-place="hand" {...zone}>
      <span class="lbl" aria-hidden="true">{say('web.pax.opening')}</span>
      <div class="fan-lg" style={{ '--n': drawn.length }}>
        {drawn.map((id) => {
          const isKept = id === keep;
          const isUnder = toDisplay > 0 && (under ? id === under : !chosen.card && sealed !== null && !isKept && !sealed.display.includes(id));
          const isShown = toDisplay > 0 && !isKept && !isUnder && (under !== undefined || (!chosen.card && sealed !== null));
          const mark = isKept ? 'keep' : isUnder ? 'under' : isShown ? 'display' : undefined;
          return (
            <Slot key={id} card={card(id)} label={cardLabel(card(id))} look={!yours ? 'ready' : isKept ? 'chosen' : 'can'}
              mark={mark && say(`web.pax.opening.${mark}`)}
              press={(anchor) => {
                if (!yours) return;
                const choices = chosen.card ? openingMoves(options, chosen.card) : [];
                if (chosen.card === id && choices.length === 1) does(option(choices[0]!)!, anchor);
                else if (chosen.card && chosen.card !== id && choices.length > 1 && chosen.under !== id) choose({ card: chosen.card, under: id });
                else choose({ card: id });
              }} />
          );
        })}
      </div>
    </div>
  );
}
