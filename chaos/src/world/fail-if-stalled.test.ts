import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { failIfStalled } from './fail-if-stalled';

test('work without progress fails and names what is unfinished', async () => {
  const stalled = failIfStalled(new Promise(() => {}), {
    progress: () => 7,
    unfinished: () => Array.from({ length: 30 }, (_, i) => `message ${i + 1}`),
    afterMs: 50,
  });

  await expect(stalled).rejects.toThrow(
    /^no progress for 0\.05 s; unfinished: message 1, .*message 20, \+10$/,
  );
});

test('work that makes progress may take longer', async () => {
  let done = 0;
  async function work(): Promise<string> {
    for (; done < 20; done += 1) await pause(20);
    return 'finished';
  }

  expect(await failIfStalled(work(), { progress: () => done, unfinished: () => [], afterMs: 200 })).toBe(
    'finished',
  );
});

test('the failure of the work is its own', async () => {
  const work = Promise.reject(new Error('the server exited'));

  await expect(failIfStalled(work, { progress: () => 0, unfinished: () => [] })).rejects.toThrow('exited');
});
