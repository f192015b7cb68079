import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { installFakeDatabases } from '@guest/shared/testing/fake-databases';
import { storedRequests } from './stored-requests';
import { NOW, ask, sent, openPage } from './testing/open-requests-page';
import { storeAsBefore, storedBefore } from './testing/requests-of-earlier-release';

installFakeDatabases();

beforeEach(() => localStorage.clear());

test('requests that an earlier release has stored are sent once under their keys and then removed from its storage', async () => {
  storeAsBefore(uuidOf(7));
  storeAsBefore(uuidOf(8), { state: 'refused', error: 'Not any more.', code: 'no' });
  storeAsBefore(uuidOf(9), { at: NOW - 25 * 3_600_000 });

  const { state, sentAsks } = await openPage({ newGuestRequest: sent });

  await expect.poll(sentAsks).toEqual([ask]);
  await expect
    .poll(() => state().queued)
    .toMatchObject([
      { ask: { key: uuidOf(9) }, state: 'held' },
      { ask: { key: uuidOf(8) }, state: 'refused', error: 'Not any more.', code: 'no' },
    ]);
  await expect.poll(storedBefore).toEqual([]);
});

test('a request of an earlier release stays in its storage until it is sent if the outbox has no room', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('indexedDB', undefined);
  storeAsBefore(uuidOf(7));
  const { outbox, connect, state } = await openPage({ newGuestRequest: sent }, { isOffline: true });
  await expect.poll(() => state().queued).toHaveLength(1);
  expect(storedBefore()).toHaveLength(1);

  connect();
  await outbox.flush();

  await expect.poll(storedBefore).toEqual([]);
});

test('a foreign value under the name of a request is dropped with a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.setItem('outbox:requests:g1:a', '{"ask":1}');
  localStorage.setItem('outbox:requests:g1:b', 'no json');

  expect((await openPage({})).state().queued).toEqual([]);

  expect(warn.mock.calls.flat().join()).toMatch(/g1:a cannot be read.*g1:b cannot be read/);
  expect(storedBefore()).toEqual([]);
});

test('reading any value under the name of a request neither throws nor sends anything', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const almost = fc.record({
    ask: fc.oneof(fc.constant(ask), fc.jsonValue()),
    templateName: fc.oneof(fc.string(), fc.jsonValue()),
    at: fc.oneof(fc.integer(), fc.jsonValue()),
    state: fc.oneof(fc.constantFrom('waiting', 'held', 'refused'), fc.jsonValue()),
  });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        almost.map((it) => JSON.stringify(it)),
      ),
      (text) => {
        localStorage.setItem(`outbox:requests:g1:${ask.key}`, text);
        for (const { key, body } of storedRequests('g1')) expect(body).toMatchObject({ request: { key } });
      },
    ),
  );
});
