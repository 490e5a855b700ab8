import type { Page } from '@playwright/test';
import { OVER, playNowAt, playTillEnd } from './ludus.ts';

/**
 * What a person who plays Spartacus would press now, by what the page shows: never by what the server lists. Marks it and
 * says what it is; null if nothing is awaited, OVER at the end screen. `dice` are numbers between 0 and 1 for what is a matter of taste.
 */
function choose(dice: number[]): string | null {
  document.querySelector('[data-robot]')?.removeAttribute('data-robot');
  if (document.querySelector('.sp-end')) return 'OVER';
  const board = document.querySelector('.sp.on-table, .sp.on-sand');
  if (!board || !board.querySelector('.sp-head.yours') || document.querySelector('#main[aria-busy=true]')) return null;
  let thrown = 0;
  const taste = () => dice[thrown++ % dice.length]!;
  const seen = (selector: string, within: ParentNode = board) =>
    [...within.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility() && one.getAttribute('aria-disabled') !== 'true' && !one.closest('.offer, .phone-offer, .give-gold'));
  const any = (all: HTMLElement[]) => all[Math.floor(taste() * all.length)];
  const press = (one: HTMLElement | undefined, what: string) => {
    one?.setAttribute('data-robot', what);
    return one ? what : null;
  };
  const move = (...types: string[]) => seen(types.map((type) => `[data-move="${type}"]`).join(', '));
  const first = (...tries: (() => string | null)[]) => tries.reduce<string | null>((found, attempt) => found ?? attempt(), null);

  // on the sand: towards the opponent, then strike
  const towards = () => {
    const [own, other] = ['.figure.acts', '.figure:not(.acts)'].map((one) => board.querySelector(one)?.getBoundingClientRect());
    const hexes = seen('.field .hex.can');
    if (!own || !other || hexes.length === 0) return null;
    const away = ({ left, top }: DOMRect) => Math.hypot(left - other.left, top - other.top);
    const best = hexes.map((hex) => ({ hex, away: away(hex.getBoundingClientRect()) })).sort((a, b) => a.away - b.away)[0]!;
    return best.away < away(own) - 8 ? press(best.hex, 'MoveTo') : null;
  };
  const verbs = () => {
    const all = seen('.picked-card .verbs .btn, .picked-card .aim-seat.can, .card.chosen .verbs .btn');
    const plays = all.filter((one) => !['CashIn', 'Announce'].includes(one.dataset['move'] ?? ''));
    return press(any(plays.length > 0 ? plays : all), 'Verb');
  };
  const playable = () => {
    const cards = seen('.hand .card.can:has(.ft.good) .card-face, .hand .card.grd.can .card-face');
    return taste() < 0.8 ? press(any(cards), 'Card') : null;
  };
  const forced = () => press(any(seen('.hand .card.can .card-face')), 'Card');
  const asks = move('EndTurn').length > 0;

  return first(
    () => press(move('ChooseHouse')[0], 'ChooseHouse'),
    () => press(any(seen('.house-card.can')), 'House'),
    () => press(move('GiveUp')[0], 'GiveUp'),
    () => press(any(seen('.give [data-give].can')), 'Die'),
    () => press(any(seen('.thumbs .can')), 'Thumb'),
    () => press(move('Ledger')[0], 'Ledger'),
    () => press(move('PickAsset')[0], 'PickAsset'),
    () => press(any(seen('.picks .can')), 'Asset'),
    () => press(any(move('PickNumber', 'Answer')), 'Answer'),
    () => verbs(),
    () => (taste() < 0.5 ? press(any(move('UseGuard', 'React')), 'Guard') : null),
    () => (taste() < 0.35 ? press(any(seen('.answers .an.can .btn')), 'React') : null),
    () => press(move('Pass')[0], 'Pass'),
    () => press(move('Attack')[0], 'Attack'),
    () => towards(),
    () => press(move('EndCombatTurn')[0], 'EndCombatTurn'),
    () => press(any(move('Reroll', 'ChooseOrder', 'DefendWith')), 'Dice'),
    () => press(any(seen('.doing .die-btn.can')), 'Forced'),
    () => (seen('.bidn .chosen').length > 0 ? press(move('Bid')[0], 'Bid') : press(seen('.bidn [data-bid]')[Math.floor(taste() ** 2 * seen('.bidn [data-bid]').length)], 'Coin')),
    () => press(any(seen('.invite-house.can')), 'Invite'),
    () => press(move('Commit')[0], 'Commit'),
    () => press(any(seen('.commit .pick-tile.can')), 'Combatant'),
    () => (taste() < 0.3 ? press(any(seen('.corners .stepper button:last-child')), 'Stake') : null),
    () => press(move('PlaceWagers')[0], 'PlaceWagers'),
    () => press(move('Sell')[0], 'Sell'),
    () => (taste() < 0.15 ? press(any(seen('.wares-list .ware.can')), 'Ware') : null),
    () => press(move('Done')[0], 'Done'),
    () => (asks ? playable() : forced()),
    () => press(move('EndTurn')[0], 'EndTurn'),
    () => press(any(move('TurnUp')), 'TurnUp'),
    () => press(any(seen('.bench .aim-seat.can')), 'Target'),
    () => press(any(move('GrantSupport', 'RefuseSupport')), 'Support'),
    () => press(any(move('HealNext', 'KeepDie', 'Withdraw', 'DeclineInvitation')), 'Upkeep'),
    () => press(any(seen('.stage [data-move], .doing [data-move]')), 'Rest'),
  );
}

/** Makes one step of Spartacus by a click or, if wished, from the keyboard. Says what it was; null if nothing is awaited. */
export async function step(page: Page, pick: (count: number) => number, by: 'mouse' | 'keys' = 'mouse'): Promise<string | null> {
  const dice = Array.from({ length: 8 }, () => pick(1000) / 1000);
  const what = await page.evaluate(choose, dice);
  if (what === null || what === OVER) return what;
  const target = page.locator('[data-robot]');
  try {
    if (by === 'keys') {
      await target.focus({ timeout: 1500 });
      await page.keyboard.press('Enter');
    } else {
      await target.click({ timeout: 1500 });
    }
    covered.delete(page);
  } catch {
    // mostly what was to be pressed is gone, because the table went on meanwhile
    const times = (await target.count()) > 0 ? (covered.get(page) ?? 0) + 1 : 0;
    covered.set(page, times);
    if (times > 3) throw new Error(`${what} lies open on the page, and can't be pressed: is it covered?`);
  }
  return what;
}

/** How often in a row something could not be pressed that was there. */
const covered = new WeakMap<Page, number>();

export const playSpartacus = (pages: Page[], pick: (count: number) => number, also?: (page: Page) => Promise<boolean | void>) => playTillEnd(pages, step, pick, also);

export const playSpartacusNow = (page: Page, url: string) => playNowAt(page, url, 1, '.sp.on-table');
