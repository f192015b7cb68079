import { expect, test } from 'vitest';
import { createRestartBackoff } from './restart-backoff';

function backoff() {
  const clock = { now: 0 };
  const restarts = createRestartBackoff({ firstMs: 250, maxMs: 60_000, now: () => clock.now });
  /** Lets a process fail as soon as it may be restarted, and returns the pauses between its restarts. */
  const pausesOf = (failures: number): number[] =>
    Array.from({ length: failures }, () => {
      restarts.failed('shell');
      const since = clock.now;
      while (restarts.isPaused('shell')) clock.now += 1;
      return clock.now - since;
    });
  return { clock, restarts, pausesOf };
}

test('a process that fails again and again is restarted at once, and then after pauses that double up to the limit', () => {
  const { pausesOf } = backoff();

  expect(pausesOf(11)).toEqual([0, 250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
});

test('a process that has worked meanwhile is restarted at once', () => {
  const { restarts, pausesOf } = backoff();
  pausesOf(5);

  restarts.succeeded('shell');

  expect(pausesOf(2)).toEqual([0, 250]);
});

test('the failures of one process do not delay another', () => {
  const { restarts } = backoff();
  for (let i = 0; i < 5; i++) restarts.failed('shell');

  expect(restarts.isPaused('shell')).toBe(true);
  expect(restarts.isPaused('chat')).toBe(false);
});
