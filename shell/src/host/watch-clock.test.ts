import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createServerClock } from './server-clock';
import { watchClock } from './watch-clock';

const HOUR_MS = 3_600_000;
const NOON = Date.parse('2026-06-01T12:00:00Z');

beforeEach(() => sessionStorage.clear());

/** A page whose document was created at noon, on a device with a different clock. */
function page(deviceMs: number, documentMs = NOON) {
  vi.useFakeTimers({ now: deviceMs, toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const clock = createServerClock(sessionStorage);
  const ask = vi.fn(async () => NOON);
  onTestFinished(watchClock({ clock, facts: { now: documentMs } }, ask));
  return { clock, ask };
}

test.each([30 * HOUR_MS, -7 * HOUR_MS])(
  'a device clock that is wrong by %d ms is corrected without a call of the page',
  async (wrongBy) => {
    const { clock } = page(NOON + wrongBy);

    await expect.poll(() => clock.now()).toBe(NOON);
  },
);

test('a correct device clock causes no request, even if the document is more than a minute old', () => {
  const { ask } = page(NOON, NOON - 100_000);
  dispatchEvent(new Event('online'));

  expect(ask).not.toHaveBeenCalled();
});

test('an old document does not change a correct clock and causes only one request', async () => {
  const { clock, ask } = page(NOON, NOON - 5 * HOUR_MS);
  await expect.poll(() => ask.mock.calls.length).toBe(1);
  await Promise.resolve();
  dispatchEvent(new Event('online'));

  expect(clock.now()).toBe(NOON);
  expect(ask).toHaveBeenCalledOnce();
});

test('a clock that changes while the page is open is corrected when the guest returns to the page', async () => {
  const { clock, ask } = page(NOON);
  vi.setSystemTime(NOON + 8 * HOUR_MS);
  ask.mockRejectedValueOnce(new Error('away'));
  dispatchEvent(new Event('online'));
  await expect.poll(() => ask.mock.calls.length).toBe(1);
  dispatchEvent(new Event('online'));

  await expect.poll(() => clock.now()).toBe(NOON);
});
