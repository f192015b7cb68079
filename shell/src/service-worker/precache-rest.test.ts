import { memoryCaches } from '@guest/shared/testing/memory-caches';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { precacheRest } from './precache-rest';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('caches', memoryCaches());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Starts with the files `/1` and `/2`, each cached when the test says so. */
async function start() {
  const asked: string[] = [];
  const cached: (() => void)[] = [];
  const done = precacheRest(['/1', '/2'], (file) => {
    asked.push(file);
    return new Promise((resolve) => cached.push(resolve));
  });
  await vi.advanceTimersByTimeAsync(0);
  return { asked, cached, done };
}

const line = (facts: object) => Object.assign(new EventTarget(), facts);
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('files are cached one at a time after ten seconds without input', async () => {
  const { asked, cached, done } = await start();

  await after(9_900);
  expect(asked).toEqual([]);
  await after(200);
  expect(asked).toEqual(['/1']);
  await after(60_000);
  expect(asked).toEqual(['/1']);
  cached[0]?.();
  await after(0);
  expect(asked).toEqual(['/1', '/2']);
  cached[1]?.();
  await done;
});

test.each(['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'])(
  'after %s nothing is cached for another ten seconds',
  async (input) => {
    const { asked, cached } = await start();
    await after(10_000);
    dispatchEvent(new Event(input));
    cached[0]?.();

    await after(9_900);
    expect(asked).toEqual(['/1']);
    await after(200);
    expect(asked).toEqual(['/1', '/2']);
  },
);

test.each([
  ['saves data', { saveData: true, effectiveType: '4g' }],
  ['is metered', { type: 'cellular', effectiveType: '4g' }],
  ['is slow', { effectiveType: '3g' }],
])('a line that %s loads nothing until it changes', async (_case, facts) => {
  const connection = line(facts);
  vi.stubGlobal('navigator', { connection });
  const { asked } = await start();

  await after(120_000);
  expect(asked).toEqual([]);
  Object.assign(connection, { saveData: false, type: 'wifi', effectiveType: '4g' });
  connection.dispatchEvent(new Event('change'));
  await after(0);

  expect(asked).toEqual(['/1']);
});

test('an input in another tab counts as well', async () => {
  const { asked } = await start();
  await after(9_000);
  const heard = new Promise((resolve) =>
    new BroadcastChannel('guest-input').addEventListener('message', resolve),
  );
  const otherTab = new BroadcastChannel('guest-input');
  otherTab.postMessage(null);
  await heard;

  await after(9_900);
  expect(asked).toEqual([]);
  await after(200);

  expect(asked).toEqual(['/1']);
  otherTab.close();
});

test('the other tabs hear of the inputs, at most once a second, also when this tab has cached everything', async () => {
  const cache = await caches.open('files');
  await cache.put('http://suite/1', new Response());
  await cache.put('http://suite/2', new Response());
  const { done } = await start();
  await done;
  let heard = 0;
  const otherTab = new BroadcastChannel('guest-input');
  const hears = () => expect.poll(() => heard);
  otherTab.addEventListener('message', () => (heard += 1));

  for (let i = 0; i < 3; i += 1) dispatchEvent(new Event('scroll'));
  await hears().toBeGreaterThan(0);
  const tabs = heard;
  await after(1_000);
  dispatchEvent(new Event('scroll'));
  await hears().toBe(2 * tabs);

  otherTab.close();
});

test.each([
  [
    'takes long to begin even its quickest reply',
    [{ transferSize: 900, requestStart: 0, responseStart: 280 }],
    [],
  ],
  [
    'begins one reply quickly',
    [
      { transferSize: 900, requestStart: 10, responseStart: 120 },
      { transferSize: 900, requestStart: 0, responseStart: 700 },
    ],
    ['/1'],
  ],
  ['has sent nothing', [{ transferSize: 0, requestStart: 0, responseStart: 600 }], ['/1']],
])('a line that the browser does not describe and that %s', async (_case, entries, expected) => {
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'resource' ? (entries as unknown as PerformanceEntryList) : [],
  );

  const { asked } = await start();
  await after(20_000);

  expect(asked).toEqual(expected);
});

test('files that are cached already are skipped without a pause', async () => {
  const cache = await caches.open('files');
  await cache.put('http://suite/1', new Response());
  await cache.put('http://suite/2', new Response());

  const { asked, done } = await start();

  await done;
  expect(asked).toEqual([]);
});
