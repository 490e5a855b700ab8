import type { ComponentChildren, JSX } from 'preact';
import { Icon, type IconName } from './Icon';

type Look = 'primary' | 'plain' | 'quiet' | 'icon';

interface ButtonProps extends Omit<JSX.IntrinsicElements['button'], 'icon' | 'class' | 'size'> {
  /** One filled button a screen. */
  look?: Look;
  icon?: IconName;
  big?: boolean;
  /** Dashed and locked: it takes focus, and a press on it calls `onClick` too, which answers why. */
  notNow?: boolean;
  class?: string;
  children?: ComponentChildren;
}

/** Never `disabled`: what cannot be done now says why. */
export function Button({ look = 'plain', icon, big, notNow, class: more, children, ...rest }: ButtonProps) {
  return (
    <button type="button" aria-disabled={notNow || undefined} {...rest} class={buttonClass(look, big, notNow, more)}>
      {notNow && look !== 'icon' ? <Icon name="lock" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({ look = 'plain', icon, big, class: more, children, href, ...rest }: {
  href: string;
  look?: Look;
  icon?: IconName;
  big?: boolean;
  class?: string;
  children?: ComponentChildren;
  download?: string;
  'aria-label'?: string;
}) {
  return (
    <a href={href} {...rest} class={buttonClass(look, big, false, more)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

function buttonClass(look: Look, big?: boolean, notNow?: boolean, more?: string): string {
  return ['btn', look !== 'plain' && look, big && 'big', notNow && 'not-now', more].filter(Boolean).join(' ');
}
