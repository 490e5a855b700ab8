import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

let set: IconSet | undefined;

/** The outlines of an icon of game-icons.net, as the `d` of one path. */
export function outline(name: string): string {
  set ??= JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
  ) as IconSet;
  const icon = set.icons[set.aliases?.[name]?.parent ?? name];
  if (!icon) throw new Error(`game-icons.net has no icon "${name}"`);
  return [...icon.body.matchAll(/ d="([^"]*)"/g)].map((match) => match[1]).join('');
}

/**
 * Files named `*.icons.json` list icons: our name for it, and its name at game-icons.net. The page gets the outlines of
 * just these.
 */
export function gameIcons(): Plugin {
  return {
    name: 'ludus-game-icons',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.icons.json')) return null;
      const list = JSON.parse(readFileSync(id, 'utf8')) as Record<string, string>;
      const drawn = Object.fromEntries(Object.entries(list).map(([ours, theirs]) => [ours, outline(theirs)]));
      return { code: JSON.stringify(drawn), map: null };
    },
  };
}
