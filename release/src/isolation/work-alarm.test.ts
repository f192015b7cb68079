import { expect, onTestFinished, test, vi } from 'vitest';
import type { ProcessUsage } from './process-usage';
import { workAlarm } from './work-alarm';

/** A process whose processor time is `share` of the time that passes. */
function alarmFor(share: number, isRunnable: boolean, limit = 1_000) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const since = performance.now();
  const usage = async (): Promise<ProcessUsage> => ({
    memory: 0,
    cpuMs: share * (performance.now() - since),
    isRunnable,
  });
  const onTimeout = vi.fn();
  return { onTimeout, stop: workAlarm(limit, usage, onTimeout) };
}

test('a process that works all the time is ended at the limit', async () => {
  const { onTimeout } = alarmFor(1, true);

  await vi.advanceTimersByTimeAsync(1_100);

  expect(onTimeout).toHaveBeenCalledOnce();
});

test('a process that gets a quarter of a processor has four times as long', async () => {
  const { onTimeout } = alarmFor(0.25, true);

  await vi.advanceTimersByTimeAsync(3_500);
  expect(onTimeout).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);

  expect(onTimeout).toHaveBeenCalledOnce();
});

test('a process at rest that has not answered is ended at the limit', async () => {
  const { onTimeout } = alarmFor(0, false);

  await vi.advanceTimersByTimeAsync(1_300);

  expect(onTimeout).toHaveBeenCalledOnce();
});

test('a process that never gets a processor is ended after ten times the limit', async () => {
  const { onTimeout } = alarmFor(0, true);

  await vi.advanceTimersByTimeAsync(9_000);
  expect(onTimeout).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_500);

  expect(onTimeout).toHaveBeenCalledOnce();
});

test('an answer stops the alarm', async () => {
  const { onTimeout, stop } = alarmFor(0.5, true);
  await vi.advanceTimersByTimeAsync(1_500);

  stop();
  await vi.advanceTimersByTimeAsync(20_000);

  expect(onTimeout).not.toHaveBeenCalled();
});
