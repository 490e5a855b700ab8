import { Component, createRef, type ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { prefersStillness, run } from '../../kit';
import type { Entry, Event } from './model';

const CALM = 320;
const QUICK = 140;
const STAGGER = 60;
const LATEST = 600;
/** A card that is lifted or makes room moves less than this, and doesn't travel. */
const NEAR = 9;

interface Seen {
  rect: DOMRect;
  element: HTMLElement;
}

interface Before {
  cards: Map<string, Seen>;
  places: Map<string, DOMRect>;
}

interface StageProps {
  fresh: Entry[];
  class: string;
  you: number | null;
  children: ComponentChildren;
  onKeyDown?(event: KeyboardEvent): void;
  onFocusIn?(event: FocusEvent): void;
}

/**
 * The board with what flies above it. When something has happened, each card goes from where it lay to where it lies
 * now, in the order of the log; cards that nobody may follow fly face down, and money as one coin.
 */
export class Stage extends Component<StageProps> {
  private root = createRef<HTMLDivElement>();
  private sky = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: StageProps): Before | null {
    const root = this.root.current;
    if (!root || before.fresh === this.props.fresh || this.props.fresh.length === 0 || document.hidden) return null;
    return look(root);
  }

  override componentDidUpdate(_: StageProps, __: object, before: Before | null): void {
    if (!before || !this.root.current || !this.sky.current) return;
    new Flight(before, look(this.root.current), this.sky.current, this.props.you).play(eventsOf(this.props.fresh));
  }

  render({ children, class: name, onKeyDown, onFocusIn }: StageProps) {
    return (
      <div ref={this.root} class={name} onKeyDown={onKeyDown} onFocusIn={onFocusIn}>
        {children}
        <div ref={this.sky} class="sky" aria-hidden="true" />
      </div>
    );
  }
}

function eventsOf(entries: Entry[]): Event[] {
  return entries
    .filter((entry) => entry.back === null)
    .flatMap((entry) => entry.lines.map((line) => line.event as Event | null))
    .filter((event) => event !== null);
}

function look(root: HTMLElement): Before {
  const cards = new Map<string, Seen>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0) cards.set(element.dataset.card!, { rect, element });
  }
  const places = new Map<string, DOMRect>();
  // the deck of a phone lies in the top bar
  for (const element of document.querySelectorAll<HTMLElement>('[data-place]')) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0 && !places.has(element.dataset.place!)) places.set(element.dataset.place!, rect);
  }
  return { cards, places };
}

class Flight {
  private rank = 0;
  private moved = new Set<string>();

  constructor(
    private before: Before,
    private after: Before,
    private sky: HTMLElement,
    private you: number | null,
  ) {}

  play(events: Event[]): void {
    for (const event of events) this.event(event);
    // the rest of what lies elsewhere now: a hand that closes ranks, a step taken back
    for (const [id, { rect, element }] of this.after.cards) {
      const was = this.before.cards.get(id);
      if (was && !this.moved.has(id)) this.fly(id, was.rect, rect, element, 0);
    }
  }

  private event(event: Event): void {
    switch (event.type) {
      case 'CardsSeen':
        event.cards.forEach((card) => this.card(card, 'deck', 'flight', true));
        break;
      case 'LegionFilled':
        this.card(event.card, 'deck', `legion:${event.legion}`, true);
        break;
      case 'CardPlaced':
        this.card(
          event.card,
          'flight',
          event.to === 'HAND' ? this.hand(event.seat) : event.to === 'BOTTOM' ? 'deck' : `legion:${event.legion}`,
          event.to === 'LEGION' && event.seat !== this.you,
        );
        break;
      case 'GroupBought':
        this.coin(event.price, this.purse(event.seat), `legion:${event.legion}`);
        event.cards.forEach((card) => this.card(card, `legion:${event.legion}`, this.hand(event.seat)));
        break;
      case 'CardPlayed':
        this.coin(event.cost, this.purse(event.seat), 'deck');
        this.card(event.card, this.hand(event.seat), this.hand(event.seat), event.seat !== this.you);
        break;
      case 'IncomeReceived':
      case 'Passed':
      case 'DeckWasEmpty':
        this.coin(event.aurei, 'deck', this.purse(event.seat));
        break;
      case 'RomeTook':
        event.cards.forEach((card) => this.card(card, `legion:${event.legion}`, 'rome'));
        break;
      case 'OpeningKept':
        event.under.forEach((card) => this.card(card, this.hand(event.seat), 'deck'));
        break;
      default:
        return;
    }
    this.rank++;
  }

  private hand(seat: number): string {
    return seat === this.you ? 'hand' : `seat:${seat}`;
  }

  private purse(seat: number): string {
    return seat === this.you ? 'purse' : `seat:${seat}`;
  }

  /** A card from where it lay, or else from a place; to where it lies, or else to a place, where it disappears. */
  private card(id: string | null, from: string, to: string, turned = false): void {
    const was = id === null ? undefined : this.before.cards.get(id);
    const is = id === null ? undefined : this.after.cards.get(id);
    const start = was?.rect ?? this.start(from);
    if (!start) return;
    if (id !== null && is) {
      this.moved.add(id);
      this.fly(id, start, is.rect, is.element, this.rank++, turned && !was);
      return;
    }
    const end = this.place(to);
    if (!end || from === to) return;
    const ghost = was ? (was.element.cloneNode(true) as HTMLElement) : document.createElement('span');
    if (!was) ghost.className = 'back';
    const small = new DOMRect(end.left + end.width / 2 - 14, end.top + end.height / 2 - 19, 28, 38);
    this.send(ghost, was ? start : centred(start, 46, 62), small, this.rank++, () => {});
  }

  private place(name: string): DOMRect | undefined {
    return this.after.places.get(name) ?? this.before.places.get(name);
  }

  /** Drawn cards lie where they lay before; those of which nothing was seen come from the deck. */
  private start(name: string): DOMRect | undefined {
    return name === 'flight' ? (this.before.places.get(name) ?? this.place('deck')) : this.place(name);
  }

  private fly(id: string, start: DOMRect, end: DOMRect, element: HTMLElement, rank: number, turned = false): void {
    if (Math.abs(start.left - end.left) < NEAR && Math.abs(start.top - end.top) < NEAR) return;
    if (prefersStillness()) {
      run(element, [{ outline: '2px solid var(--glow)' }, { outline: '2px solid transparent' }], QUICK, 0);
      return;
    }
    const ghost = document.createElement('span');
    ghost.className = 'turning';
    const face = element.cloneNode(true) as HTMLElement;
    face.style.visibility = 'visible';
    ghost.append(face);
    if (turned) {
      const back = document.createElement('span');
      back.className = 'back';
      ghost.append(back);
    }
    element.style.visibility = 'hidden';
    this.moved.add(id);
    this.send(ghost, start.width < end.width * 3 ? start : centred(start, end.width, end.height), end, rank, () => {
      element.style.visibility = '';
    }, turned);
  }

  private coin(amount: number, from: string, to: string): void {
    const start = this.place(from);
    const end = this.place(to);
    if (amount === 0 || !start || !end || prefersStillness()) return;
    const coin = document.createElement('span');
    coin.className = 'coin l';
    coin.textContent = String(amount);
    this.send(coin, centred(start, 34, 34), centred(end, 34, 34), this.rank, () => {});
  }

  /** Lets something fly above the board and takes it away when it has arrived. */
  private send(ghost: HTMLElement, start: DOMRect, end: DOMRect, rank: number, then: () => void, turned = false): void {
    if (prefersStillness() || typeof ghost.animate !== 'function') {
      then();
      return;
    }
    const sky = this.sky.getBoundingClientRect();
    ghost.style.cssText += `;position:absolute;left:${end.left - sky.left}px;top:${end.top - sky.top}px;width:${end.width}px;height:${end.height}px;margin:0`;
    this.sky.append(ghost);
    const at = `translate(${start.left - end.left}px, ${start.top - end.top}px) scale(${start.width / end.width}, ${start.height / end.height})`;
    run(
      ghost,
      [
        { transform: `${at}${turned ? ' rotateY(180deg)' : ''}`, transformOrigin: '0 0' },
        { transform: 'none', transformOrigin: '0 0' },
      ],
      CALM,
      Math.min(rank * STAGGER, LATEST),
      () => {
        ghost.remove();
        then();
      },
    );
  }
}

/** A box of this size in the middle of another. */
function centred(rect: DOMRect, width: number, height: number): DOMRect {
  return new DOMRect(rect.left + rect.width / 2 - width / 2, rect.top + rect.height / 2 - height / 2, width, height);
}

/** A number that counts to its new value. */
export function useCount(value: number): number {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    from.current = value;
    if (start === value || prefersStillness() || document.hidden) {
      setShown(value);
      return;
    }
    const begun = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const done = Math.min(1, (now - begun) / CALM);
      setShown(Math.round(start + (value - start) * done));
      if (done < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
