import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Signal } from '@preact/signals';
import { complaint } from '../api/call';
import { playBots } from '../api/start';
import { Button, ButtonLink, notice, RuleLink, say, tell } from '../kit';
import { go } from '../router';
import type { Progress } from './coach';
import '../styles/coach.css';

interface LessonStartProps {
  game: string;
  /** How many easy bots the first game is played against. */
  bots: number;
  /** What the game is about, in one or two sentences, and the rule that says how it is won. */
  lead: string;
  rule: string;
  /** How many cards the lesson has. */
  cards: number;
  progress: Signal<Progress>;
  keep(change: Partial<Progress>): void;
  leave(): void;
  /** The parts of the game, as items of a list. */
  children: ComponentChildren;
}

/** `/learn/{game}`: what the game is about, and the way into a guided first game against easy bots. */
export function LessonStart({ game, bots, lead, rule, cards, progress, keep, leave, children }: LessonStartProps) {
  const [busy, setBusy] = useState(false);
  const { table, seen, off } = progress.value;
  const going = table !== null && !off && seen.length < cards;

  async function begin(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const id = await playBots(game, bots, 'plebeian');
      keep({ table: id, seen: [], off: false });
      go(`/t/${id}`);
    } catch (problem) {
      notice(tell(complaint(problem)), 'bad');
      setBusy(false);
    }
  }

  return (
    <div class="lesson-start">
      <h1>{say(`web.${game}.learn.title`)}</h1>
      <p class="lead">{lead} <RuleLink rule={rule} /></p>
      <ul>{children}</ul>
      <p>{say(`web.${game}.learn.how`, { bots })}</p>
      {going && <p class="soft">{say('web.learn.progress', { seen: seen.length, of: cards })}</p>}
      <div class="go">
        {going ? (
          <>
            <ButtonLink look="primary" icon="play" href={`/t/${table}`}>{say('web.learn.continue')}</ButtonLink>
            <Button onClick={begin}>{say('web.learn.again')}</Button>
          </>
        ) : (
          <Button look="primary" icon="play" aria-busy={busy} onClick={begin}>{say('web.learn.begin')}</Button>
        )}
        <ButtonLink icon="book" href={`/rules/${game}`}>{say('web.learn.rules')}</ButtonLink>
        <Button look="quiet" onClick={leave}>{say('web.learn.leave')}</Button>
      </div>
    </div>
  );
}

/** One part of the game: its sign, its name, and what it is for. */
export function LessonPart({ sign, name, children }: { sign: ComponentChildren; name: string; children: ComponentChildren }) {
  return (
    <li>
      {sign}
      <span>
        <b>{name}</b> {children}
      </span>
    </li>
  );
}
