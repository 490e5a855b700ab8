import { useState } from 'preact/hooks';
import { complaint } from '../api/call';
import { offerOf } from '../api/session';
import { playBots } from '../api/start';
import { gamePage } from '../games/registry';
import { Away, Button, ButtonLink, notice, openRule, say, tell } from '../kit';
import { go } from '../router';
import { useParts } from '../table/useParts';
import { PlainPage, TopBar, useTitle } from './frame';

/** `/learn/{game}`: the game's lesson, or until it has one a first game against easy bots. */
export function Learn({ game }: { game: string }) {
  const page = gamePage(game);
  const { loaded, failed, again } = useParts(page?.available ? game : undefined);
  const [busy, setBusy] = useState(false);
  useTitle(say('web.learn.of', { game: page?.title ?? game }));

  async function playNow(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const levels = offerOf(game)?.levels ?? [];
      go(`/t/${await playBots(game, 2, levels.includes('plebeian') ? 'plebeian' : (levels[0] ?? 'random'))}`);
    } catch (problem) {
      notice(tell(complaint(problem)), 'bad');
      setBusy(false);
    }
  }

  if (failed) return <Away again={again} />;
  if (page?.available && !loaded) return <div class="loading" aria-busy="true" />;
  const Tutorial = loaded?.parts.Tutorial;
  if (Tutorial) {
    return (
      <>
        <TopBar />
        <main id="main" class="learn-page" tabIndex={-1}>
          <Tutorial data={loaded.data} openRule={openRule} leave={() => go('/')} playNow={playNow} />
        </main>
      </>
    );
  }
  return (
    <PlainPage title={say('web.learn.of', { game: page?.title ?? game })}>
      <p>{say('web.learn.later')}</p>
      <div class="flow">
        {page?.available && <Button look="primary" icon="play" onClick={playNow}>{say('web.learn.play')}</Button>}
        <ButtonLink icon="book" href={`/rules/${game}`}>{say('web.rules')}</ButtonLink>
      </div>
    </PlainPage>
  );
}
