import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { entryOf, propsOf, type Fixture } from '../dev/spartacusFixtures';
import { Board } from '../src/games/spartacus/Board';
import { Aside } from '../src/games/spartacus/Deals';
import { clearDraft } from '../src/games/spartacus/draft';
import { End } from '../src/games/spartacus/End';
import { historyOf } from '../src/games/spartacus/history';
import { CARDS, keep } from '../src/games/spartacus/lesson';
import { keyOf, type Data, type Move, type Propose, type Props } from '../src/games/spartacus/model';
import { LogLine, logHeading, logMark, logSkips, status } from '../src/games/spartacus/parts';
import { TextView } from '../src/games/spartacus/TextView';
import { LANGUAGES, PopoverHost, say, speak } from '../src/kit';
import { addWordsOf, all, click, dataOf, one, root } from './stage';
import { paperServer } from './server';
import { marks } from '../src/games/spartacus/marks';
import { moveKey } from '../src/kit/moveKey';

/* The board of Spartacus at positions that the game itself has written. */

const data = dataOf('spartacus') as Data;
const fixtures = Object.entries(import.meta.glob<Fixture>('../dev/fixtures/spartacus/*.json', { eager: true, import: 'default' })).map(
  ([path, fixture]) => ({ name: path.replace(/.*\/(.*)\.json/, '$1'), fixture }),
);
const at = (name: string) => fixtures.find((one) => one.name === name)!.fixture;
const running = fixtures.filter(({ fixture }) => !fixture.position.outcome);

let sent: Move[][];

beforeAll(() => addWordsOf('spartacus'));
beforeEach(() => {
  sent = [];
});
afterEach(clearDraft);

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
    const listed = new Set(moves(fixture).map((move) => move.type));
    expect(await reached(fixture, listed)).toEqual(listed);
  }, 60_000);
});

/** What opens something further when pressed. */
const OPENERS = ['.give .can', '.die-btn.can', '.bidn .can', '.pick-tile', '.house-card', '.ware', '.aim-seat.can', '.card-face', '.as.can', '.hr.can', '.corners .stepper button:last-child', '.tab:not(.on)', '.fold'];

/** What sends without saying which move, besides `[data-move]`. */
const SENDERS = '.field .can, .thumbs .can, .invite-house.can, .tk.can, .guards.can, .popover .coinbtn, .die-btn.can';

/** To which of these kinds of moves somebody comes who presses what is shown: at once, or after up to three other presses. */
async function reached(fixture: Fixture, wanted: Set<Move['type']>): Promise<Set<Move['type']>> {
  const found = new Set<Move['type']>();
  const missing = () => [...wanted].filter((type) => !found.has(type));
  let paths: string[][] = [[]];
  for (let presses = 0; presses < 4; presses++) {
    const longer: string[][] = [];
    for (const path of paths) {
      if (missing().length === 0) return found;
      await pressed(path);
      const further = (selectors: string[], most: number) => selectors.flatMap((selector) => all(selector).slice(0, most).map((_, i) => [...path, `${selector}@${i}`]));
      longer.push(...further(OPENERS, 8));
      for (const way of further([...missing().map((type) => `[data-move="${type}"]`), SENDERS], 3)) if (missing().length > 0) await pressed(way);
    }
    paths = longer;
  }
  return found;

  async function pressed(path: string[]): Promise<void> {
    render(null, root);
    sent = [];
    lay(fixture);
    for (const selector of path) await act(async () => void nth(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    for (const { type } of sent.flat()) if (wanted.has(type)) found.add(type);
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

  test('with a die of Speed the farthest steps are hatched, and no others', async () => {
    const fixture = at('exchange-surrender');
    const match = fixture.position.view.arena!.match!;
    const giver = match.fighters.find((fighter) => fighter.number === match.giving!.fighter)!;
    const far = match.giving!.steps.filter(({ steps }) => steps === giver.spd).length;
    expect(far).toBeGreaterThan(0);
    lay(fixture);
    expect(all('.hex.lost')).toHaveLength(0);
    expect(all('.hex.step')).toHaveLength(match.giving!.steps.length);
    await click('[data-give="SPD"]');
    expect(all('.hex.lost')).toHaveLength(far);
    await click('[data-keep="SPD"]');
    expect(all('.hex.lost')).toHaveLength(0);
  });

  test('the only bid that is possible lies ready to be made', async () => {
    const fixture = at('bidding');
    const { you } = fixture.position;
    lay({ ...fixture, position: { ...fixture.position, you: { ...you!, moves: you!.moves.filter(({ move }) => move.type !== 'Bid' || move.gold === 0) } } });
    await click('[data-move="Bid"]');
    expect(sent).toEqual([[{ type: 'Bid', gold: 0 }]]);
  });

  test('what is offered for support can be taken where support is asked, and then free support is not the first choice', async () => {
    const fixture = at('scheme-facedown-asked');
    const { view, you } = fixture.position;
    const from = view.scheme!.seat;
    const terms: Propose = {
      type: 'Propose', to: view.you!, giveGold: 2, getGold: 0, give: [], get: [], giveGuards: 0, getGuards: 0, act: 'SUPPORT', actMine: false, about: -1,
      pledge: 'NONE', pledgeMine: false, pledgeAbout: -1, pledgeAmount: 0, pledgeAsset: null, until: 'PHASE', words: '', secret: false,
    };
    const accept = { type: 'Accept' as const, from, number: 1 };
    lay(fixture);
    expect(all('.bench .act-offer')).toHaveLength(0);
    expect(one('[data-move="GrantSupport"]').className).toMatch(/primary/);
    lay({
      ...fixture,
      position: { ...fixture.position, view: { ...view, offers: [{ from, number: 1, terms }] }, you: { ...you!, moves: [...you!.moves, { move: accept, told: { key: 'spartacus.move.Accept', args: { player: { seat: from } } }, price: null, notes: [] }] } },
    });
    expect(one('[data-move="GrantSupport"]').className).not.toMatch(/primary/);
    await click('.bench .act-offer [data-move="Accept"]');
    expect(sent).toEqual([[accept]]);
  });

  test('declining an invitation says what it costs', () => {
    lay(at('invitations-invited'));
    expect(one('[data-move="DeclineInvitation"]').textContent).toMatch(/-1 influence/);
  });

  test('a turn names only what the hand allows', () => {
    const fixture = at('intrigueturn');
    const hand = fixture.position.view.hand.map((card) => ({ ...card, type: 'REACTION' as const, use: 'PLAYABLE' as const }));
    lay({ ...fixture, position: { ...fixture.position, view: { ...fixture.position.view, hand } } });
    expect(one('.ways').textContent).toMatch(/reactions fit now/);
    expect(one('.ways').textContent).not.toMatch(/scheme/);
  });

  test('a house that has lost everything can still be scrolled from the keyboard', () => {
    const fixture = at('intrigueturn');
    const { view } = fixture.position;
    lay(fixture);
    expect(one('.own-assets').tabIndex).toBe(-1); // its tiles are its stops
    const houses = view.houses.map((house) => (house.seat === view.you ? { ...house, assets: [] } : house));
    lay({ ...fixture, position: { ...fixture.position, view: { ...view, houses } } });
    expect(one('.own-assets').tabIndex).toBe(0);
  });

  test('standing orders are switches in the margin that count at once', async () => {
    const form = (move: string) => ({ move, title: { key: `spartacus.order.${move}` }, fields: [] });
    const forms = [form('PassPhaseEnds'), form('PayLedgers')];
    const server = paperServer({
      'GET /api/tables/ides/orders': () => ({ forms, orders: [] }),
      'PUT /api/tables/ides/orders': (body) => ({ forms, orders: (body as { orders: unknown[] }).orders }),
    });
    const fixture = at('intrigueturn');
    lay(fixture, { openOrders: () => undefined });
    await act(async () => void (await new Promise((done) => setTimeout(done))));
    expect(one('.order-switches summary').textContent).toMatch(/none given/);
    await click('.order-switches .line-item [role="switch"]');
    await act(async () => void (await new Promise((done) => setTimeout(done))));
    expect(one('.order-switches summary').textContent).toMatch(/1 in force/);
    expect(server.calls.at(-1)).toEqual({ call: 'PUT /api/tables/ides/orders', body: { orders: [{ type: 'PassPhaseEnds' }] } });
    vi.unstubAllGlobals();
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

test.each(running.filter(({ fixture }) => fixture.position.you?.must))('$name: a hint finds the place of every listed move', ({ fixture }) => {
  lay(fixture);
  const lost = fixture.position.you!.moves.filter(({ move }) => root.querySelector([`[data-does="${moveKey(move)}"]`, ...marks(move)].join(', ')) === null);
  expect(lost.map(({ move }) => move)).toEqual([]);
});
