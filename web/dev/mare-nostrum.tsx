import { render } from 'preact';

import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import '../src/styles/table.css';
import '../src/styles/games.css';
import data from '../../games/mare-nostrum/src/main/resources/ludus/marenostrum/data.json';
import { Aside, Board } from '../src/games/mare-nostrum/Board';
import { End } from '../src/games/mare-nostrum/End';
import type { Data } from '../src/games/mare-nostrum/model';
import { LogLine } from '../src/games/mare-nostrum/parts';
import { gamePage } from '../src/games/registry';
import { addWords, LiveRegion, PopoverHost, speak, type Language } from '../src/kit';
import { entryOf, propsOf, type Fixture } from './mareNostrumFixtures';

// /dev/mare-nostrum.html?at=building&lang=pt&theme=dark&click=CSS: the board at a position, with what is clicked first

const fixtures = import.meta.glob<Fixture>('./fixtures/mare-nostrum/*.json', { import: 'default' });
const catalogues = import.meta.glob<Record<string, string>>('../../games/mare-nostrum/src/main/resources/ludus/marenostrum/words/*.json', { import: 'default' });
const wish = new URLSearchParams(location.search);
document.documentElement.dataset.theme = wish.get('theme') ?? 'light';
const folder = '../../games/mare-nostrum/src/main/resources/ludus/marenostrum/words/';
const parts = new Set(Object.keys(catalogues).map((path) => path.slice(folder.length).replace(/(en|pt|it)\.json$/, '')));
for (const part of parts) {
  // a language that is not there yet speaks English
  await addWords(async (l) => (catalogues[`${folder}${part}${l}.json`] ?? catalogues[`${folder}${part}en.json`])!());
}
await addWords(gamePage('mare-nostrum')!.words!);
await speak((wish.get('lang') ?? 'en') as Language, false);

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
  const fixture = await fixtures[`./fixtures/mare-nostrum/${name}.json`]!();
  const props = { ...propsOf(fixture, data as unknown as Data, (moves) => console.log(JSON.stringify(moves))), fresh: [entryOf(fixture)] };
  const wide = innerWidth >= 1280;
  render(
    <div style={`height:100vh;display:grid;grid-template:${innerWidth < 760 ? 52 : 48}px minmax(0,1fr)/minmax(0,1fr) ${wide ? (innerWidth < 1360 ? 248 : 300) : 0}px`}>
      <header style="grid-column:1/-1;background:var(--panel);border-bottom:1px solid var(--line)" />
      <main style="min-height:0;min-width:0;overflow:auto">{fixture.position.outcome && !wish.has('board') ? <End {...props} position={fixture.position as never} log={[entryOf(fixture)] as never} /> : <Board {...props} />}</main>
      {wide && (
        <aside class="margin" style="grid-row:2">
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
    document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await new Promise((done) => setTimeout(done, 50));
  }
}
