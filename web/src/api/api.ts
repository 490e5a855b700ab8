import type { Lobby, People, Play, Review, Rulebook } from '../generated/ludus';
import type { Catalogue, Language } from '../kit/words';
import { call, newKey, newNonce } from './call';

/** Every call of docs/http.md by name. */
export const api = {
  me: () => call<People.Session>('GET', '/me'),
  guest: (name: string) => call<People.Me>('POST', '/guest', { name } satisfies People.Name),
  rename: (name: string) => call<People.Me>('PUT', '/me', { name } satisfies People.Name),
  register: (who: People.Registration) => call<People.Me>('POST', '/account', who),
  login: (who: People.Login) => call<People.Me>('POST', '/login', who),
  logout: () => call<void>('POST', '/logout', {}),
  password: (change: People.PasswordChange) => call<void>('POST', '/password', change),

  games: () => call<Lobby.GameList>('GET', '/games'),
  data: (game: string) => call<unknown>('GET', `/games/${game}/data`),
  rules: (game: string, language: Language) => call<Rulebook>('GET', `/games/${game}/rules?lang=${language}`),
  words: (language: Language) => call<Catalogue>('GET', `/words?lang=${language}`),

  tables: () => call<Lobby.TableList>('GET', '/tables'),
  newTable: (table: Lobby.NewTable) => call<Lobby.Table>('POST', '/tables', table),
  change: (id: string, change: Partial<Lobby.TableChange>) => call<Lobby.Table>('PATCH', `/tables/${id}`, change),
  snapshot: (id: string) => call<Play.Snapshot>('GET', `/tables/${id}`),
  takeSeat: (id: string, seat: number) =>
    call<Lobby.Table>('POST', `/tables/${id}/seats/${seat}`, { nonce: newNonce() } satisfies Lobby.TakeSeat),
  freeSeat: (id: string, seat: number) => call<Lobby.Table>('DELETE', `/tables/${id}/seats/${seat}`),
  setBot: (id: string, seat: number, level: string) =>
    call<Lobby.Table>('PUT', `/tables/${id}/seats/${seat}/bot`, { level } satisfies Lobby.SeatBot),
  start: (id: string) => call<Lobby.Table>('POST', `/tables/${id}/start`, {}),
  returnToSeat: (id: string) => call<Lobby.Table>('POST', `/tables/${id}/return`, {}),
  again: (id: string) => call<Lobby.Again>('POST', `/tables/${id}/again`, {}),

  move: (id: string, stamp: number, moves: unknown[]) =>
    call<Play.Accepted>('POST', `/tables/${id}/moves`, { key: newKey(), stamp, moves } satisfies Play.Answer, true),
  preview: (id: string, trial: Play.Trial) => call<Play.Preview>('POST', `/tables/${id}/preview`, trial, true),
  why: (id: string, trial: Play.Trial) => call<Play.Why>('POST', `/tables/${id}/why`, trial, true),
  hint: (id: string, stamp: number) => call<Play.Hinted>('POST', `/tables/${id}/hint`, { stamp } satisfies Play.Asking, true),
  undo: (id: string) => call<Play.Accepted>('POST', `/tables/${id}/undo`, { key: newKey() } satisfies Play.TakeBack, true),
  wish: (id: string, steps: number) =>
    call<Play.Accepted>('POST', `/tables/${id}/consent`, { key: newKey(), steps } satisfies Play.Wish, true),
  consent: (id: string, number: number, agree: boolean) =>
    call<Play.Accepted>('POST', `/tables/${id}/consent/${number}`, { agree } satisfies Play.Consenting, true),
  chat: (id: string, channel: Play.Channel, text: string) =>
    call<void>('POST', `/tables/${id}/chat`, { key: newKey(), channel, text } satisfies Play.Say, true),
  orders: (id: string) => call<Play.Orders>('GET', `/tables/${id}/orders`),
  setOrders: (id: string, orders: unknown[]) =>
    call<Play.Orders>('PUT', `/tables/${id}/orders`, { orders } satisfies Play.Ordering),
  log: (id: string, before: number) => call<Play.Log>('GET', `/tables/${id}/log?before=${before}`),
  analysis: (id: string) => call<Review.Progress>('GET', `/tables/${id}/analysis`),
  analyse: (id: string) => call<Review.Progress>('POST', `/tables/${id}/analysis`, {}, true),
  replay: (id: string, at: number, seat: number | null) =>
    call<Play.Replayed>('GET', `/tables/${id}/replay?at=${at}${seat === null ? '' : `&seat=${seat}`}`),
};

/** Where the game's record can be fetched as a file. */
export function recordAddress(id: string): string {
  return `/api/tables/${id}/record`;
}
