import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createCallQueue } from './call-queue';
import { CallNotMade } from './circuit-breaker';

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => 'made',
    (error: unknown) => error,
  );

test('no more calls run at the same time than allowed, and all are made in turn', async () => {
  const { run } = createCallQueue({ maxParallel: 4, maxWaitMs: 10_000 });
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const calls = Array.from({ length: 12 }, (_, i) =>
    run(async () => {
      begun.push(i);
      running += 1;
      most = Math.max(most, running);
      await pause(5);
      running -= 1;
      return i;
    }),
  );

  const results = await Promise.all(calls);

  expect(most).toBe(4);
  expect(begun).toEqual(results);
});

test('a call that fails makes room for the next', async () => {
  const { run } = createCallQueue({ maxParallel: 1, maxWaitMs: 10_000 });

  const failed = run(() => Promise.reject(new Error('404')));
  const next = run(async () => 'made');

  await expect(failed).rejects.toThrow('404');
  expect(await next).toBe('made');
});

test('a call whose turn does not come in time is never made, and that is told once until a turn comes at once', async () => {
  let overloads = 0;
  const { run } = createCallQueue({ maxParallel: 1, maxWaitMs: 20, onOverload: () => (overloads += 1) });
  let made = 0;
  const waiting = () =>
    run(async () => {
      made += 1;
    });
  const long = async () => {
    let end = () => {};
    const running = run(() => new Promise<void>((resolve) => (end = resolve)));
    const results = await Promise.all([failureOf(waiting()), failureOf(waiting())]);
    end();
    await running;
    return results;
  };

  const first = await long();
  await pause(1);
  const second = await long();

  for (const result of [...first, ...second]) expect(result).toBeInstanceOf(CallNotMade);
  expect([made, overloads]).toEqual([0, 2]);
});

test('a call that has begun in time may take longer than it could have waited', async () => {
  const { run } = createCallQueue({ maxParallel: 1, maxWaitMs: 10 });

  expect(await run(() => pause(40, 'late'))).toBe('late');
});
