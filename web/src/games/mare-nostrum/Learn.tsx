import { useState } from 'preact/hooks';
import { complaint } from '../../api/call';
import { playBots } from '../../api/start';
import { Button, ButtonLink, notice, RuleLink, say, tell } from '../../kit';
import { go } from '../../router';
import type { TutorialProps } from '../registry';
import { MnIcon, type MnIconName } from './art';
import { CARDS, keep, progress } from './lesson';
import { PHASES, type Data, type Phase } from './model';
import './mare-nostrum.css';

const BOTS = 2;
const SIGNS: Partial<Record<Phase, MnIconName>> = { COLLECT: 'caravan', TRADE: 'trade', CONSTRUCTION: 'temple', MOVEMENT: 'legion', LEADERSHIP: 'hero' };

/** `/learn/mare-nostrum`: what the game is about, and the way into a guided first game against easy bots. */
export function Tutorial({ data, leave }: TutorialProps<Data>) {
  const [busy, setBusy] = useState(false);
  const { table, seen, off } = progress.value;
  const needed = (way: string) => data.victory.find((one) => one.id === way)?.count ?? 0;
  const going = table !== null && !off && seen.length < CARDS.length;

  async function begin(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const id = await playBots('mare-nostrum', BOTS, 'plebeian');
      keep({ table: id, seen: [], off: false });
      go(`/t/${id}`);
    } catch (problem) {
      notice(tell(complaint(problem)), 'bad');
      setBusy(false);
    }
  }

  return (
    <div class="mn-learn">
      <h1>{say('web.mare-nostrum.learn.title')}</h1>
      <p class="lead">{say('web.mare-nostrum.learn.lead', { tiles: needed('FIVE_HEROES'), cities: needed('FOUR_CITIES') })} <RuleLink rule="MN-6.1" /></p>
      <ul class="phases-short">
        {PHASES.map((phase) => (
          <li key={phase}>
            <MnIcon name={SIGNS[phase]!} />
            <span><b>{say(`web.mare-nostrum.phase.${phase}`)}</b> {say(`web.mare-nostrum.about.${phase}`)}</span>
          </li>
        ))}
      </ul>
      <p>{say('web.mare-nostrum.learn.how', { bots: BOTS })}</p>
      {going && <p class="soft">{say('web.mare-nostrum.learn.progress', { seen: seen.length, of: CARDS.length })}</p>}
      <div class="go">
        {going ? (
          <>
            <ButtonLink look="primary" icon="play" href={`/t/${table}`}>{say('web.mare-nostrum.learn.continue')}</ButtonLink>
            <Button onClick={begin}>{say('web.mare-nostrum.learn.again')}</Button>
          </>
        ) : (
          <Button look="primary" icon="play" aria-busy={busy} onClick={begin}>{say('web.mare-nostrum.learn.begin')}</Button>
        )}
        <ButtonLink icon="book" href="/rules/mare-nostrum">{say('web.mare-nostrum.learn.rules')}</ButtonLink>
        <Button look="quiet" onClick={leave}>{say('web.mare-nostrum.learn.leave')}</Button>
      </div>
    </div>
  );
}
