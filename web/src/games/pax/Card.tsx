import type { ComponentChildren } from 'preact';
import { Coin, iconSet, say } from '../../kit';
import { useBoard } from './context';
import outlines from './pax.icons.json';
import type { Card as CardFace, Category } from './model';

const PaxIcon = iconSet('pax', outlines);

/** The emblem of a category, in the colour of the text. */
export function CatIcon({ category, class: more }: { category: Category; class?: string }) {
  return <PaxIcon name={category.toLowerCase() as keyof typeof outlines} class={more} />;
}

/** The class that gives an element a category's colours: `--cat`, `--on`, `--ink`, `--wash`. */
export function catClass(category: Category): string {
  return `c-${category.toLowerCase()}`;
}

/** Categories are square. */
export function CatTile({ category, small }: { category: Category; small?: boolean }) {
  return (
    <span class={`cat ${catClass(category)}${small ? ' s' : ''}`}>
      <CatIcon category={category} />
    </span>
  );
}

export function catName(category: Category): string {
  return say(`pax.category.${category}`);
}

/** "Land, value 3, 2 symbols" */
export function cardLabel(card: CardFace): string {
  return say('web.pax.card', { category: catName(card.category), value: card.value, symbols: card.symbols });
}

/** "Religion 1, Wealth 3, Land 3": what lies in a group, by value. */
export function cardsLabel(cards: CardFace[]): string {
  return cards.map((card) => `${catName(card.category)} ${card.value}`).join(', ');
}

function Glyphs({ card, most = 2 }: { card: CardFace; most?: number }) {
  return (
    <>
      {Array.from({ length: Math.min(card.symbols, most) }, (_, i) => (
        <CatIcon key={i} category={card.category} />
      ))}
    </>
  );
}

/** A whole card: the spine says all of it, the field beside it again, larger. */
export function Face({ card, size, children }: { card: CardFace; size: 'lg' | 'md'; children?: ComponentChildren }) {
  return (
    <span class={`card ${size} ${catClass(card.category)}`} data-card={card.id} aria-hidden="true">
      <span class="spine">
        <Coin>{card.value}</Coin>
        <Glyphs card={card} />
      </span>
      <span class="cfield">
        <span class={`niche${card.symbols > 1 ? ' two' : ''}`}>
          <Glyphs card={card} most={size === 'lg' ? 2 : 1} />
        </span>
        <span class="name">{catName(card.category)}</span>
      </span>
      {children}
    </span>
  );
}

/** A card in a display is its spine; its value means nothing there. */
export function Spine({ card }: { card: CardFace }) {
  return (
    <span class={`sp1 ${catClass(card.category)}`} data-card={card.id}>
      <Glyphs card={card} />
    </span>
  );
}

/** In a crowded group: the value as a digit, then the glyphs. */
export function ShortSpine({ card }: { card: CardFace }) {
  return (
    <span class={`sp2 ${catClass(card.category)}`} data-card={card.id}>
      <b>{card.value}</b>
      <span>
        <Glyphs card={card} />
      </span>
    </span>
  );
}

const PILE_FROM = 5;

/** A row of a display: its spines, or from five cards on one spine and their number. */
export function SpineRow({ ids }: { ids: string[] }) {
  const { card } = useBoard();
  if (ids.length === 0) return <span class="spines" />;
  if (ids.length < PILE_FROM) {
    return (
      <span class="spines">
        {ids.map((id) => (
          <Spine key={id} card={card(id)} />
        ))}
      </span>
    );
  }
  return (
    <span class="spines">
      <span class="pile">
        <Spine card={card(ids.at(-1)!)} />
      </span>
      <span class="times">×{'\u202f'}{ids.length}</span>
    </span>
  );
}

/** The back of a card, or of a pile with its number. */
export function Back({ children }: { children?: ComponentChildren }) {
  return <span class="back">{children}</span>;
}

/** A card in a line of text: its emblem and its value. */
export function InlineCard({ card }: { card: CardFace }) {
  return (
    <span class={`kc ${catClass(card.category)}`}>
      <CatIcon category={card.category} />
      <span class="vh">{catName(card.category)} </span>
      {card.value}
    </span>
  );
}
