import { say } from '../kit';
import { PlainPage } from './frame';

/** Whose work this is, and under which terms. */
export function Credits() {
  return (
    <PlainPage title={say('web.credits.title')}>
      <div class="prose">
        <h2>{say('web.credits.games')}</h2>
        <p>{say('web.credits.games.text')}</p>
        <h2>{say('web.credits.icons')}</h2>
        <p>
          {say('web.credits.icons.text')} <a href="https://game-icons.net" rel="noreferrer">game-icons.net</a>,{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/" rel="license noreferrer">CC BY 3.0</a>.
        </p>
        <h2>{say('web.credits.map')}</h2>
        <p>
          {say('web.credits.map.text')} <a href="https://www.naturalearthdata.com" rel="noreferrer">Natural Earth</a>.
        </p>
        <h2>{say('web.credits.fonts')}</h2>
        <p>
          <a href="https://github.com/NDISCOVER/Cinzel" rel="noreferrer">Cinzel</a> (Natanael Gama),{' '}
          <a href="https://github.com/huertatipografica/Alegreya-Sans" rel="noreferrer">Alegreya Sans</a> (Juan Pablo del Peral,
          Huerta Tipográfica): <a href="https://openfontlicense.org" rel="license noreferrer">SIL Open Font License 1.1</a>.
        </p>
        <h2>{say('web.credits.software')}</h2>
        <p>
          {say('web.credits.software.text')}{' '}
          <a href="https://www.apache.org/licenses/LICENSE-2.0" rel="license noreferrer">Apache License 2.0</a>.{' '}
          <a href="https://preactjs.com" rel="noreferrer">Preact</a> (MIT).
        </p>
        <p>
          <a class="alone" href="/licences.txt" target="_blank">{say('web.credits.whole')}</a>
        </p>
      </div>
    </PlainPage>
  );
}
