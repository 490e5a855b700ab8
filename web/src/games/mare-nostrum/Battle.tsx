import { useState } from 'preact/hooks';
import { Button, Icon, RuleLink, say } from '../../kit';
import { Die, EmpireMark } from './art';
import { Token } from './map/tokens';
import { areaName, empireAt, nameAt, placeWord, units, type Data, type Fight, type Side, type View } from './model';
import { useBoard } from './context';

/** Both sides in the same rows: dice, what is added, the total, and the total as boxes of five, each a hit. */
export function Battle({ place, sea, active, other, children, close }: { place: string; sea: boolean; active: Side; other: Side; children?: preact.ComponentChildren; close?(): void }) {
  const { view, names, data } = useBoard();
  // the reader's side stands at the left
  const sides: [Side, Side] = other.seat === view.you ? [other, active] : [active, other];
  return (
    <section class="mn-battle" aria-label={say('web.mare-nostrum.battle', { place: placeWord(view, place, 'in') })}>
      <header>
        <h2>{say('web.mare-nostrum.battle', { place: placeWord(view, place, 'in') })}</h2>
        <small>{say('web.mare-nostrum.battle.how')}</small>
        {close && <Button look="icon" icon="x" aria-label={say('web.mare-nostrum.putAway')} onClick={close} />}
      </header>
      <div class="sides">
        {sides.map((side, i) => (
          <BattleSide key={side.seat} side={side} against={sides[1 - i]!} sea={sea} view={view} data={data} player={names.of(side.seat)} attacks={side.seat === active.seat} />
        ))}
      </div>
      {children}
      <footer><RuleLink rule={sea ? 'MN-4.1.1-b' : 'MN-4.2-d'} long /></footer>
    </section>
  );
}

function BattleSide({ side, against, sea, view, data, player, attacks }: { side: Side; against: Side; sea: boolean; view: View; data: Data; player: string; attacks: boolean }) {
  const empire = empireAt(view, side.seat);
  const rolled = side.dice.reduce((sum, die) => sum + die, 0);
  const wall = side.fortress ? data.battle.fortressTotalBonus : 0;
  const heroes = side.total - rolled - wall;
  const five = data.dice.hitDivisor;
  const boxes = Math.ceil(side.total / five);
  const stopped = side.hits - against.losses;
  return (
    <div class={`side e-${empire}`}>
      <header>
        <EmpireMark empire={empire} size="l" />
        <span>
          <b>{nameAt(view, side.seat)}</b>
          <small>{[side.seat === view.you ? say('web.mare-nostrum.you') : player, units(sea ? 'TRIREME' : 'LEGION', side.units), ...(side.fortress ? [units('FORTRESS', 1)] : [])].join(' · ')}</small>
          <small>{say(attacks ? 'web.mare-nostrum.attacks' : 'web.mare-nostrum.defends')}</small>
        </span>
      </header>
      <div class="dice">
        {side.dice.map((die, i) => <Die key={i} face={die} extra={i >= side.units} />)}
        {side.dice.length === 0 && <small class="soft">{say('web.mare-nostrum.noDice')}</small>}
      </div>
      <dl>
        <div><dt>{say('web.mare-nostrum.dice', { count: side.dice.length })}</dt><dd>{rolled}</dd></div>
        {!sea && <div><dt>{say('web.mare-nostrum.heroes')}</dt><dd>{heroes > 0 ? `+${heroes}` : '–'}</dd></div>}
        {!sea && <div><dt>{units('FORTRESS', 1)}</dt><dd>{wall > 0 ? `+${wall}` : '–'}</dd></div>}
        <div class="total"><dt>{say('web.mare-nostrum.total')}</dt><dd>{side.total}</dd></div>
      </dl>
      <p class="sum" aria-hidden="true">{[rolled, ...(heroes > 0 ? [heroes] : []), ...(wall > 0 ? [wall] : [])].join(' + ')} = <b>{side.total}</b></p>
      <div class="boxes" aria-hidden="true">
        {Array.from({ length: boxes }, (_, box) => (
          <span key={box} class={`box${(box + 1) * five <= side.total ? ' full' : ''}`}>
            {Array.from({ length: five }, (_, i) => <i key={i} class={box * five + i < side.total ? 'f' : ''} />)}
          </span>
        ))}
      </div>
      <p class="hits">
        <b>{say('web.mare-nostrum.hits', { total: side.total, five, count: side.hits })}</b>
        {side.total % five > 0 && <small>{say('web.mare-nostrum.leftOver', { count: side.total % five })}</small>}
        {stopped > 0 && <small>{against.fortress ? say('web.mare-nostrum.stopped', { empire: nameAt(view, against.seat), count: against.losses }) : say('web.mare-nostrum.tooMany', { count: against.losses })}</small>}
      </p>
    </div>
  );
}

/** The reader chooses which units fall: tap so many. */
export function Losses() {
  const { view, options, does } = useBoard();
  const losses = view.movement!.losses!;
  const side = [losses.active, losses.other].find((one) => one.seat === losses.chooser)!;
  const enemy = [losses.active, losses.other].find((one) => one.seat !== losses.chooser)!;
  const mine = side.seat === view.you && options.some((option) => option.move.type === 'ChooseLosses');
  const all = [...Array.from({ length: side.units }, (_, i) => `legion ${i}`), ...(side.fortress ? ['fortress'] : [])];
  const [lost, setLost] = useState<string[]>([]);
  const left = side.losses - lost.length;
  const empire = empireAt(view, side.seat);
  const legions = lost.filter((one) => one !== 'fortress').length;
  const tap = (unit: string) => setLost((now) => (now.includes(unit) ? now.filter((one) => one !== unit) : now.length < side.losses ? [...now, unit] : now));
  return (
    <div class="losses">
      <div>
        <h4>
          {mine ? say('web.mare-nostrum.chooseLosses', { count: side.losses }) : say('web.mare-nostrum.loses', { empire: nameAt(view, side.seat), count: side.losses })}
          {mine && <small>{say('web.mare-nostrum.ofChosen', { count: lost.length, of: side.losses })}</small>}
        </h4>
        <div class="fallen">
          {all.map((unit) => {
            const on = lost.includes(unit);
            const kind = unit === 'fortress' ? 'fortress' : 'legion';
            return (
              <button key={unit} type="button" class={`who${on ? ' lost' : mine ? ' can' : ''}`} aria-pressed={on} aria-disabled={!mine || undefined} onClick={() => mine && tap(unit)}>
                <Token kind={kind} empire={empire} />
                {on ? say('web.mare-nostrum.lost') : units(kind === 'legion' ? 'LEGION' : 'FORTRESS', 1)}
              </button>
            );
          })}
        </div>
      </div>
      {mine && side.fortress && (
        <dl class="if">
          {options.filter((option) => option.move.type === 'ChooseLosses').map((option) => (
            <div key={String((option.move as { fortress: boolean }).fortress)}>
              <dt>{say((option.move as { fortress: boolean }).fortress ? 'web.mare-nostrum.ifFortress' : 'web.mare-nostrum.ifLegions')}</dt>
              <dd>{say('web.mare-nostrum.remain', {
                legions: side.units - (side.losses - ((option.move as { fortress: boolean }).fortress ? 1 : 0)),
                fortress: String(side.fortress && !(option.move as { fortress: boolean }).fortress),
                enemies: enemy.units + (enemy.fortress ? 1 : 0) - enemy.losses,
              })}</dd>
            </div>
          ))}
        </dl>
      )}
      <p class="soft">{say('web.mare-nostrum.loses', { empire: nameAt(view, enemy.seat), count: enemy.losses })}</p>
      {mine && (
        <Button look="primary" notNow={left > 0} class="go" onClick={({ currentTarget }) => left === 0 && void does([{ type: 'ChooseLosses', fortress: lost.includes('fortress') }], currentTarget)}>
          {left > 0 ? say('web.mare-nostrum.chooseMore', { count: left }) : say('web.mare-nostrum.lose', { legions, fortress: String(lost.includes('fortress')) })}
        </Button>
      )}
    </div>
  );
}

/** Two forces before they meet, with the odds when somebody asks. */
export function FightCard({ fight, does, chosen }: { fight: Fight; does?(anchor: Element): void; chosen?: boolean }) {
  const { view, names, data } = useBoard();
  const [odds, setOdds] = useState(false);
  const unit = fight.sea ? 'TRIREME' : 'LEGION';
  const percent = (chance: number) => Math.round(chance * 100);
  const both = Math.max(0, 100 - percent(fight.alone) - percent(fight.beaten));
  const force = (seat: number, { units: count, fortress, dice, bonus, cancels }: Fight['own']) => (
    <li class={`e-${empireAt(view, seat)}`}>
      <EmpireMark empire={empireAt(view, seat)} size="s" />
      <span>
        <b>{seat === view.you ? say('web.mare-nostrum.you') : `${nameAt(view, seat)}, ${names.of(seat)}`}</b>
        <small>{[...(count > 0 ? [units(unit, count)] : []), ...(fortress ? [units('FORTRESS', 1)] : []), say('web.mare-nostrum.rolls', { dice, bonus }), ...(cancels > 0 ? [say('web.mare-nostrum.cancels', { count: cancels })] : [])].join(' · ')}</small>
      </span>
    </li>
  );
  return (
    <article class={`fight${chosen ? ' chosen' : ''}`}>
      <h4>{areaName(view, fight.place)} {fight.forced && <small class="badge">{say('web.mare-nostrum.forced')}</small>}</h4>
      <ul>
        {force(view.you!, fight.own)}
        {force(fight.enemy, fight.other)}
      </ul>
      {odds && (
        <dl class="odds">
          <div class="bar" aria-hidden="true"><i class={`e-${empireAt(view, view.you!)}`} style={`flex:${fight.alone}`} /><i class="none" style={`flex:${Math.max(0, 1 - fight.alone - fight.beaten)}`} /><i class={`e-${empireAt(view, fight.enemy)}`} style={`flex:${fight.beaten}`} /></div>
          <div><dt>{say('web.mare-nostrum.odds.alone')}</dt><dd>{percent(fight.alone)} %</dd></div>
          <div><dt>{say('web.mare-nostrum.odds.both')}</dt><dd>{both} %</dd></div>
          <div><dt>{say('web.mare-nostrum.odds.beaten')}</dt><dd>{percent(fight.beaten)} %</dd></div>
          <div><dt>{say('web.mare-nostrum.fiveHits', { five: data.dice.hitDivisor })}</dt><dd /></div>
          <div><dt>{say('web.mare-nostrum.odds.losses')}</dt><dd>{fight.losses.toFixed(1)} : {fight.otherLosses.toFixed(1)}</dd></div>
        </dl>
      )}
      <div class="foot">
        <Button look="quiet" aria-expanded={odds} onClick={() => setOdds(!odds)}><Icon name="help" />{say('web.mare-nostrum.odds')}</Button>
        {does && <Button onClick={({ currentTarget }) => does(currentTarget)}>{say('web.mare-nostrum.fight')}</Button>}
      </div>
    </article>
  );
}
