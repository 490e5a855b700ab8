import { Book } from '../book/Book';
import { useBook } from '../book/useBook';
import { gamePage, GAMES } from '../games/registry';
import { Away, say } from '../kit';
import { go } from '../router';
import { PlainPage } from './frame';

/** `/rules/{game}#RULE` */
export function Rules({ game, rule }: { game: string; rule: string | null }) {
  const page = gamePage(game);
  const title = say('web.rules.of', { game: page?.title ?? game });
  return (
    <PlainPage wide title={title}>
      {page?.available ? <Whole game={game} rule={rule} /> : <p>{say('web.rules.notYet')}</p>}
      {GAMES.filter((one) => one.available && one.id !== game).map((one) => (
        <p key={one.id}>
          <a class="btn quiet" href={`/rules/${one.id}`}>{say('web.rules.of', { game: one.title })}</a>
        </p>
      ))}
    </PlainPage>
  );
}

function Whole({ game, rule }: { game: string; rule: string | null }) {
  const { book, failed, again } = useBook(game);
  if (failed) return <Away again={again} />;
  if (!book) return <div class="loading" aria-busy="true" />;
  return <Book contents book={book} game={game} at={rule} follow={(next) => go(`/rules/${game}#${next}`)} />;
}
