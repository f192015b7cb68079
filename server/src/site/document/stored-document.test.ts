import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { storeDocument } from './stored-document';

/** Returns words that differ enough to compress to about a third of their size. */
const randomWords = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    createHash('sha256').update(String(i)).digest('hex').slice(0, 6),
  ).join(' ');

test('a document that exceeds the first flight is compressed harder at once', async () => {
  const [small, large] = [storeDocument(randomWords(500)), storeDocument(randomWords(4_000))];

  const quick = await small.body('br');
  await small.body('br');
  const [atOnce, again] = [await large.body('br'), await large.body('br')];

  await expect.poll(async () => (await small.body('br')).length).toBeLessThan(quick.length);
  expect(again.length).toBe(atOnce.length);
  expect(brotliDecompressSync(atOnce).toString()).toBe(randomWords(4_000));
});

test('a document that was compressed hard for its first guest is not compressed again', async () => {
  const large = storeDocument(randomWords(4_000));
  const first = await large.body('br');
  await large.body('br');

  // Another one as large takes longer than the first would take again.
  await storeDocument(randomWords(4_000)).body('br');

  expect(await large.body('br')).toBe(first);
});
