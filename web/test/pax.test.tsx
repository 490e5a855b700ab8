import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { propsOf, type Fixture } from '../dev/paxFixtures';
import { Board } from '../src/games/pax/Board';
import { End } from '../src/games/pax/End';
import { CARDS, keep } from '../src/games/pax/lesson';
import { cardOf, keyOf, type Data, type Move, type Props } from '../src/games/pax/model';
import { LogLine, logHeading, logMark, status } from '../src/games/pax/parts';
import { TextView } from '../src/games/pax/TextView';
import { LANGUAGES, PopoverHost, say, speak } from '../src/kit';
import { addWordsOf, all, click, dataOf, one, root } from './stage';
import { marks } from '../src/games/pax/marks';
import { moveKey } from '../src/kit/moveKey';

/* The board of PAX at positions that the game itself has written. */

const data = dataOf('pax') as Data;
const fixtures = Object.entries(import.meta.glob<Fixture>('../dev/fixtures/pax/*.json', { eager: true, import: 'default' })).map(
  ([path, fixture]) => ({ name: path.replace(/.*\/(.*)\.json/, '$1'), fixture }),
);
const at = (name: string) => fixtures.find((one) => one.name === name)!.fixture;
const running = fixtures.filter(({ fixture }) => !fixture.position.outcome);

let sent: Move[][];

beforeAll(() => addWordsOf('pax'));
beforeEach(() => {
  sent = [];
});

function lay(fixture: Fixture, more: Partial<Props> = {}): void {
  const props = { ...propsOf(fixture, data, (moves) => sent.push(moves)), ...more };
  act(() => render(<><Board {...props} /><PopoverHost /></>, root));
}

const moves = (fixture: Fixture) => fixture.position.you?.moves.map((option) => option.move) ?? [];
const faceOf = (id: string) => {
  const { category, value, symbols } = cardOf(data, id);
  return `${category} ${value} ${symbols}`;
};

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(() => speak(language, false));

  test.each(fixtures)('$name has all its words', ({ fixture }) => {
    const props = propsOf(fixture, data);
    act(() =>
      render(
        <>
          {fixture.position.outcome ? <End {...props} position={fixture.position as never} /> : <Board {...props} />}
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
    expect(root.textContent).not.toMatch(/web\.|pax\.|undefined|NaN|\u0001/);
  });
});

describe.each(running)('$name', ({ fixture }) => {
  test('glows where a listed move starts or ends, and nowhere else', async () => {
    lay(fixture);
    const glowing: string[] = [];
    const { step } = fixture.position.view;
    switch (step.type) {
      case 'Opening':
        glowing.push(...new Set(all('.slot.can, .slot.chosen').map((slot) => slot.dataset.hand!)));
        expect(new Set(glowing)).toEqual(new Set(moves(fixture).map((move) => (move as { keep: string }).keep)));
        return;
      case 'Draw':
        if (!fixture.position.you) break;
        for (const id of step.flight) {
          if (!all(`.flight .slot.chosen[data-hand="${id}"]`).length) await click(`.flight .slot[data-hand="${id}"]`);
          glowing.push(...all('.dest .can').map((place) => `${id} ${place.dataset.to!.replace(':', ' ')}`.concat(place.dataset.to!.includes(':') ? '' : ' ')));
          expect(all('.legion.can').map((legion) => `${id} LEGION ${legion.dataset.group}`)).toEqual(
            moves(fixture).map(keyOf).filter((key) => key.startsWith(`${id} LEGION`)),
          );
        }
        expect(new Set(glowing)).toEqual(new Set(moves(fixture).map(keyOf)));
        return;
      case 'Buy':
        expect(all('.legion.can').map((legion) => `buy ${legion.dataset.group}`)).toEqual(
          moves(fixture).map(keyOf).filter((key) => key.startsWith('buy')),
        );
        break;
      case 'Play':
        expect(new Set(all('.slot.can').map((slot) => faceOf(slot.dataset.hand!)))).toEqual(
          new Set(moves(fixture).flatMap((move) => (move.type === 'PlayCard' ? [faceOf(move.card)] : []))),
        );
        break;
      default:
        expect(all('.can')).toEqual([]);
    }
    if (!fixture.position.you) expect(all('.can, .chosen, [data-move]')).toEqual([]);
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
    for (const zone of ['.market', '.seven', '.hand']) {
      const stops = all(`${zone} [data-stop]`);
      if (stops.length > 0) expect(stops.filter((stop) => stop.tabIndex === 0), zone).toHaveLength(1);
    }
  });

  test('the one filled button sends a listed move', async () => {
    lay(fixture);
    expect(all('.btn.primary').length).toBeLessThanOrEqual(1);
    if (!all('.btn.primary').length) return;
    await click('.btn.primary');
    expect(moves(fixture)).toContainEqual(sent[0]![0]);
  });
});

describe('choosing', () => {
  test('a Legion shows the sum, and a second press buys it', async () => {
    lay(at('buy'));
    expect(one('[data-group="3"]').getAttribute('aria-label')).toBe(
      'Legion III: Religion 1, Wealth 3, Land 3; worth 7, for you 6; Buy for 6',
    );
    await click('[data-group="3"]');
    expect(one('.sumline').textContent).toContain('leaves 1: enough to play 2 cards');
    expect(one('.btn.primary').textContent).toBe('Buy for 6');
    expect(sent).toEqual([]);
    await click('[data-group="3"]');
    expect(sent).toEqual([[{ type: 'Buy', legion: 3 }]]);
  });

  test('Escape lets go', async () => {
    lay(at('buy'));
    await click('[data-group="2"]');
    expect(all('.legion.chosen')).toHaveLength(1);
    await act(async () => void one('[data-group="2"]').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    expect(all('.legion.chosen')).toHaveLength(0);
  });

  test('a card shows what it changes', async () => {
    lay(at('play'));
    await click('[data-hand="LAN-08"]');
    expect(one('.changes').textContent).toContain('Land 3 → 5. Rome has 4');
    expect(one('.changes').textContent).toContain('you pass Rome');
    expect(one('.changes').textContent).toContain('3 → 5');
    await click('.btn.primary');
    expect(sent).toEqual([[{ type: 'PlayCard', card: 'LAN-08' }]]);
  });

  test('a drawn card goes where one presses', async () => {
    lay(at('draw-one'));
    await click('[data-to="LEGION:4"]');
    expect(sent).toEqual([[{ type: 'Assign', card: 'SEN-05', to: 'LEGION', legion: 4 }]]);
  });

  test('the deck and the Legions on the table are places too', async () => {
    lay(at('draw-one'));
    await click('.deck.can');
    lay(at('draw-one'));
    await click('[data-group="1"]');
    expect(sent).toEqual([
      [{ type: 'Assign', card: 'SEN-05', to: 'BOTTOM', legion: null }],
      [{ type: 'Assign', card: 'SEN-05', to: 'LEGION', legion: 1 }],
    ]);
  });

  test('of several drawn cards one is chosen first', async () => {
    lay(at('draw-three'));
    expect(all('.dest .can')).toEqual([]);
    await click('.flight .slot');
    expect(all('.dest .can')).toHaveLength(7);
  });

  test('the opening card is sealed and can be changed', async () => {
    lay(at('opening'));
    await click('.slot:nth-child(2)');
    await click('.btn.primary');
    expect(sent[0]![0]).toMatchObject({ type: 'ChooseOpening', display: [] });
    render(null, root);
    lay(at('opening-waits'));
    expect(one('.sealed').textContent).toBe('2 of 4');
    const { yours } = at('opening-waits').position.view.step as { yours: { keep: string } };
    expect(all('.btn.primary')).toEqual([]);
    await act(async () => all('.slot').find((slot) => slot.dataset.hand !== yours.keep)!.click());
    await click('.btn.primary');
    expect((sent[1]![0] as { keep: string }).keep).not.toBe(yours.keep);
  });

  test('a solo opening asks for the card to keep and the one to put away', async () => {
    lay(at('opening-solo'));
    await click('.slot:nth-child(1)');
    expect(all('.btn.primary')).toEqual([]);
    await click('.slot:nth-child(3)');
    await click('.btn.primary');
    const { drawn } = at('opening-solo').position.view.step as { drawn: string[] };
    expect(sent).toEqual([[{ type: 'ChooseOpening', keep: drawn[0], display: [drawn[1], drawn[3], drawn[4]] }]]);
  });
});

describe('what cannot be done', () => {
  test('says why: a group that is too dear', async () => {
    lay(at('buy'));
    expect(one('[data-group="5"] .lf').textContent).toBe('1 Aureus short');
    await click('[data-group="5"]');
    expect(one('.popover').textContent).toContain('The group costs 8 Aurei; you have 7.');
    expect(one('.popover').textContent).toContain('PAX-BUY-4');
    expect(sent).toEqual([]);
  });

  test('says why: a card before its step', async () => {
    lay(at('buy'));
    await click('[data-hand="LAN-01"]');
    expect(one('.popover').textContent).toContain('First buy a group, or decide to buy none.');
  });

  test('says why: a card too many, with the short form on it', async () => {
    lay(at('play-poor'));
    expect(one('[data-hand="FLE-07"]').getAttribute('aria-label')).toBe('Fleet, value 3, 2 symbols; too dear');
    await click('[data-hand="FLE-07"]');
    expect(one('.popover').textContent).toContain('The next card costs 1 Aureus; you have 0.');
  });

  test('shows a way out where the server knows one', async () => {
    lay(at('play'));
    await click('[data-hand="FLE-07"]');
    expect(one('.popover').textContent).toContain('PAX-CAT-3');
    await click('.popover .btn');
    expect(one('.slot.chosen').dataset.hand).toBe('LAN-01');
  });

  test('says why: a place that is taken', async () => {
    lay(at('draw-one-second'));
    await click('[data-to="BOTTOM"]');
    expect(one('.popover').textContent).toContain('Another card of this draw has gone there already.');
  });
});

describe('keys', () => {
  const press = (key: string) => act(async () => void document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

  test('arrows go from thing to thing within a zone', async () => {
    lay(at('buy'));
    one('[data-group="1"]').focus();
    await press('ArrowRight');
    expect(document.activeElement).toBe(one('[data-group="2"]'));
    await press('End');
    expect(document.activeElement).toBe(one('[data-group="5"]'));
    await press('ArrowRight');
    expect(document.activeElement).toBe(one('.deck'));
  });
});

describe('who watches', () => {
  test('has no hand and no row of his own', () => {
    lay(at('spectator'));
    expect(all('.hand, .purse, .mine')).toEqual([]);
    expect(one('.asked').textContent).toContain('Helena is playing cards.');
  });

  test('a hidden draw is only backs', () => {
    lay(at('waiting-draw'));
    expect(all('.flight-backs .back:not(.spent)')).toHaveLength(1);
    expect(all('.flight-backs .spent')).toHaveLength(2);
    expect(one('.asked').textContent).toContain('Then it is your turn.');
  });
});

describe('the end', () => {
  const show = (name: string) => act(() => render(<End {...propsOf(at(name), data)} position={at(name).position as never} />, root));

  test('names the winner and every point', () => {
    show('over-players');
    expect(one('h1').textContent).toBe('You win with 33');
    expect(one('.said').textContent).toContain('Tomás would have won alone');
    const { scoring } = at('over-players').position.view;
    const totals = all('.tot td b').map((cell) => Number(cell.textContent));
    expect(totals.toSorted()).toEqual(scoring!.scores.map((score) => score.total).toSorted());
  });

  test('Rome takes its conspirator with it', () => {
    show('over-rome');
    expect(one('h1').textContent).toBe('Rome wins, and Tomás with it');
  });

  test('a solo game is won or lost', () => {
    show('over-solo');
    expect(one('h1').textContent).toBe('Game 2 is lost');
    expect(all('.pts-table')).toEqual([]);
  });
});

describe('the lesson', () => {
  afterEach(() => keep({ table: null, seen: [], off: false }));

  test('explains what comes up, once', async () => {
    keep({ table: 'ides', seen: [], off: false });
    lay(at('buy'));
    expect(one('.coach h3').textContent).toBe('Groups and their price');
    await click('.coach footer .btn:last-child');
    expect(one('.coach h3').textContent).toBe('Rome takes its share');
    lay(at('opening'));
    expect(one('.coach h3').textContent).toBe('Rome against all of you');
  });

  test('can be skipped', async () => {
    keep({ table: 'ides', seen: [], off: false });
    lay(at('buy'));
    await click('.coach footer .quiet');
    expect(all('.coach')).toEqual([]);
  });

  test('stays away from other tables', () => {
    keep({ table: 'kalends' });
    lay(at('buy'));
    expect(all('.coach')).toEqual([]);
  });

  test.each(LANGUAGES)('has all its words in %s', async (language) => {
    await speak(language, false);
    const values = { rome: 4, aurei: 1, cap: 2, income: 3, category: 2, stronger: 3, money: 4 };
    for (const { id } of CARDS) expect(say(`web.pax.learn.${id}`) + say(`web.pax.learn.${id}.text`, values)).not.toMatch(/[{}]/);
  });
});

test.each(running.filter(({ fixture }) => fixture.position.you?.must))('$name: a hint finds the place of every listed move', ({ fixture }) => {
  lay(fixture);
  const lost = fixture.position.you!.moves.filter(({ move }) => root.querySelector([`[data-does="${moveKey(move)}"]`, ...marks(move)].join(', ')) === null);
  expect(lost.map(({ move }) => move)).toEqual([]);
});
