import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/api';
import type { Rulebook } from '../generated/ludus';
import { language } from '../kit';

const books = new Map<string, Promise<Rulebook>>();

/** A game's rulebook in the reader's language; `failed` if it could not be fetched. */
export function useBook(game: string): { book: Rulebook | null; failed: boolean; again(): void } {
  const key = `${game}/${language.value}`;
  const [book, setBook] = useState<{ key: string; book: Rulebook } | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let alive = true;
    let wanted = books.get(key);
    if (!wanted) {
      wanted = api.rules(game, language.peek());
      books.set(key, wanted);
      wanted.catch(() => books.delete(key));
    }
    wanted.then((one) => alive && setBook({ key, book: one }), () => alive && setFailed(true));
    return () => {
      alive = false;
    };
  }, [key, failed]);
  // the old language stays until the new one is there
  return { book: book?.book ?? null, failed, again: () => setFailed(false) };
}
