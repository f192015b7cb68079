import { expect, test } from 'vitest';
import { NOON } from '../../testing/test-app';
import { createAcceptUpload } from './accept-upload';
import { storageUnavailable } from './rules/file-errors';
import type { FileStore } from './store/file-store';
import { jpeg } from './testing/sample-files';
import { testUploads } from './testing/test-uploads';
import { createUploadRepository } from './upload.repository';

const suite = await testUploads();

/** A file whose first check takes more than a minute, so that a second one has taken it over. */
async function takenTwice() {
  const ada = await suite.guest();
  const { key } = await suite.ticketFor(ada);
  let now = NOON;
  const rows = createUploadRepository(suite.db, () => now);
  const files = new Map<string, Buffer>();
  const store: FileStore = {
    put: async (name, bytes) => void files.set(name, bytes),
    read: async () => undefined,
    remove: async (name) => void files.delete(name),
  };
  const acceptUpload = createAcceptUpload(rows, store);
  const row = await rows.find(key);
  if (!row) throw new Error('the ticket has no row');
  const take = async () => {
    const taken = await rows.takeToCheck(row.id);
    if (!taken) throw new Error('the row cannot be taken');
    return taken;
  };
  const first = await take();
  now += 61_000;
  const second = await take();
  const check = (taken: typeof first, receive: () => Promise<Buffer>) =>
    acceptUpload(row, taken, receive, { keepsFile: true });
  return { key, rows, files, first, second, check };
}

test.each([
  ['the store failed', () => Promise.reject(storageUnavailable())],
  ['its file was away', () => Promise.reject(new Error('away'))],
  ['it was ready at last', () => Promise.resolve(jpeg)],
])('a slow check that ends because %s does not disturb the one that follows it', async (_why, receive) => {
  const { key, rows, files, first, second, check } = await takenTwice();

  const late = check(first, receive);
  await expect(late).rejects.toMatchObject({ status: 503 });
  const clean = await check(second, () => Promise.resolve(jpeg));

  expect(clean.state).toBe('clean');
  expect((await rows.find(key))?.state).toBe('clean');
  expect(files.has(key)).toBe(true);
});

test('a late failure leaves the files of the check that has ended', async () => {
  const { key, rows, files, first, second, check } = await takenTwice();
  await check(second, () => Promise.resolve(jpeg));

  await expect(check(first, () => Promise.reject(new Error('away')))).rejects.toMatchObject({ status: 503 });

  expect((await rows.find(key))?.state).toBe('clean');
  expect(files.has(key)).toBe(true);
});
