import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { commitment, seed } from '../src/fair/seed';
import { sha256ByHand } from '../src/fair/sha256';

const secret = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const nonce = 'ffeeddccbbaa99887766554433221100';
const hash = (label: string, ...hex: string[]) =>
  createHash('sha256').update(label, 'ascii').update(Buffer.from(hex.join(''), 'hex')).digest('hex');

test('reckons as ludus.kernel.Seed does', async () => {
  expect(await commitment(secret)).toBe(hash('ludus:commit', secret));
  expect(await seed(secret, [nonce, '', nonce])).toBe(hash('ludus:seed', secret, nonce, nonce));
});

test('without a secure origin too', async () => {
  vi.stubGlobal('crypto', {});
  expect(await commitment(secret)).toBe(hash('ludus:commit', secret));
  vi.unstubAllGlobals();
});

test.each([0, 3, 55, 56, 63, 64, 65, 1000])('hashes %i bytes by hand', (length) => {
  const data = Uint8Array.from({ length }, (_, i) => (i * 31) & 255);
  expect(Buffer.from(sha256ByHand(data)).toString('hex')).toBe(createHash('sha256').update(data).digest('hex'));
});

test('what is not hexadecimal is refused', async () => {
  await expect(commitment('xyz')).rejects.toThrow();
});
