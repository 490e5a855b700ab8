/*
 * The part of the ICU message format that the catalogues use: arguments, numbers, plural, selectordinal and select, with
 * quoting by apostrophes. As in ICU4J an apostrophe quotes only before a brace or, in a plural, a number sign.
 */

export type Value = string | number | boolean;
export type Values = Record<string, Value>;

type Part =
  | string
  | { kind: 'argument'; name: string }
  | { kind: 'number' }
  | { kind: 'choice'; how: 'select' | 'cardinal' | 'ordinal'; name: string; offset: number; cases: Map<string, Part[]> };

/** A sentence that has been read and can be said. */
export interface Sentence {
  say(values: Values): string;
  /** The names of its arguments, in alphabetical order. */
  readonly names: string[];
}

export function sentence(pattern: string, language: string): Sentence {
  const parts = new Reader(pattern).all();
  return {
    say: (values) => write(parts, values, language, null),
    get names() {
      const names = new Set<string>();
      collect(parts, names);
      return [...names].sort();
    },
  };
}

function collect(parts: Part[], names: Set<string>): void {
  for (const part of parts) {
    if (typeof part === 'string' || part.kind === 'number') continue;
    names.add(part.name);
    if (part.kind === 'choice') for (const inner of part.cases.values()) collect(inner, names);
  }
}

const rules = new Map<string, Intl.PluralRules>();
const formats = new Map<string, Intl.NumberFormat>();

function category(language: string, type: 'cardinal' | 'ordinal', number: number): string {
  const key = language + type;
  let rule = rules.get(key);
  if (!rule) rules.set(key, (rule = new Intl.PluralRules(language, { type })));
  return rule.select(number);
}

function digits(language: string, number: number): string {
  let format = formats.get(language);
  if (!format) formats.set(language, (format = new Intl.NumberFormat(language)));
  return format.format(number);
}

function write(parts: Part[], values: Values, language: string, counted: number | null): string {
  let out = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      out += part;
    } else if (part.kind === 'number') {
      out += counted === null ? '#' : digits(language, counted);
    } else {
      const value = values[part.name];
      if (part.kind === 'argument') {
        out += typeof value === 'number' ? digits(language, value) : (value ?? `{${part.name}}`);
      } else if (part.how === 'select') {
        out += write(part.cases.get(String(value)) ?? part.cases.get('other')!, values, language, counted);
      } else {
        const number = Number(value ?? 0) - part.offset;
        const chosen =
          part.cases.get(`=${value}`) ?? part.cases.get(category(language, part.how, number)) ?? part.cases.get('other')!;
        out += write(chosen, values, language, number);
      }
    }
  }
  return out;
}

class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  all(): Part[] {
    const parts = this.parts(false, false);
    if (this.at < this.text.length) this.fail('a brace too many');
    return parts;
  }

  private parts(nested: boolean, plural: boolean): Part[] {
    const parts: Part[] = [];
    let plain = '';
    const flush = () => {
      if (plain) parts.push(plain);
      plain = '';
    };
    while (this.at < this.text.length) {
      const sign = this.text[this.at]!;
      if (sign === "'") {
        plain += this.apostrophe(plural);
      } else if (sign === '{') {
        flush();
        parts.push(this.argument(plural));
      } else if (sign === '}' ) {
        if (!nested) break;
        flush();
        return parts;
      } else if (sign === '#' && plural) {
        flush();
        parts.push({ kind: 'number' });
        this.at++;
      } else {
        plain += sign;
        this.at++;
      }
    }
    if (nested) this.fail('a brace is not closed');
    flush();
    return parts;
  }

  private apostrophe(plural: boolean): string {
    const next = this.text[++this.at];
    if (next === "'") {
      this.at++;
      return "'";
    }
    if (next !== '{' && next !== '}' && !(next === '#' && plural)) return "'";
    let quoted = '';
    for (; this.at < this.text.length; this.at++) {
      if (this.text[this.at] !== "'") {
        quoted += this.text[this.at];
      } else if (this.text[this.at + 1] === "'") {
        quoted += "'";
        this.at++;
      } else {
        this.at++;
        break;
      }
    }
    return quoted;
  }

  private argument(plural: boolean): Part {
    this.at++;
    const name = this.word();
    if (this.sign() === '}') {
      this.at++;
      return { kind: 'argument', name };
    }
    this.expect(',');
    const kind = this.word();
    if (kind === 'number') {
      this.expect('}');
      return { kind: 'argument', name };
    }
    if (kind !== 'select' && kind !== 'plural' && kind !== 'selectordinal') this.fail(`"${kind}" is not used here`);
    this.expect(',');
    const counts = kind !== 'select';
    let offset = 0;
    if (counts && this.text.slice(this.at).trimStart().startsWith('offset:')) {
      this.at = this.text.indexOf(':', this.at) + 1;
      offset = Number(this.word());
    }
    const cases = new Map<string, Part[]>();
    while (this.sign() !== '}') {
      const value = this.word();
      this.expect('{');
      cases.set(value, this.parts(true, counts || plural));
      this.expect('}');
    }
    this.at++;
    if (!cases.has('other')) this.fail(`{${name}} has no case "other"`);
    const how = kind === 'select' ? 'select' : kind === 'plural' ? 'cardinal' : 'ordinal';
    return { kind: 'choice', how, name, offset, cases };
  }

  private sign(): string {
    while (/\s/.test(this.text[this.at] ?? '')) this.at++;
    return this.text[this.at] ?? this.fail('it ends too early');
  }

  private word(): string {
    this.sign();
    const word = /^[^\s{},:]+/.exec(this.text.slice(this.at))?.[0] ?? this.fail('a name is missing');
    this.at += word.length;
    return word;
  }

  private expect(sign: string): void {
    if (this.sign() !== sign) this.fail(`"${sign}" is missing`);
    this.at++;
  }

  private fail(why: string): never {
    throw new Error(`Not a message (${why}): ${this.text}`);
  }
}
