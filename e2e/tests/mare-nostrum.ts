import type { Page } from '@playwright/test';
import { OVER, playNowAt, playTillEnd } from './ludus.ts';

/** What to do next: press what is marked, tap a place of the map, or drag units from one place to another. */
type Act = { what: string; tap?: [number, number]; to?: [number, number] };

/**
 * What a person who plays Mare Nostrum would do now, by what the page shows: never by what the server lists. Marks what is to be
 * pressed; null if nothing is awaited. `dice` are numbers between 0 and 1 for what is a matter of taste.
 */
function choose(dice: number[]): Act | null {
  document.querySelector('[data-robot]')?.removeAttribute('data-robot');
  if (document.querySelector('.mn-end')) return { what: 'OVER' };
  const board = document.querySelector('.mn:has(> .mn-stage)');
  if (!board || !board.querySelector('.mn-desk.yours') || document.querySelector('#main[aria-busy=true]')) return null;
  let thrown = 0;
  const taste = () => dice[thrown++ % dice.length]!;
  const seen = (selector: string, within: ParentNode = board) =>
    [...within.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility() && one.getAttribute('aria-disabled') !== 'true');
  const any = (all: HTMLElement[]) => all[Math.floor(taste() * all.length)];
  const press = (one: HTMLElement | undefined, what: string): Act | null => {
    one?.setAttribute('data-robot', what);
    return one ? { what } : null;
  };
  const first = (...tries: (() => Act | null)[]) => tries.reduce<Act | null>((found, attempt) => found ?? attempt(), null);
  const desk = (kind: string) => board.querySelector(`.mn-desk.${kind}`) !== null;
  const go = (what: string) => press(seen('.mn-desk .go')[0], what);
  // every way of moving has its turn before taste decides: a game may be too short to leave that to chance
  const tried = ((globalThis as { tried?: Set<string> }).tried ??= new Set<string>());
  const fresh = (what: string) => !tried.has(what);
  const by = (act: Act) => {
    tried.add(act.what);
    return act;
  };

  /** A point of the map at which a finger meets this area, or these units in it. */
  const spot = (area: string, units = ''): [number, number] | undefined => {
    const shape = units ? [...document.querySelectorAll(`${units}[data-area="${area}"]`)] : [...document.querySelectorAll(`[data-hit][data-area="${area}"]`)];
    for (const one of shape) {
      const box = one.getBoundingClientRect();
      for (const part of [0.5, 0.35, 0.65, 0.2, 0.8, 0.42, 0.58]) {
        for (const other of [0.5, 0.35, 0.65, 0.2, 0.8, 0.42, 0.58]) {
          const [x, y] = [box.left + box.width * part, box.top + box.height * other];
          const top = document.elementFromPoint(x, y);
          if (units ? one.contains(top) : top?.closest<SVGElement>('[data-area]')?.dataset['area'] === area && !top.closest('[data-stack], [data-site]')) return [x, y];
        }
      }
    }
    return undefined;
  };

  /** Units are dragged, tapped, or moved from the list below the map. */
  const move = () => {
    if (seen('.mn-desk .go').length > 0) return go('Move');
    const targets = [...board.querySelectorAll<SVGElement>('[data-hit].can')].map((one) => one.dataset['area']!);
    if (board.querySelector('.stack.chosen') && targets.length > 0) {
      const spots = targets.map((area) => spot(area)).filter((one) => one !== undefined);
      const tap = spots[Math.floor(taste() * spots.length)];
      return tap && (fresh('TapArea') || taste() < 0.7) ? by({ what: 'TapArea', tap }) : press(any(seen('.target.can')), 'Target');
    }
    if (!fresh('Drag') && taste() < 0.35) return press(seen('.mn-desk .end')[0], 'EndStep');
    const stacks = [...board.querySelectorAll<SVGElement>('.tok.lift[data-drag]')];
    const one = stacks[Math.floor(taste() * stacks.length)];
    const tap = one && spot(one.dataset['area']!, '.tok.lift');
    if (tap && !fresh('TapUnits') && (fresh('Drag') || taste() < 0.5)) {
      // to a place nearby: what is out of reach answers why
      const near = [...document.querySelectorAll<SVGElement>('[data-hit]:not([aria-hidden])')].filter((other) => other !== one);
      const away = (other: SVGElement) => Math.hypot(other.getBoundingClientRect().left + other.getBoundingClientRect().width / 2 - tap[0], other.getBoundingClientRect().top + other.getBoundingClientRect().height / 2 - tap[1]);
      const sea = one.closest('.tops > g:not(.top)') !== null;
      const place = near.filter((other) => other.getAttribute('href')!.startsWith(sea ? '#mn-s' : '#mn-p') && other.dataset['area'] !== one.dataset['area']).sort((a, b) => away(a) - away(b))[Math.floor(taste() * 3)];
      const to = place && spot(place.dataset['area']!);
      if (to) return by({ what: 'Drag', tap, to });
    }
    return tap && (fresh('TapUnits') || taste() < 0.6) ? by({ what: 'TapUnits', tap }) : (press(any(seen('.stack.can .pick')), 'Units') ?? press(seen('.mn-desk .end')[0], 'EndStep'));
  };

  /** The dearest that can be paid, until nothing can. */
  const build = () => {
    const sure = seen('.popover .btn', document)[0];
    if (sure) return press(sure, 'EndBuild');
    const places = seen('.places .chip.can');
    if (places.length > 0) return press(any(places), 'Place');
    const kinds = seen('.kind.can:not(.chosen)');
    const dear = kinds.filter((one) => /^(10|[6-9]|12) ·/.test(one.querySelector('small')!.textContent));
    if (kinds.length === 0 || taste() < 0.1) return press(seen('.mn-desk .end')[0], 'EndBuild');
    return press(dear.at(-1) ?? any(kinds), 'Kind');
  };

  return first(
    () => (board.querySelector('.losses') ? (press(seen('.losses .go')[0], 'ChooseLosses') ?? press(any(seen('.losses .who.can')), 'Loss')) : null),
    () => (desk('paying') ? (go('Pay') ?? press(seen('.paying .chip.can')[0], 'Proposal')) : null),
    () => (desk('building') ? build() : null),
    () => (desk('tokens-desk') ? press(any(seen('.token.can')), 'PlayToken') : null),
    () => (desk('offering') || desk('giving') ? (go(desk('offering') ? 'Offer' : 'Give') ?? press(any(seen('.shield .slot.can')), 'Good')) : null),
    () => (desk('taking') ? (go('Take') ?? press(any(seen('.offer.can.fresh')) ?? any(seen('.offer.can')), 'Choice')) : null),
    () => (desk('keeping') ? go('Keep') : null),
    () => (desk('marching') && board.querySelector('.stacks') ? move() : null),
    () => (desk('marching') ? (press(any(seen('.fight .foot .btn:not(.quiet)')), 'Fight') ?? press(any(seen('.conquests .option-card')), 'Conquest') ?? press(seen('.mn-desk .end')[0], 'EndStep')) : null),
    () => press(any(seen('.option-card')), 'Choose'),
  );
}

/** Makes one step of Mare Nostrum by a click, a tap, a drag or, if wished, from the keyboard. Says what it was; null if nothing is awaited. */
export async function step(page: Page, pick: (count: number) => number, by: 'mouse' | 'keys' = 'mouse'): Promise<string | null> {
  const dice = Array.from({ length: 8 }, () => pick(1000) / 1000);
  const act = await page.evaluate(choose, dice);
  if (act === null || act.what === OVER) return act?.what ?? null;
  const target = page.locator('[data-robot]');
  try {
    if (act.tap && act.to) {
      await page.mouse.move(...act.tap);
      await page.mouse.down();
      await page.mouse.move((act.tap[0] + act.to[0]) / 2, (act.tap[1] + act.to[1]) / 2, { steps: 2 });
      await page.mouse.move(...act.to);
      await page.mouse.up();
    } else if (act.tap) {
      await page.mouse.click(...act.tap);
    } else if (by === 'keys') {
      await target.focus({ timeout: 1500 });
      await page.keyboard.press('Enter');
    } else {
      await target.click({ timeout: 1500 });
    }
  } catch {
    // what was to be pressed is gone: the table went on meanwhile
  }
  return act.what;
}

export const playMareNostrum = (pages: Page[], pick: (count: number) => number, also?: (page: Page) => Promise<boolean | void>) => playTillEnd(pages, step, pick, also);

export const playMareNostrumNow = (page: Page, url: string) => playNowAt(page, url, 2, '.mn-stage');
