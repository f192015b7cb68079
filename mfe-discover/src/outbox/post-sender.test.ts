import { postingContract } from '@guest/shared/contracts/feed/posting.contract';
import { createOutbox } from '@guest/shared/outbox/outbox';
import { memoryStorage } from '@guest/shared/outbox/testing/memory-storage';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { openSilentServer } from '@guest/shared/uploads/testing/silent-server';
import { expect, onTestFinished, test } from 'vitest';
import { POST, queueKeyOf } from './post-body';
import { createPostSender } from './post-sender';

test('deleting a post ends the upload of its photos, and nothing of it is sent', async () => {
  const files = await openSilentServer();
  onTestFinished(files.close);
  const called: string[] = [];
  const send = async ({ path }: { path: string }) => {
    called.push(path);
    return { data: { url: files.url, fields: {}, key: 'a/key' }, status: 200 };
  };
  const sender = createPostSender({
    // The cast is safe because the sender makes only these calls.
    api: { send } as never,
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  const outbox = createOutbox({
    storage: memoryStorage(),
    senders: { [POST]: sender },
    upload: async () => '',
    clock: { now: Date.now, after: () => () => {} },
    random: () => 0.5,
  });
  const photo = { blob: new Blob(['x'], { type: 'image/jpeg' }), alt: '', width: 4, height: 3 };
  const body = {
    property: 'grand',
    text: 'The sea',
    tags: [],
    photos: [photo, photo],
    lang: 'en',
    isAnyway: false,
  };
  outbox.open();
  await outbox.add({ key: uuidOf(1), kind: POST, lane: queueKeyOf(uuidOf(1)), body });
  await expect.poll(files.received).toBe(1);
  expect(outbox.records()).toMatchObject([{ status: 'sending', mayBeThere: false }]);

  await outbox.discard(uuidOf(1));

  await expect.poll(() => outbox.records()).toEqual([]);
  expect([files.received(), called]).toEqual([1, [postingContract.requestUpload.path]]);
});
