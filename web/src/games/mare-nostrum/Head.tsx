import { Icon, say } from '../../kit';
import { EmpireMark, MnIcon } from './art';
import { useBoard } from './context';
import { empireAt, NUMERALS, PHASES, whoIs } from './model';

/** The five phases, and in what order the empires act in this one. */
export function Head() {
  const { view, names } = useBoard();
  const at = PHASES.indexOf(view.phase);
  const peace = view.peace?.other != null && view.peace.owner !== null ? say('web.mare-nostrum.peace', { one: whoIs(view, names, view.peace.owner), other: whoIs(view, names, view.peace.other) }) : '';
  return (
    <header class="mn-head">
      <ol class="ribbon" aria-label={say('web.mare-nostrum.phases')}>
        {PHASES.map((phase, i) => (
          <li key={phase} class={`ph${i < at ? ' done' : i === at ? ' now' : ''}`} aria-current={i === at ? 'step' : undefined} title={say(`web.mare-nostrum.about.${phase}`)}>
            <span class="n">{NUMERALS[i]}</span>
            {i < at && <Icon name="check" />}
            <span class="t">{say(`web.mare-nostrum.phase.${phase}`)}</span>
          </li>
        ))}
      </ol>
      <Order />
      {view.peace?.other != null && view.peace.owner !== null && (
        <span class="peace" role="img" title={peace} aria-label={peace}>
          <MnIcon name="peace" />
          <EmpireMark empire={empireAt(view, view.peace.owner)} size="s" />
          <EmpireMark empire={empireAt(view, view.peace.other)} size="s" />
        </span>
      )}
    </header>
  );
}

/** Who has acted, who acts, and who chooses the next. */
function Order() {
  const { view, names } = useBoard();
  const turns = view.construction ?? view.movement;
  if (view.trade) {
    const taker = view.trade.taker;
    return (
      <div class="mn-order">
        <span>{say('web.mare-nostrum.tradeLeader')}</span>
        <EmpireMark empire={empireAt(view, view.titles.trade)} label={whoIs(view, names, view.titles.trade)} class={taker === view.titles.trade ? 'now' : ''} />
        {view.tokens.map(({ token, values, used }) => (
          <span key={token} class={`tokens${used ? ' used' : ''}`} title={say(used ? 'web.mare-nostrum.token.used' : 'web.mare-nostrum.token.free')}>
            {values.map((value) => <span key={value} class={`tk${view.trade!.value === value ? ' now' : ''}`}>{value}</span>)}
          </span>
        ))}
      </div>
    );
  }
  if (!turns) return null;
  const now = view.construction ? (view.construction.builder ?? view.construction.perseus) : view.movement!.active;
  const leader = view.construction ? view.titles.culture : view.titles.military;
  const waiting = view.realms.filter(({ seat }) => !turns.acted.includes(seat));
  return (
    <div class="mn-order" role="img" aria-label={say('web.mare-nostrum.order', {
      acted: turns.acted.filter((seat) => seat !== now).map((seat) => whoIs(view, names, seat)).join(', '),
      now: now === null ? '' : whoIs(view, names, now),
      waiting: waiting.map(({ seat }) => whoIs(view, names, seat)).join(', '),
    })}>
      <span>{say(view.construction ? 'web.mare-nostrum.builders' : 'web.mare-nostrum.marchers')}</span>
      {turns.acted.filter((seat) => seat !== now).map((seat) => <EmpireMark key={seat} empire={empireAt(view, seat)} class="past" />)}
      {now !== null && <EmpireMark empire={empireAt(view, now)} class="now" />}
      {waiting.length > 0 && <span>{leader === view.you ? say('web.mare-nostrum.thenYou') : say('web.mare-nostrum.then', { empire: whoIs(view, names, leader) })}</span>}
      {waiting.map(({ seat }) => <EmpireMark key={seat} empire={empireAt(view, seat)} />)}
    </div>
  );
}
