import type { Outcome, Pax } from '../../generated/ludus';
import type { EndProps } from '../registry';
import { Emblem, GameIcon, Icon, listed, Plaque, RuleLink, say, seatClass } from '../../kit';
import { cardLabel, catName, CatTile, Face } from './Card';
import { CATEGORIES, cardOf, type Category, type Data, type View } from './model';
import './pax.css';

type Props = EndProps<View, Data>;
type Score = Pax.Scoring.Score;

/** The verdict, and how every point came about. */
export function End(props: Props) {
  const { view } = props.position;
  const { scoring, outcome } = view;
  if (!scoring || !outcome) return null;
  const ranked = [...view.order].sort((a, b) => outcome.places[a]! - outcome.places[b]! || outcome.scores[b]! - outcome.scores[a]!);
  return (
    <div class="pax-end">
      <Verdict {...props} scoring={scoring} outcome={outcome} />
      {view.goal === null ? <PointsTable {...props} scoring={scoring} outcome={outcome} seats={ranked} /> : <GoalBox {...props} scoring={scoring} />}
      <Comparison {...props} scoring={scoring} seats={ranked} />
    </div>
  );
}

interface Scored extends Props {
  scoring: Pax.Scoring;
}
interface Decided extends Scored {
  outcome: Outcome;
}

function heldByRome(scoring: Pax.Scoring): number {
  return scoring.romes.filter((romes) => romes).length;
}

function Verdict({ position, names, data, scoring, outcome }: Decided) {
  const { view } = position;
  const rome = heldByRome(scoring);
  const [winner] = outcome.winners;
  const solo = view.goal !== null;
  return (
    <section class="verdict" aria-label={say('web.pax.end.verdict')}>
      <span class="wreath" aria-hidden="true">
        {winner === undefined ? <span class="spqr l">SPQR</span> : (
          <>
            <GameIcon name="laurel" />
            <Emblem seat={winner} size="l" />
          </>
        )}
      </span>
      <div class="said">
        <h1>{title()}</h1>
        <p>{because()}</p>
      </div>
      <div class="tally7">
        <span class="num">{solo ? say('web.pax.end.tally.solo', { rome, you: 7 - rome }) : say('web.pax.end.tally', { rome, players: 7 - rome })}</span>
        <ul class="seg7">
          {CATEGORIES.map((category, c) => (
            <li key={category}>
              <span class="vh">{catName(category)}: {say(scoring.romes[c] ? 'pax.term.rome' : 'web.pax.tally.players')}</span>
              <CatTile category={category} />
              <span class="held7" aria-hidden="true">{scoring.romes[c] ? <span class="spqr s">{'SP\nQR'}</span> : <Icon name="ahead" />}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );

  function title(): string {
    switch (outcome.result) {
      case 'WON':
      case 'LOST':
        return say(`web.pax.end.${outcome.result}`, { game: view.goal?.game ?? 1 });
      case 'ROME':
        return winner === undefined ? say('web.pax.end.ROME.nobody') : say('web.pax.end.ROME', { player: names.of(winner), is: whose(winner) });
      default:
        return outcome.winners.length > 1
          ? say('web.pax.end.SHARED', { players: listed(outcome.winners.map(names.of)), points: outcome.scores[winner!]! })
          : say('web.pax.end.PLAYERS', { player: names.of(winner!), is: whose(winner!), points: outcome.scores[winner!]! });
    }
  }

  function because(): string {
    const needed = data.scoring.romeWinsAtCategories;
    if (view.goal) {
      const { strongerThanRomeIn, strongerNow, categoriesShown } = view.goal;
      return say('web.pax.end.goal', { needed: strongerThanRomeIn, now: strongerNow, shown: categoriesShown });
    }
    if (outcome.result === 'ROME') return say('web.pax.end.ROME.why', { rome, needed, holder: winner === undefined ? 'no' : 'yes' });
    const sentences = [say('web.pax.end.PLAYERS.why', { rome, needed })];
    if (rome + 1 === needed && view.pcHolder !== null) {
      sentences.push(say('web.pax.end.close', { player: names.of(view.pcHolder), is: whose(view.pcHolder) }));
    }
    return sentences.join(' ');
  }

  function whose(seat: number): string {
    return seat === names.you ? 'you' : 'other';
  }
}

interface Source {
  key: string;
  rule: string;
  points(score: Score): number;
  how(seat: number, score: Score): preact.ComponentChildren;
  note: string;
}

function PointsTable({ position, names, data, scoring, outcome, seats }: Decided & { seats: number[] }) {
  const { view } = position;
  const { scoring: worth } = data;
  const bonus = (category: Category, seat: number) => view.players[seat]!.bonus[CATEGORIES.indexOf(category)]!;
  const symbols = (category: Category, seat: number) => view.players[seat]!.display[CATEGORIES.indexOf(category)]!.symbols;
  const withBonus = (category: 'ARMY' | 'FLEET', seat: number) =>
    bonus(category, seat) > 0
      ? say(`web.pax.end.how.${category}`, { symbols: symbols(category, seat), bonus: bonus(category, seat) })
      : null;
  const sources: Source[] = [
    {
      key: 'categories',
      rule: 'PAX-SCORE-9',
      points: (score) => score.categoryPoints,
      how: (_, score) => `${score.categories} × ${worth.perCategoryInDisplay}`,
      note: say('web.pax.end.note.categories', { each: worth.perCategoryInDisplay }),
    },
    {
      key: 'stronger',
      rule: 'PAX-SCORE-9',
      points: (score) => score.strongerPoints,
      how: (seat) => (
        <span class="tiles">
          {CATEGORIES.filter((_, c) => view.players[seat]!.versus[c] === 'STRONGER').map((category) => (
            <span key={category} title={catName(category)}>
              <CatTile category={category} small />
              <span class="vh">{catName(category)} </span>
            </span>
          ))}
        </span>
      ),
      note: say('web.pax.end.note.stronger', { each: worth.perCategoryStrongerThanRome }),
    },
    {
      key: 'armies',
      rule: 'PAX-SCORE-2',
      points: (score) => score.armyPoints,
      how: (seat) => withBonus('ARMY', seat),
      note: say('web.pax.end.note.symbols', { each: worth.perArmySymbolInclBonus }),
    },
    {
      key: 'fleets',
      rule: 'PAX-SCORE-2',
      points: (score) => score.fleetPoints,
      how: (seat) => withBonus('FLEET', seat),
      note: say('web.pax.end.note.symbols', { each: worth.perFleetSymbolInclBonus }),
    },
    {
      key: 'conspiratus',
      rule: 'PAX-SCORE-9',
      points: (score) => score.conspiratusPoints,
      how: (seat, score) => (score.conspiratusPoints > 0 ? say('web.pax.end.how.conspiratus', { symbols: symbols('INTRIGUE', seat) }) : null),
      note: say('web.pax.end.note.conspiratus'),
    },
    {
      key: 'money',
      rule: 'PAX-SCORE-10',
      points: (score) => score.moneyPoints,
      how: (seat, score) => say('web.pax.end.how.money', { money: score.money, aurei: view.players[seat]!.aurei ?? 0, cards: view.players[seat]!.handSize }),
      note: say('web.pax.end.note.money', { points: worth.mostMoney, card: worth.handCardMoneyWorth }),
    },
  ];
  const most = Math.max(1, ...outcome.scores);
  return (
    <section class="box points">
      <h2>{say('web.pax.end.points')}</h2>
      {outcome.result === 'ROME' && <p class="aside">{say('web.pax.end.forInterest')} <RuleLink rule="PAX-SCORE-14" /></p>}
      <div class="scroll" tabIndex={0} role="group" aria-label={say('web.pax.end.points')}>
        <table class={`pts-table${seats.length > 5 ? ' many' : ''}`}>
          <thead>
            <tr>
              <td />
              {seats.map((seat) => (
                <th key={seat} scope="col" class={won(seat)}>
                  <span class="pl">
                    <Emblem seat={seat} />
                    {names.of(seat)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sources.map((source) => (
              <tr key={source.key}>
                <th scope="row">
                  {say(`web.pax.end.source.${source.key}`)}
                  <small>{source.note} <RuleLink rule={source.rule} /></small>
                </th>
                {seats.map((seat) => {
                  const score = scoring.scores[seat]!;
                  return (
                    <td key={seat} class={won(seat)}>
                      <b class={source.points(score) === 0 ? 'z' : ''}>{source.points(score)}</b>
                      <span class="how">{source.how(seat, score)}</span>
                    </td>
                  );
                })}
              </tr>
            ))}
            <tr class="tot">
              <th scope="row">
                {say('web.pax.end.total')}
                <span class="key" aria-hidden="true">
                  {sources.map((source, i) => (
                    <span key={source.key}>
                      <i class={`k${i + 1}`} />
                      {say(`web.pax.end.key.${source.key}`)}
                    </span>
                  ))}
                </span>
              </th>
              {seats.map((seat) => {
                const score = scoring.scores[seat]!;
                return (
                  <td key={seat} class={won(seat)}>
                    <b>{score.total}</b>
                    <span class="sg" aria-hidden="true">
                      {sources.map((source, i) =>
                        source.points(score) > 0 ? (
                          <i key={source.key} class={`k${i + 1}`} style={{ flex: source.points(score) }}>
                            {source.points(score) > 2 ? source.points(score) : ''}
                          </i>
                        ) : null,
                      )}
                      <i class="rest" style={{ flex: most - score.total }} />
                    </span>
                  </td>
                );
              })}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  );

  function won(seat: number): string {
    return outcome.winners.includes(seat) ? `w ${seatClass(seat)}` : '';
  }
}

/** The end of a solo game: what was asked, what was reached. */
function GoalBox({ position }: Scored) {
  const goal = position.view.goal!;
  return (
    <section class="box points">
      <h2>{say('web.pax.end.goalTitle', { game: goal.game })}</h2>
      <dl class="goals">
        <dt>{say('web.pax.end.goal.stronger', { needed: goal.strongerThanRomeIn })}</dt>
        <dd>{goal.strongerNow}</dd>
        <dt>{say('web.pax.end.goal.shown')}</dt>
        <dd>{goal.categoriesShown}</dd>
      </dl>
      <p class="aside"><RuleLink rule="PAX-SOLO-4" long /></p>
    </section>
  );
}

/** The comparison that decided, with Rome's hidden cards turned over. */
function Comparison({ position, names, data, scoring, seats }: Scored & { seats: number[] }) {
  const { view } = position;
  const hidden = view.rome.faceDown.filter((id) => id !== null).map((id) => cardOf(data, id));
  return (
    <section class="box compare">
      <h2>{say('web.pax.end.compare')}</h2>
      <div class="scroll" tabIndex={0} role="group" aria-label={say('web.pax.end.compare')}>
        <table class="cmp">
          <thead>
            <tr>
              <td />
              <th scope="col"><Plaque /></th>
              {seats.map((seat) => (
                <th key={seat} scope="col"><Emblem seat={seat} size="s" label={names.of(seat)} /></th>
              ))}
              <th scope="col">{say('web.pax.end.holds')}</th>
            </tr>
          </thead>
          <tbody>
            {CATEGORIES.map((category, c) => (
              <tr key={category}>
                <th scope="row">
                  <CatTile category={category} />
                  {catName(category)}
                </th>
                <Strength class="ro" total={scoring.rome[c]!} bonus={view.rome.bonus[c]!} />
                {seats.map((seat) => {
                  const player = view.players[seat]!;
                  return <Strength key={seat} total={player.strength[c]!} bonus={player.bonus[c]!} versus={player.versus[c]!} />;
                })}
                <td>
                  {scoring.romes[c] ? <Plaque size="s" /> : (
                    <span class="holders">
                      {seats.filter((seat) => view.players[seat]!.versus[c] === 'STRONGER').map((seat) => (
                        <Emblem key={seat} seat={seat} size="s" label={names.of(seat)} />
                      ))}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div class="turned">
        <span class="turned-cards" role="img" aria-label={listed(hidden.map(cardLabel))}>
          {hidden.map((card) => (
            <Face key={card.id} card={card} size="md" />
          ))}
        </span>
        <p>
          {say('web.pax.end.hidden', { count: hidden.length })} {say('web.pax.end.tie')} <RuleLink rule="PAX-SCORE-5" />
        </p>
      </div>
    </section>
  );
}

function Strength({ total, bonus, versus, class: more = '' }: { total: number; bonus: number; versus?: Pax.PaxView.Versus; class?: string }) {
  return (
    <td class={`${more}${versus === 'STRONGER' ? ' a' : ''}${total === 0 ? ' z' : ''}`}>
      {total}
      {bonus > 0 && <small class="pb">{total - bonus}+{bonus}</small>}
      {versus === 'STRONGER' && <Icon name="ahead" label={say('web.pax.versus.STRONGER')} />}
      {versus === 'TIED' && total > 0 && <span class="eq"> =<span class="vh"> {say('web.pax.versus.TIED')}</span></span>}
    </td>
  );
}
