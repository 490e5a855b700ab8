import type { Lobby, Play } from '../src/generated/ludus';
import type { Data, Entry, Event, Move, Position, Props } from '../src/games/pax/model';
import { keyOf } from '../src/games/pax/model';

/** A position as `PageFixturesTest` writes it. */
export interface Fixture {
  seats: number;
  position: Position;
  lines: { rule: string; told: Play.Line['told']; event: Event }[];
  refused: { move: Move; refused: Play.Refused }[];
}

const NAMES = ['Tomás', 'Helena', 'Cato', 'Varro', 'Livia', 'Marcus', 'Octavia', 'Aemilia'];
const LEVELS = [null, null, 'senator', 'equestrian', 'plebeian', 'random', 'plebeian', 'equestrian'];

/** What a table needs to know of a position. */
interface AnyFixture {
  seats: number;
  position: { outcome: unknown; view: { you: number | null } };
}

export function tableOf(fixture: AnyFixture, game = 'pax'): Lobby.Table {
  const you = fixture.position.view.you;
  return {
    id: 'ides',
    game,
    name: 'The Ides of March',
    status: fixture.position.outcome ? 'OVER' : 'RUNNING',
    seatCount: fixture.seats,
    seats: Array.from({ length: fixture.seats }, (_, seat) => ({
      seat,
      kind: seat !== you && LEVELS[seat] ? 'BOT' : 'PERSON',
      name: NAMES[seat]!,
      level: seat === you ? null : LEVELS[seat]!,
      away: false,
      online: true,
    })),
    options: {},
    listed: false,
    clock: { pace: 'NONE', seconds: 0, increment: 0 },
    hostName: NAMES[0]!,
    host: false,
    you,
    commitment: '',
    secret: null,
    nonces: [],
    spectators: 0,
    created: 0,
    next: null,
  };
}

export function nameOf(seat: number): string {
  return NAMES[seat]!;
}

/** What the shell would give to the board at this position. */
export function propsOf(fixture: Fixture, data: Data, sent: (moves: Move[]) => void = () => {}): Props {
  const { position } = fixture;
  const you = position.view.you;
  return {
    table: tableOf(fixture),
    names: { of: (seat) => NAMES[seat]!, you },
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
