import { useEffect, useRef, useState } from 'preact/hooks';
import { announce, Button, Emblem, Icon, openPopover, prefersStillness, RuleLink, say, Sheet, tell } from '../../kit';
import { ArenaStage, CommitBuilder } from './Arena';
import { pictureOf, SpIcon } from './art';
import { Coach } from './Coach';
import { Board as Context, useBoard, type BoardState } from './context';
import { Composer, Deals, OfferCard, offersAtAct, Standing, waiting } from './Deals';
import { clearDraft, draft } from './draft';
import { asksForCards, Hand } from './HandCards';
import { HouseChips, OwnHouse, RivalHouse, Rivals } from './Houses';
import { cardName, nameOf, now, PHASES, rivals, type Props } from './model';
import { Sky } from './motion';
import { promptOf } from './prompt';
import { Foot, FormPanel, isAuction, Stage } from './Stage';
import { useTable } from './table';
import { TextView } from './TextView';
import { Stats } from './Tiles';
import './spartacus.css';

const PHONE = 760;

type Opened = 'houses' | 'deals' | 'words' | 'hand' | null;

/** The whole table: the houses, the stage, the own house and hand; or the sand. */
export function Board(props: Props) {
  const board = useTable(props);
  const { view, must } = board;
  const [opened, setOpened] = useState<Opened>(null);
  const prompt = promptOf(props.position, props.names);
  const question = `${props.position.you?.what} ${props.position.you?.stamp}`;
  const focus = useFocusKept(question);
  useEffect(() => clearDraft, [view.phase, props.table.id]);
  useEffect(() => {
    if (must) announce(prompt, true);
  }, [prompt, must]);
  // on a phone a new question is read from its beginning
  useEffect(() => {
    if (must && innerWidth < PHONE) document.getElementById('main')?.scrollTo({ top: 0 });
  }, [question, must]);

  const sand = view.arena !== null;
  const top = now(view);
  const cards = asksForCards(board);
  const turn = view.phase === 'INTRIGUE' && view.turn !== null && top?.type === 'IntrigueTurn';
  const showHand = board.me !== null && !sand && (cards || opened === 'hand' || (turn && view.window === null));
  const asksForHand = board.options.some((option) => option.move.type === 'PickCard' || option.move.type === 'DiscardCard');
  const atAct = offersAtAct(board);
  const offer = view.offers.find((one) => one.terms.to === view.you && !atAct.includes(one));
  return (
    <Context.Provider value={board}>
      <div class={`sp ${sand ? 'on-sand' : 'on-table'}${isAuction(view) ? ' on-block' : ''}${view.arena?.match ? ' fighting' : ''}${showHand ? ' with-hand' : ''}${turn && !view.window ? ' in-turn' : ''}${view.phase === 'SETUP' ? ' in-setup' : ''}${prefersStillness() ? ' still' : ''} at-${(top?.type ?? 'none').toLowerCase()}`} onFocusIn={focus}
        onKeyDown={(event) => event.key === 'Escape' && (board.chosen.card || board.chosen.asset) && board.choose({})}>
        <button type="button" class="skip words" onClick={() => setOpened('words')}>{say('web.inWords')}</button>
        <Head prompt={prompt} open={setOpened} />
        {sand ? (
          <>
            <HouseChips open={() => setOpened('houses')} />
            <div class="sand-area">
              {view.tournament && <Tournament />}
              {top?.type === 'Effect' && !view.window && <Stage />}
              <ArenaStage />
            </div>
            {asksForHand && <Hand rules={false} />}
            {board.me && !view.arena?.match && !view.arena?.verdict && <OwnHouse fold={() => setOpened('hand')} folded />}
          </>
        ) : (
          <>
            <HouseChips open={() => setOpened('houses')} />
            <Rivals />
            <div class="stage-area">{view.tournament && !view.arena ? <Tournament /> : <Stage />}</div>
            {offer && <div class="phone-offer"><OfferCard offer={offer} /></div>}
            {board.me && <OwnHouse fold={turn && !view.window ? undefined : () => setOpened(opened === 'hand' ? null : 'hand')} folded={!showHand} />}
            {showHand && <Hand rules={turn && view.window === null} />}
          </>
        )}
        <nav class="sp-nav" aria-label={say('web.spartacus.nav')}>
          <button type="button" onClick={() => setOpened('houses')}><SpIcon name="temple" />{say('web.spartacus.houses')}</button>
          <button type="button" onClick={() => setOpened('deals')}>
            <SpIcon name="deal" />
            {say('web.spartacus.deals')}
            {waiting(board) > 0 && <span class="n">{waiting(board)}</span>}
          </button>
          {board.me && <button type="button" data-open="hand" onClick={() => setOpened(opened === 'hand' ? null : 'hand')}><SpIcon name="hand" />{say('web.spartacus.handShort')}</button>}
        </nav>
        <Coach />
        <Sky fresh={props.fresh} />
      </div>
      {draft.value && !view.market?.open && <Composer />}
      {opened === 'houses' && (
        <Sheet title={say('web.spartacus.houses')} close={() => setOpened(null)}>
          <div class="sp in-sheet">
            {board.me && <OwnHouse still />}
            {rivals(view).map((house) => <RivalHouse key={house.seat} house={house} still />)}
          </div>
        </Sheet>
      )}
      {opened === 'deals' && (
        <Sheet title={say('web.spartacus.deals')} close={() => setOpened(null)}>
          <div class="sp in-sheet">
            <Deals />
            {view.you !== null && <GiveGold />}
            <Standing />
          </div>
        </Sheet>
      )}
      {opened === 'hand' && sand && (
        <Sheet title={say('web.spartacus.handShort')} close={() => setOpened(null)}>
          <div class="sp in-sheet"><Hand rules={false} /></div>
        </Sheet>
      )}
      {opened === 'words' && (
        <Sheet title={say('web.inWords')} close={() => setOpened(null)}>
          <TextView {...props} does={board.yours ? (option) => board.does(option) : undefined} />
        </Sheet>
      )}
    </Context.Provider>
  );
}

function GiveGold() {
  const { position } = useBoard();
  if (!position.you?.forms?.some((form) => form.move === 'GiveGold')) return null;
  return (
    <details class="give-gold">
      <summary><SpIcon name="coins" /> {say('web.spartacus.giveGold')}</summary>
      <FormPanel move="GiveGold" />
    </details>
  );
}

const SIGNS = { UPKEEP: 'ledger', INTRIGUE: 'mask', MARKET: 'scales', ARENA: 'swords' } as const;

/** The phases, the one sentence of what is awaited, and what can be taken back. */
function Head({ prompt, open }: { prompt: string; open(what: Opened): void }) {
  const board = useBoard();
  const { view, names, must, position, undo, live, table } = board;
  const at = view.phase === 'TOURNAMENT' ? PHASES.length : PHASES.indexOf(view.phase);
  const bots = live && position.awaited.some((ask) => ask.seat !== view.you && table.seats[ask.seat]?.kind === 'BOT');
  return (
    <header class={`sp-head${must ? ' yours' : ''}`}>
      <ol class="ribbon" aria-label={say('web.spartacus.phases')}>
        {PHASES.map((phase, i) => (
          <li key={phase} class={`ph${i < at ? ' done' : i === at ? ' now' : ''}`} aria-current={i === at ? 'step' : undefined}>
            {i < at ? <Icon name="check" /> : <SpIcon name={SIGNS[phase as keyof typeof SIGNS]} />}
            <span>{say(`web.spartacus.phase.${phase}`)}</span>
            {i === at && <Sub board={board} />}
          </li>
        ))}
        {view.phase === 'TOURNAMENT' && (
          <li class="ph now" aria-current="step">
            <SpIcon name="crown" />
            <span>{say('web.spartacus.phase.TOURNAMENT')}</span>
            <Sub board={board} />
          </li>
        )}
      </ol>
      <h2 class="prompt">
        {must && <Icon name="play" />}
        {prompt}
        {!must && bots && <span class="think" role="img" aria-label={say('web.spartacus.thinking')}><i /><i /><i /></span>}
      </h2>
      <span class="goal" title={say('web.spartacus.wins.text', { win: view.winInfluence })}>
        <SpIcon name="crown" />
        <span><b>{view.winInfluence}</b> {say('web.spartacus.wins')}</span>
      </span>
      {view.you !== null && (must || position.undo.possible) && (
        <Button look="quiet" icon="undo" class="take-back" aria-label={say('web.spartacus.undo')} aria-disabled={!(position.undo.possible && live) || undefined}
          onClick={({ currentTarget }) => {
            if (position.undo.possible && live) void undo();
            else openPopover(currentTarget, <p>{position.undo.why ? tell(position.undo.why, names) : say('web.spartacus.undo.not')}</p>);
          }} />
      )}
      {view.arena && view.you !== null && (
        <Button look="icon" class="hand-open" data-open="hand" aria-label={say('web.spartacus.handShort')} onClick={() => open('hand')}>
          <SpIcon name="hand" />
        </Button>
      )}
      <Button look="icon" class="deals-open" aria-label={say('web.spartacus.deals')} onClick={() => open('deals')}>
        <SpIcon name="deal" />
        {waiting(board) > 0 && <span class="n">{waiting(board)}</span>}
      </Button>
    </header>
  );
}

/** What goes on within the phase: the order of turns, the lot, the round of the fight. */
function Sub({ board: { view, names } }: { board: BoardState }) {
  if (view.phase === 'INTRIGUE') {
    const turn = view.turn === null ? -1 : view.order.indexOf(view.turn);
    return (
      <span class="turns" role="img" aria-label={say('web.spartacus.turnOrder', { order: view.order.map((seat) => nameOf(view, names, seat)).join(', ') })}>
        {view.order.map((seat, i) => (
          <span key={seat} class={`tn${i < turn ? ' past' : i === turn ? ' act' : ''}`}><Emblem seat={seat} size="s" /></span>
        ))}
      </span>
    );
  }
  if (view.market) {
    const { open, bidding, row } = view.market;
    if (!open && row.length === 0 && !bidding) return null;
    return <small>{open ? say('web.spartacus.sub.open') : bidding?.host ? say('web.spartacus.sub.host') : say('web.spartacus.sub.lot', { lot: (bidding?.lot ?? 0) + 1, of: row.length })}</small>;
  }
  const match = view.arena?.match;
  if (view.arena?.verdict) return <small>{say('web.spartacus.sub.verdict')}</small>;
  return match && match.round > 0 ? <small>{say('web.spartacus.sub.combat', { round: match.round })}</small> : null;
}

/** Several houses at the top: who meets whom. */
function Tournament() {
  const { view, names, options, position, must } = useBoard();
  const tournament = view.tournament;
  if (!tournament || view.arena?.match) return null;
  const asked = position.awaited.map((ask) => ask.seat);
  const commits = options.some((option) => option.move.type === 'Commit') || position.you?.forms?.some((form) => form.move === 'Commit');
  return (
    <section class={`stage tournament${must ? ' yours' : ''}`} aria-label={say('web.spartacus.tournament')}>
      <h2><SpIcon name="crown" /> {say('web.spartacus.tournament')}</h2>
      <p class="soft">{say('web.spartacus.tournament.text', { win: view.winInfluence })} <RuleLink rule="SP-WIN-4" /></p>
      <ol class="ranked">
        {tournament.ranked.map((seat, i) => (
          <li key={seat} class={asked.includes(seat) ? 'cur' : tournament.finalists.includes(seat) ? '' : 'out'}>
            <Emblem seat={seat} />
            <b>{nameOf(view, names, seat)}</b>
            {tournament.values.length > i && <small class="soft">{say('web.spartacus.tournament.value', { value: tournament.values[i]! })}</small>}
            <small class="badge">{say(asked.includes(seat) ? 'web.spartacus.tournament.next' : tournament.finalists.includes(seat) ? 'web.spartacus.tournament.in' : 'web.spartacus.tournament.out')}</small>
            {tournament.entrants.filter((entrant) => entrant.seat === seat).map(({ combatant }) => <span key={combatant.card} class="row"><SpIcon name={pictureOf(combatant)} /> {cardName(combatant.card)} <Stats of={combatant} /></span>)}
          </li>
        ))}
      </ol>
      {commits && <CommitBuilder />}
      <Foot bare without={['Commit']} />
    </section>
  );
}

const ZONES = '.answers, .cards, .rivals, .own-assets, .bidn, .field, .give, .tix, .commit, .corners, .house-cards, .thumbs, .foot';

/** When the thing in focus is gone, focus goes to what stands in its zone now, or to what is to be done next. */
function useFocusKept(question: string): (event: FocusEvent) => void {
  const last = useRef<{ board: Element; zone: string } | null>(null);
  useEffect(() => {
    if (!last.current || document.activeElement !== document.body) return;
    const { board, zone } = last.current;
    const next = [`${zone} .can`, '.answers .btn', '.bidn .can', '.give .can', '.field .can', '.thumbs .can', '.cards .can .card-face', '.can', '.btn.primary', `${zone} [data-stop]`];
    const found = next.map((selector) => board.querySelector<HTMLElement>(selector)).find((one) => one !== null);
    found?.focus({ preventScroll: true });
  }, [question]);
  return (event) => {
    const target = event.target as Element;
    const zone = target.closest(ZONES);
    const board = target.closest('.sp');
    last.current = zone && board ? { board, zone: `.${zone.classList[0]}` } : null;
  };
}

