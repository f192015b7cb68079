import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { startIntervalTask, runAll } from './interval-task';
import { createLog } from '../log/logging';

test('a slow task does not overlap with itself, and stopping waits for it', async () => {
  let [begun, atOnce, most] = [0, 0, 0];
  let end = (): void => {};
  const work = async () => {
    [begun, atOnce] = [begun + 1, atOnce + 1];
    most = Math.max(most, atOnce);
    await new Promise<void>((done) => (end = done));
    atOnce -= 1;
  };
  const stop = startIntervalTask(1, work, () => {});

  await expect.poll(() => begun).toBe(1);
  end();
  await expect.poll(() => begun).toBe(2);
  const stopped = stop();
  end();
  await stopped;

  expect([most, atOnce]).toEqual([1, 0]);
});

test('a failing part does not stop the others, and each failure is logged without guest data', async () => {
  const lines: string[] = [];
  const done: string[] = [];
  const tasks = [
    () => Promise.reject(new DrizzleQueryError('select', ["a guest's own words"], new Error('the first'))),
    async () => void done.push('the second'),
    () => Promise.reject(new Error('the third')),
  ];

  const failed: unknown = await runAll(async (runTask) => {
    for (const task of tasks) await runTask(task());
  }).catch((error: unknown) => error);
  createLog('error', { write: (line) => void lines.push(line) }).error({ err: failed }, 'some had to wait');

  expect(done).toEqual(['the second']);
  expect(JSON.parse(lines.join(''))).toMatchObject({
    err: { message: '2 failed', errors: [{ message: 'the first' }, { message: 'the third' }] },
  });
  expect(lines.join('')).not.toContain('own words');
});
