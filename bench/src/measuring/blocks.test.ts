import { expect, test } from 'vitest';
import { runBlocks } from './blocks';

test('each block measures every case once, and the first block is dropped', async () => {
  const order: string[] = [];
  let count = 0;

  const samples = await runBlocks({
    cases: ['suite', 'flat', 'bare'],
    blocks: 4,
    measure: async (name) => {
      order.push(name);
      return ++count;
    },
  });

  expect(order).toHaveLength(15);
  for (let at = 0; at < 15; at += 3) {
    expect(order.slice(at, at + 3).sort()).toEqual(['bare', 'flat', 'suite']);
  }
  expect(samples.get('suite')).toHaveLength(4);
  expect(Math.min(...(samples.get('suite') ?? []))).toBeGreaterThan(3);
});

test('the order within a block is random', async () => {
  const order: string[] = [];
  const randomValues = [0.9, 0.1, 0.5];

  await runBlocks({
    cases: ['a', 'b', 'c'],
    blocks: 0,
    measure: async (name) => order.push(name),
    random: () => randomValues.shift() ?? 0,
  });

  expect(order).toEqual(['b', 'c', 'a']);
});
