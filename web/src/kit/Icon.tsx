import gameOutlines from './kit.icons.json';
import { lines } from './lines';

export interface IconProps<Name extends string> {
  name: Name;
  /** What it means, where no word beside it says so. */
  label?: string;
  class?: string;
}

let sprite: SVGSVGElement | undefined;
const SVG = 'http://www.w3.org/2000/svg';

/** Where the outlines lie; pictures of them only refer to it. */
function spriteNow(): SVGSVGElement {
  if (sprite?.isConnected) return sprite;
  sprite = document.createElementNS(SVG, 'svg');
  sprite.setAttribute('class', 'sprite');
  sprite.setAttribute('aria-hidden', 'true');
  document.body.append(sprite);
  return sprite;
}

/** Puts an outline into the page. */
function define(into: SVGSVGElement, id: string, box: number, outline: string): void {
  const symbol = document.createElementNS(SVG, 'symbol');
  symbol.id = id;
  symbol.setAttribute('viewBox', `0 0 ${box} ${box}`);
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', outline);
  symbol.append(path);
  into.append(symbol);
}

/**
 * A component that draws the icons of a `*.icons.json` file by name: `const PaxIcon = iconSet('pax', outlines)`, then
 * `<PaxIcon name="fleet" />`. They are filled, take the colour of the text and 1.25 em.
 */
export function iconSet<Name extends string>(set: string, outlines: Record<Name, string>, box = 512, line = false) {
  const defined = new Set<Name>();
  let definedIn: SVGSVGElement | undefined;
  return function SetIcon({ name, label, class: more }: IconProps<Name>) {
    const id = `${set}-${name}`;
    const now = spriteNow();
    if (definedIn !== now) {
      defined.clear();
      definedIn = now;
    }
    if (!defined.has(name)) {
      define(now, id, box, outlines[name]);
      defined.add(name);
    }
    return (
      <svg class={`i${line ? ' ln' : ''}${more ? ` ${more}` : ''}`} aria-hidden={label ? undefined : true}
        role={label ? 'img' : undefined} aria-label={label}>
        <use href={`#${id}`} />
      </svg>
    );
  };
}

/** Things, filled: emblems of the seats, die, bot. */
export const GameIcon = iconSet('g', gameOutlines);

/** Actions of the page, as lines. */
export const Icon = iconSet<keyof typeof lines>('l', lines, 24, true);
export type IconName = keyof typeof lines;
