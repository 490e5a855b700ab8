import type { BoardProps, EntryOf, LineOf, PositionOf } from '../src/games/registry';
import type { Lobby, Play } from '../src/generated/ludus';

/** A position as a game's page fixtures test writes it. */
export interface FixtureOf<View, Move, Event> {
  seats: number;
  position: PositionOf<View, Move>;
  lines: LineOf<Event>[];
  refused: { move: Move; refused: Play.Refused }[];
}

const NAMES = ['Tomás', 'Helena', 'Cato', 'Varro', 'Livia', 'Marcus', 'Octavia', 'Aemilia'];
const LEVELS = [null, null, 'senator', 'equestrian', 'plebeian', 'random', 'plebeian', 'equestrian'];

/** What a table needs to know of a position. */
interface AnyFixture {
  seats: number;
  position: { outcome: unknown; view: { you: number | null } };
}

export function tableOf(fixture: AnyFixture, game: string): Lobby.Table {
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
    hints: 'FRIENDLY',
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

/** What the shell would give to the board of a game at a position; `keyOf` tells its moves apart. */
export function propsFor<View extends { you: number | null }, Move, Event, Data>(game: string, keyOf: (move: Move) => string) {
  return (fixture: FixtureOf<View, Move, Event>, data: Data, sent: (moves: Move[]) => void = () => {}): BoardProps<View, Move, Event, Data> => {
    const { position } = fixture;
    return {
      table: tableOf(fixture, game),
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
  };
}

/** The last step of a fixture as an entry that has just arrived. */
export function entryOf<Event>(fixture: FixtureOf<unknown, unknown, Event>): EntryOf<Event> {
  return { number: 1, seat: 0, by: 'PERSON', time: 0, lines: fixture.lines, back: null };
}
