import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createCallLimits } from './call-limits';

const clock = { now: 0 };
const ONE_A_MINUTE = { burst: 1, perSecond: 1 / 60 };
const OFTEN = { burst: 5, perSecond: 1 };
const limitsOf = (rates = [OFTEN]) =>
  createCallLimits({ rates, intentions: [ONE_A_MINUTE] }, () => clock.now);

test('what comes again under its key is meant once, and another key is something else', () => {
  const waitOf = limitsOf();
  const first = { caller: 'ada', key: randomUUID() };

  expect([waitOf(first), waitOf(first), waitOf(first)]).toEqual([0, 0, 0]);
  expect(waitOf({ caller: 'ada', key: randomUUID() })).toBe(60);
  expect(waitOf(first)).toBe(0);
});

test('a key of somebody else is another one', () => {
  const waitOf = limitsOf();
  const key = randomUUID();

  expect([waitOf({ caller: 'ada', key }), waitOf({ caller: 'bob', key })]).toEqual([0, 0]);
  expect(waitOf({ caller: 'bob', key: randomUUID() })).toBe(60);
});

test('what was refused was not meant yet, and is let in when its time has come', () => {
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

test('without a key every call counts, and with one there is an end to sending, too', () => {
  const nameless = limitsOf();
  const waitOf = limitsOf();
  const sent = { caller: 'ada', key: randomUUID() };

  expect([nameless({ caller: 'ada', key: undefined }), nameless({ caller: 'ada', key: undefined })]).toEqual([
    0, 60,
  ]);
  expect(Array.from({ length: 6 }, () => waitOf(sent))).toEqual([0, 0, 0, 0, 0, 1]);
});
