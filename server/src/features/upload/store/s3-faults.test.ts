import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createLog } from '../../../platform/log/logging';
import { knownGuest } from '../../../testing/guests';
import { NOON } from '../../../testing/test-app';
import { fakeS3 } from '../testing/fake-s3';
import { jpeg } from '../testing/sample-files';
import { testUploads } from '../testing/test-uploads';
import { createS3Store } from './s3-store';

const s3 = await fakeS3('uploads');
afterAll(() => s3.close());
beforeEach(() => (s3.state.mode = 'works'));
const lines: string[] = [];
const suite = await testUploads({
  env: {
    UPLOADS_S3_ENDPOINT: s3.endpoint,
    UPLOADS_S3_BUCKET: 'uploads',
    UPLOADS_S3_KEY: 'key',
    UPLOADS_S3_SECRET: 'secret',
  },
  log: createLog('info', { write: (line) => void lines.push(line) }),
});
const settings = { bucket: 'uploads', region: 'us-east-1', key: 'key', secret: 'secret' };
const unavailable = { status: 503, code: 'storage_unavailable', retryAfterMs: 5_000 };
const busy = { status: 503, code: 'SlowDown' };
const denied = { status: 403, code: 'AccessDenied' };

/** A ticket whose file the browser has uploaded to the store. */
async function uploaded() {
  const ada = await suite.guest();
  const { key } = await suite.ticketFor(ada);
  s3.files.set(`arrived/${key}`, jpeg);
  return { ada, key };
}

test.each([
  ['is busy', busy],
  ['denies access', denied],
])('a photo is not lost while the store %s: its message is sent again', async (_what, mode) => {
  const { ada, key } = await uploaded();
  const message = suite.message(key);

  s3.state.mode = mode;
  const refused = await ada.request('newExternalMessage', message);
  s3.state.mode = 'works';
  const sent = await ada.request('newExternalMessage', message);

  expect(refused).toMatchObject(unavailable);
  expect(sent).toMatchObject({ status: 200, data: { dup: false } });
  expect(s3.files.has(key)).toBe(true);
  expect(s3.files.has(`arrived/${key}`)).toBe(false);
});

test.each([
  ['is busy', busy],
  ['denies access', denied],
])('a profile photo is refused for some seconds while the store %s', async (_what, mode) => {
  const { headers } = await knownGuest(suite.db, NOON);
  const url = '/web/property/casa-miramar/guest/photo';
  const put = () =>
    suite.app.inject({
      method: 'PUT',
      url,
      headers: { ...headers, 'content-type': 'image/jpeg' },
      payload: jpeg,
    });
  const before = await put();
  const { profilePhoto } = before.json<{ user: { profilePhoto: string } }>().user;
  s3.state.mode = mode;
  lines.length = 0;

  const refused = await put();
  const hidden = await suite.get(profilePhoto);
  s3.state.mode = 'works';
  const shown = await suite.get(profilePhoto);

  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toMatchObject([
    503,
    '5',
    { code: 'storage_unavailable' },
  ]);
  expect([hidden.status, shown.status]).toEqual([503, 200]);
  const logged = lines.filter((line) => line.includes('the file store failed'));
  expect(logged).toHaveLength(2);
  expect(logged.join('')).toContain(`${mode.status} ${mode.code}`);
  expect(lines.join('')).not.toContain('/p/casa-miramar');
});

test.each(['put', 'read', 'remove'] as const)(
  'a store that does not answer is unavailable: %s',
  async (call) => {
    const store = createS3Store({ ...settings, endpoint: s3.endpoint }, { silentMs: 100 });
    s3.state.mode = 'silent';

    const answer = call === 'put' ? store.put('a.txt', jpeg, 'text/plain') : store[call]('a.txt');

    await expect(answer).rejects.toMatchObject({ status: 503, code: 'storage_unavailable' });
  },
);

test('a store that cannot be reached is unavailable, and its address is not logged', async () => {
  const gone = await fakeS3('uploads');
  await gone.close();
  const store = createS3Store({ ...settings, endpoint: gone.endpoint });

  await expect(store.read('a.txt')).rejects.toMatchObject({
    status: 503,
    code: 'storage_unavailable',
    cause: { message: 'the file store failed with ECONNREFUSED' },
  });
});

test('a guest who reads a file slowly gets all of it', async () => {
  const store = createS3Store({ ...settings, endpoint: s3.endpoint }, { silentMs: 300 });
  // More than the sockets and streams in between hold, so that the store has to wait for the reader.
  const film = Buffer.alloc(20_000_000, 'film');
  s3.files.set('film.mp4', film);

  const stream = await store.read('film.mp4');
  await sleep(900);
  const parts: Buffer[] = [];
  for await (const part of stream ?? []) {
    if (parts.length === 1) await sleep(900);
    parts.push(Buffer.from(part));
  }

  expect(Buffer.concat(parts).equals(film)).toBe(true);
});

test('a store that stops in the middle of a file is unavailable', async () => {
  const store = createS3Store({ ...settings, endpoint: s3.endpoint }, { silentMs: 100 });
  s3.files.set('film.mp4', Buffer.alloc(10_000));
  s3.state.mode = 'stops';

  const stream = await store.read('film.mp4');

  await expect(buffer(stream ?? Readable.from([]))).rejects.toMatchObject({
    status: 503,
    code: 'storage_unavailable',
  });
});

test('a file that nobody begins to read is closed at the store too', async () => {
  const other = await fakeS3('uploads');
  onTestFinished(() => other.close());
  const store = createS3Store({ ...settings, endpoint: other.endpoint });
  other.files.set('film.mp4', Buffer.alloc(20_000_000));

  const stream = await store.read('film.mp4');
  expect(await other.connections()).toBe(1);
  stream?.destroy();

  await expect.poll(() => other.connections()).toBe(0);
});
