import { signal } from '@preact/signals';
import type { Lobby, People } from '../generated/ludus';
import { say } from '../kit/words';
import { api } from './api';

/** Who this browser is; null for nobody yet, undefined until the server has said. */
export const me = signal<People.Me | null | undefined>(undefined);

/** What can be played here; empty until the server has said. */
export const offers = signal<Lobby.GameOffer[]>([]);

export async function loadSession(): Promise<void> {
  const [session, games] = await Promise.all([api.me(), api.games()]);
  me.value = session.me;
  offers.value = games.games;
}

/** Somebody with a name, so that he can sit down: who is here already, or a guest. */
export async function somebody(name?: string): Promise<People.Me> {
  me.value ??= (await api.me()).me;
  if (!me.value) me.value = await api.guest(name?.trim() || say('web.guest'));
  else if (name && me.value.guest && name.trim() !== me.value.name) me.value = await api.rename(name.trim());
  return me.value;
}

export function offerOf(game: string): Lobby.GameOffer | undefined {
  return offers.value.find((offer) => offer.id === game);
}
