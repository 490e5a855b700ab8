import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { announce } from './announce';
import { Button } from './Button';
import { Icon, type IconName } from './Icon';
import { say } from './words';

interface Shown {
  id: number;
  kind: 'good' | 'bad' | 'plain';
  text: string;
  more?: ComponentChildren;
}

const SHOWN_FOR = 7000;
const notices = signal<Shown[]>([]);
let last = 0;

/** Says something for a while at the foot of the page: what happened, then what to do. */
export function notice(text: string, kind: Shown['kind'] = 'plain', more?: ComponentChildren): void {
  const id = ++last;
  notices.value = [...notices.peek().filter((one) => one.text !== text), { id, kind, text, more }].slice(-3);
  announce(text, kind === 'bad');
  setTimeout(() => dismiss(id), SHOWN_FOR);
}

function dismiss(id: number): void {
  notices.value = notices.peek().filter((one) => one.id !== id);
}

const ICONS: Record<Shown['kind'], IconName> = { good: 'check', bad: 'x', plain: 'clock' };

/** Once in the page. */
export function Notices() {
  return (
    <div class="notices">
      {notices.value.map((one) => (
        <div key={one.id} class={`notice ${one.kind}`}>
          <Icon name={ICONS[one.kind]} />
          <span>{one.text}</span>
          {one.more}
          <Button look="icon" icon="x" aria-label={say('web.close')} onClick={() => dismiss(one.id)} />
        </div>
      ))}
    </div>
  );
}
