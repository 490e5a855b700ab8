import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { entryOf, propsOf, type Fixture } from '../dev/mareNostrumFixtures';
import { Aside, Board } from '../src/games/mare-nostrum/Board';
import { End } from '../src/games/mare-nostrum/End';
import { amounts, lacking, setsOf } from '../src/games/mare-nostrum/goods';
import { CARDS, keep } from '../src/games/mare-nostrum/lesson';
import type { Data, Move, Props, View } from '../src/games/mare-nostrum/model';
import { LogLine, logHeading, logMark, status } from '../src/games/mare-nostrum/parts';
import { TextView } from '../src/games/mare-nostrum/TextView';
import { emblemName, faces, LANGUAGES, PopoverHost, speak } from '../src/kit';
import { addWordsOf, all, click, dataOf, one, press, root } from './stage';
import { marks } from '../src/games/mare-nostrum/marks';
import { moveKey } from '../src/kit/moveKey';

/* The board of Mare Nostrum at positions that the game itself has written. */

const data = dataOf('mare-nostrum') as Data;
const fixtures = Object.entries(import.meta.glob<Fixture>('../dev/fixtures/mare-nostrum/*.json', { eager: true, import: 'default' })).map(
  ([path, fixture]) => ({ name: path.replace(/.*\/(.*)\.json/, '$1'), fixture }),
);
const at = (name: string) => fixtures.find((one) => one.name === name)!.fixture;
const running = fixtures.filter(({ fixture }) => !fixture.position.outcome);

let sent: Move[][];

beforeAll(() => addWordsOf('mare-nostrum'));
beforeEach(() => {
  sent = [];
});

function lay(fixture: Fixture, more: Partial<Props> = {}): void {
  const props = { ...propsOf(fixture, data, (moves) => sent.push(moves)), ...more };
  act(() => render(<><Board {...props} /><Aside {...props} /><PopoverHost /></>, root));
}

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
    expect(root.textContent).not.toMatch(/web\.|mare-nostrum\.|undefined|NaN|\u0001/);
  });
});

describe.each(running)('$name', ({ fixture }) => {
  test('nothing glows that has no listed move', () => {
    lay(fixture);
    if (!fixture.position.you || moves(fixture).length === 0) expect(all('.can, .reach')).toEqual([]);
  });

  test('is still and locked while the line is down', () => {
    lay(fixture, { live: false });
    expect(all('.can, .reach')).toEqual([]);
  });

  test('who must act finds a way to: something that glows, or a button', () => {
    lay(fixture);
    if (fixture.position.you?.must) expect(all('.mn-lower .can, .mn-lower .btn:not(.take-back), .mn-stage .can, .over .btn').length).toBeGreaterThan(0);
  });
});

describe('the shield', () => {
  const order = ['pottery', 'wine', 'oil', 'grain'];

  test('lays goods in sets of different kinds, a legendary one as one of its kind', () => {
    const { sets, coins } = setsOf([{ resource: 'coin', count: 2 }, { resource: 'wine', count: 2 }, { resource: 'oil', count: 1 }, { resource: 'L:oil', count: 1 }, { resource: 'grain', count: 1 }], order);
    expect(sets.map((set) => set.map((token) => token.resource))).toEqual([['wine', 'oil', 'grain'], ['wine', 'L:oil']]);
    expect(coins.map((coin) => coin.key)).toEqual(['coin 1', 'coin 2']);
  });

  test('knows which kinds are lacking', () => {
    expect(lacking([{ resource: 'L:oil', count: 1 }, { resource: 'wine', count: 1 }], order)).toEqual(['pottery', 'grain']);
  });

  test('counts what it is given', () => {
    expect(amounts(['wine', 'coin', 'wine'])).toEqual([{ resource: 'wine', count: 2 }, { resource: 'coin', count: 1 }]);
  });
});

describe('building', () => {
  const fixture = at('building');
  const items = fixture.position.view.construction!.items;

  test('shows ten kinds in their places, those without a site dashed', () => {
    lay(fixture);
    expect(all('.kind')).toHaveLength(10);
    const affordable = items.some((item) => item.move.type === 'BuildControl' && item.affordable);
    expect(all('.kind')[0]!.classList.contains(affordable ? 'can' : 'no')).toBe(true);
  });

  test('a kind that is chosen shows its places, on the desk and on the map', async () => {
    lay(fixture);
    const legions = items.filter((item) => item.move.type === 'BuildLegion' && item.affordable);
    await press(all('.kind')[5]!);
    expect(all('.places .chip.can')).toHaveLength(legions.length);
    expect(all('.mn-stage .hit.can').map((hit) => hit.dataset.area).sort()).toEqual([...new Set(legions.map((item) => (item.move as { province: string }).province))].sort());
  });

  test('a place that is chosen is paid for as proposed: thing and payment are one answer', async () => {
    lay(fixture);
    await press(all('.kind')[5]!);
    await click('.places .chip.can');
    expect(sent).toEqual([]);
    const price = items.find((item) => item.move.type === 'BuildLegion')!.price;
    expect(all('.paying .slot.chosen')).toHaveLength(price);
    await click('.paying .go');
    expect(sent[0]!.map((move) => move.type)).toEqual(['BuildLegion', 'Pay']);
    expect(items).toContainEqual(expect.objectContaining({ move: sent[0]![0] }));
    expect(fixture.position.view.construction!.payments.find((one) => one.price === price)!.proposals).toContainEqual(sent[0]![1]);
  });

  test('a golden site on the map does the same', async () => {
    lay(fixture);
    const site = one('.mn-stage .at-site.can');
    await press(site);
    await click('.paying .go');
    const move = sent[0]![0] as Extract<Move, { type: 'BuildBuilding' }>;
    expect(move.type).toBe('BuildBuilding');
    expect(move.icon.startsWith(`${site.dataset.area}.`)).toBe(true);
  });

  test('another choice can be made before anything is paid', async () => {
    lay(fixture);
    await press(all('.kind')[5]!);
    await click('.places .chip.can');
    await click('.paying .buttons .btn:not(.take-back, .go)');
    expect(all('.paying')).toEqual([]);
    expect(all('.kind.chosen')).toHaveLength(1);
  });

  test('Escape lets go of what was chosen', async () => {
    lay(fixture);
    await press(all('.kind')[5]!);
    await act(async () => void one('.kind.chosen').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    expect(all('.kind.chosen')).toEqual([]);
  });
});

describe('paying', () => {
  const fixture = at('paying');
  const price = fixture.position.view.construction!.item!.price;

  test('ticks the first proposal and does it', async () => {
    lay(fixture);
    expect(all('.paying .slot.chosen')).toHaveLength(price);
    await click('.paying .go');
    const proposal = find(fixture, 'Pay')!;
    const paid = sent[0]![0] as typeof proposal;
    expect(paid.coins).toBe(proposal.coins);
    expect([...paid.goods].sort()).toEqual([...proposal.goods].sort());
  });

  test('can be changed token by token, and waits until it is enough', async () => {
    lay(fixture);
    await click('.paying .slot.chosen');
    expect(one('.paying .go').getAttribute('aria-disabled')).toBe('true');
    await click('.paying .go');
    expect(sent).toEqual([]);
    const free = all('.paying .slot.can').at(-1)!;
    const label = free.getAttribute('aria-label');
    await press(free);
    expect(all('.paying .slot.chosen').map((slot) => slot.getAttribute('aria-label'))).toContain(label);
    await click('.paying .go');
    expect(sent).toHaveLength(1);
  });
});

describe('trade', () => {
  test('an offer is put together behind the shield and sealed in one answer, in the order of the game', async () => {
    const fixture = at('offers');
    const { least } = fixture.position.view.trade!;
    lay(fixture);
    for (let i = 0; i < least; i++) await press(all('.offering .slot:not(.chosen)')[0]!);
    await click('.offering .go');
    const { most } = fixture.position.view.trade!;
    expect(sent[0]!.map((move) => move.type)).toEqual([...Array.from({ length: least }, () => 'Offer'), ...(least < most ? ['SealOffer'] : [])]);
  });

  test('what can be taken glows, and the one that is chosen is taken', async () => {
    const fixture = at('chain-long');
    const takes = moves(fixture).filter((move) => move.type === 'Take');
    lay(fixture);
    expect(all('.trade-table button.offer.can').length).toBeGreaterThanOrEqual(takes.length);
    await click('.trade-table button.offer.can');
    await click('.taking .go');
    expect(takes).toContainEqual(sent[0]![0]);
  });

  test('the chain is drawn and told, step by step', () => {
    const fixture = at('chain-long');
    const { takings } = fixture.position.view.trade!;
    lay(fixture);
    expect(all('.arrow')).toHaveLength(takings.length);
    expect(all('.chain-line .link')).toHaveLength(takings.length);
    expect(one('.chain-line .link').getAttribute('aria-label')).toMatch(/^1: \w+ took .+ from \w+$/);
  });

  test('the Trade Leader plays a token; one that is used is dashed', async () => {
    const fixture = at('token');
    lay(fixture);
    const used = fixture.position.view.tokens.filter((token) => token.used).flatMap((token) => token.values);
    expect(all('.token.no')).toHaveLength(used.length);
    await click('.token.can');
    expect(sent[0]![0]!.type).toBe('PlayToken');
  });

  test('what is owed is given', async () => {
    const fixture = at('evening');
    lay(fixture);
    await click('.giving .slot');
    await click('.giving .go');
    expect(moves(fixture)).toContainEqual(sent[0]![0]);
  });
});

describe('the order of players', () => {
  test('the leader picks who builds next', async () => {
    const fixture = at('construction');
    lay(fixture);
    expect(all('.option-card')).toHaveLength(moves(fixture).length);
    await click('.option-card');
    expect(sent[0]![0]!.type).toBe('Pick');
  });
});

describe('who is ahead', () => {
  const fixture = at('building');

  test('tracks, ways to win and tiles stand in the margin with prices', () => {
    lay(fixture);
    expect(all('.mn-aside .track')).toHaveLength(3);
    expect(all('.mn-aside .ways tbody tr')).toHaveLength(fixture.seats);
    expect(all('.mn-aside .tile-row')).toHaveLength(fixture.position.view.display.length);
  });

  test('of others only what is public is shown for the Pyramids', () => {
    lay(fixture);
    const rows = all('.mn-aside .ways tbody tr');
    expect(rows.filter((row) => row.classList.contains('me'))).toHaveLength(1);
    for (const row of rows.filter((one) => !one.classList.contains('me'))) expect(row.querySelector('td')!.textContent).toMatch(/held$/);
  });

  test('everybody bears the emblem of the empire they play', () => {
    lay(fixture);
    const carthage = fixture.position.view.realms.find((realm) => realm.empire === 'carthage')!;
    expect(faces.value?.[carthage.seat]).toBe(5);
    expect(emblemName(carthage.seat)).toBe('raven');
    act(() => render(null, root));
    expect(faces.value).toBeNull();
  });
});

describe('the map of the table', () => {
  test('a province that is clicked is shown closely', async () => {
    lay(at('waits-building'));
    await press(one('[data-hit][data-area="italia"]'));
    expect(one('.mn-card').textContent).toContain('Italia');
    expect(one('.mn-card').textContent).toContain('Rome');
  });

  test('says all of a province to those who hear it', () => {
    lay(at('building'));
    expect(one('[data-hit][data-area="italia"]').getAttribute('aria-label')).toMatch(/^Italia, .*Caravan, Wine/);
  });

  test('covers what is out of the game with fewer players', () => {
    lay(at('seats-3'));
    const covered = at('seats-3').position.view.provinces.filter((province) => province.covered);
    expect(covered.length).toBeGreaterThan(0);
    expect(all('.mn-stage .covered')).toHaveLength(covered.length);
  });
});

describe('the lesson', () => {
  afterEach(() => keep({ table: null, seen: [], off: false }));

  test('speaks at its own table only, one thing at a time', () => {
    const fixture = at('building');
    keep({ table: propsOf(fixture, data).table.id, seen: [], off: false });
    lay(fixture);
    expect(all('.coach')).toHaveLength(1);
    expect(one('.coach h3').textContent).toBe('Four ways to win');
  });

  test('has a moment for every card', () => {
    expect(new Set(CARDS.map((card) => card.id)).size).toBe(CARDS.length);
  });
});

describe('march', () => {
  test('units are chosen on the desk, then a place, and move in one answer', async () => {
    const fixture = at('sailing');
    const reach = fixture.position.view.movement!.reach;
    lay(fixture);
    expect(all('.stack')).toHaveLength(reach.length);
    const several = reach.findIndex((one) => one.movable > 1);
    const stack = all('.stack')[several]!;
    await press(stack.querySelectorAll('.pick')[1]!);
    expect(all('.mn-stage .hit.can').map((hit) => hit.dataset.area).sort()).toEqual([...reach[several]!.to].sort());
    await click('.target');
    await click('.marching .go');
    expect(sent[0]).toEqual([{ type: 'Sail', from: reach[several]!.from, to: reach[several]!.to[0] }, { type: 'Sail', from: reach[several]!.from, to: reach[several]!.to[0] }]);
  });

  test('units are chosen on the map, then a golden place there', async () => {
    const fixture = at('marching');
    const [way] = fixture.position.view.movement!.reach;
    lay(fixture);
    await press(one(`[data-hit][data-area="${way!.from}"]`));
    await press(one(`[data-hit][data-area="${way!.to[0]}"]`));
    expect(all('.mn-stage .route')).toHaveLength(1);
    await click('.marching .go');
    expect(sent[0]).toEqual([{ type: 'March', from: way!.from, to: way!.to[0] }]);
  });

  test('units are dragged to a golden place', async () => {
    const fixture = at('marching');
    const [way] = fixture.position.view.movement!.reach;
    lay(fixture);
    const token = one(`.mn-stage [data-drag="${way!.from}"]`);
    const goal = one(`[data-hit][data-area="${way!.to[0]}"]`);
    const real = document.elementFromPoint;
    document.elementFromPoint = () => goal;
    const pointer = (target: EventTarget, type: string, x: number) => act(async () => void target.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: x, clientY: 5, button: 0, pointerId: 1 })));
    await pointer(token, 'pointerdown', 5);
    await pointer(window, 'pointermove', 60);
    expect(all('.mn-ghost')).toHaveLength(1);
    await pointer(window, 'pointerup', 60);
    document.elementFromPoint = real;
    expect(sent[0]).toEqual([{ type: 'March', from: way!.from, to: way!.to[0] }]);
    expect(all('.mn-ghost')).toEqual([]);
  });

  test('the keyboard does the same: Enter on where they stand, Enter on where they go', async () => {
    const fixture = at('marching');
    const [way] = fixture.position.view.movement!.reach;
    lay(fixture);
    const enter = (id: string) => act(async () => void one(`[data-hit][data-area="${id}"]`).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
    await enter(way!.from);
    await enter(way!.to[0]!);
    await click('.marching .go');
    expect(sent[0]![0]).toEqual({ type: 'March', from: way!.from, to: way!.to[0] });
  });

  test.each([
    ['marching', 'Legions go to provinces', (view: View) => view.seas[0]!.sea],
    ['sailing', 'Triremes go from sea to sea', (view: View) => view.provinces[0]!.province],
  ])('%s from land to sea or back is no move to ask about: the page says how they go', async (name, sentence, goal) => {
    const fixture = at(name);
    const { view } = fixture.position;
    const asked: Move[][] = [];
    lay(fixture, { why: (moves) => (asked.push(moves as Move[]), Promise.resolve(null)) });
    await press(one(`[data-hit][data-area="${view.movement!.reach[0]!.from}"]`));
    await press(one(`[data-hit][data-area="${goal(view)}"]`));
    expect(one('.popover').textContent).toContain(sentence);
    expect(asked).toEqual([]);
  });

  test('a battle shows both forces, its odds when asked, and is fought', async () => {
    const fixture = at('landbattles');
    lay(fixture);
    expect(all('.fight')).toHaveLength(fixture.position.view.movement!.fights.length);
    expect(all('.odds')).toEqual([]);
    await click('.fight .btn.quiet');
    expect(one('.odds').textContent).toMatch(/\d+ %/);
    await press(all('.fight .foot .btn').at(1)!);
    expect(moves(fixture)).toContainEqual(sent[0]![0]);
  });

  test('losses are chosen by tapping so many units', async () => {
    const fixture = at('losses-own');
    const { chooser, active, other } = fixture.position.view.movement!.losses!;
    const { losses } = chooser === active.seat ? active : other;
    lay(fixture);
    expect(one('.losses .go').getAttribute('aria-disabled')).toBe('true');
    for (let i = 0; i < losses; i++) await press(all('.fallen .who:not(.lost)').at(-1)!);
    await click('.losses .go');
    expect(sent[0]).toEqual([{ type: 'ChooseLosses', fortress: true }]);
  });

  test('a battle that was fought lies there with its dice until it is put away', async () => {
    const fixture = at('fought-on-land');
    lay(fixture, { fresh: [entryOf(fixture)] });
    const fought = fixture.lines.map((line) => line.event).find((event) => event.type === 'LandBattleFought')! as { active: { dice: number[] }; other: { dice: number[] } };
    expect(all('.mn-battle .die')).toHaveLength(fought.active.dice.length + fought.other.dice.length);
    await click('.mn-battle header .btn');
    expect(all('.mn-battle')).toEqual([]);
    // its outcome stays in sight, and opens it again
    await click('.mn-last .chip');
    expect(all('.mn-battle .die')).toHaveLength(fought.active.dice.length + fought.other.dice.length);
  });

  test('after a reload the outcome of the last battle is in sight, until the next phase', async () => {
    const fixture = at('fought-on-land');
    lay(fixture, { fresh: [], log: [entryOf(fixture)] });
    expect(all('.mn-battle')).toEqual([]);
    expect(one('.mn-last').textContent).not.toBe('');
    await click('.mn-last .chip');
    expect(all('.mn-battle')).toHaveLength(1);
    const next = { ...entryOf(fixture), number: 9_000, lines: [{ rule: null, told: { key: '', args: {} }, event: { type: 'PhaseBegan', round: 2, phase: 'LEADERSHIP' } }] };
    lay(fixture, { fresh: [], log: [entryOf(fixture), next as never] });
    expect(all('.mn-battle, .mn-last')).toEqual([]);
  });

  test('who follows sees the ways that units have gone in this turn', () => {
    const fixture = at('marching');
    const [from, to] = [fixture.position.view.provinces[0]!, fixture.position.view.provinces[1]!];
    const entry = (event: object) => ({ ...entryOf(fixture), lines: [{ rule: null, told: { key: '', args: {} }, event }] }) as never;
    const marched = entry({ type: 'Marched', seat: 0, from: from.province, to: to.province, over: [from.seas[0]] });
    lay(fixture, { log: [marched] });
    expect(all('.route.past')).toHaveLength(1);
    lay(fixture, { log: [marched, entry({ type: 'Picked', by: null, seat: 1, phase: 'MOVEMENT' })] });
    expect(all('.route.past')).toEqual([]);
  });

  test('nothing of the map glows while something is paid for', async () => {
    const fixture = at('building');
    lay(fixture);
    await click('.kind.can');
    expect(all('.reach, .at-site.can')).not.toEqual([]);
    await click('.places .chip.can');
    expect(all('.paying')).toHaveLength(1);
    expect(all('.reach, .at-site.can')).toEqual([]);
  });

  test('what is too dear says how much is lacking', () => {
    const fixture = fixtures.map((one) => one.fixture).find(({ position }) => position.view.construction?.items.some(({ note }) => note))!;
    lay(fixture);
    const dear = fixture.position.view.construction!.items.find(({ note }) => note)!;
    expect(root.textContent).toContain(`${dear.note!.args!['count'] as number} short`);
  });

  test('an empire is chosen', async () => {
    const fixture = at('choosing-first');
    lay(fixture);
    expect(all('.option-card')).toHaveLength(moves(fixture).length);
    await click('.option-card');
    expect(sent[0]).toEqual([moves(fixture)[0]]);
  });

  test('odds are told for as many Legions as are chosen', async () => {
    const fixture = at('marching');
    const { reach, attacks } = fixture.position.view.movement!;
    const from = reach.find(({ movable, to }) => movable > 0 && to.some((id) => attacks.some((attack) => attack.to === id)))!;
    const target = from.to.find((id) => attacks.some((attack) => attack.to === id))!;
    const own = fixture.position.view.provinces.find(({ province }) => province === target)!.garrisons.find(({ seat }) => seat === fixture.position.view.you)?.legions ?? 0;
    lay(fixture);
    const stack = all('.stack')[reach.indexOf(from)]!;
    await press(stack.querySelectorAll('.pick')[from.movable - 1]!);
    await press(all('.target')[from.to.indexOf(target)]!);
    const told = attacks.find(({ to, legions }) => to === target && legions === own + from.movable)!.told[0]!;
    expect(one('.about').textContent).toContain(String(told.args!['alone']));
  });

  test('conquest is offered province by province', async () => {
    const fixture = at('conquest');
    lay(fixture);
    const choices = moves(fixture).filter((move) => move.type !== 'EndTurn');
    expect(all('.conquests .option-card')).toHaveLength(choices.length);
    await click('.conquests .option-card');
    expect(choices).toContainEqual(sent[0]![0]);
  });
});

test.each(running.filter(({ fixture }) => fixture.position.you?.must))('$name: a hint finds the place of every listed move', ({ fixture }) => {
  lay(fixture);
  const lost = fixture.position.you!.moves.filter(({ move }) => root.querySelector([`[data-does="${moveKey(move)}"]`, ...marks(move, fixture.position.view)].join(', ')) === null);
  expect(lost.map(({ move }) => move)).toEqual([]);
});
