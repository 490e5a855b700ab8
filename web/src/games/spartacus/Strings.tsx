import { useState } from 'preact/hooks';
import { Button, Icon, RuleLink, say, useZone } from '../../kit';
import { Die, SpIcon } from './art';
import { useBoard } from './context';
import { cardName, keyOf, ofType, verbOf, type Exchange, type Pool } from './model';

type Column = Exchange['columns'][number];
const STEPS = ['DEFENSE', 'REROLLS', 'ADD', 'CANCEL', 'SURRENDER'] as const;
const AT: Record<Exchange['stage'], number> = { DEFENSE: 0, REROLLS: 1, FORCED: 1, ADD: 2, CANCEL: 3, DETERMINE: 3, COUNTER_CANCEL: 3, SURRENDER: 4, COUNTER_SURRENDER: 4, END: 5 };

/** The dice in two strings, highest left, one column a pair: everybody sees which die beat which. */
export function Strings() {
  const { view, past } = useBoard();
  const match = view.arena!.match!;
  const { exchange } = match;
  if (exchange) return <Exchanged exchange={exchange} />;
  if (past.fought) {
    const { attack, compared, dice, added, ignored } = past.fought;
    return (
      <section class="str last" aria-label={say('web.spartacus.strings')}>
        <p class="soft"><Icon name="eye" /> {say('web.spartacus.strings.last', { card: cardName(attack.card), against: cardName(attack.against) })}</p>
        <Lines columns={compared.columns} pool={dice.defensePool} speed={dice.speed} names={[cardName(attack.card), cardName(attack.against)]} />
        <p class="eqn">
          <span><b>{compared.wounds}</b> {say('web.spartacus.eqn.dice')}</span>
          {added > 0 && <span>+ <b>{added}</b> {say('web.spartacus.eqn.added')}</span>}
          {ignored > 0 && <span>{'\u2212'} <b>{ignored}</b> {say('web.spartacus.eqn.cancelled')}</span>}
          <b class="wounds"><SpIcon name="drop" /> {say('web.spartacus.wounds', { count: Math.max(0, compared.wounds + added - ignored) })}</b>
        </p>
      </section>
    );
  }
  return (
    <section class="str empty-str" aria-label={say('web.spartacus.strings')}>
      <Initiative />
    </section>
  );
}

function Initiative() {
  const { view, names, past } = useBoard();
  const match = view.arena!.match!;
  const rolled = match.initiative.length > 0 ? match.initiative : (past.initiative?.dice ?? []);
  if (rolled.length === 0) return <p class="soft">{say('web.spartacus.strings.none')}</p>;
  const first = match.fighters.find((one) => one.team === match.first)?.seat ?? null;
  return (
    <>
      <h3>{say('web.spartacus.initiative', { round: match.round })} <RuleLink rule="SP-CMB-9" /></h3>
      {rolled.map((dice, i) => (
        <p key={i} class="row">
          <b>{cardName(match.fighters[i]!.entrant.combatant.card)}</b>
          {dice.map((die, d) => <Die key={`${d}-${die}`} pool="SPD" face={die} class="tumble" />)}
          <span class="dsp">{dice.reduce((sum, die) => sum + die, 0)}</span>
        </p>
      ))}
      {first !== null && <p class="soft">{first === view.you ? say('web.spartacus.initiative.first.you') : say('web.spartacus.initiative.first', { player: names.of(first) })}</p>}
    </>
  );
}

function Exchanged({ exchange }: { exchange: Exchange }) {
  const { view, options, does, names } = useBoard();
  const match = view.arena!.match!;
  const zone = useZone<HTMLElement>();
  const at = AT[exchange.stage];
  const name = (number: number) => cardName(match.fighters.find((one) => one.number === number)!.entrant.combatant.card);
  const rerolls = ofType(options, 'Reroll');
  const none = rerolls.find((option) => option.move.faces.length === 0);
  const [picked, setPicked] = useState<number[]>([]);
  const attacking = match.fighters.find((one) => one.number === exchange.attacker)?.seat === view.you;
  const own = attacking ? exchange.attack : exchange.defense;
  const faces = picked.map((i) => own[i]!).filter((face) => face !== undefined).sort((a, b) => b - a);
  const reroll = rerolls.find((option) => option.move.faces.length > 0 && keyOf(option.move) === keyOf({ type: 'Reroll', faces }));
  return (
    <section class="str" aria-label={say('web.spartacus.strings')} {...zone}>
      <ol class="stp">
        {STEPS.map((step, i) => (
          <li key={step} class={i < at ? 'd' : i === at ? 'c' : ''} aria-current={i === at ? 'step' : undefined}>
            {i < at && <Icon name="check" />}
            {say(`web.spartacus.exchange.${step}`)}
          </li>
        ))}
      </ol>
      <Lines columns={exchange.columns.length > 0 ? exchange.columns : paired(exchange)} settled={exchange.columns.length > 0 && at >= 2} pool={exchange.defensePool} speed={exchange.speed} names={[name(exchange.attacker), name(exchange.defender)]}
        choosing={rerolls.length > 0 ? { row: attacking ? 0 : 1, picked, toggle: (i) => setPicked(picked.includes(i) ? picked.filter((one) => one !== i) : [...picked, i]) } : undefined} />
      {rerolls.length > 0 && (
        <div class="foot">
          <span class="soft">{say('web.spartacus.reroll.how')}</span>
          {reroll && <Button look="primary" data-move="Reroll" onClick={({ currentTarget }) => does(reroll, currentTarget)}>{say('web.spartacus.reroll', { faces: faces.join(', ') })}</Button>}
          {none && <Button data-move="Reroll" onClick={({ currentTarget }) => does(none, currentTarget)}>{verbOf(none, names)}</Button>}
        </div>
      )}
      {at >= 2 && (
        <p class="eqn">
          <span><b>{exchange.compared}</b> {say('web.spartacus.eqn.dice')}</span>
          {exchange.added > 0 && <span>+ <b>{exchange.added}</b> {say('web.spartacus.eqn.added')}</span>}
          {exchange.cancelled > 0 && <span>{'\u2212'} <b>{exchange.cancelled}</b> {say('web.spartacus.eqn.cancelled')}</span>}
          {exchange.counter > 0 && <span><SpIcon name="reaction" /> <b>{exchange.counter}</b> {say('web.spartacus.eqn.counter')}</span>}
          <b class="wounds"><SpIcon name="drop" /> {say('web.spartacus.wounds', { count: exchange.wounds })}</b>
        </p>
      )}
    </section>
  );
}

/** Dice that are not yet compared stand beside each other all the same. */
function paired({ attack, defense }: Exchange): Column[] {
  return Array.from({ length: Math.max(attack.length, defense.length) }, (_, i) => ({ attack: attack[i] ?? 0, defense: defense[i] ?? 0, verdict: 'IGNORED' as const, tieWon: false }));
}

const SIGN = { WOUND: 'drop', UNOPPOSED: 'drop', BLOCKED: 'shield', FAILS: 'cancel', IGNORED: 'cancel' } as const;

function Lines({ columns, pool, speed, names, settled = true, choosing }: {
  columns: Column[];
  pool: Pool;
  speed: boolean;
  names: [string, string];
  settled?: boolean;
  choosing?: { row: 0 | 1; picked: number[]; toggle(i: number): void };
}) {
  const { data } = useBoard();
  return (
    <div class="lines" style={{ '--n': columns.length }}>
      <span class="hd">
        <b>{names[0]}</b>
        <small class="soft">{say('web.spartacus.attacks', { pool: speed ? 'SPD' : 'ATK' })}</small>
      </span>
      {columns.map((column, i) => <span key={i} class={`cell t ${look(column)}`}>{die(column, i, 0)}</span>)}
      <span class="hd soft"><small>{say('web.spartacus.strings.how')}</small></span>
      {columns.map((column, i) => (
        <span key={i} class={`cell m ${look(column)}`} style={{ animationDelay: `${420 + i * 120}ms` }}>
          {settled && (
            <>
              <span class="vd">
                <SpIcon name={SIGN[column.verdict]} />
                {say(`web.spartacus.verdict.${column.verdict}`)}
              </span>
              <small class="soft">{why(column)}</small>
            </>
          )}
        </span>
      ))}
      <span class="hd">
        <b>{names[1]}</b>
        <small class="soft">{say('web.spartacus.defends', { pool })}</small>
      </span>
      {columns.map((column, i) => <span key={i} class={`cell b ${look(column)}`}>{die(column, i, 1)}</span>)}
    </div>
  );

  function look({ verdict }: Column): string {
    return settled && (verdict === 'WOUND' || verdict === 'UNOPPOSED') ? 'w' : 'k';
  }

  function die(column: Column, i: number, row: 0 | 1) {
    const face = row === 0 ? column.attack : column.defense;
    if (face === 0) return <span class="no-die">{say('web.spartacus.noDie')}</span>;
    const wounds = column.verdict === 'WOUND' || column.verdict === 'UNOPPOSED';
    const won = row === 0 ? wounds : column.verdict === 'BLOCKED';
    const drawn = <Die key={`${face}`} face={face} pool={row === 0 ? (speed ? 'SPD' : 'ATK') : pool} class={`tumble${settled ? (won ? ' won' : ' lost') : ''}`} />;
    if (choosing?.row !== row) return drawn;
    const on = choosing.picked.includes(i);
    return (
      <button type="button" class={`die-btn${on ? ' chosen' : ' can'}`} data-stop data-die={i} aria-pressed={on} aria-label={say('web.spartacus.die', { face })} onClick={() => choosing.toggle(i)}>{drawn}</button>
    );
  }

  function why({ attack, defense, verdict, tieWon }: Column): string {
    const values = { attack, defense, from: data.rules.unopposedWoundOn, below: data.rules.unopposedWoundOn - 1 };
    if (verdict === 'WOUND') return say(tieWon ? 'web.spartacus.why.tieWon' : 'web.spartacus.why.beats', values);
    if (verdict === 'BLOCKED') return say(attack === defense ? 'web.spartacus.why.equals' : 'web.spartacus.why.holds', values);
    if (verdict === 'UNOPPOSED') return say('web.spartacus.why.alone', values);
    return verdict === 'FAILS' ? say('web.spartacus.why.low', values) : '';
  }
}
