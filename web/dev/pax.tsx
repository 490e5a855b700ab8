import { render } from 'preact';

import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import data from '../../games/pax/src/main/resources/ludus/pax/data.json';
import en from '../../games/pax/src/main/resources/ludus/pax/words/en.json';
import it from '../../games/pax/src/main/resources/ludus/pax/words/it.json';
import pt from '../../games/pax/src/main/resources/ludus/pax/words/pt.json';
import { gamePage } from '../src/games/registry';
import { Board } from '../src/games/pax/Board';
import { End } from '../src/games/pax/End';
import type { Data } from '../src/games/pax/model';
import { addWords, LiveRegion, PopoverHost, speak, type Language } from '../src/kit';
import { propsOf, type Fixture } from './paxFixtures';

// /dev/pax.html?at=buy&lang=pt&theme=dark&click=CSS: the board at a position, with what is clicked first

const fixtures = import.meta.glob<Fixture>('./fixtures/pax/*.json', { import: 'default' });
const wish = new URLSearchParams(location.search);
const words = { en, pt, it };
const language = (wish.get('lang') ?? 'en') as Language;
document.documentElement.dataset.theme = wish.get('theme') ?? 'light';
await addWords(async (l) => words[l]);
await addWords(gamePage('pax')!.words!);
await speak(language, false);

const name = wish.get('at');
const page = document.getElementById('page')!;
if (!name) {
  render(
    <ul style="padding:24px;display:grid;gap:6px">
      {Object.keys(fixtures).map((path) => {
        const at = path.replace(/.*\/(.*)\.json/, '$1');
        return <li key={at}><a href={`?at=${at}`}>{at}</a></li>;
      })}
    </ul>,
    page,
  );
} else {
  const fixture = await fixtures[`./fixtures/pax/${name}.json`]!();
  const props = propsOf(fixture, data as unknown as Data, (moves) => console.log(JSON.stringify(moves)));
  const wide = innerWidth >= 1280;
  render(
    <div style={`height:100vh;display:grid;grid-template:${innerWidth < 760 ? 52 : 48}px minmax(0,1fr)/minmax(0,1fr) ${wide ? (innerWidth < 1360 ? 248 : 300) : 0}px`}>
      <header style="grid-column:1/-1;background:var(--panel);border-bottom:1px solid var(--line)" />
      <main style="min-height:0;min-width:0">{fixture.position.outcome && !wish.has('board') ? <End {...props} position={fixture.position as never} /> : <Board {...props} />}</main>
      <aside style="background:var(--panel);border-left:1px solid var(--line)" />
      <PopoverHost />
      <LiveRegion />
    </div>,
    page,
  );
  for (const selector of wish.getAll('click')) {
    document.querySelector<HTMLElement>(selector)?.click();
    await new Promise((done) => setTimeout(done, 50));
  }
}
