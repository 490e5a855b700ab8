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
import { historyOf } from '../src/games/spartacus/history';
import { CARDS, keep } from '../src/games/spartacus/lesson';
import { keyOf, type Data, type Move, type Props } from '../src/games/spartacus/model';
import { LogLine, logHeading, logMark, logSkips, status } from '../src/games/spartacus/parts';
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

  test('every kind of listed move can be made by pressing what is shown', async () => {
    for (const type of new Set(moves(fixture).map((move) => move.type))) expect(await reach(fixture, type), type).toBe(true);
  }, 60_000);
});

/** What opens something further when pressed. */
const OPENERS = ['.give .can', '.die-btn.can', '.bidn .can', '.pick-tile', '.house-card', '.ware', '.aim-seat.can', '.card-face', '.as.can', '.hr.can', '.corners .stepper button:last-child', '.tab:not(.on)', '.fold'];

/** Whether somebody who presses what is shown comes to a move of this type: at once, or after one or two other presses. */
async function reach(fixture: Fixture, type: Move['type']): Promise<boolean> {
  let paths: string[][] = [[]];
  for (let presses = 0; presses < 3; presses++) {
    const longer: string[][] = [];
    for (const path of paths) {
      if (await pressed(path)) return true;
      for (const way of [`[data-move="${type}"]`, '.field .can, .thumbs .can, .invite-house.can, .tk.can, .guards.can, .popover .coinbtn, .die-btn.can']) {
        for (let i = 0; i < Math.min(all(way).length, 3); i++) if (await pressed([...path, `${way}@${i}`])) return true;
      }
      await pressed(path);
      longer.push(...OPENERS.flatMap((selector) => all(selector).slice(0, 8).map((_, i) => [...path, `${selector}@${i}`])));
    }
    paths = longer;
  }
  return false;

  async function pressed(path: string[]): Promise<boolean> {
    render(null, root);
    sent = [];
    lay(fixture);
    for (const selector of path) await act(async () => void nth(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    return sent.flat().some((move) => move.type === type);
  }
}

function nth(selector: string): HTMLElement | undefined {
  const [path, i] = selector.split('@');
  return all(path!)[Number(i)];
}

describe('choosing', () => {
  test('a card of the hand shows its verbs, and they send', async () => {
    const fixture = at('intrigueturn-late') ?? at('intrigueturn');
    const cash = find(fixture, 'CashIn')!;
    lay(fixture);
    await click(`[data-hand="${cash.card}"]`);
    await click('.picked-card [data-move="CashIn"]');
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

describe('what is asked', () => {
  test('dice are given up in one answer, in a way that the server lists', async () => {
    const fixture = at('exchange-surrender');
    const { giving } = fixture.position.view.arena!.match!;
    const way = giving!.ways[0]!;
    lay(fixture);
    expect(all('[data-move="GiveUp"]')).toEqual([]);
    for (const pool of ['ATK', 'DEF', 'SPD'] as const) for (let i = 0; i < way[pool.toLowerCase() as 'atk' | 'def' | 'spd']; i++) await click(`[data-give="${pool}"]`);
    await click('[data-move="GiveUp"]');
    expect(sent).toEqual([way.moves.map((pool) => ({ type: 'GiveUp', pool }))]);
  });

  test('any gladiator can be let go instead of being paid', async () => {
    const fixture = at('ledgers');
    lay(fixture);
    const gladiators = all('[data-pay]');
    const last = gladiators.at(-1)!.dataset['pay']!;
    const needed = fixture.position.view.houses.find((house) => house.seat === fixture.position.view.you)!.ledger.needed;
    await click(`[data-pay="${last}"]`);
    for (let i = 1; i < needed; i++) await act(async () => gladiators[i - 1]!.click());
    await click('[data-move="Ledger"]');
    expect(sent[0]![0]).toMatchObject({ type: 'Ledger' });
    expect((sent[0]![0] as { unpaid: string[] }).unpaid).toContain(last);
  });

  test('a card says in words what is to be chosen, and what fits lies beside it', async () => {
    const fixture = at('effect-asset');
    lay(fixture);
    const pick = find(fixture, 'PickAsset')!;
    expect(one('.sp-head .prompt').textContent).toMatch(/^Choose a /);
    expect(one('.question').textContent).toBe(one('.sp-head .prompt').textContent);
    await click(`[data-pick="${pick.card}"]`);
    await click('[data-move="PickAsset"]');
    expect(sent).toEqual([[pick]]);
  });

  test('who is awaited for what is told to the others', () => {
    lay(at('waits-bidding'));
    expect(one('.sp-head .prompt').textContent).toMatch(/fist/);
    lay(at('waits-intrigueturn'));
    expect(one('.sp-head .prompt').textContent).toMatch(/plays the Intrigue turn/);
  });
});

describe('what has happened', () => {
  const entry = (lines: Props['log'][number]['lines']): Props['log'] => [{ number: 1, seat: 0, by: 'PERSON', time: 0, lines, back: null }];
  const line = (event: unknown): Props['log'][number]['lines'][number] => ({ rule: null, told: { key: 'web.close', args: {} }, event }) as never;

  test('what a match has brought stands beside the thumbs, told from the log', () => {
    const fixture = at('aftermath');
    lay(fixture);
    expect(all('.result')).toEqual([]);
    lay(fixture, { log: [entryOf(fixture)] });
    const brought = fixture.lines.filter(({ event }) => ['FighterDefeated', 'InfluenceChanged', 'FavorWon', 'WagerSettled'].includes(event.type));
    expect(brought.length).toBeGreaterThan(1);
    expect(all('.result li')).toHaveLength(brought.length);
  });

  test('the last exchange of dice can still be read, and ends with the match', () => {
    const attack = { type: 'Attacked', fighter: 0, seat: 0, card: 'crixus', target: 1, against: 'agron', speed: false };
    const dice = { type: 'DiceRolled', attack: [5, 3], defense: [4], speed: false, defensePool: 'DEF' };
    const columns = [{ attack: 5, defense: 4, verdict: 'WOUND', tieWon: false }, { attack: 3, defense: 0, verdict: 'UNOPPOSED', tieWon: false }];
    const compared = { type: 'DiceCompared', columns, wounds: 2, fromSets: 0, blockedBySets: 0 };
    const fought = [attack, dice, compared, { type: 'WoundsAdded', seat: 0, with: 'axe', wounds: 1 }].map(line);
    expect(historyOf(entry(fought)).fought).toMatchObject({ added: 1, ignored: 0, compared: { wounds: 2 } });
    expect(historyOf(entry([...fought, line({ type: 'MatchBegan', seats: [0, 1], cards: ['crixus', 'agron'], tournament: false })])).fought).toBeUndefined();
    lay(at('match-turn'), { log: entry(fought) });
    expect(one('.str.last .wounds').textContent).toContain('3 wounds');
  });

  test('opened hands are kept by lot until the next row is dealt', () => {
    const opened = line({ type: 'BidsOpened', card: 'agron', bids: [2, 0, -1, 1], newTo: [] });
    expect(historyOf(entry([opened])).bids.get('agron')).toHaveLength(1);
    expect(historyOf(entry([opened, line({ type: 'RowDealt', lots: 4 })])).bids.size).toBe(0);
    expect(historyOf(entry([opened, line({ type: 'PhaseBegan', round: 2, phase: 'ARENA' })])).lastBids).toBeUndefined();
  });

  test('a counter-offer shows struck through what it answers, and says when it lapses', () => {
    const fixture = at('openmarket-offers');
    const offer = fixture.position.view.offers[0]!;
    const before = { from: offer.terms.to, number: 9, terms: { ...offer.terms, to: offer.from, giveGold: 7, give: [], get: [], getGold: 0 } };
    lay(fixture, { log: entry([line({ type: 'OfferEnded', offer: before, end: 'DECLINED' })]) });
    expect(one('.sp-aside .offer .before s').textContent).toContain('7');
    expect(one('.sp-aside .offer .lapse').textContent).toMatch(/phase ends/);
  });

  test('the log leaves out that somebody has answered', () => {
    expect(logSkips(line({ type: 'Answered', seat: 1, rule: 'SP-REA-16' }).event)).toBe(true);
    expect(logSkips(line({ type: 'TurnBegan', seat: 1 }).event)).toBe(false);
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
