import { expect, test } from 'vitest';
import { codeLengthAfter, lockedUntil, sendAllowanceAfter } from './code-limits';

const now = Date.parse('2026-06-10T12:00:00Z');
const minutesAgo = (minutes: number) => now - minutes * 60_000;
const sent = (...minutes: number[]) => minutes.map((one) => ({ at: minutesAgo(one), failed: false }));

test.each([
  ['no code was sent', sent(), { isFree: true, left: 5 }],
  [
    'a code was sent half a minute ago',
    sent(0.5),
    { isFree: false, reason: 'too_soon', inSeconds: 30, left: 4 },
  ],
  ['a code was sent a minute ago', sent(1), { isFree: true, left: 4 }],
  [
    'five codes were sent within the hour',
    sent(2, 10, 20, 30, 40),
    { isFree: false, reason: 'send_limit', inSeconds: 1200, left: 0 },
  ],
  ['five codes were sent, the first an hour ago', sent(2, 10, 20, 30, 60), { isFree: true, left: 1 }],
  [
    'fifteen codes were sent within a day',
    sent(...Array.from({ length: 15 }, (_, i) => 70 + i * 60)),
    { isFree: false, reason: 'send_limit', inSeconds: (24 * 60 - 910) * 60, left: 0 },
  ],
])('when %s', (_case, sends, { isFree, ...limits }) => {
  const { nextAt, reason, sendsLeft } = sendAllowanceAfter(sends, now);

  expect(nextAt <= now).toBe(isFree);
  expect(sendsLeft).toBe(limits.left);
  if ('inSeconds' in limits)
    expect([reason, (nextAt - now) / 1000]).toEqual([limits.reason, limits.inSeconds]);
});

test('no waiting time follows a failed delivery', () => {
  expect(sendAllowanceAfter([{ at: minutesAgo(0.1), failed: true }], now).nextAt).toBe(0);
});

const failures = (...minutes: number[]) => minutes.map(minutesAgo);
const tenOver = (minutes: number, from = 0) =>
  failures(...Array.from({ length: 10 }, (_, i) => from + (i * minutes) / 9));

test.each([
  ['nine wrong codes', tenOver(10).slice(1), 0],
  ['ten wrong codes within an hour', tenOver(60), now + 15 * 60_000],
  ['ten wrong codes within more than an hour', tenOver(61), 0],
  ['ten wrong codes, the last 15 minutes ago', tenOver(10, 15), 0],
  ['ten wrong codes, the last 14 minutes ago', tenOver(10, 14), now + 60_000],
])('a recipient with %s is locked until %s', (_case, times, until) => {
  expect(lockedUntil(times, now)).toBe(until);
});

test('codes get longer after a hundred failures at a hotel', () => {
  expect([codeLengthAfter(99), codeLengthAfter(100)]).toEqual([6, 8]);
});
