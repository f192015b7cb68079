import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createServerClock } from './server-clock';
import { watchClock } from './watch-clock';

const HOUR_MS = 3_600_000;
const NOON = Date.parse('2026-06-01T12:00:00Z');

beforeEach(() => sessionStorage.clear());

/** A page whose document says noon, on a device that shows another time. */
function page(deviceMs: number, documentMs = NOON) {
  vi.useFakeTimers({ now: deviceMs, toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const clock = createServerClock(sessionStorage);
  const ask = vi.fn(async () => NOON);
  onTestFinished(watchClock({ clock, facts: { now: documentMs } }, ask));
  return { clock, ask };
}

test.each([30 * HOUR_MS, -7 * HOUR_MS])(
  'a device that is wrong by %d ms is put right without a call of the page',
  async (wrongBy) => {
    const { clock } = page(NOON + wrongBy);

    await expect.poll(() => clock.now()).toBe(NOON);
  },
);

test('a device that is right asks nobody, also where its document was a minute on its way', () => {
  const { ask } = page(NOON, NOON - 100_000);
  dispatchEvent(new Event('online'));

  expect(ask).not.toHaveBeenCalled();
});

test('an old copy of a document puts no device wrong, and is doubted once', async () => {
  const { clock, ask } = page(NOON, NOON - 5 * HOUR_MS);
  await expect.poll(() => ask.mock.calls.length).toBe(1);
  await Promise.resolve();
  dispatchEvent(new Event('online'));

  expect(clock.now()).toBe(NOON);
  expect(ask).toHaveBeenCalledOnce();
});

test('a clock that is set while the page is open is noticed as soon as the guest comes back to it', async () => {
  const { clock, ask } = page(NOON);
  vi.setSystemTime(NOON + 8 * HOUR_MS);
  ask.mockRejectedValueOnce(new Error('away'));
  dispatchEvent(new Event('online'));
  await expect.poll(() => ask.mock.calls.length).toBe(1);
  dispatchEvent(new Event('online'));

  await expect.poll(() => clock.now()).toBe(NOON);
});
