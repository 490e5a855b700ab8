// npm run map: draws the map of Mare Nostrum anew. What it writes is committed; a test compares the two.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeMap } from './map.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const read = (path) => JSON.parse(readFileSync(join(HERE, path), 'utf8'));

export const MAP = join(HERE, '../src/games/mare-nostrum/map/map.json');

/** The text of the map's file. */
export function make() {
  const map = makeMap(
    read('../../games/mare-nostrum/src/main/resources/ludus/marenostrum/data.json'),
    read('layout.json'),
    read('../node_modules/world-atlas/land-50m.json'),
  );
  return `{\n${Object.entries(map).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(',\n')}\n}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(MAP, make());
