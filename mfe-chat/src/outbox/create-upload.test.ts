import { fakeRealtime } from '@guest/shared/testing/fake-realtime';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { expect, test } from 'vitest';
import type { OutboxRecord } from '@guest/shared/outbox/outbox-record';
import { createUpload } from './create-upload';

const ticket = { status: 200, url: 'http://127.0.0.1:1/uploads', fields: {}, key: 'p/casa/a.jpg' };
const file: NonNullable<OutboxRecord['file']> = {
  blob: new Blob(['x']),
  type: 'photo',
  fileData: { name: 'pool.jpg', size: 1, mimeType: 'image/jpeg' },
};
const on = { progress: () => {}, signal: new AbortController().signal };

/** The upload reads only `lane`. */
const inRoom = (lane: string) => ({ lane }) as OutboxRecord;

test.each([
  ['an invalid ticket', { ...ticket, status: 500 }, 'Error getting urlResponse'],
  ['a ticket without an address', { ...ticket, url: '' }, 'FileError'],
  ['a ticket without a file name', { ...ticket, key: '' }, 'FileError'],
])('X-10 %s fails the upload', async (_what, getUploadUrl, text) => {
  const realtime = fakeRealtime({ getUploadUrl });

  await expect(createUpload(realtime)(file, inRoom(uuidOf(1)), on)).rejects.toMatchObject({
    status: 400,
    message: text,
  });
  expect(realtime.sentRequests).toMatchObject([
    { body: { type: 'photo', ext: 'jpg', size: 1, roomId: uuidOf(1) } },
  ]);
});

test.each([
  ['no data of a photo', null],
  ['a photo without its bytes', unreadable()],
])('an upload fails permanently before any request if the device returns %s', async (_what, blob) => {
  const realtime = fakeRealtime({ getUploadUrl: ticket });
  // The device may return a value that does not match its type.
  const lost = { ...file, blob: blob as Blob };

  await expect(createUpload(realtime)(lost, inRoom(uuidOf(1)), on)).rejects.toMatchObject({
    status: 410,
    code: 'file-lost',
  });
  expect(realtime.sentRequests).toEqual([]);
});

function unreadable(): Blob {
  const blob = new Blob(['x']);
  const refuse = () => Promise.reject(new DOMException('It is gone', 'NotFoundError'));
  return Object.assign(blob, { slice: () => Object.assign(new Blob(), { arrayBuffer: refuse }) });
}
