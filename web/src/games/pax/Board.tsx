import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Play } from '../../generated/ludus';
import { Button, closePopover, openWhyNot, say, Sheet } from '../../kit';
import { catName } from './Card';
import { Coach } from './Coach';
import { Board as Context, type BoardState, type Chosen } from './context';
import { Desk } from './Desk';
import { Market } from './Market';
import { cardOf, keyOf, mine, noted, type Move, type Option, type Props } from './model';
import { Stage } from './motion';
import { Seven } from './Seven';
import { TextView } from './TextView';
import './pax.css';

const NOTHING: Chosen = {};

/** The whole board: the market, the seven columns, the desk. */
export function Board(props: Props) {
  const { position, data, live, names, act, why } = props;
  const { view, you } = position;
  const [picked, setPicked] = useState<{ at: string; chosen: Chosen }>({ at: '', chosen: NOTHING });
  const [busy, setBusy] = useState(false);
  const [inWords, setInWords] = useState(false);

  const options = useMemo(() => new Map(you?.moves.map((option) => [keyOf(option.move), option])), [you]);
  const yours = live && you !== null && options.size > 0;
  // what was chosen for one question is not chosen for the next
  const question = `${you?.what} ${you?.stamp}`;
  const chosen = yours ? standing(picked.at === question ? picked.chosen : NOTHING, props) : NOTHING;
  const latest = useRef(question);
  latest.current = question;

  useEffect(() => closePopover(), [question]);
  const focus = useFocusKept(question);

  const board: BoardState = {
    ...props,
    view,
    me: mine(view),
    card: (id) => cardOf(data, id),
    yours,
    option: (move: Move) => options.get(keyOf(move)),
    chosen,
    choose: (next) => setPicked({ at: question, chosen: next }),
    does: (option: Option, anchor?: Element) => {
      if (busy) return;
      setBusy(true);
      void act([option.move], anchor).finally(() => setBusy(false));
    },
    whyNot: (move, anchor) => {
      void why([move]).then((refused) => {
        if (refused && anchor.isConnected && latest.current === question) openWhyNot(anchor, refused, names, wayOut(refused));
      });
    },
  };

  /** Over the limit: the card that would raise it enough, by what the server says of its play. */
  function wayOut(refused: Play.Refused) {
    if (refused.message.key !== 'pax.refusal.overLimit') return undefined;
    const found = you?.moves.find((option) => Number(noted(option, 'limit', 'cap') ?? 0) >= Number(refused.message.args?.symbols));
    if (found?.move.type !== 'PlayCard') return undefined;
    const { card } = found.move;
    const show = () => {
      closePopover();
      board.choose({ card });
    };
    return <Button onClick={show}>{say('web.pax.showMe', { category: catName(board.card(card).category) })}</Button>;
  }

  return (
    <Context.Provider value={board}>
      <Stage class={`pax step-${view.step.type.toLowerCase()}${view.players.length > 4 ? ' crowd8' : ''}${busy ? ' busy' : ''}`} fresh={props.fresh} you={view.you} onFocusIn={focus}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && (picked.chosen.card || picked.chosen.legion)) board.choose(NOTHING);
        }}>
        <button type="button" class="skip words" onClick={() => setInWords(true)}>{say('web.pax.inWords')}</button>
        <div class="tbl">
          <Market />
          <Seven />
        </div>
        <Desk />
        <Coach />
      </Stage>
      {inWords && (
        <Sheet title={say('web.pax.inWords')} close={() => setInWords(false)}>
          <TextView {...props} does={yours ? (option) => board.does(option) : undefined} />
        </Sheet>
      )}
    </Context.Provider>
  );
}

/** What is chosen still stands if it can still be done; where there is only one drawn card, it is the one. */
function standing(chosen: Chosen, { position }: Props): Chosen {
  const { step } = position.view;
  if (step.type !== 'Draw') return chosen;
  const cards = step.flight.filter((id) => id !== null);
  if (cards.length === 1) return { card: cards[0] };
  return chosen.card && cards.includes(chosen.card) ? chosen : NOTHING;
}

const ZONES = '.market, .seven, .hand, .flight, .dest, .go';

/** When the thing in focus is gone, focus goes to what stands in its zone now, or to what is to be done next. */
function useFocusKept(question: string): (event: FocusEvent) => void {
  const last = useRef<{ board: Element; zone: string } | null>(null);
  useEffect(() => {
    if (!last.current || document.activeElement !== document.body) return;
    const { board, zone } = last.current;
    const next = [`${zone} .can`, '.hand .can', '.flight .can', '.dest .can', '.market .can', '.go .primary', '.go .btn', `${zone} [data-stop]`];
    const found = next.map((selector) => board.querySelector<HTMLElement>(selector)).find((one) => one !== null);
    found?.focus({ preventScroll: true });
  }, [question]);
  return (event) => {
    const target = event.target as Element;
    const zone = target.closest(ZONES);
    const board = target.closest('.pax');
    last.current = zone && board ? { board, zone: `.${zone.classList[0]}` } : null;
  };
}
