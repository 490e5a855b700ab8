import type { Rulebook } from '../generated/ludus';

/** Small letters without accents: "Legião" and "legiao" are the same. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The book with only the paragraphs in which every word of the query occurs, be it in their section's title or number. */
export function found(book: Rulebook, query: string): Rulebook.Section[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return book.sections;
  const holds = (text: string) => {
    const plain = folded(text);
    return words.every((word) => plain.includes(word));
  };
  return book.sections
    .map((section) => ({
      ...section,
      intro: holds(`${section.title} ${section.intro}`) ? section.intro : '',
      paragraphs: section.paragraphs.filter((paragraph) => holds(`${section.title} ${paragraph.rule} ${paragraph.text}`)),
    }))
    .filter((section) => section.paragraphs.length > 0 || section.intro !== '');
}
