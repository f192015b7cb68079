import { expect, test } from 'vitest';
import { loadOnce } from './load-once';

test('a loaded value is retained, and callers who come meanwhile share it', async () => {
  let calls = 0;
  const load = loadOnce(async () => (calls += 1));

  expect(await Promise.all([load(), load()])).toEqual([1, 1]);
  expect(await load()).toBe(1);
});

test('a failure is not kept', async () => {
  let calls = 0;
  const load = loadOnce(async () => {
    calls += 1;
    if (calls === 1) throw new Error('out of memory');
    return 'loaded';
  });

  const first = await Promise.allSettled([load(), load()]);

  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect([await load(), await load(), calls]).toEqual(['loaded', 'loaded', 2]);
});
