import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from './Icon';

export interface MenuItem {
  label: string;
  icon?: IconName;
  act?(): void;
  href?: string;
  /** The name of the file that the link saves. */
  download?: string;
}

/** A button with a list of things to do. Arrows move in it, Escape closes it. */
export function Menu({ label, items, children, class: more }: {
  label: string;
  items: (MenuItem | false | null | undefined)[];
  children: ComponentChildren;
  class?: string;
}) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();

  // at once: a key pressed after the list appeared must find its focus there
  useLayoutEffect(() => {
    if (open) root.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, [open]);

  useEffect(() => {
    if (!open) return;
    const beside = (event: Event) => !root.current?.contains(event.target as Node) && setOpen(false);
    addEventListener('pointerdown', beside, true);
    return () => removeEventListener('pointerdown', beside, true);
  }, [open]);

  function close(): void {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  }

  function move(by: number): void {
    const all = [...root.current!.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    const now = all.indexOf(document.activeElement as HTMLElement);
    all.at((now + by + all.length) % all.length)?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!open) return;
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Tab') return setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div ref={root} class={`menu${more ? ` ${more}` : ''}`} onKeyDown={onKeyDown}>
      <button type="button" class="pick" aria-label={label} aria-haspopup="menu" aria-expanded={open}
        aria-controls={open ? id : undefined} onClick={() => setOpen(!open)}>
        {children}
      </button>
      {open && (
        <div id={id} class="menu-list" role="menu" aria-label={label}>
          {items.map((item) => item && <Item key={item.label} item={item} done={() => setOpen(false)} />)}
        </div>
      )}
    </div>
  );
}

function Item({ item, done }: { item: MenuItem; done(): void }) {
  const content = (
    <>
      {item.icon && <Icon name={item.icon} />}
      <span>{item.label}</span>
    </>
  );
  if (item.href) {
    return (
      <a role="menuitem" tabIndex={-1} href={item.href} download={item.download} onClick={() => setTimeout(done)}>
        {content}
      </a>
    );
  }
  return (
    <button type="button" role="menuitem" tabIndex={-1}
      onClick={() => {
        done();
        item.act?.();
      }}>
      {content}
    </button>
  );
}
