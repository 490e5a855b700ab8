import { sha256 } from './sha256';

/* The same as ludus.kernel.Seed: what is published, and what all chance of a game follows from. */

/** SHA-256("ludus:commit" ‖ secret) */
export function commitment(secret: string): Promise<string> {
  return labelled('ludus:commit', [secret]);
}

/** SHA-256("ludus:seed" ‖ secret ‖ nonces in seat order); seats without a client of their own have none. */
export function seed(secret: string, nonces: string[]): Promise<string> {
  return labelled('ludus:seed', [secret, ...nonces]);
}

async function labelled(label: string, values: string[]): Promise<string> {
  const parts = [new TextEncoder().encode(label), ...values.map(bytes)];
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return hex(await sha256(all));
}

function bytes(text: string): Uint8Array {
  if (text.length % 2 !== 0 || /[^0-9a-f]/i.test(text)) throw new Error('Not in hexadecimal digits');
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
