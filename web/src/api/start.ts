import type { Lobby } from '../generated/ludus';
import { api } from './api';
import { somebody } from './session';

export const NO_CLOCK: Lobby.Clock = { pace: 'NONE', seconds: 0, increment: 0 };

/** A table for friends; its maker has the first seat. */
export async function layTable(game: string, seats: number): Promise<string> {
  await somebody();
  const table = await api.newTable({ game, seats, options: {}, listed: false, clock: NO_CLOCK, hints: null, name: null });
  await api.takeSeat(table.id, 0);
  return table.id;
}

/** A game against so many bots that begins at once. */
export async function playBots(game: string, bots: number, level: string): Promise<string> {
  const id = await layTable(game, bots + 1);
  for (let seat = 1; seat <= bots; seat++) await api.setBot(id, seat, level);
  await api.start(id);
  return id;
}
