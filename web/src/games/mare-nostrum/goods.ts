import { isCoin, typeOf, type ResourceId } from './art';

export interface Held {
  resource: ResourceId;
  count: number;
}

/** One token behind the shield, with a place of its own: `wine 2` is the second wine. */
export interface Token {
  resource: ResourceId;
  key: string;
}

/**
 * Goods as sets of different kinds: first one of each kind, then the second of each, and so on. A legendary good is of the same kind as a common
 * one. Coins lie apart.
 */
export function setsOf(stock: Held[], order: string[]): { sets: Token[][]; coins: Token[] } {
  const byType = new Map<string, Token[]>(order.map((type) => [type, []]));
  const coins: Token[] = [];
  for (const { resource, count } of stock) {
    const into = isCoin(resource) ? coins : byType.get(typeOf(resource));
    for (let i = 1; into && i <= count; i++) into.push({ resource, key: `${resource} ${i}` });
  }
  const most = Math.max(0, ...[...byType.values()].map((tokens) => tokens.length));
  const sets = Array.from({ length: most }, (_, i) => [...byType.values()].flatMap((tokens) => tokens[i] ?? []));
  return { sets, coins };
}

/** The kinds of which there is none. */
export function lacking(stock: Held[], order: string[]): string[] {
  const held = new Set(stock.filter(({ count }) => count > 0).map(({ resource }) => typeOf(resource)));
  return order.filter((type) => !held.has(type));
}

/** Resources as amounts, in the order in which they come. */
export function amounts(resources: ResourceId[]): Held[] {
  const found = new Map<ResourceId, number>();
  for (const resource of resources) found.set(resource, (found.get(resource) ?? 0) + 1);
  return [...found].map(([resource, count]) => ({ resource, count }));
}
