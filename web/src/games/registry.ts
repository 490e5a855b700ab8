import type { ComponentType, VNode } from 'preact';
import type { Lobby, Play } from '../generated/ludus';
import type { CatalogueFiles, Names } from '../kit/words';
import marePoster from './posters/mare-nostrum.svg';
import paxPoster from './posters/pax.svg';
import spartacusPoster from './posters/spartacus.svg';

/** `Play.Position` with the game's own view and moves in it. */
export type PositionOf<View, Move> = Omit<Play.Position, 'view' | 'you'> & {
  view: View;
  you: (Omit<Play.Yours, 'moves'> & { moves: (Omit<Play.Option, 'move'> & { move: Move })[] }) | null;
};

/** `Play.LogEntry` with the game's own events in it. */
export type EntryOf<Event> = Omit<Play.LogEntry, 'lines'> & { lines: LineOf<Event>[] };
export type LineOf<Event> = Omit<Play.Line, 'event'> & { event: Event };

/** What the shell gives to a game's table. */
export interface BoardProps<View = unknown, Move = unknown, Event = unknown, Data = unknown> {
  table: Lobby.Table;
  /** What the players are called and who of them reads this: for `tell`. */
  names: Names;
  position: PositionOf<View, Move>;
  /** The game's data file, `GET /api/games/{id}/data`. */
  data: Data;
  /** False while the connection is lost, and in replays and previews: nothing glows, nothing can be done. */
  live: boolean;
  /** Entries that have just arrived, to be animated, with the game's own events only; empty at first sight of a table. The same array stays until the next step. */
  fresh: EntryOf<Event>[];
  /** What has been told so far, as far as the page has it, with the game's own events only and without what was taken back. */
  log: EntryOf<Event>[];
  /**
   * Sends moves as one answer: all or nothing. Resolves when the position shows it, true if it was played. If it was refused
   * the shell has put the true position in place and shown the reason, at `anchor` if there is one.
   */
  act(moves: Move[], anchor?: Element): Promise<boolean>;
  /** Why these moves are not possible; null if they are. */
  why(moves: Move[]): Promise<Play.Refused | null>;
  /** The view to which these moves would lead, or why they can't be made or looked at. */
  preview(moves: Move[]): Promise<{ view: View } | { refused: Play.Refused }>;
  /** Takes back the reader's last step; `position.undo` says whether that is possible, and why not. */
  undo(): Promise<void>;
  /** Opens a rule beside the table. */
  openRule(rule: string): void;
  /** Opens the reader's standing orders; absent where there can be none. */
  openOrders?(): void;
}

/** What the shell gives to a game's end: the verdict band and every point. The buttons below are the shell's. */
export type EndProps<View = unknown, Data = unknown> = {
  table: Lobby.Table;
  names: Names;
  position: PositionOf<View, never>;
  data: Data;
  /** The story so far, as far as the page has it. */
  log?: Play.LogEntry[];
  openRule(rule: string): void;
};

/** What the shell gives to a game's lesson at `/learn/{game}`. */
export interface TutorialProps<Data = unknown> {
  data: Data;
  openRule(rule: string): void;
  /** Back to the home page. */
  leave(): void;
  /** Ends the lesson and starts a game against bots. */
  playNow(): void;
}

/** A game's part of the page, loaded when it is needed. */
export interface GameParts<View = unknown, Move = unknown, Event = unknown, Data = unknown> {
  /** Table and desk. Fills the room that the shell gives it: the whole page but the top bar and the margin. */
  Board: ComponentType<BoardProps<View, Move, Event, Data>>;
  /** What stands above the log in the margin of a wide screen, such as offers between players. */
  Aside?: ComponentType<BoardProps<View, Move, Event, Data>>;
  /** Verdict and points. */
  End: ComponentType<EndProps<View, Data>>;
  /** The same position in words, for people who hear the page; a sheet behind "The table in words". */
  TextView?: ComponentType<Pick<BoardProps<View, Move, Event, Data>, 'table' | 'names' | 'position' | 'data'>>;
  Tutorial?: ComponentType<TutorialProps<Data>>;
  /** One line of the log with the game's own icons; without it the sentence of `told` stands there. */
  LogLine?: ComponentType<{ line: LineOf<Event>; names: Names; data: Data }>;
  /** What stands at the left of a line instead of the emblem of the entry's seat, such as Rome's plaque; null: the emblem. */
  logMark?(event: Event): VNode | null;
  /** A heading above a line, such as "Round 5", in which case the line itself is left out; null: no heading. */
  logHeading?(event: Event): string | null;
  /** Lines that the log leaves out: what the table shows anyway and nobody wants to read, such as that somebody has answered. */
  logSkips?(event: Event): boolean;
  /** What on the board belongs to a move, as selectors: a hint marks it there. */
  marks?(move: Move, view: View): string[];
  /** The face of each seat where colour and emblem go with something else, such as an empire; see `Emblem`. */
  faces?(view: View): number[];
  /** What stands behind the table's name in the top bar, such as "round 5". */
  status?(view: View): string;
  /** Something small for the top bar of a phone, such as the deck with its number. */
  TopExtra?: ComponentType<{ view: View }>;
}

/** Types the parts of a game once and for all; the shell knows them by `unknown`. */
export function gameParts<View, Move, Event, Data>(parts: GameParts<View, Move, Event, Data>): GameParts {
  return parts as unknown as GameParts;
}

export interface GamePage {
  /** As in addresses and on the server. */
  id: string;
  title: string;
  /** Two or three letters on its tile in lists. */
  short: string;
  /** Address of our own drawing, 300 × 420; the title is written over its foot. */
  poster: string;
  /** Class with the game's deep colour as background: fills exactly one band a screen. */
  band: string;
  /** Keys `web.game.<id>.tagline`, `.players`, `.time` exist for each. */
  available: boolean;
  /** Keys `web.<id>.…`, loaded with the parts. */
  words?: CatalogueFiles;
  load?(): Promise<{ default: GameParts }>;
  /** How many bots one can play against by one click. */
  mostBots: number;
  /** Whether there is a lesson behind `/learn/{id}`. */
  learnable?: boolean;
  /** Whether the lobby shows this option with so many seats; all are shown without it. */
  optionShown?(option: string, seats: number): boolean;
  /** The options that a change of the number of seats brings with it. */
  optionsFor?(seats: number, options: Record<string, string>): Record<string, string>;
}

export const GAMES: GamePage[] = [
  {
    id: 'pax',
    title: 'PAX',
    short: 'PAX',
    poster: paxPoster,
    band: 'band-pax',
    mostBots: 3,
    available: true,
    learnable: true,
    words: {
      en: () => import('./pax/words/en.json'),
      pt: () => import('./pax/words/pt.json'),
      it: () => import('./pax/words/it.json'),
    },
    load: () => import('./pax'),
    optionShown: (option, seats) =>
      option === 'soloGame' || option === 'ironman' ? seats === 1 : option !== 'twoCopies' && (option !== 'primus' || seats > 1),
    optionsFor: (seats, options) => ({ ...options, twoCopies: seats > 4 ? 'on' : 'off' }),
  },
  {
    id: 'spartacus',
    title: 'Spartacus',
    short: 'SPA',
    poster: spartacusPoster,
    band: 'band-spartacus',
    mostBots: 3,
    available: true,
    learnable: true,
    words: {
      en: () => import('./spartacus/words/en.json'),
      pt: () => import('./spartacus/words/pt.json'),
      it: () => import('./spartacus/words/it.json'),
    },
    load: () => import('./spartacus'),
  },
  {
    id: 'mare-nostrum',
    title: 'Mare Nostrum',
    short: 'MN',
    poster: marePoster,
    band: 'band-mare',
    mostBots: 4,
    available: true,
    learnable: true,
    words: {
      en: () => import('./mare-nostrum/words/en.json'),
      pt: () => import('./mare-nostrum/words/pt.json'),
      it: () => import('./mare-nostrum/words/it.json'),
    },
    load: () => import('./mare-nostrum'),
    optionShown: (option, seats) => option !== 'coverSet' || seats < 5,
  },
];

export function gamePage(id: string): GamePage | undefined {
  return GAMES.find((game) => game.id === id);
}
