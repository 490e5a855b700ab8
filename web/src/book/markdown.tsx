import type { ComponentChildren, VNode } from 'preact';

/*
 * The little Markdown that rulebooks use: paragraphs, lists, tables, emphasis, code and references to rules. It makes
 * nodes, never HTML from text.
 */

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] };

/** The blocks of a text. */
export function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  for (const chunk of markdown.split(/\n\s*\n/)) {
    const lines = chunk.split('\n').map((line) => line.trimEnd()).filter((line) => line.trim() !== '');
    if (lines.length === 0) continue;
    if (lines.length > 1 && lines[0]!.startsWith('|') && /^\|[\s:|-]+$/.test(lines[1]!)) {
      found.push({ kind: 'table', head: cells(lines[0]!), rows: lines.slice(2).map(cells) });
    } else if (/^\s*([-*]|\d+\.)\s/.test(lines[0]!)) {
      found.push({ kind: 'list', ordered: /^\s*\d/.test(lines[0]!), items: items(lines) });
    } else {
      found.push({ kind: 'text', text: lines.join(' ') });
    }
  }
  return found;
}

function cells(line: string): string[] {
  return line.replace(/^\||\|$/g, '').split('|').map((cell) => cell.trim());
}

function items(lines: string[]): string[] {
  const list: string[] = [];
  for (const line of lines) {
    const start = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
    if (start) list.push(start[1]!);
    else list[list.length - 1] += ` ${line.trim()}`;
  }
  return list;
}

/* A rule is PAX-BUY-3, SP-INT-3, MN-4.2.1-a or MN-10-CAE. */
const SPAN = /\*\*(.+?)\*\*|\*(.+?)\*|`([^`]+)`|\b((?:PAX|SP|MN)(?:-(?:[A-Z0-9]+(?:\.\d+)*|[a-z](?![\w])))+)\b/g;

/** A line with its emphasis; references to rules are drawn by `reference`. */
export function inline(text: string, reference: (rule: string) => VNode): ComponentChildren[] {
  const out: ComponentChildren[] = [];
  let from = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > from) out.push(text.slice(from, match.index));
    from = match.index + match[0].length;
    if (match[1] !== undefined) out.push(<b>{inline(match[1], reference)}</b>);
    else if (match[2] !== undefined) out.push(<i>{inline(match[2], reference)}</i>);
    else if (match[3] !== undefined) out.push(<code>{match[3]}</code>);
    else out.push(reference(match[4]!));
  }
  if (from < text.length) out.push(text.slice(from));
  return out;
}

export function Markdown({ text, reference }: { text: string; reference(rule: string): VNode }) {
  const line = (one: string) => inline(one, reference);
  return (
    <>
      {blocks(text).map((block, index) => {
        switch (block.kind) {
          case 'text':
            return <p key={index}>{line(block.text)}</p>;
          case 'list': {
            const all = block.items.map((item, i) => <li key={i}>{line(item)}</li>);
            return block.ordered ? <ol key={index}>{all}</ol> : <ul key={index}>{all}</ul>;
          }
          case 'table':
            return (
              <table key={index} tabIndex={0}>
                <thead>
                  <tr>{block.head.map((cell, i) => <th key={i} scope="col">{line(cell)}</th>)}</tr>
                </thead>
                <tbody>
                  {block.rows.map((row, r) => (
                    <tr key={r}>{row.map((cell, i) => <td key={i}>{line(cell)}</td>)}</tr>
                  ))}
                </tbody>
              </table>
            );
        }
      })}
    </>
  );
}
