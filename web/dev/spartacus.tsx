import { render } from 'preact';

import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import '../src/styles/table.css';
import '../src/styles/games.css';
import data from '../../games/spartacus/src/main/resources/ludus/spartacus/data.json';
import { gamePage } from '../src/games/registry';
import { Board } from '../src/games/spartacus/Board';
import { Aside } from '../src/games/spartacus/Deals';
import { End } from '../src/games/spartacus/End';
import { LogLine } from '../src/games/spartacus/parts';
import type { Data } from '../src/games/spartacus/model';
import { addWords, LiveRegion, PopoverHost, speak, type Language } from '../src/kit';
import { entryOf, propsOf, type Fixture } from './spartacusFixtures';

// /dev/spartacus.html?at=bidding&lang=pt&theme=dark&click=CSS: the board at a position, with what is clicked first

const fixtures = import.meta.glob<Fixture>('./fixtures/spartacus/*.json', { import: 'default' });
const catalogues = import.meta.glob<Record<string, string>>('../../games/spartacus/src/main/resources/ludus/spartacus/words/**/*.json', { import: 'default' });
const wish = new URLSearchParams(location.search);
const language = (wish.get('lang') ?? 'en') as Language;
document.documentElement.dataset.theme = wish.get('theme') ?? 'light';
for (const folder of new Set(Object.keys(catalogues).map((path) => path.replace(/[a-z]+\.json$/, '')))) await addWords(async (l) => catalogues[`${folder}${l}.json`]!());
await addWords(gamePage('spartacus')!.words!);
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
  const fixture = await fixtures[`./fixtures/spartacus/${name}.json`]!();
  const props = { ...propsOf(fixture, data as unknown as Data, (moves) => console.log(JSON.stringify(moves))), fresh: [entryOf(fixture)], log: [entryOf(fixture)] };
  const wide = innerWidth >= 1280;
  render(
    <div style={`height:100vh;display:grid;grid-template:${innerWidth < 760 ? 52 : 48}px minmax(0,1fr)/minmax(0,1fr) ${wide ? (innerWidth < 1360 ? 248 : 300) : 0}px`}>
      <header style="grid-column:1/-1;background:var(--panel);border-bottom:1px solid var(--line)" />
      <main style="min-height:0;min-width:0;overflow:auto">{fixture.position.outcome && !wish.has('board') ? <End {...props} position={fixture.position as never} log={[entryOf(fixture)] as never} /> : <Board {...props} />}</main>
      {wide && (
        <aside style="background:var(--panel);border-left:1px solid var(--line);overflow:auto">
          <Aside {...props} />
          <ul style="padding:10px;display:grid;gap:6px;font-size:14px">{fixture.lines.map((line, i) => <li key={i}><LogLine line={line} names={props.names} data={props.data} /></li>)}</ul>
        </aside>
      )}
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
