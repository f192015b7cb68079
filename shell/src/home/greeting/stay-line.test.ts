import { instantOf } from '@guest/shared/contracts/core/local-time';
import { expect, test } from 'vitest';
import { stayLine } from './stay-line';

const property = { timeZone: 'Europe/Lisbon', checkInFrom: '15:00', checkOutUntil: '11:00' };
const lineOf = (stay: Parameters<typeof stayLine>[0]['stay'], at = '2026-06-01T13:00', lang = 'en') =>
  stayLine({ stay, property, lang, now: instantOf(at, property.timeZone) });

test.each([
  ['2026-06-02', '2026-06-01T13:00', 'We expect you tomorrow from {time}', undefined],
  ['2026-06-02', '2026-06-02T01:30', 'We expect you today from {time}', undefined],
  ['2026-06-03', '2026-06-01T13:00', 'We expect you on {day} from {time}', 'Wednesday'],
  ['2026-06-07', '2026-06-01T13:00', 'We expect you on {day} from {time}', 'Sunday'],
  ['2026-06-08', '2026-06-01T13:00', 'We expect you on {day} from {time}', 'Monday 8 June'],
  ['2026-12-31', '2026-12-30T23:59', 'We expect you tomorrow from {time}', undefined],
  ['2027-01-01', '2026-12-30T23:59', 'We expect you on {day} from {time}', 'Friday'],
  ['2026-10-25', '2026-10-24T23:59', 'We expect you tomorrow from {time}', undefined],
])('an arrival on %s is announced at %s with "%s" (%s)', (checkin, at, key, day) => {
  expect(lineOf({ state: 'expected', checkin }, at)).toEqual({
    key,
    values: { time: '15:00', ...(day !== undefined && { day }) },
  });
});

test('the day of arrival is written in the language of the guest', () => {
  expect(lineOf({ state: 'expected', checkin: '2026-06-05' }, undefined, 'ja')?.values).toEqual({
    day: '金曜日',
    time: '15:00',
  });
});

test.each([
  [{ state: 'in_house', nightsLeft: 3 }, '{n, plural, one {# night left} other {# nights left}}'],
  [{ state: 'in_house', nightsLeft: null }, undefined],
  [{ state: 'last_night' }, 'Your last night'],
  [{ state: 'departure' }, 'Check-out by {time}'],
  [{ state: 'thanked' }, undefined],
  [{ state: 'unknown' }, undefined],
] as const)('a guest with the stay %o reads "%s"', (stay, key) => {
  expect(lineOf(stay)?.key).toBe(key);
});
