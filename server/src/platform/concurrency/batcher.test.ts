import fc from 'fast-check';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createBatcher } from './batcher';

/** Creates a batcher whose batches complete when the test says so. */
function createControlledBatcher({ most: maxSize = 10, atOnce: maxParallel = 1 } = {}) {
  const batches: { items: number[]; finish: () => void; fail: (reason: Error) => void }[] = [];
  const groups = createBatcher<number, number>({
    maxSize,
    maxParallel,
    work: (items) =>
      new Promise((resolve, reject) => {
        batches.push({ items, finish: () => resolve(items.map((item) => item * 2)), fail: reject });
      }),
  });
  return { groups, batches, until: (count: number) => expect.poll(() => batches.length).toBe(count) };
}

test('items that arrive during a batch form the next batch, in order', async () => {
  const { groups, batches, until } = createControlledBatcher();
  const first = groups.add(1);
  await until(1);
  const rest = [2, 3, 4].map((item) => groups.add(item));
  batches[0]?.finish();
  await until(2);
  batches[1]?.finish();

  expect(await Promise.all([first, ...rest])).toEqual([2, 4, 6, 8]);
  expect(batches.map(({ items }) => items)).toEqual([[1], [2, 3, 4]]);
});

test('neither the size of a batch nor the number of parallel batches exceeds its limit', async () => {
  const { groups, batches, until } = createControlledBatcher({ most: 2, atOnce: 2 });
  const all = [1, 2, 3, 4, 5].map((item) => groups.add(item));
  await until(2);
  batches[0]?.finish();
  await until(3);
  batches.slice(1).forEach(({ finish }) => finish());

  expect(await Promise.all(all)).toEqual([2, 4, 6, 8, 10]);
  expect(batches.map(({ items }) => items)).toEqual([[1, 2], [3, 4], [5]]);
});

test('with a gather time, the first item waits for more items', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const groups: number[][] = [];
  const { add } = createBatcher<number, void>({
    maxSize: 10,
    maxParallel: 1,
    gatherMs: 30,
    async work(items) {
      groups.push(items);
      return items.map(() => undefined);
    },
  });

  const first = add(1);
  await new Promise(setImmediate);
  const second = add(2);
  vi.advanceTimersByTime(30);
  vi.useRealTimers();
  await Promise.all([first, second]);

  expect(groups).toEqual([[1, 2]]);
});

test('a failing batch rejects its own items only, and the next batch runs', async () => {
  const { groups, batches, until } = createControlledBatcher();
  const failed = groups.add(1);
  await until(1);
  const next = groups.add(2);
  batches[0]?.fail(new Error('away'));
  await expect(failed).rejects.toThrow('away');
  await until(2);
  batches[1]?.finish();
  expect(await next).toBe(4);
});

test('a slow item delays neither its batch nor the next one', async () => {
  const never = new Promise<number>(() => {});
  const groups = createBatcher<number, number>({
    maxSize: 10,
    maxParallel: 1,
    work: async (items) => items.map((item) => (item === 1 ? never : item)),
  });
  void groups.add(1);
  expect(await groups.add(2)).toBe(2);
  expect(await groups.add(3)).toBe(3);
});

test('each item gets exactly its own result, whenever it arrives', async () => {
  const waits = fc.array(fc.nat(3), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(
      waits,
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 3 }),
      async (before, maxSize, maxParallel) => {
        const seen: number[] = [];
        const groups = createBatcher<number, number>({
          maxSize,
          maxParallel,
          async work(items) {
            seen.push(...items);
            await pause(items.length % 2);
            return items.map((item) => -item);
          },
        });
        const answers: Promise<number>[] = [];
        for (const [i, wait] of before.entries()) {
          if (wait > 0) await pause(wait - 1);
          answers.push(groups.add(i + 1));
        }
        const items = before.map((_wait, i) => i + 1);
        expect(await Promise.all(answers)).toEqual(items.map((item) => -item));
        expect(seen).toEqual(items);
      },
    ),
    { numRuns: 20 },
  );
});
