import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { complaint } from '../api/call';
import { offerOf, offers } from '../api/session';
import { layTable, playBots } from '../api/start';
import { GAMES, gamePage, type GamePage } from '../games/registry';
import { Poster } from '../games/tiles';
import { Button, ButtonLink, Icon, notice, say, Select, tell } from '../kit';
import { go } from '../router';
import '../styles/home.css';
import { Foot, TopBar, useTitle } from './frame';
import { TableRows, useTables } from './tableRows';

const chosen = signal(GAMES[0]!.id);
const level = signal('equestrian');
const bots = signal(3);

/** Three posters are one choice; the bar below does it. */
export function Home() {
  useTitle('');
  const tables = useTables();
  const open = tables?.open ?? [];
  const game = gamePage(chosen.value)!;
  const lesson = game.learnable ? game : GAMES[0]!;
  return (
    <div class="home">
      <TopBar />
      <main id="main" tabIndex={-1}>
        <div class="hero">
          <h1>{say('web.home.title')}</h1>
          <p>{say('web.home.lead')}</p>
        </div>
        <fieldset class="posters">
          <legend class="vh">{say('web.home.choose')}</legend>
          {GAMES.map((game) => (
            <PosterChoice key={game.id} game={game} />
          ))}
        </fieldset>
        <PlayBar game={game} />
        <div class="side">
          <section class="box" aria-labelledby="mine">
            <h2 id="mine">{say('web.home.mine')}</h2>
            <TableRows tables={tables?.mine.slice(0, 5)} none="web.home.mine.none" />
          </section>
          {open.length > 0 && (
            <section class="box" aria-labelledby="open">
              <h2 id="open">
                {say('web.home.open')}
                {open.length > 3 && <a href="/tables">{say('web.home.open.all', { count: open.length })}</a>}
              </h2>
              <TableRows tables={open.slice(0, 3)} none="web.home.open.none" />
            </section>
          )}
          <section class="box learn">
            <h2>{say('web.home.new')}</h2>
            <p>{say('web.home.new.text')}</p>
            <ButtonLink icon="book" href={`/learn/${lesson.id}`}>{say('web.home.learn', { game: lesson.title })}</ButtonLink>
          </section>
        </div>
      </main>
      <Foot />
    </div>
  );
}

function PosterChoice({ game }: { game: GamePage }) {
  const on = chosen.value === game.id;
  return (
    <label class={`poster${on ? ' on' : ''}${game.available ? '' : ' later'}`}>
      <input class="vh" type="radio" name="game" checked={on} onChange={() => (chosen.value = game.id)} />
      <span class="art">
        <Poster game={game} />
        {on && (
          <span class="tick">
            <Icon name="check" />
          </span>
        )}
        {!game.available && <span class="ribbon">{say('web.home.later')}</span>}
      </span>
      <b class="vh">{game.title}</b>
      <span class="line">{say(`web.game.${game.id}.tagline`)}</span>
      <span class="facts">{say(`web.game.${game.id}.facts`)}</span>
    </label>
  );
}

function PlayBar({ game }: { game: GamePage }) {
  const [busy, setBusy] = useState(false);
  const offer = offerOf(game.id);

  async function begin(make: () => Promise<string>): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      go(`/t/${await make()}`);
    } catch (problem) {
      notice(tell(complaint(problem)), 'bad');
    } finally {
      setBusy(false);
    }
  }

  if (!game.available || (offers.value.length > 0 && !offer)) {
    return (
      <section class="playbar" aria-label={say('web.home.start')}>
        <span class="what">
          <b>{say('web.home.notYet', { game: game.title })}</b>
          <span class="small soft">{say('web.home.notYet.text')}</span>
        </span>
        <Button big onClick={() => (chosen.value = 'pax')}>{say('web.home.choosePax')}</Button>
      </section>
    );
  }

  const levels = offer?.levels ?? [level.value];
  const strength = levels.includes(level.value) ? level.value : levels.at(-1)!;
  const most = Math.min(game.mostBots, (offer?.maxSeats ?? 4) - 1);
  const least = Math.max(0, (offer?.minSeats ?? 1) - 1);
  const count = Math.min(Math.max(bots.value, least), most);
  const opponents = Array.from({ length: most - least + 1 }, (_, i) => most - i);
  return (
    <section class="playbar" aria-label={say('web.home.start')}>
      <span class="what">
        <b>
          <Select quiet label={say('web.home.opponents')} value={String(count)}
            choices={opponents.map((n) => ({ value: String(n), label: say('web.home.against', { game: game.title, count: n }) }))}
            change={(value) => (bots.value = Number(value))} />
        </b>
        {count > 0 && (
          <span class="small soft">
            <span class="w2">{say('web.home.level')} </span>
            <Select quiet label={say('web.home.level')} value={strength}
              choices={levels.map((one) => ({ value: one, label: say(`web.level.${one}`) }))}
              change={(value) => (level.value = value)} />
          </span>
        )}
      </span>
      <Button look="primary" big icon="play" aria-busy={busy} onClick={() => begin(() => playBots(game.id, count, strength))}>
        {say(busy ? 'web.home.laying' : count === 0 ? 'web.home.playAlone' : 'web.home.play')}
      </Button>
      <Button big icon="people" class="friends" aria-label={say('web.home.friends')} onClick={() => begin(() => layTable(game.id, 4))}>
        <span>{say('web.home.friends')}</span>
      </Button>
    </section>
  );
}
