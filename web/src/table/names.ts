import { undone } from '../api/seen';
import type { Lobby, Play } from '../generated/ludus';
import type { EntryOf } from '../games/registry';
import { emblemName, say, type Names } from '../kit';

/** What the players of a table are called, for `tell`. A seat without a name is called by its emblem. */
export function namesOf(table: Pick<Lobby.Table, 'seats' | 'you'>): Names {
  return {
    of: (seat) => table.seats.find((one) => one.seat === seat)?.name ?? emblemName(seat),
    you: table.you,
  };
}

/** The reader's own name with "you" behind it. */
export function nameOf(seat: Lobby.Seat, you: number | null): string {
  const name = seat.name ?? emblemName(seat.seat);
  return seat.seat === you ? say('web.you.named', { name }) : name;
}

/** The story as it holds: without what was taken back. */
export function standing(log: Play.LogEntry[]): EntryOf<unknown>[] {
  const gone = undone(log);
  return gameEntries(log.filter((entry) => !gone.has(entry.number)));
}

/** Entries as a game's board gets them: without the lines that are the table's own, such as an undo or a clock. */
export function gameEntries(entries: Play.LogEntry[]): EntryOf<unknown>[] {
  return entries.map((entry) => ({ ...entry, lines: entry.lines.filter((line) => line.event !== null) }));
}
