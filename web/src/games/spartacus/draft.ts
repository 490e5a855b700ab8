import { signal } from '@preact/signals';
import type { Offer, Propose } from './model';

/** An offer that the reader is putting together; null when there is none. */
export const draft = signal<Propose | null>(null);

/** How many dice of Speed the reader is about to give up: the sand shows what goes with them. */
export const speedGoing = signal(0);

export function newDraft(to: number, more: Partial<Propose> = {}): void {
  draft.value = {
    type: 'Propose',
    to,
    giveGold: 0,
    getGold: 0,
    give: [],
    get: [],
    giveGuards: 0,
    getGuards: 0,
    act: 'NONE',
    actMine: false,
    about: -1,
    pledge: 'NONE',
    pledgeMine: true,
    pledgeAbout: -1,
    pledgeAmount: 0,
    pledgeAsset: null,
    until: 'ROUND',
    words: '',
    secret: false,
    ...more,
  };
}

/** The same terms from the other side, to be changed. */
export function counter({ from, terms }: Offer): void {
  newDraft(from, {
    giveGold: terms.getGold,
    getGold: terms.giveGold,
    give: terms.get,
    get: terms.give,
    giveGuards: terms.getGuards,
    getGuards: terms.giveGuards,
    act: terms.act,
    actMine: !terms.actMine,
    about: terms.about,
    pledge: terms.pledge,
    pledgeMine: !terms.pledgeMine,
    pledgeAbout: terms.pledgeAbout,
    pledgeAmount: terms.pledgeAmount,
    pledgeAsset: terms.pledgeAsset,
    until: terms.until,
    words: terms.words,
    secret: terms.secret,
  });
}

export function change(more: Partial<Propose>): void {
  if (draft.value) draft.value = { ...draft.value, ...more };
}

export function inDraft(card: string): boolean {
  return draft.value !== null && (draft.value.give.includes(card) || draft.value.get.includes(card));
}

/** Puts a ware on the scales, or takes it down again. */
export function putOnScales(card: string, own: boolean): void {
  const side = own ? 'give' : 'get';
  const cards = draft.value?.[side] ?? [];
  change({ [side]: cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card] });
}

export function clearDraft(): void {
  draft.value = null;
}
