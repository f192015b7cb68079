import { buildContract } from '@guest/shared/contracts/release/build.contract';
import { memoryCaches } from '@guest/shared/testing/memory-caches';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PrecacheMessage } from './precache-message';
import { requestPrecache } from './request-precache';

const FILES = ['/releases/one.js', '/releases/other.js'];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts with a worker that records what it is told and answers nothing. */
async function start(connection?: object) {
  const told: PrecacheMessage[] = [];
  const asked: unknown[] = [];
  const registration = { active: { postMessage: (message: PrecacheMessage) => told.push(message) } };
  const serviceWorker = {
    controller: null,
    register: async () => {},
    ready: Promise.resolve(registration),
  };
  vi.stubGlobal('navigator', { serviceWorker, connection });
  const send = async (endpoint: unknown) => {
    asked.push(endpoint);
    return { data: { files: FILES.map((url) => ({ url, lang: null })) } };
  };
  // The casts are safe: these are the parts that the function uses.
  const host = { api: { send }, lang: 'en' } as unknown as Parameters<typeof requestPrecache>[0];
  const boot = { buildId: 'one', config: { environment: 'production' } } as Parameters<
    typeof requestPrecache
  >[1];
  void requestPrecache(host, boot);
  await vi.advanceTimersByTimeAsync(0);
  return { told, asked, registration };
}

const filesIn = (messages: PrecacheMessage[]) => messages.flatMap(({ files }) => files);

test('the worker stores the document, and hears which files belong to the set', async () => {
  const { told, asked } = await start();

  expect(asked).toEqual([buildContract.buildFiles]);
  expect(told).toMatchObject([{ document: location.href }, { members: FILES }]);
});

test('a guest who saves data loads no list, no document and no file for later', async () => {
  const { told, asked } = await start({ saveData: true, effectiveType: '4g' });
  await vi.advanceTimersByTimeAsync(120_000);

  expect([told, asked]).toEqual([[], []]);
});

test('a worker that was ended does not hold up the next file for ever', async () => {
  const { told } = await start();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(filesIn(told)).toEqual(FILES.slice(0, 1));

  await vi.advanceTimersByTimeAsync(66_000);

  expect(filesIn(told)).toEqual(FILES);
});

test('the next file is cached by the worker of an update', async () => {
  const { told, registration } = await start();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(filesIn(told)).toEqual(FILES.slice(0, 1));

  const toldUpdated: PrecacheMessage[] = [];
  registration.active = { postMessage: (message) => toldUpdated.push(message) };
  await vi.advanceTimersByTimeAsync(66_000);

  expect(filesIn(told)).toEqual(FILES.slice(0, 1));
  expect(filesIn(toldUpdated)).toEqual(FILES.slice(1));
});
