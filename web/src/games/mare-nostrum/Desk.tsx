import type { ComponentChildren } from 'preact';
import { Button, openPopover, say, tell } from '../../kit';
import { Build, Pay } from './Build';
import { Choices } from './Choices';
import { useBoard } from './context';
import { setsOf } from './goods';
import { March } from './March';
import { mine, type Data, type View } from './model';
import { Shield } from './Shield';
import { Give, Keeping, Offer, Take, Tokens } from './Trade';

/** What is awaited and what is yours: the prompt, and below it what the question needs. */
export function Desk({ prompt }: { prompt: string }) {
  const board = useBoard();
  const { options, me, yours } = board;
  const asks = (...types: string[]) => options.some((option) => types.includes(option.move.type));
  if (yours && (board.chosen.item || asks('Pay'))) return <Pay prompt={prompt} />;
  if (asks('EndBuild')) return <Build prompt={prompt} />;
  if (asks('Keep', 'EndKeeping')) return <Keeping prompt={prompt} />;
  if (asks('PlayToken')) return <Tokens prompt={prompt} />;
  if (asks('Offer', 'SealOffer')) return <Offer prompt={prompt} />;
  if (asks('Take')) return <Take prompt={prompt} />;
  if (asks('Give')) return <Give prompt={prompt} />;
  if (asks('Convert', 'EndConversions', 'Sail', 'EndSailing', 'March', 'EndMarching', 'FightAtSea', 'EndSeaBattles', 'FightOnLand', 'EndTurn', 'Pillage', 'Occupy', 'OccupyMarker', 'PlaceLegion', 'Sacrifice')) return <March prompt={prompt} />;
  if (asks('ChooseLosses')) return <DeskFrame prompt={prompt} about={say('web.mare-nostrum.losses.above')} />;
  if (yours && options.length > 0) return <Choices prompt={prompt} />;
  return (
    <DeskFrame prompt={prompt}>
      {me && <OwnShield />}
    </DeskFrame>
  );
}

/** The prompt with its buttons over the rest. */
export function DeskFrame({ prompt, about, buttons, children, class: more = '' }: { prompt: string; about?: ComponentChildren; buttons?: ComponentChildren; children?: ComponentChildren; class?: string }) {
  const { must, me, position, table, view, live } = useBoard();
  const bots = live && position.awaited.some((ask) => ask.seat !== view.you && table.seats[ask.seat]?.kind === 'BOT');
  return (
    <section class={`mn-desk ${must ? 'yours' : ''} ${me ? `e-${me.empire}` : ''} ${more}`} aria-label={say('web.mare-nostrum.desk')}>
      <div class="prompt">
        <h2>
          {prompt}
          {!must && bots && <span class="think" role="img" aria-label={say('web.mare-nostrum.thinking')}><i /><i /><i /></span>}
        </h2>
        {about && <div class="about" aria-live="polite">{about}</div>}
        <div class="buttons">
          <TakeBack />
          {buttons}
        </div>
      </div>
      {children}
    </section>
  );
}

function TakeBack() {
  const { view, must, position, undo, live, names } = useBoard();
  if (view.you === null || !(must || position.undo.possible)) return null;
  const can = position.undo.possible && live;
  return (
    <Button look="quiet" icon="undo" class="take-back" aria-label={say('web.mare-nostrum.undo')} aria-disabled={!can || undefined}
      onClick={({ currentTarget }) => {
        if (can) void undo();
        else openPopover(currentTarget, <p>{position.undo.why ? tell(position.undo.why, names) : say('web.mare-nostrum.undo.not')}</p>);
      }}>
      <span>{say('web.mare-nostrum.undo')}</span>
    </Button>
  );
}

/** The own resources, only to be seen, and what the largest sets of them could buy. */
export function OwnShield() {
  const { view, data } = useBoard();
  const kinds = data.commodities.map(({ id }) => id);
  const { sets, coins } = setsOf(view.stock, kinds);
  const count = view.stock.reduce((sum, one) => sum + one.count, 0);
  const prices = pricesOf(view, data);
  const buys = (size: number) => prices.findLast(({ cost }) => cost <= size)?.thing ?? say('web.mare-nostrum.buys.nothing');
  const first = sets[0]?.length ?? 0;
  const next = prices.find(({ cost }) => cost > first);
  return (
    <div class="own-shield">
      <p class="note" title={say('web.mare-nostrum.shield.note', { coins: data.storage.coins })}>
        <b>{say('web.mare-nostrum.shield.count', { count })}</b>
        <span>
          {say('web.mare-nostrum.kinds', { count: first })}: {buys(first)}{next && `, ${say('web.mare-nostrum.shortOf', { count: next.cost - first, thing: next.thing })}`}
          {coins.length > 0 && `; ${say('web.mare-nostrum.coins', { count: coins.length })}: ${buys(coins.length)}`}
        </span>
      </p>
      <Shield stock={view.stock} kinds={kinds} />
    </div>
  );
}

/** What sets of the reader's could buy, the cheapest first. */
function pricesOf(view: View, { costs }: Data): { cost: number; thing: string }[] {
  const own = mine(view)?.victory;
  return [
    { cost: costs.legion, thing: say('web.mare-nostrum.buys.small') },
    { cost: costs.market, thing: say('web.mare-nostrum.buys.large') },
    ...(own?.tilePrice == null ? [] : [{ cost: own.tilePrice, thing: say('web.mare-nostrum.buys.tile') }]),
    { cost: costs.pyramids, thing: say('web.mare-nostrum.buys.pyramids') },
  ];
}
