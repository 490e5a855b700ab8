import { useState } from 'preact/hooks';
import { complaint } from '../../api/call';
import { playBots } from '../../api/start';
import { Button, ButtonLink, notice, RuleLink, say, tell } from '../../kit';
import { go } from '../../router';
import type { TutorialProps } from '../registry';
import { SpIcon } from './art';
import { CARDS, keep, progress } from './lesson';
import { PHASES, type Data } from './model';
import './spartacus.css';

const BOTS = 3;
const SIGNS = { UPKEEP: 'ledger', INTRIGUE: 'mask', MARKET: 'scales', ARENA: 'swords' } as const;

/** `/learn/spartacus`: what the game is about, and the way into a guided first game against easy bots. */
export function Tutorial({ data, leave }: TutorialProps<Data>) {
  const [busy, setBusy] = useState(false);
  const { table, seen, off } = progress.value;
  const going = table !== null && !off && seen.length < CARDS.length;

  async function begin(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const id = await playBots('spartacus', BOTS, 'plebeian');
      keep({ table: id, seen: [], off: false });
      go(`/t/${id}`);
    } catch (problem) {
      notice(tell(complaint(problem)), 'bad');
      setBusy(false);
    }
  }

  return (
    <div class="sp-learn">
      <h1>{say('web.spartacus.learn.title')}</h1>
      <p class="lead">{say('web.spartacus.learn.lead', { win: data.rules.influence.win })} <RuleLink rule="SP-WIN-1" /></p>
      <ul class="phases-short">
        {PHASES.map((phase) => (
          <li key={phase}>
            <SpIcon name={SIGNS[phase as keyof typeof SIGNS]} />
            <span>
              <b>{say(`web.spartacus.phase.${phase}`)}</b> {say(`web.spartacus.about.${phase}`)}
            </span>
          </li>
        ))}
      </ul>
      <p>{say('web.spartacus.learn.how', { bots: BOTS })}</p>
      {going && <p class="soft">{say('web.spartacus.learn.progress', { seen: seen.length, of: CARDS.length })}</p>}
      <div class="go">
        {going ? (
          <>
            <ButtonLink look="primary" icon="play" href={`/t/${table}`}>{say('web.spartacus.learn.continue')}</ButtonLink>
            <Button onClick={begin}>{say('web.spartacus.learn.again')}</Button>
          </>
        ) : (
          <Button look="primary" icon="play" aria-busy={busy} onClick={begin}>{say('web.spartacus.learn.begin')}</Button>
        )}
        <ButtonLink icon="book" href="/rules/spartacus">{say('web.spartacus.learn.rules')}</ButtonLink>
        <Button look="quiet" onClick={leave}>{say('web.spartacus.learn.leave')}</Button>
      </div>
    </div>
  );
}
