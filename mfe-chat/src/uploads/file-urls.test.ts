import { fakeRealtime } from '@guest/shared/testing/fake-realtime';
import { expect, test } from 'vitest';
import { createFileUrls } from './file-urls';

const clock = { now: 0 };
const served = ({ keys }: { keys: string[] }) => ({
  until: clock.now + 1_800_000,
  files: keys.filter((key) => key !== 'gone').map((key) => ({ key, url: `/uploads/${key}`, sizes: [] })),
});

test('addresses of many files are requested together and once', async () => {
  const realtime = fakeRealtime({ getFileUrls: served });
  const urls = createFileUrls(realtime, () => clock.now);

  const [a, b, again, gone] = await Promise.all(['a', 'b', 'a', 'gone'].map((key) => urls.of(key)));
  await urls.of('b');

  expect([a?.url, b?.url, again?.url, gone]).toEqual(['/uploads/a', '/uploads/b', '/uploads/a', undefined]);
  expect(realtime.sentRequests).toEqual([{ name: 'getFileUrls', body: { keys: ['a', 'b', 'gone'] } }]);
});

test('addresses are requested again before they expire and after a failure', async () => {
  const realtime = fakeRealtime({ getFileUrls: served });
  const urls = createFileUrls(realtime, () => clock.now);

  await urls.of('a');
  clock.now += 1_739_000;
  await urls.of('a');
  clock.now += 2_000;
  await urls.of('a');
  urls.forget('a');
  await urls.of('a');

  expect(realtime.sentRequests).toHaveLength(3);
});

test('more than fifty addresses are requested in batches', async () => {
  const realtime = fakeRealtime({ getFileUrls: served });
  const urls = createFileUrls(realtime, () => clock.now);
  const keys = Array.from({ length: 120 }, (_, i) => String(i));

  const all = await Promise.all(keys.map((key) => urls.of(key)));

  expect(all.every((url, i) => url?.key === keys[i])).toBe(true);
  expect(realtime.sentRequests.map(({ body }) => 'keys' in body && body.keys.length)).toEqual([50, 50, 20]);
});
