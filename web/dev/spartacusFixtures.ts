import type { Play } from '../src/generated/ludus';
import { keyOf, type Data, type Entry, type Event, type Move, type Position, type Props } from '../src/games/spartacus/model';
import { nameOf, tableOf } from './fixtures';

/** A position as `SpartacusPageFixturesTest` writes it. */
export interface Fixture {
  seats: number;
  position: Position;
  lines: { rule: string; told: Play.Line['told']; event: Event }[];
  refused: { move: Move; refused: Play.Refused }[];
}

/** What the shell would give to the board at this position. */
export function propsOf(fixture: Fixture, data: Data, sent: (moves: Move[]) => void = () => {}): Props {
  const { position } = fixture;
  return {
    table: tableOf(fixture, 'spartacus'),
    names: { of: nameOf, you: position.view.you },
    position,
    data,
    live: true,
    fresh: [],
    log: [],
    act: async (moves) => {
      sent(moves);
      return true;
    },
    why: async ([move]) => fixture.refused.find((one) => move && keyOf(one.move) === keyOf(move))?.refused ?? null,
    preview: async () => ({ view: position.view }),
    undo: async () => {},
    openRule: () => {},
  };
}

/** The last step of a fixture as an entry that has just arrived. */
export function entryOf(fixture: Fixture): Entry {
  return { number: 1, seat: 0, by: 'PERSON', time: 0, lines: fixture.lines, back: null };
}
