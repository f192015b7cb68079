import { postingContract } from '@guest/shared/contracts/feed/posting.contract';
import { ApiError } from '@guest/shared/http/api-error';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { expect, test } from 'vitest';
import { uploadPhoto } from './upload-photo';

const photo = {
  property: 'grand',
  blob: new Blob(['x'], { type: 'image/jpeg' }),
  signal: new AbortController().signal,
  onProgress: () => {},
};

test('a photo waits for a server that does not answer, however often it was tried', async () => {
  const host = fakeHost([[postingContract.requestUpload, new ApiError(0, 'Error')]]);

  for (const tries of [0, 4, 40])
    await expect(uploadPhoto(host, { ...photo, record: { tries } })).rejects.toMatchObject({
      status: 0,
      code: 'not-sent',
    });
});

test('a cancelled upload ends the request for its ticket', async () => {
  const signals: unknown[] = [];
  const host = fakeHost();
  const send = async (_endpoint: unknown, { signal }: { signal?: AbortSignal }) => {
    signals.push(signal);
    return { error: 'Error' };
  };
  // The cast is safe because only the request for the ticket is sent.
  const api = { ...host.api, send: send as typeof host.api.send };

  await expect(uploadPhoto({ api }, { ...photo, record: { tries: 0 } })).rejects.toMatchObject({ status: 0 });

  expect(signals).toEqual([photo.signal]);
});
