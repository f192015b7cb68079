import { expect, test } from 'vitest';
import { createQuarantine } from './quarantine';

const MINUTE = 60_000;
const PROBE_MS = 10_000;

function quarantined() {
  const clock = { now: 0 };
  const quarantine = createQuarantine({ forMs: MINUTE, probeMs: PROBE_MS, now: () => clock.now });
  /** Lets each probe fail at once, and returns for how many minutes the view was blocked each time. */
  const minutesOf = (failures: number): number[] =>
    Array.from({ length: failures }, () => {
      quarantine.bad('menu');
      const since = clock.now;
      while (!quarantine.isAllowed('menu')) clock.now += 1_000;
      return (clock.now - since) / MINUTE;
    });
  return { clock, quarantine, minutesOf };
}

test('a view that fails at each probe is blocked for 1 minute and then for twice as long each time, at most for 16', () => {
  const { minutesOf } = quarantined();

  expect(minutesOf(7)).toEqual([1, 2, 4, 8, 16, 16, 16]);
});

test('a view that has recovered begins again with 1 minute', () => {
  const { quarantine, minutesOf } = quarantined();
  minutesOf(4);

  quarantine.good('menu');

  expect(quarantine.names()).toEqual([]);
  expect(minutesOf(2)).toEqual([1, 2]);
});

test('after a quarantine one probe is admitted, and another one if the first has no result', () => {
  const { clock, quarantine } = quarantined();
  quarantine.bad('menu');

  clock.now += MINUTE - 1;
  expect(quarantine.isAllowed('menu')).toBe(false);
  clock.now += 1;
  expect([quarantine.isAllowed('menu'), quarantine.isAllowed('menu')]).toEqual([true, false]);
  clock.now += PROBE_MS - 1;
  expect(quarantine.isAllowed('menu')).toBe(false);
  clock.now += 1;
  expect(quarantine.isAllowed('menu')).toBe(true);
});

test('the third late result in a row counts as a failure', () => {
  const { quarantine } = quarantined();

  expect([quarantine.late('menu'), quarantine.late('menu')]).toEqual([false, false]);
  quarantine.good('menu');
  expect([1, 2, 3].map(() => quarantine.late('menu'))).toEqual([false, false, true]);
  expect(quarantine.isAllowed('menu')).toBe(false);
});
