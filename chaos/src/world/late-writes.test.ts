import { expect, test } from 'vitest';
import { createLateWrites, LATE_AFTER_MS } from './late-writes';

test('a write whose answer takes longer than a guest waits is named with its time, and no other is', () => {
  let now = 0;
  const late = createLateWrites(() => now);
  const [first, second] = [late.begin(), late.begin()];

  now = LATE_AFTER_MS;
  first('order 1');
  now += 1;
  second('order 2');

  expect(late.names).toEqual(['order 2 after 30 s']);
});
