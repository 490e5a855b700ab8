import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { Play } from '../generated/ludus';
import { Icon } from './Icon';
import { RuleLink } from './rules';
import { tell, type Names } from './words';

interface Opened {
  anchor: Element;
  content: ComponentChildren;
}

const opened = signal<Opened | null>(null);

/** Opens a small plate at an element. It closes on Escape and on the next click, and never moves the table. */
export function openPopover(anchor: Element, content: ComponentChildren): void {
  opened.value = { anchor, content };
}

export function closePopover(): void {
  opened.value = null;
}

/**
 * "Why not?": at the thing that was clicked, the sentence of the refusal, its rule as a link, and perhaps a way out, such
 * as a button that shows what to do first.
 */
export function openWhyNot(anchor: Element, refused: Play.Refused, names: Names, wayOut?: ComponentChildren): void {
  openPopover(
    anchor,
    <>
      <p class="why">
        <Icon name="lock" />
        <b>{tell(refused.message, names)}</b>
      </p>
      {(refused.rule || wayOut) && (
        <div class="why-foot">
          {refused.rule && <RuleLink rule={refused.rule} long />}
          {wayOut}
        </div>
      )}
    </>,
  );
}

const GAP = 10;
const EDGE = 8;

/** Once in the page: where popovers appear. */
export function PopoverHost() {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const now = opened.value;

  const home = useRef<ParentNode | null>(null);

  useLayoutEffect(() => {
    if (!now || !box.current) return;
    home.current ??= box.current.parentNode;
    // an open dialog covers everything beside it
    const over = now.anchor.closest('dialog') ?? home.current;
    if (box.current.parentNode !== over) over?.append(box.current);
    place(box.current, now.anchor);
  }, [now]);

  useEffect(() => {
    if (!now) return;
    const before = document.activeElement;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      closePopover();
      if (before instanceof HTMLElement) before.focus();
    };
    const onPress = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) closePopover();
    };
    // the click that opened it is still on its way
    const soon = setTimeout(() => addEventListener('click', onPress, true));
    addEventListener('keydown', onKey, true);
    addEventListener('resize', closePopover);
    now.anchor.setAttribute('aria-describedby', id);
    return () => {
      clearTimeout(soon);
      removeEventListener('click', onPress, true);
      removeEventListener('keydown', onKey, true);
      removeEventListener('resize', closePopover);
      now.anchor.removeAttribute('aria-describedby');
    };
  }, [now]);

  if (!now) return null;
  return (
    <div ref={box} id={id} class="popover" role="status">
      {now.content}
    </div>
  );
}

/** Below its anchor, or above where there is no room; inside the window in any case. */
function place(box: HTMLElement, anchor: Element): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const below = at.bottom + GAP + height <= innerHeight - EDGE;
  const top = below ? at.bottom + GAP : Math.max(EDGE, at.top - GAP - height);
  const left = Math.min(Math.max(EDGE, at.left + at.width / 2 - width / 2), innerWidth - width - EDGE);
  box.style.top = `${top}px`;
  box.style.left = `${left}px`;
  box.style.setProperty('--tip', `${Math.min(Math.max(16, at.left + at.width / 2 - left), width - 16)}px`);
  box.dataset.side = below ? 'below' : 'above';
}
