import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/api';
import { gamePage, type GameParts } from '../games/registry';
import { addWords } from '../kit';

interface Loaded {
  parts: GameParts;
  data: unknown;
}

const loaded = new Map<string, Promise<Loaded>>();

/** A game's part of the page with its words and data, fetched once. */
export function loadParts(id: string): Promise<Loaded> {
  let game = loaded.get(id);
  if (!game) {
    game = fetchParts(id);
    loaded.set(id, game);
    game.catch(() => loaded.delete(id));
  }
  return game;
}

async function fetchParts(id: string): Promise<Loaded> {
  const page = gamePage(id);
  if (!page?.load) throw new Error(`There is no page for ${id}`);
  const [module, data] = await Promise.all([page.load(), api.data(id), page.words && addWords(page.words)]);
  return { parts: module.default, data };
}

export function useParts(id: string | undefined): { loaded: Loaded | null; failed: boolean; again(): void } {
  const [game, setGame] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (id === undefined || failed) return;
    let alive = true;
    loadParts(id).then((found) => alive && setGame(found), () => alive && setFailed(true));
    return () => {
      alive = false;
    };
  }, [id, failed]);
  return { loaded: game, failed, again: () => setFailed(false) };
}
