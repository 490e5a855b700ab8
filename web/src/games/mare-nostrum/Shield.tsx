import type { ComponentChildren } from 'preact';
import { say, useZone } from '../../kit';
import { Good, resourceName, type ResourceId } from './art';
import { lacking, setsOf, type Held, type Token } from './goods';

interface Props {
  stock: Held[];
  /** All kinds of goods, in the order of the game. */
  kinds: string[];
  /** Tokens that are ticked, by their keys; none can be without `pick`. */
  picked?: ReadonlySet<string>;
  pick?(token: Token): void;
  /** Whether this token may be ticked now. */
  can?(token: Token): boolean;
  /** Kinds that would be new, ringed in the row of what is lacking. */
  wished?: ReadonlySet<ResourceId>;
  children?: ComponentChildren;
}

/** What lies behind the shield, in sets: the first row has one of each kind, with the kinds that are lacking at its end. */
export function Shield({ stock, kinds, picked, pick, can, wished, children }: Props) {
  const zone = useZone<HTMLDivElement>();
  const { sets, coins } = setsOf(stock, kinds);
  const missing = lacking(stock, kinds);
  const token = (one: Token) => {
    const on = picked?.has(one.key) ?? false;
    const label = resourceName(one.resource);
    if (!pick) return <span key={one.key} class="slot" role="img" aria-label={label} title={label}><Good resource={one.resource} /></span>;
    const may = on || (can?.(one) ?? true);
    return (
      <button key={one.key} type="button" class={`slot${on ? ' chosen' : may ? ' can' : ''}`} data-stop data-good={one.resource} aria-pressed={on} aria-label={label} title={label} onClick={() => pick(one)}>
        <Good resource={one.resource} class={on ? 'paid' : ''} />
      </button>
    );
  };
  return (
    <div class="shield" ref={zone.ref} onKeyDown={zone.onKeyDown} onFocusIn={zone.onFocusIn} role="group" aria-label={say('web.mare-nostrum.shield')}>
      <div class="rowset">
        {(sets[0] ?? []).map(token)}
        {missing.length > 0 && <span class="gap" />}
        {missing.map((kind) => (
          <span key={kind} class="slot" role="img" aria-label={say('web.mare-nostrum.shield.lacks', { good: resourceName(kind) })} title={say('web.mare-nostrum.shield.lacks', { good: resourceName(kind) })}>
            <Good resource={kind} class={`ghost${wished?.has(kind) || wished?.has(`L:${kind}`) ? ' wished' : ''}`} />
          </span>
        ))}
        <em><b>{say('web.mare-nostrum.kinds', { count: sets[0]?.length ?? 0 })}</b></em>
      </div>
      <div class="rowset more">
        {sets.slice(1).map((set, i) => (
          <span key={i} class="set">
            {set.map(token)}
            <em><b>{say('web.mare-nostrum.kinds', { count: set.length })}</b></em>
          </span>
        ))}
        {coins.length > 0 && (
          <span class={`set coins${coins.length > 6 ? ' many' : ''}`}>
            {coins.map(token)}
            <em><b>{say('web.mare-nostrum.coins', { count: coins.length })}</b></em>
          </span>
        )}
        {children}
      </div>
    </div>
  );
}

/** The tokens that a list of resources stands for, so that each token is ticked once. */
export function tokensFor(resources: ResourceId[]): Set<string> {
  const seen = new Map<ResourceId, number>();
  return new Set(
    resources.map((resource) => {
      const number = (seen.get(resource) ?? 0) + 1;
      seen.set(resource, number);
      return `${resource} ${number}`;
    }),
  );
}

export const resourceOf = (key: string): ResourceId => key.slice(0, key.lastIndexOf(' '));
