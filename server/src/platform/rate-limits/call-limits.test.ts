import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createCallLimits } from './call-limits';

const clock = { now: 0 };
const ONE_A_MINUTE = { burst: 1, perSecond: 1 / 60 };
const OFTEN = { burst: 5, perSecond: 1 };
const limitsOf = (rates = [OFTEN]) =>
  createCallLimits({ rates, intentions: [ONE_A_MINUTE] }, () => clock.now);

test('a repeated key counts as one intention, and a different key as another', () => {
  const waitOf = limitsOf();
  const first = { caller: 'ada', key: randomUUID() };

  expect([waitOf(first), waitOf(first), waitOf(first)]).toEqual([0, 0, 0]);
  expect(waitOf({ caller: 'ada', key: randomUUID() })).toBe(60);
  expect(waitOf(first)).toBe(0);
});

test('the same key of another caller is a different key', () => {
  const waitOf = limitsOf();
  const key = randomUUID();

  expect([waitOf({ caller: 'ada', key }), waitOf({ caller: 'bob', key })]).toEqual([0, 0]);
  expect(waitOf({ caller: 'bob', key: randomUUID() })).toBe(60);
});

test('a rejected call does not count as an intention and is accepted when the limit allows it', () => {
  const waitOf = limitsOf();
  const [first, second] = [
    { caller: 'ada', key: randomUUID() },
    { caller: 'ada', key: randomUUID() },
  ];
  waitOf(first);
  const refused = waitOf(second);
  clock.now += 60_000;

  expect([refused, waitOf(second)]).toEqual([60, 0]);
});

test('every call without a key counts as an intention, and calls with a key are still limited', () => {
  const nameless = limitsOf();
  const waitOf = limitsOf();
  const sent = { caller: 'ada', key: randomUUID() };

  expect([nameless({ caller: 'ada', key: undefined }), nameless({ caller: 'ada', key: undefined })]).toEqual([
    0, 60,
  ]);
  expect(Array.from({ length: 6 }, () => waitOf(sent))).toEqual([0, 0, 0, 0, 0, 1]);
});
