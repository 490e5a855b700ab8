import { render } from 'preact';
import { act } from 'preact/test-utils';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { entryOf, propsOf, type Fixture } from '../dev/spartacusFixtures';
import { gamePage } from '../src/games/registry';
import { Board } from '../src/games/spartacus/Board';
import { Aside } from '../src/games/spartacus/Deals';
import { clearDraft } from '../src/games/spartacus/draft';
import { End } from '../src/games/spartacus/End';
import { CARDS, keep } from '../src/games/spartacus/lesson';
import { keyOf, type Data, type Move, type Props } from '../src/games/spartacus/model';
import { LogLine, logHeading, logMark, status } from '../src/games/spartacus/parts';
import { TextView } from '../src/games/spartacus/TextView';
import { addWords, LANGUAGES, PopoverHost, say, speak, type Language } from '../src/kit';

/* The board of Spartacus at positions that the game itself has written. */

const RESOURCES = join(import.meta.dirname, '../../games/spartacus/src/main/resources/ludus/spartacus');
const resource = (name: string) => JSON.parse(readFileSync(join(RESOURCES, name), 'utf8')) as unknown;
const data = resource('data.json') as Data;
const fixtures = Object.entries(import.meta.glob<Fixture>('../dev/fixtures/spartacus/*.json', { eager: true, import: 'default' })).map(
  ([path, fixture]) => ({ name: path.replace(/.*\/(.*)\.json/, '$1'), fixture }),
);
const at = (name: string) => fixtures.find((one) => one.name === name)!.fixture;
const running = fixtures.filter(({ fixture }) => !fixture.position.outcome);

let root: HTMLElement;
let sent: Move[][];

/** The words of the server, from every file of a language. */
function wordsOf(language: Language): Record<string, string> {
  const files = readdirSync(join(RESOURCES, 'words'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(`${language}.json`));
  const kernel = JSON.parse(readFileSync(join(import.meta.dirname, `../../kernel/src/main/resources/ludus/kernel/words/${language}.json`), 'utf8')) as object;
  return Object.assign({}, kernel, ...files.map((file) => resource(join('words', file)))) as Record<string, string>;
}

beforeAll(async () => {
  await addWords(async (language: Language) => wordsOf(language));
  await addWords(gamePage('spartacus')!.words!);
});

beforeEach(async () => {
  await speak('en', false);
  sent = [];
  root = document.createElement('div');
  document.body.append(root);
});

afterEach(() => {
  render(null, root);
  root.remove();
  clearDraft();
});

function lay(fixture: Fixture, more: Partial<Props> = {}): void {
  const props = { ...propsOf(fixture, data, (moves) => sent.push(moves)), ...more };
  act(() => render(<><Board {...props} /><Aside {...props} /><PopoverHost /></>, root));
}

const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
const one = (selector: string) => {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
const click = async (selector: string) => {
  await act(async () => one(selector).click());
};
const moves = (fixture: Fixture) => fixture.position.you?.moves.map((option) => option.move) ?? [];
const find = <T extends Move['type']>(fixture: Fixture, type: T) => moves(fixture).find((move) => move.type === type) as Extract<Move, { type: T }> | undefined;

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(() => speak(language, false));

  test.each(fixtures)('$name has all its words', ({ fixture }) => {
    const props = propsOf(fixture, data);
    act(() =>
      render(
        <>
          {fixture.position.outcome ? <End {...props} position={fixture.position as never} log={[entryOf(fixture)] as never} /> : <Board {...props} fresh={[entryOf(fixture)]} />}
          <Aside {...props} />
          <TextView {...props} />
          {fixture.lines.map((line, i) => (
            <p key={i}>
              {logMark(line.event)}
              {logHeading(line.event)}
              <LogLine line={line} names={props.names} data={data} />
            </p>
          ))}
          {status(fixture.position.view)}
        </>,
        root,
      ),
    );
    expect(root.textContent).not.toMatch(/web\.|spartacus\.|undefined|NaN|\u0001/);
  });
});

describe.each(running)('$name', ({ fixture }) => {
  test('nothing glows that has no listed move', () => {
    lay(fixture);
    if (!fixture.position.you || moves(fixture).length === 0) expect(all('.can, [data-move]')).toEqual([]);
  });

  test('is still and locked while the line is down', () => {
    lay(fixture, { live: false });
    expect(all('.can, .chosen, [data-move]')).toEqual([]);
  });

  test('disables nothing, names every control, and has one stop of Tab in each zone', () => {
    lay(fixture);
    expect(all('[disabled]')).toEqual([]);
    for (const control of all('button')) {
      expect((control.getAttribute('aria-label') ?? control.textContent).trim(), control.outerHTML.slice(0, 120)).not.toBe('');
    }
    for (const zone of ['.rivals', '.cards', '.own-assets', '.bidn', '.give']) {
      const stops = all(`.sp > ${zone} [data-stop], .sp ${zone} > [data-stop]`);
      if (stops.length > 0) expect(stops.filter((stop) => stop.tabIndex === 0).length, zone).toBeLessThanOrEqual(all(zone).length);
    }
  });

  test('the one filled button sends a listed move', async () => {
    lay(fixture);
    expect(all('.btn.primary').length).toBeLessThanOrEqual(1);
    if (!all('.btn.primary').length) return;
    await click('.btn.primary');
    if (sent.length > 0 && sent[0]![0]!.type !== 'PlaceWagers') expect(moves(fixture)).toContainEqual(sent[0]![0]);
  });

  test('every listed move can be reached', async () => {
    const types = new Set(moves(fixture).map((move) => move.type));
    lay(fixture);
    for (const card of all('.card-face')) {
      await act(async () => card.click());
    }
    for (const type of ['Pass', 'EndTurn', 'Done', 'Withdraw', 'GrantSupport', 'RefuseSupport', 'EndCombatTurn', 'DeclineInvitation', 'StopPicking'] as const) {
      if (!types.has(type)) continue;
      render(null, root);
      sent = [];
      lay(fixture);
      for (const button of all('button').filter((control) => control.dataset.move === type || (type === 'EndTurn' && control.closest('.endt')))) await act(async () => button.click());
      expect(sent.flat().map((move) => move.type), type).toContain(type);
    }
  });
});

describe('choosing', () => {
  test('a card of the hand shows its verbs, and they send', async () => {
    const fixture = at('intrigueturn-late') ?? at('intrigueturn');
    const cash = find(fixture, 'CashIn')!;
    lay(fixture);
    await click(`[data-hand="${cash.card}"]`);
    await click('.card.chosen [data-move="CashIn"]');
    expect(sent).toEqual([[cash]]);
  });

  test('a bid closes the fist with a second press', async () => {
    const fixture = at('bidding');
    lay(fixture);
    await click('[data-bid="1"]');
    expect(sent).toEqual([]);
    await click('[data-bid="1"]');
    expect(sent).toEqual([[{ type: 'Bid', gold: 1 }]]);
  });

  test('an offer is put together from the form', async () => {
    const fixture = at('intrigueturn');
    lay(fixture);
    await click('.new-offer [data-offer]');
    await act(async () => root.querySelectorAll<HTMLElement>('.composer .stepper button')[1]!.click());
    await click('[data-move="Propose"]');
    expect(sent[0]![0]).toMatchObject({ type: 'Propose', giveGold: 1, getGold: 0, give: [], act: 'NONE' });
  });

  test('a step on the sand goes where one presses', async () => {
    const fixture = fixtures.find(({ fixture: one }) => find(one, 'MoveTo'))!.fixture;
    const move = find(fixture, 'MoveTo')!;
    lay(fixture);
    await act(async () => void one(`[data-hex="${move.hex.q},${move.hex.r}"]`).dispatchEvent(new MouseEvent('click', { bubbles: true })));
    expect(sent).toEqual([[move]]);
  });

  test('Escape lets go', async () => {
    const fixture = at('intrigueturn');
    const cash = find(fixture, 'CashIn')!;
    lay(fixture);
    await click(`[data-hand="${cash.card}"]`);
    expect(all('.card.chosen')).toHaveLength(1);
    await act(async () => void one(`[data-hand="${cash.card}"]`).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    expect(all('.card.chosen')).toHaveLength(0);
  });
});

describe('moves', () => {
  test('have a key that does not depend on the order of their fields', () => {
    expect(keyOf({ type: 'Judge', up: true })).toBe(keyOf({ up: true, type: 'Judge' }));
    expect(keyOf({ type: 'Judge', up: true })).not.toBe(keyOf({ type: 'Judge', up: false }));
  });
});

describe('the lesson', () => {
  afterEach(() => keep({ table: null, seen: [], off: false }));

  test('explains what comes up, once, and can be skipped', async () => {
    keep({ table: 'ides', seen: [], off: false });
    lay(at('intrigueturn'));
    expect(one('.coach h3').textContent).toBe('Influence is everything');
    await click('.coach footer .btn:last-child');
    expect(one('.coach h3').textContent).not.toBe('Influence is everything');
    await click('.coach footer .quiet');
    expect(all('.coach')).toEqual([]);
  });

  test.each(LANGUAGES)('has all its words in %s', async (language) => {
    await speak(language, false);
    for (const { id } of CARDS) expect(say(`web.spartacus.learn.${id}`) + say(`web.spartacus.learn.${id}.text`, { win: 12 })).not.toMatch(/[{}]/);
  });
});
