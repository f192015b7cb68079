import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { bytesOf, type Form } from './receive-form';

test.each([
  ['before the file is read', () => AbortSignal.abort()],
  ['while the file is read', () => AbortSignal.timeout(50)],
])('an upload whose time is over %s ends with a refusal', async (_when, createSignal) => {
  // The cast is safe because only the stream is read, which never ends.
  const file = new PassThrough() as unknown as Form['file'];
  file.on('error', () => {});

  const receiving = bytesOf(file, { most: 10, signal: createSignal(), tooMany: () => new Error('too many') });

  await expect(receiving).rejects.toMatchObject({ status: 503, code: 'upload_slow' });
});
