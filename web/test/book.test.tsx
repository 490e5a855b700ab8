import { render } from 'preact';
import { expect, test } from 'vitest';
import { blocks, Markdown } from '../src/book/markdown';
import { folded, found } from '../src/book/search';
import type { Rulebook } from '../src/generated/ludus';

function html(text: string): string {
  const root = document.createElement('div');
  render(<Markdown text={text} reference={(rule) => <a href={`#${rule}`}>{rule}</a>} />, root);
  return root.innerHTML;
}

test('paragraphs, emphasis and references', () => {
  expect(html('One *Primus* and **two** (PAX-BUY-3).\nMore.\n\nNext `x`.')).toBe(
    '<p>One <i>Primus</i> and <b>two</b> (<a href="#PAX-BUY-3">PAX-BUY-3</a>). More.</p><p>Next <code>x</code>.</p>',
  );
});

test('every form of a rule is a reference', () => {
  for (const rule of ['PAX-BUY-3', 'SP-HSE-SOLONIUS-2', 'MN-2.3', 'MN-4.2.1-a', 'MN-10-CAE', 'MN-11-ZEU-b', 'MN-3.0-n']) {
    expect(html(`as in ${rule}.`)).toBe(`<p>as in <a href="#${rule}">${rule}</a>.</p>`);
  }
  expect(html('SPQR, MN and PAX-like')).toBe('<p>SPQR, MN and PAX-like</p>');
});

test('lists and tables', () => {
  expect(blocks('- a\n  and b\n- c')).toEqual([{ kind: 'list', ordered: false, items: ['a and b', 'c'] }]);
  expect(blocks('1. a\n2. b')).toEqual([{ kind: 'list', ordered: true, items: ['a', 'b'] }]);
  expect(blocks('| A | B |\n| --- | --- |\n| 1 | 2 |')).toEqual([{ kind: 'table', head: ['A', 'B'], rows: [['1', '2']] }]);
});

test('what looks like HTML is text', () => {
  expect(html('<img src=x onerror=alert(1)>')).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>');
});

const book: Rulebook = {
  title: 'PAX',
  intro: '',
  sections: [
    { title: 'Comprar', intro: '', paragraphs: [{ rule: 'PAX-BUY-1', text: 'Compra um grupo sob uma Legião.' }, { rule: 'PAX-BUY-2', text: 'Paga a soma.' }] },
    { title: 'Jogar', intro: 'Joga cartas.', paragraphs: [{ rule: 'PAX-PLAY-1', text: 'A primeira é grátis.' }] },
  ],
};

test('accents and case don’t matter for a search', () => {
  expect(folded('LEGIÃO')).toBe('legiao');
  expect(found(book, 'legiao').flatMap((section) => section.paragraphs.map((one) => one.rule))).toEqual(['PAX-BUY-1']);
  expect(found(book, 'comprar soma')[0]!.paragraphs.map((one) => one.rule)).toEqual(['PAX-BUY-2']);
  expect(found(book, 'pax-play-1')).toHaveLength(1);
  expect(found(book, 'nada disso')).toEqual([]);
  expect(found(book, '  ')).toBe(book.sections);
});
