import type { ComponentChildren } from 'preact';
import { Button, Emblem, RuleLink, say, tell, useZone } from '../../kit';
import { Aim } from './Aim';
import { Die, SpIcon } from './art';
import { useBoard } from './context';
import { ActOffers } from './Deals';
import { abilityName, abilityText, cardName, cardText, keyOf, ofType, ruleName, ruleText, verbOf, type Move, type Option } from './model';

const ANSWERS: Move['type'][] = ['Pass', 'UseAbility', 'UseGuard'];

/** Whether something is asked that is answered here; a reaction alone can wait in the hand. */
export function asksForAnswer(options: Option[]): boolean {
  return options.some((option) => ANSWERS.includes(option.move.type));
}

/** A sealed question: who is asked, how many have answered, and the answers side by side with their chance and price. */
export function Answers() {
  const board = useBoard();
  const { view, options, names, me, data } = board;
  const zone = useZone<HTMLDivElement>();
  const { window } = view;
  const guards = ofType(options, 'UseGuard');
  const reactions = grouped(ofType(options, 'React'), (option) => option.move.card);
  const abilities = grouped(ofType(options, 'UseAbility'), (option) => option.move.card);
  const rules = grouped(ofType(options, 'UseHouseRule'), (option) => option.move.rule);
  const pass = options.find((option) => option.move.type === 'Pass');
  const asked = view.you !== null && window?.asked.includes(view.you);
  return (
    <>
      {window && (
        <div class="clock">
          <span>
            <SpIcon name="hourglass" /> <b>{say(`web.spartacus.timing.${window.timing}`)}</b> <RuleLink rule="SP-REA-16" />
          </span>
          <span class="seq">
            <small class="soft">{say('web.spartacus.window.order')}</small>
            {window.order.map((seat, i) => (
              <span key={seat} class={`row${window.answered.includes(seat) ? ' in' : ''}`}>
                {i + 1}
                <Emblem seat={seat} size="s" />
                {seat === view.you ? say('web.spartacus.youShort') : names.of(seat)}
              </span>
            ))}
          </span>
          <b>{say('web.spartacus.sealed', { answered: window.answered.length, of: window.asked.length })}</b>
        </div>
      )}
      {window?.yours && asked && (
        <p class="yours-sealed">
          <SpIcon name="seal" /> {say('web.spartacus.window.sealed', { answer: told(window.yours) })}
        </p>
      )}
      {pass && <ActOffers />}
      <div class="answers" {...zone} role="group" aria-label={say('web.spartacus.answers')}>
        {guards.length > 0 && <GuardAnswer guards={guards} />}
        {reactions.map(([card, moves]) => (
          <Answer key={card} icon="reaction" title={cardName(card)} text={cardText(card)} can note={giveUp(card)}>
            <Aim options={moves} verb={say('web.spartacus.verb.react')} />
          </Answer>
        ))}
        {abilities.map(([card, moves]) => (
          <Answer key={card} icon="dice" title={`${cardName(card)}: ${abilityName(card)}`} text={abilityText(card)} can>
            {moves.map((option, i) => <Do key={i} option={option} />)}
          </Answer>
        ))}
        {rules.map(([rule, moves]) => (
          <Answer key={rule} icon="temple" title={ruleName(data, rule)} text={ruleText(data, rule)} can>
            {moves.map((option, i) => <Do key={i} option={option} />)}
          </Answer>
        ))}
        {pass && (
          <Answer icon="hourglass" title={say('web.spartacus.pass.title')} text={say(guards.length + reactions.length + abilities.length + rules.length === 0 ? 'web.spartacus.pass.only' : 'web.spartacus.pass.text')}>
            <Button data-stop data-move="Pass" onClick={({ currentTarget }) => board.does(pass, currentTarget)}>{say('web.spartacus.pass')}</Button>
            {board.openOrders && <Button look="quiet" data-stop class="standing" icon="orders" onClick={() => board.openOrders!()}>{say('web.spartacus.pass.orders')}</Button>}
          </Answer>
        )}
      </div>
    </>
  );

  function told(move: Move): string {
    const known = options.find((option) => keyOf(option.move) === keyOf(move));
    return known ? tell(known.told, names) : say('web.spartacus.window.answered');
  }

  function giveUp(card: string): string {
    const held = view.hand.find((one) => one.card === card);
    return held ? say('web.spartacus.answer.needs', { requirement: held.requirement, influence: me?.influence ?? 0, gold: held.cashIn }) : '';
  }

  function Do({ option }: { option: Option }) {
    return <Button data-stop data-move={option.move.type} onClick={({ currentTarget }) => board.does(option, currentTarget)}>{verbOf(option, names)}</Button>;
  }
}

function grouped<T extends Option>(options: T[], key: (option: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const option of options) groups.set(key(option), [...(groups.get(key(option)) ?? []), option]);
  return [...groups];
}

function Answer({ icon, title, text, note, can, children }: {
  icon: Parameters<typeof SpIcon>[0]['name'];
  title: string;
  text: string;
  note?: string;
  can?: boolean;
  children: ComponentChildren;
}) {
  return (
    <div class={`an${can ? ' can' : ''}`}>
      <h3>
        <SpIcon name={icon} />
        {title}
      </h3>
      <p>{text}</p>
      {note && <p class="soft">{note}</p>}
      <span class="grow" />
      <div class="row wrap">{children}</div>
    </div>
  );
}

/** Six faces, those that foil in green with a shield, the others broken. */
function GuardAnswer({ guards }: { guards: (Option & { move: { fromHand: boolean } })[] }) {
  const { data, does, me, view } = useBoard();
  const success = data.rules.guardSuccess;
  const inHand = view.hand.find((card) => card.type === 'GUARD')?.copies ?? 0;
  return (
    <div class="an can">
      <h3>
        <SpIcon name="shield" />
        {say('web.spartacus.guard.use')}
        <small class="soft">{say('web.spartacus.guard.left', { table: me?.guards ?? 0, hand: inHand })}</small>
      </h3>
      <div class="faces" role="img" aria-label={say('web.spartacus.guard.faces', { from: Math.min(...success) })}>
        {[1, 2, 3, 4, 5, 6].map((face) => (
          <span key={face} class={`fc ${success.includes(face) ? 'ok' : 'bad'}`}><Die face={face} /></span>
        ))}
      </div>
      <div class="legend">
        <span><SpIcon name="brokenShield" /> {say('web.spartacus.guard.lost')}</span>
        <span><SpIcon name="shield" /> {say('web.spartacus.guard.foil')}</span>
      </div>
      <span class="grow" />
      <div class="row wrap">
        {guards.map((option, i) => (
          <Button key={i} data-stop data-move="UseGuard" look={i === 0 ? 'primary' : 'plain'} onClick={({ currentTarget }) => does(option, currentTarget)}>
            {say(option.move.fromHand ? 'web.spartacus.guard.fromHand' : 'web.spartacus.guard.send', { chance: success.length })}
          </Button>
        ))}
      </div>
    </div>
  );
}
