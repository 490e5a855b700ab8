import { useEffect, useState } from 'preact/hooks';
import { announce, Button, Coin, Emblem, Icon, openPopover, say, seatClass, tell } from '../../kit';
import { useBoard } from './context';
import { Deal } from './Deal';
import { DrawPanel } from './Draw';
import { Hand, OpeningHand } from './Hand';
import { promptOf, type Prompt } from './prompt';
import { useCount } from './motion';

const STEPS = ['Draw', 'Buy', 'Play', 'Income'] as const;
type Height = 'peek' | 'half' | 'full';

/** What is the reader's, and what is awaited. On a phone a sheet. */
export function Desk() {
  const board = useBoard();
  const { view, me, yours } = board;
  const [height, setHeight] = useState<Height>(yours ? 'half' : 'peek');
  const prompt = promptOf(board);

  useEffect(() => setHeight(yours ? 'half' : 'peek'), [yours]);
  useEffect(() => {
    if (yours) announce(prompt.then ? `${prompt.text} ${prompt.then}` : prompt.text, true);
  }, [prompt.text, prompt.then, yours]);

  const drawing = yours && view.step.type === 'Draw';
  return (
    <section class={`desk at-${height}${yours ? ' yours' : ''}${drawing ? ' drawing' : ''}${me ? ` ${seatClass(me.seat)}` : ' watching'}`}
      aria-label={say(yours ? 'web.pax.desk.yours' : 'web.pax.desk')}>
      <Grip height={height} set={setHeight} />
      <Ask prompt={prompt} />
      <div class="own">
        {me && <Purse />}
        {me && (view.step.type === 'Opening' ? <OpeningHand /> : <Hand />)}
        {drawing ? <DrawPanel /> : <Deal />}
      </div>
    </section>
  );
}

const HIGHER: Record<Height, Height> = { peek: 'half', half: 'full', full: 'half' };
const SWIPE = 24;

/** The sheet's handle: a tap or a swipe changes its height. */
function Grip({ height, set }: { height: Height; set(height: Height): void }) {
  const [from, setFrom] = useState<number | null>(null);
  return (
    <button type="button" class="grip" aria-label={say('web.pax.sheet')} aria-expanded={height !== 'peek'}
      onPointerDown={(event) => setFrom(event.clientY)}
      onPointerUp={(event) => {
        const by = event.clientY - (from ?? event.clientY);
        setFrom(null);
        if (by < -SWIPE) set(height === 'peek' ? 'half' : 'full');
        else if (by > SWIPE) set(height === 'full' ? 'half' : 'peek');
      }}
      onClick={() => set(HIGHER[height])}>
      <i />
    </button>
  );
}

function Ask({ prompt }: { prompt: Prompt }) {
  const { view, me, yours, table, position, live } = useBoard();
  const awaited = position.awaited.map((ask) => ask.seat);
  const bot = live && !yours && view.activePlayer !== null && table.seats[view.activePlayer]?.kind === 'BOT';
  return (
    <div class="ask">
      {view.step.type !== 'Opening' && <Steps />}
      {!yours && (
        <span class="awaited" aria-hidden="true">
          {awaited.map((seat) => (
            <Emblem key={seat} seat={seat} />
          ))}
        </span>
      )}
      <div class="asked">
        <h2>{prompt.text}</h2>
        {prompt.then && <p>{prompt.then}</p>}
      </div>
      {prompt.sealed && <span class="soft small sealed">{say('web.pax.sealed', prompt.sealed)}</span>}
      {bot && (
        <span class="think" role="img" aria-label={say('web.pax.thinking')}>
          <i />
          <i />
          <i />
        </span>
      )}
      <span class="grow" />
      {me && <span class="money"><Money /></span>}
      {me && (yours || position.undo.possible) && view.step.type !== 'Opening' && <TakeBack />}
    </div>
  );
}

function Steps() {
  const { view } = useBoard();
  const now = view.step.type === 'TurnStart' ? 0 : STEPS.indexOf(view.step.type as (typeof STEPS)[number]);
  return (
    <ol class="steps" aria-label={say('web.pax.steps')}>
      {STEPS.map((step, i) => (
        <li key={step} class={i === now ? 'now' : ''} aria-current={i === now ? 'step' : undefined}>
          {i < now && <Icon name="check" />}
          {i < now && <span class="vh">{say('web.pax.done')} </span>}
          {say(`web.pax.step.${step}`)}
        </li>
      ))}
    </ol>
  );
}

function TakeBack() {
  const { position, undo, names, live } = useBoard();
  const possible = position.undo.possible && live;
  return (
    <Button look="quiet" icon="undo" aria-disabled={!possible || undefined} class={`take-back${possible ? '' : ' not-now'}`} aria-label={say('web.pax.undo')}
      onClick={(event) => {
        if (possible) void undo();
        else openPopover(event.currentTarget, <p>{position.undo.why ? tell(position.undo.why, names) : say('web.pax.undo.not')}</p>);
      }}>
      <span class="take-back-text">{say('web.pax.undo')}</span>
    </Button>
  );
}

function Money() {
  const { me } = useBoard();
  const shown = useCount(me?.aurei ?? 0);
  return (
    <>
      <Coin size="l">A</Coin>
      <span class="num" aria-hidden="true">{shown}</span>
      <span class="vh">{say('web.pax.purse', { aurei: me?.aurei ?? 0 })}</span>
    </>
  );
}

function Purse() {
  const { view, yours, me } = useBoard();
  return (
    <div class="purse" data-place="purse">
      <span class="money"><Money /></span>
      <span class="small soft">{note()}</span>
    </div>
  );

  function note() {
    if (!yours || !view.turn) return say('web.pax.purse.note', { discount: me?.discount ?? 0, cap: me?.cap ?? 0 });
    return say(view.step.type === 'Buy' ? 'web.pax.purse.buy' : 'web.pax.purse.play', { income: view.turn.income });
  }
}
