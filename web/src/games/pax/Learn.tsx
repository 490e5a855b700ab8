import { useState } from 'preact/hooks';
import { complaint } from '../../api/call';
import { playBots } from '../../api/start';
import { Button, ButtonLink, notice, RuleLink, say, tell } from '../../kit';
import { go } from '../../router';
import type { TutorialProps } from '../registry';
import { CatTile, catName } from './Card';
import { CARDS, keep, progress, romeWinsAt } from './lesson';
import { CATEGORIES, type Data } from './model';
import './pax.css';

const BOTS = 2;

/** `/learn/pax`: what the game is about, and the way into a guided first game against easy bots. */
export function Tutorial({ data, leave }: TutorialProps<Data>) {
  const [busy, setBusy] = useState(false);
  const { table, seen, off } = progress.value;
  const going = table !== null && !off && seen.length < CARDS.length;

  async function begin(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const id = await playBots('pax', BOTS, 'plebeian');
      keep({ table: id, seen: [], off: false });
      go(`/t/${id}`);
    } catch (problem) {
      notice(tell(complaint(problem)), 'bad');
      setBusy(false);
    }
  }

  return (
    <div class="pax-learn">
      <h1>{say('web.pax.learn.title')}</h1>
      <p class="lead">{say('web.pax.learn.lead', { rome: romeWinsAt(data) })} <RuleLink rule="PAX-SCORE-5" /></p>
      <ul class="seven-short">
        {CATEGORIES.map((category) => (
          <li key={category}>
            <CatTile category={category} />
            <span>
              <b>{catName(category)}</b> {say(`web.pax.about.${category}`)}
            </span>
          </li>
        ))}
      </ul>
      <p>{say('web.pax.learn.how', { bots: BOTS })}</p>
      {going && <p class="soft">{say('web.pax.learn.progress', { seen: seen.length, of: CARDS.length })}</p>}
      <div class="go">
        {going ? (
          <>
            <ButtonLink look="primary" icon="play" href={`/t/${table}`}>{say('web.pax.learn.continue')}</ButtonLink>
            <Button onClick={begin}>{say('web.pax.learn.again')}</Button>
          </>
        ) : (
          <Button look="primary" icon="play" aria-busy={busy} onClick={begin}>{say('web.pax.learn.begin')}</Button>
        )}
        <ButtonLink icon="book" href="/rules/pax">{say('web.pax.learn.rules')}</ButtonLink>
        <Button look="quiet" onClick={leave}>{say('web.pax.learn.leave')}</Button>
      </div>
    </div>
  );
}
