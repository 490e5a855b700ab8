import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What the page ships of others. */
const PACKAGES = ['preact', '@preact/signals', '@preact/signals-core', '@fontsource/cinzel', '@fontsource/alegreya-sans', 'world-atlas'];

const ICONS = `Icons of game-icons.net by Lorc, Delapouite and contributors (https://game-icons.net/about.html#authors),
under CC BY 3.0 (https://creativecommons.org/licenses/by/3.0/): the outlines are unchanged, the colours are ours.`;

const COAST = `The coast of the map of Mare Nostrum is made from Natural Earth (https://www.naturalearthdata.com), which is in the public
domain, as packed by world-atlas.`;

/** Writes `licences.txt`, to which the page of credits leads. */
export function licences(): Plugin {
  let root = '';
  return {
    name: 'ludus-licences',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle() {
      const texts = PACKAGES.map((name) => `${name}\n\n${licenceOf(join(root, 'node_modules', name))}`);
      const source = [ICONS, COAST, ...texts].join(`\n\n${'-'.repeat(80)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: `${source}\n` });
    },
  };
}

function licenceOf(folder: string): string {
  const file = ['LICENSE', 'LICENSE.md', 'LICENSE.txt'].map((name) => join(folder, name)).find((path) => existsSync(path));
  if (!file) throw new Error(`${folder} has no licence`);
  return readFileSync(file, 'utf8').trim();
}
