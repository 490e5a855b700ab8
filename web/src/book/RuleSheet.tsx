import { Away, say, Sheet } from '../kit';
import { gameOf, openedRule } from '../kit/rules';
import { Book } from './Book';
import { useBook } from './useBook';

/** The rulebook beside the table, open at one rule or, for a game's name, at its beginning. */
export function RuleSheet() {
  const rule = openedRule.value;
  return rule === null ? null : <OpenBook rule={rule} />;
}

function OpenBook({ rule }: { rule: string }) {
  const isRule = /^[A-Z]+-/.test(rule);
  const game = isRule ? gameOf(rule) : rule;
  const { book, failed, again } = useBook(game);
  const known = book?.sections.some((section) => section.paragraphs.some((one) => one.rule === rule));
  return (
    <Sheet title={book?.title ?? say('web.rules')} close={() => (openedRule.value = null)}>
      {failed && <Away again={again} />}
      {book && isRule && !known && <p class="soft">{say('web.rules.unknown', { rule })}</p>}
      {book && <Book book={book} game={game} at={isRule ? rule : null} follow={(next) => (openedRule.value = next)} />}
      <p>
        <a href={`/rules/${game}${isRule ? `#${rule}` : ''}`} onClick={() => (openedRule.value = null)}>
          {say('web.rules.whole')}
        </a>
      </p>
    </Sheet>
  );
}
