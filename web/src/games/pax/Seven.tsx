import type { Pax } from '../../generated/ludus';
import { Badge, Emblem, GameIcon, Icon, listed, openPopover, Plaque, RuleLink, say, seatClass, useZone } from '../../kit';
import { Back, cardLabel, catClass, CatIcon, catName, CatTile, Spine, SpineRow } from './Card';
import { useBoard } from './context';
import { CATEGORIES, nextSeat, others, type Category, type View } from './model';

type Player = Pax.PaxView.PlayerView;

/** Rome, the others and the reader in the same seven columns: a glance down a column is the comparison that decides. */
export function Seven() {
  const { view, me } = useBoard();
  const zone = useZone<HTMLElement>();
  const rows = others(view);
  return (
    <section class={`seven${view.players.length > 4 ? ' many' : ''}${rows.length === 0 ? ' alone' : ''}`} aria-label={say('web.pax.seven')} {...zone}
      style={{ '--others': rows.length }}>
      <div role="table" aria-label={say('web.pax.seven')} class="grid7">
        <div role="row" class="r7 head">
          <Tally />
          {CATEGORIES.map((category, c) => (
            <Head key={category} category={category} race={view.races[c]!} />
          ))}
        </div>
        <RomeRow />
        {rows.map((player) => (
          <div role="row" class={`r7${player.seat === view.activePlayer ? ' acts' : ''} ${seatClass(player.seat)}`} key={player.seat}>
            <Who player={player} />
            {CATEGORIES.map((category, c) => (
              <Cell key={category} category={category} symbols={player.display[c]!.symbols} bonus={player.bonus[c]!}
                ids={player.display[c]!.cards} versus={player.versus[c]!} />
            ))}
          </div>
        ))}
        {me && <MyRow me={me} />}
      </div>
    </section>
  );
}

/** Who would win now: Rome, or the players and points decide. In a solo game: how near the goal is. */
function Tally() {
  const { view, data } = useBoard();
  const rome = view.races.filter((race) => race.romes).length;
  const us = view.races.length - rome;
  const goal = view.goal;
  return (
    <div role="columnheader" class="tally">
      <b class="tally-long">
        {say('pax.term.rome')} <span class="num">{rome}</span> : <span class="num">{us}</span>{' '}
        {goal ? say('web.pax.tally.you') : say('web.pax.tally.players')}
      </b>
      <b class="tally-brief">
        <span class="num">{rome} : {us}</span>
        <small>{say('web.pax.tally.brief')}</small>
      </b>
      <span class="bars" aria-hidden="true">
        {view.races.map((race, i) => (
          <i key={race.category} class={i < rome ? '' : 'p'} />
        ))}
      </span>
      <small class="tally-long">
        {goal
          ? say('web.pax.goal', { needed: goal.strongerThanRomeIn, now: goal.strongerNow, shown: goal.categoriesShown })
          : say('web.pax.romeWinsAt', { count: data.scoring.romeWinsAtCategories })}
      </small>
    </div>
  );
}

function holders(view: View, c: number): number[] {
  return view.players.filter((player) => player.versus[c] === 'STRONGER').map((player) => player.seat);
}

const CATEGORY_RULES: Record<Category, string> = {
  WEALTH: 'PAX-BUY-3',
  FLEET: 'PAX-CAT-2',
  ARMY: 'PAX-CAT-2',
  RELIGION: 'PAX-DRAW-3',
  SENATOR: 'PAX-INC-3',
  LAND: 'PAX-CAT-1',
  INTRIGUE: 'PAX-CAT-5',
};

function Head({ category, race }: { category: Category; race: Pax.PaxView.Race }) {
  const { view, names } = useBoard();
  const ahead = holders(view, CATEGORIES.indexOf(category));
  const held = race.romes ? say('web.pax.head.rome') : say('web.pax.head.players', { names: listed(ahead.map(names.of)) });
  return (
    <div role="columnheader" class={`hd ${catClass(category)} ${race.romes ? 'r' : 'p'}`}>
      <button type="button" data-stop aria-label={`${catName(category)}: ${held}`}
        onClick={(event) =>
          openPopover(
            event.currentTarget,
            <div class="pax-note">
              <b>{catName(category)}</b>
              <p>{say(`web.pax.about.${category}`)}</p>
              <p>{held}</p>
              <RuleLink rule={CATEGORY_RULES[category]} long />
            </div>,
          )
        }>
        <CatTile category={category} />
        <span class="t">
          <b>{catName(category)}</b>
          <span class="hold">
            {race.romes ? (
              <>
                <span class="hold-long"><Plaque /></span>
                <span class="hold-brief"><Plaque size="s" /></span>
              </>
            ) : (
              ahead.map((seat) => <Emblem key={seat} seat={seat} size="s" />)
            )}
          </span>
        </span>
      </button>
    </div>
  );
}

function RomeRow() {
  const { view, card } = useBoard();
  const { faceDown, faceUp, symbols, bonus } = view.rome;
  const known = faceDown.filter((id) => id !== null);
  const text =
    known.length > 0
      ? say('web.pax.rome.known', { count: known.length })
      : say('web.pax.rome.hidden', { count: faceDown.length });
  return (
    <div role="row" class="r7 rome">
      <div role="rowheader" class="who">
        <button type="button" data-stop data-place="rome" aria-label={`${say('pax.term.rome')}: ${text}`}
          onClick={(event) =>
            openPopover(
              event.currentTarget,
              <div class="pax-note">
                <b>{text}</b>
                {known.length > 0 ? (
                  <ul>
                    {known.map((id) => (
                      <li key={id}>{cardLabel(card(id))}</li>
                    ))}
                  </ul>
                ) : (
                  <p>{say('web.pax.rome.pass')}</p>
                )}
                <RuleLink rule="PAX-TURN-4" long />
              </div>,
            )
          }>
          <span class="rome-l"><Plaque size="l" /></span>
          <span class="rome-m"><Plaque /></span>
          {faceDown.length > 0 && <span class="hid">{text}</span>}
          <span class="fd">
            {faceDown.map((id, i) => (id === null ? <Back key={i} /> : <Spine key={id} card={card(id)} />))}
          </span>
        </button>
      </div>
      {CATEGORIES.map((category, c) => (
        <Cell key={category} category={category} symbols={symbols[c]!} bonus={bonus[c]!} ids={faceUp[c]!.cards} place={`rome:${category}`} />
      ))}
    </div>
  );
}

function Cell({ category, symbols, bonus, ids, versus, place }: {
  category: Category;
  symbols: number;
  bonus: number;
  ids: string[];
  versus?: Pax.PaxView.Versus;
  place?: string;
}) {
  return (
    <div role="cell" class={`cell ${catClass(category)}${versus === 'STRONGER' ? ' ahead' : ''}${symbols === 0 ? ' none' : ''}`} data-place={place}>
      <span class="vh">{cellLabel(symbols, bonus, ids.length, versus)}</span>
      <span class="n" aria-hidden="true">
        {symbols}
        {bonus > 0 && <sup>+{bonus}</sup>}
      </span>
      <span aria-hidden="true" class="lie"><SpineRow ids={ids} /></span>
      {versus === 'STRONGER' && <span class="up" aria-hidden="true"><Icon name="ahead" /></span>}
      {versus === 'TIED' && symbols + bonus > 0 && <span class="eq" aria-hidden="true">=</span>}
    </div>
  );
}

function cellLabel(symbols: number, bonus: number, cards: number, versus?: Pax.PaxView.Versus): string {
  const parts = [say('web.pax.cell', { symbols, cards })];
  if (bonus > 0) parts.push(say('web.pax.cell.bonus', { bonus }));
  if (versus) parts.push(say(`web.pax.versus.${versus}`));
  return parts.join(', ');
}

function kindOf(board: ReturnType<typeof useBoard>, seat: number): { bot: boolean; text: string } {
  const sitting = board.table.seats[seat];
  if (sitting?.kind === 'BOT') return { bot: true, text: say(`web.level.${sitting.level ?? 'random'}`) };
  if (sitting?.away) return { bot: true, text: say('web.pax.steward') };
  return { bot: false, text: say('web.pax.person') };
}

/** 1st, PC, next, your turn. */
function Badges({ seat }: { seat: number }) {
  const { view } = useBoard();
  const solo = view.goal !== null;
  return (
    <>
      {seat === view.you && seat === view.activePlayer && <span class="turn-badge"><Badge tone="seat">{say('web.pax.badge.turn')}</Badge></span>}
      {seat === view.pcHolder && (
        <span class="badge pc" role="img" aria-label={say('pax.term.primusConspiratus')} title={say('pax.term.primusConspiratus')}>
          <CatIcon category="INTRIGUE" />
          <span>PC</span>
        </span>
      )}
      {!solo && seat === view.primus && <span title={say('pax.term.primus')}><Badge>{say('web.pax.badge.first')}</Badge></span>}
    </>
  );
}

function Next({ seat }: { seat: number }) {
  const { view } = useBoard();
  return view.goal === null && seat === nextSeat(view) ? <Badge>{say('web.pax.badge.next')}</Badge> : null;
}

function Who({ player }: { player: Player }) {
  const board = useBoard();
  const { names } = board;
  const kind = kindOf(board, player.seat);
  return (
    <div role="rowheader" class="who">
      <button type="button" data-stop data-place={`seat:${player.seat}`} class={seatClass(player.seat)} onClick={(event) => openPlayer(event.currentTarget, board, player)}>
        <span class="emb">
          <Emblem seat={player.seat} size="l" />
          {player.seat === board.view.pcHolder && <span class="pcb" aria-hidden="true"><CatIcon category="INTRIGUE" /></span>}
        </span>
        <span class="wn">
          <span class="pname"><b>{names.of(player.seat)}</b> <Badges seat={player.seat} /></span>
          <small>
            <Next seat={player.seat} />
            {kind.bot && <GameIcon name="bot" />}
            <span class="kind">{kind.text}</span>
            <HandCount player={player} />
          </small>
        </span>
        <Points player={player} />
      </button>
    </div>
  );
}

function HandCount({ player }: { player: Player }) {
  return (
    <span class="hc">
      <Icon name="cards" />
      <span class="vh">{say('web.pax.hand')} </span>
      {player.handSize}
    </span>
  );
}

function Points({ player }: { player: Player }) {
  const { view } = useBoard();
  if (view.goal) return null;
  return (
    <span class="pts">
      <b class="num">{player.points}</b>
      <span aria-hidden="true">{say('web.pax.pts')}</span>
      <span class="vh">{say('web.pax.points.soFar')}</span>
    </span>
  );
}

function openPlayer(anchor: Element, { names, card, view }: ReturnType<typeof useBoard>, player: Player): void {
  const hidden = player.handSize - player.hand.length;
  openPopover(
    anchor,
    <div class="pax-note">
      <b>{names.of(player.seat)}</b>
      <dl class="pfacts">
        <dt>{say('web.pax.points.soFar')}</dt>
        <dd>{player.points}</dd>
        {player.aurei !== null && (
          <>
            <dt>{say('pax.term.aurei')}</dt>
            <dd>{player.aurei}</dd>
          </>
        )}
        <dt>{say('pax.term.cap')}</dt>
        <dd>{player.cap}</dd>
        <dt>{say('pax.term.discount')}</dt>
        <dd>{player.discount}</dd>
        <dt>{say('web.pax.draws')}</dt>
        <dd>{say(`web.pax.effect.RELIGION.${player.draws}`)}</dd>
      </dl>
      <p>
        {say('web.pax.hand.held', { count: player.handSize })}
        {player.seat !== view.you && player.hand.length > 0 && (
          <> {say('web.pax.hand.known', { cards: listed(player.hand.map((id) => cardLabel(card(id)))), hidden })}</>
        )}
      </p>
      {player.hasPeeked && <p>{say('web.pax.peeked')}</p>}
    </div>,
  );
}

function MyRow({ me }: { me: Player }) {
  const board = useBoard();
  const { view, names } = board;
  return (
    <div role="row" class={`r7 mine ${seatClass(me.seat)}`}>
      <div role="rowheader" class="who">
        <button type="button" data-stop data-place={`seat:${me.seat}`} onClick={(event) => openPlayer(event.currentTarget, board, me)}>
          <span class="emb">
            <Emblem seat={me.seat} size="l" />
            {me.seat === view.pcHolder && <span class="pcb" aria-hidden="true"><CatIcon category="INTRIGUE" /></span>}
          </span>
          <span class="wn">
            <span class="pname"><b>{say('web.pax.you')}</b> <Badges seat={me.seat} /></span>
            <small>
              <Next seat={me.seat} />
              <span class="kind">{names.of(me.seat)}</span>
              <HandCount player={me} />
            </small>
          </span>
          <Points player={me} />
        </button>
      </div>
      {CATEGORIES.map((category, c) => (
        <MyCell key={category} category={category} me={me} c={c} race={view.races[c]!} />
      ))}
    </div>
  );
}

function MyCell({ category, me, c, race }: { category: Category; me: Player; c: number; race: Pax.PaxView.Race }) {
  const row = me.display[c]!;
  const bonus = me.bonus[c]!;
  const versus = me.versus[c]!;
  const lead = race.lead ?? 0;
  return (
    <div role="cell" class={`cell me ${catClass(category)}${versus === 'STRONGER' ? ' ahead' : ''}${row.symbols === 0 ? ' none' : ''}`} data-place={`mine:${category}`}>
      <span class="vh">{cellLabel(row.symbols, bonus, row.cards.length)}</span>
      <span class="mt" aria-hidden="true">
        <span class="n">
          {row.symbols}
          {bonus > 0 && <sup>+{bonus}</sup>}
        </span>
        <span class="lie"><SpineRow ids={row.cards} /></span>
        {versus === 'STRONGER' && <span class="up brief"><Icon name="ahead" /></span>}
        {versus === 'TIED' && row.symbols + bonus > 0 && <span class="eq brief">=</span>}
      </span>
      <span class={`vs${lead > 0 ? ' win' : ''}`}>
        {lead > 0 ? (
          <>
            <Icon name="ahead" />
            {say('web.pax.lead', { lead })}
          </>
        ) : (
          say('web.pax.toPass', { count: race.toPassRome ?? 0 })
        )}
      </span>
      <span class="eff">
        {race.marks.length > 0 && <Meter symbols={row.symbols} marks={race.marks} />}
        <span class="eff-long">{effect(category, me, race, row.symbols)}</span>
        <span class="eff-brief" aria-hidden="true">{brief(category, me, race, row.symbols)}</span>
      </span>
    </div>
  );
}

function Meter({ symbols, marks }: { symbols: number; marks: number[] }) {
  return (
    <span class="meter" aria-hidden="true">
      {Array.from({ length: Math.max(symbols, marks.at(-1) ?? 0) }, (_, i) => (
        <i key={i} class={`${i < symbols ? 'f' : ''}${marks.includes(i + 1) ? ' t' : ''}`} />
      ))}
    </span>
  );
}

/** What the category does for the reader now. */
function effect(category: Category, me: Player, race: Pax.PaxView.Race, symbols: number): string {
  return say(category === 'RELIGION' ? `web.pax.effect.RELIGION.${me.draws}` : `web.pax.effect.${category}`, values(me, race, symbols));
}

function brief(category: Category, me: Player, race: Pax.PaxView.Race, symbols: number): string {
  return say(category === 'RELIGION' ? `web.pax.brief.RELIGION.${me.draws}` : `web.pax.brief.${category}`, values(me, race, symbols));
}

function values(me: Player, race: Pax.PaxView.Race, symbols: number) {
  return { discount: me.discount, cap: me.cap, next: race.marks.find((mark) => mark > symbols) ?? 0 };
}
