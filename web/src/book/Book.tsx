import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Rulebook } from '../generated/ludus';
import { Icon, say } from '../kit';
import { Markdown } from './markdown';
import { found } from './search';
import '../styles/book.css';

/**
 * A rulebook that can be searched.
 *
 * @param at the rule to show first
 * @param follow what a reference to a rule does
 * @param contents whether the titles of its sections stand beside it
 */
export function Book({ book, game, at, follow, contents }: {
  book: Rulebook;
  game: string;
  at: string | null;
  follow(rule: string): void;
  contents?: boolean;
}) {
  const [query, setQuery] = useState('');
  const sections = useMemo(() => found(book, query), [book, query]);
  const root = useRef<HTMLDivElement>(null);
  const rules = useMemo(() => new Set(book.sections.flatMap((section) => section.paragraphs.map((one) => one.rule))), [book]);

  useEffect(() => {
    if (at === null) return;
    setQuery('');
    const target = root.current?.querySelector(`#${CSS.escape(at)}`);
    target?.scrollIntoView({ block: 'start' });
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, [at, book]);

  const reference = (rule: string) =>
    rules.has(rule) ? (
      <a href={`/rules/${game}#${rule}`}
        onClick={(event) => {
          event.preventDefault();
          follow(rule);
        }}>
        {rule}
      </a>
    ) : (
      <span>{rule}</span>
    );

  return (
    <div ref={root} class={`book${contents ? ' with-contents' : ''}`}>
      <div class="book-search">
        <Icon name="search" />
        <input class="input" type="search" aria-label={say('web.rules.search')} placeholder={say('web.rules.search')} value={query}
          onInput={(event) => setQuery(event.currentTarget.value)} />
      </div>
      {contents && (
        <nav class="book-contents" aria-label={say('web.rules.contents')}>
          <ol>
            {book.sections.map((section, i) => (
              <li key={i}>
                <a href={`#s${i}`}
                  onClick={(event) => {
                    event.preventDefault();
                    setQuery('');
                    requestAnimationFrame(() => root.current?.querySelector(`#s${i}`)?.scrollIntoView());
                  }}>
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div class="book-text">
        {query === '' && <Markdown text={book.intro} reference={reference} />}
        {sections.length === 0 && <p class="soft">{say('web.rules.none')}</p>}
        {sections.map((section) => (
          <section key={section.title} id={`s${book.sections.findIndex((one) => one.title === section.title)}`}>
            <h2>{section.title}</h2>
            <Markdown text={section.intro} reference={reference} />
            {section.paragraphs.map((paragraph) => (
              <div key={paragraph.rule} id={paragraph.rule} class={`rule${paragraph.rule === at ? ' at' : ''}`} tabIndex={-1}>
                <a class="rule-id" href={`/rules/${game}#${paragraph.rule}`} aria-label={say('web.rule', { rule: paragraph.rule })}
                  onClick={(event) => {
                    event.preventDefault();
                    follow(paragraph.rule);
                  }}>
                  {paragraph.rule}
                </a>
                <div>
                  <Markdown text={paragraph.text} reference={reference} />
                </div>
              </div>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
