import { expect, onTestFinished, test, vi } from 'vitest';
import { databaseNames, deleteDatabase } from './device-databases';

const device = (indexedDB: object | undefined) => {
  vi.stubGlobal('indexedDB', indexedDB);
  onTestFinished(() => void vi.unstubAllGlobals());
};

test('the databases of the device are distinguished by their names', async () => {
  device({ databases: async () => [{ name: 'outbox ana' }, {}] });

  expect(await databaseNames()).toEqual(['outbox ana']);
});

test.each([
  ['has no databases', undefined],
  ['cannot list its databases', {}],
  [
    'refuses to list its databases',
    { databases: () => Promise.reject(new DOMException('private', 'SecurityError')) },
  ],
])('a browser that %s has none', async (_why, indexedDB) => {
  device(indexedDB);

  expect(await databaseNames()).toEqual([]);
});

test('a browser that never answers has none, after two seconds', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  device({ databases: () => new Promise(() => {}) });
  const listed = vi.fn();
  void databaseNames().then(listed);

  await vi.advanceTimersByTimeAsync(1_900);
  expect(listed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(listed).toHaveBeenCalledWith([]);
});

test('opening does not wait for a database that another tab holds open', async () => {
  const request: { onblocked?: () => void } = {};
  device({
    deleteDatabase() {
      setTimeout(() => request.onblocked?.());
      return request;
    },
  });

  await expect(deleteDatabase('outbox ana')).resolves.toBeUndefined();
});

test('deleting resolves on a device without databases', async () => {
  device(undefined);

  await expect(deleteDatabase('outbox ana')).resolves.toBeUndefined();
});

test('a browser that never answers does not hold up the deletion, for more than two seconds', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  device({ deleteDatabase: () => ({}) });
  const deleted = vi.fn();
  void deleteDatabase('outbox ana').then(deleted);

  await vi.advanceTimersByTimeAsync(1_900);
  expect(deleted).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(deleted).toHaveBeenCalledOnce();
});
