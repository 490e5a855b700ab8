import type { ComponentChildren } from 'preact';
import { Button, Coin, moveKey, Plaque, RuleLink, say, tell } from '../../kit';
import { catName, CatTile, InlineCard } from './Card';
import { useBoard } from './context';
import { Flight } from './Draw';
import { playOf } from './Hand';
import { hasNote, noted, openingMoves, roman, type Category, type Option } from './model';

/** What the chosen thing costs and changes, and the buttons: one filled, with the verb and the price. */
export function Deal() {
  const { view, yours } = useBoard();
  if (!yours) return <Meanwhile />;
  switch (view.step.type) {
    case 'Opening':
      return <Opening />;
    case 'TurnStart':
      return <TurnStart />;
    case 'Buy':
      return <Buying />;
    case 'Play':
      return <Playing />;
    default:
      return null;
  }
}

function Panel({ title, children, go }: { title?: string; children?: ComponentChildren; go?: ComponentChildren }) {
  return (
    <div class="deal">
      {title ? <h3>{title}</h3> : <span />}
      <div class="deal-body">{children}</div>
      {go && <div class="go">{go}</div>}
    </div>
  );
}

function Do({ option, primary, children }: { option: Option; primary?: boolean; children: ComponentChildren }) {
  const { does } = useBoard();
  return (
    <Button look={primary ? 'primary' : 'plain'} data-move={option.move.type} data-does={moveKey(option.move)} onClick={(event) => does(option, event.currentTarget)}>
      {children}
    </Button>
  );
}

/** While others act. */
function Meanwhile() {
  const { view } = useBoard();
  return (
    <Panel>
      {view.step.type === 'Draw' ? (
        <p class="others-draw">
          <Flight />
          <span>{say('web.pax.others.draw', { count: view.step.flight.length, more: view.step.toCome })}</span>
        </p>
      ) : (
        <RomesNext />
      )}
    </Panel>
  );
}

/** The group that Rome would take. */
function RomesNext() {
  const { view, card } = useBoard();
  const taken = view.legions.find((legion) => legion.romesNext);
  if (!taken) return view.step.type === 'Opening' ? <p class="soft">{say('web.pax.opening.then')}</p> : null;
  return (
    <p class="romes-next">
      <Plaque size="s" />
      <span>
        {say('web.pax.romeTakes', { legion: roman(taken.number) })}{' '}
        {taken.cards.map((id) => (
          <InlineCard key={id} card={card(id)} />
        ))}{' '}
        <RuleLink rule="PAX-ROUND-1" />
      </span>
    </p>
  );
}

function Opening() {
  const { view, chosen, card, position, option } = useBoard();
  if (view.step.type !== 'Opening') return null;
  const moves = chosen.card ? openingMoves(position.you?.moves ?? [], chosen.card) : [];
  const move =
    moves.length === 1 ? moves[0] : moves.find((one) => chosen.under && !one.display.includes(chosen.under));
  const listed = move ? option(move) : undefined;
  const isSealed = view.step.yours && listed && same(view.step.yours, listed);
  return (
    <Panel go={
      listed && !isSealed ? (
        <Do option={listed} primary>{say('web.pax.keep', { category: catName(card(chosen.card!).category) })}</Do>
      ) : undefined
    }>
      <p>{text()}</p>
    </Panel>
  );

  function text(): string {
    if (view.step.type !== 'Opening') return '';
    if (chosen.card && !listed) return say('web.pax.opening.chooseUnder');
    if (view.step.yours && !listed) return say('web.pax.opening.change');
    return say(view.step.toDisplay > 0 ? 'web.pax.opening.solo' : 'web.pax.opening.rest', {
      count: view.step.drawn.length - 1 - view.step.toDisplay,
    });
  }
}

function same(one: { keep: string; display: string[] }, option: Option): boolean {
  const { move } = option;
  return move.type === 'ChooseOpening' && move.keep === one.keep && move.display.join() === one.display.join();
}

function TurnStart() {
  const { option, names } = useBoard();
  const draw = option({ type: 'ChooseTurn', turn: 'NORMAL' });
  const pass = option({ type: 'ChooseTurn', turn: 'PASS' });
  return (
    <Panel go={
      <>
        {draw && <Do option={draw} primary>{say('web.pax.draw')}</Do>}
        {pass && <Do option={pass}>{say('web.pax.pass')}</Do>}
      </>
    }>
      <dl class="ways">
        {draw && <Way name={say('web.pax.draw')} notes={(draw.notes ?? []).map((note) => tell(note, names))} rule="PAX-DRAW-1" />}
        {pass && <Way name={say('web.pax.pass')} notes={[say('web.pax.pass.note'), ...(pass.notes ?? []).map((note) => tell(note, names))]} rule="PAX-TURN-4" />}
      </dl>
    </Panel>
  );
}

function Way({ name, notes, rule }: { name: string; notes: string[]; rule: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {notes.join(', ')} <RuleLink rule={rule} />
      </dd>
    </>
  );
}

function Buying() {
  const { view, option, chosen, card, position } = useBoard();
  const skip = option({ type: 'SkipBuy' });
  const legion = chosen.legion === undefined ? undefined : view.legions[chosen.legion - 1];
  const buy = legion ? option({ type: 'Buy', legion: legion.number }) : undefined;
  const any = position.you!.moves.some((one) => one.move.type === 'Buy');
  const go = (
    <>
      {buy && <Do option={buy} primary>{say('web.pax.buyFor', { price: buy.price ?? 0 })}</Do>}
      {skip && <Do option={skip} primary={!any}>{say('web.pax.dontBuy')}</Do>}
    </>
  );
  if (!legion || !buy) {
    return (
      <Panel go={go}>
        <p>{say(any ? 'web.pax.buy.choose' : 'web.pax.buy.none')}</p>
        <RomesNext />
      </Panel>
    );
  }
  const deal = legion.purchase!;
  return (
    <Panel title={say('web.pax.legion', { legion: roman(legion.number) })} go={go}>
      <dl class="sumline">
        <dt>
          <Group ids={legion.cards} />
        </dt>
        <dd>{legion.value}</dd>
        {deal.discount > 0 && (
          <>
            <dt>
              {say('web.pax.sum.discount')} <RuleLink rule="PAX-BUY-3" />
            </dt>
            <dd>−{deal.discount}</dd>
          </>
        )}
        <dt class="tot">
          <b>{say('web.pax.sum.price')}</b> · {say('web.pax.sum.leaves', { left: deal.left, pays: deal.pays })}
        </dt>
        <dd class="tot">{buy.price}</dd>
      </dl>
      {legion.romesNext && <p class="romes-next"><Plaque size="s" /> <span>{say('web.pax.romesNext')}</span></p>}
    </Panel>
  );

  function Group({ ids }: { ids: string[] }) {
    return (
      <>
        {ids.map((id) => (
          <InlineCard key={id} card={card(id)} />
        ))}{' '}
        {say('web.pax.sum.together')}
      </>
    );
  }
}

function Playing() {
  const board = useBoard();
  const { view, option, chosen, card, position } = board;
  const end = option({ type: 'EndPlay' });
  const face = chosen.card ? card(chosen.card) : undefined;
  const play = face ? playOf(board, face) : undefined;
  const any = position.you!.moves.some((one) => one.move.type === 'PlayCard');
  const income = view.turn?.income ?? 0;
  const go = (
    <>
      {play && <Do option={play} primary>{say('web.pax.playFor', { category: catName(face!.category), price: play.price ?? 0 })}</Do>}
      {end && <Do option={end} primary={!any}>{say('web.pax.endTurn', { income })}</Do>}
    </>
  );
  return (
    <Panel go={go}>
      {play ? <Changes option={play} category={face!.category} /> : <p>{say(any ? 'web.pax.play.choose' : 'web.pax.play.none')}</p>}
    </Panel>
  );
}

/** What playing a card changes, with numbers. */
function Changes({ option, category }: { option: Option; category: Category }) {
  const { view, me, names } = useBoard();
  const c = view.races.findIndex((race) => race.category === category);
  const before = me!.strength[c]!;
  const symbols = noted(option, 'strength', 'symbols') as number;
  const rome = noted(option, 'strength', 'rome') as number;
  const then = noted(option, 'strength', 'then') as string;
  const cap = noted(option, 'limit', 'cap') as number | undefined;
  const discount = noted(option, 'discountThen', 'discount') as number | undefined;
  const draw = (option.notes ?? []).find((note) => note.key === 'pax.hint.drawThen');
  const income = noted(option, 'income', 'aurei') as number;
  const passes = then === 'STRONGER' && me!.versus[c] !== 'STRONGER';
  return (
    <ul class="changes">
      <li>
        <CatTile category={category} small />
        <span>{say('web.pax.change.strength', { category: catName(category), from: before, to: symbols, rome })}</span>
        {passes ? <b class="w">{say('web.pax.change.passes')}</b> : <b />}
      </li>
      {cap !== undefined && (
        <li>
          <CatTile category="FLEET" small />
          <span>{say('web.pax.change.limit')}</span>
          <b>{me!.cap} → {cap}</b>
        </li>
      )}
      {discount !== undefined && (
        <li>
          <CatTile category="WEALTH" small />
          <span>{say('web.pax.change.discount')}</span>
          <b>{me!.discount} → {discount}</b>
        </li>
      )}
      {draw && (
        <li>
          <CatTile category="RELIGION" small />
          <span>{tell(draw, names)}</span>
          <b />
        </li>
      )}
      {hasNote(option, 'takesConspiratus') && (
        <li>
          <CatTile category="INTRIGUE" small />
          <span>{say('web.pax.change.conspiratus')}</span>
          <b class="w">PC</b>
        </li>
      )}
      <li>
        <Coin>A</Coin>
        <span>{say('web.pax.change.income')}</span>
        <b>{view.turn?.income ?? 0} → {income}</b>
      </li>
    </ul>
  );
}
