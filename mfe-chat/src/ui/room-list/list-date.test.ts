import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listDate } from './list-date';

const seenAt = (now: string, timeZone = 'Europe/Lisbon', lang = 'en') => ({
  now: Date.parse(now),
  timeZone,
  lang,
  text: () => 'Yesterday',
});

test.each([
  ['2026-06-10T11:30:00Z', '12:30'],
  ['2026-06-09T12:30:00Z', '13:30'],
  ['2026-06-09T11:30:00Z', 'Yesterday'],
  ['2026-06-08T11:30:00Z', 'Monday'],
  ['2026-06-04T11:30:00Z', 'Thursday'],
  ['2026-06-03T11:30:00Z', '3 June'],
  ['2025-06-03T11:30:00Z', '3 June'],
])('N-09 at noon on Wednesday 10 June 2026, %s shows as %s', (at, words) => {
  expect(listDate(at, seenAt('2026-06-10T12:00:00Z'))).toBe(words);
});

test('N-09 the day follows the property’s time zone, and the words the guest’s language', () => {
  // It is 00:30 on 8 June in Kyoto.
  const at = '2026-06-07T15:30:00Z';

  expect(listDate(at, seenAt('2026-06-10T12:00:00Z', 'Asia/Tokyo', 'ja'))).toBe('月曜日');
  expect(listDate(at, seenAt('2026-06-10T12:00:00Z', 'Europe/Lisbon', 'es'))).toBe('Domingo');
  expect(listDate('2026-05-01T10:00:00Z', seenAt('2026-06-10T12:00:00Z', 'Asia/Muscat', 'ar'))).toBe(
    '1 مايو',
  );
});

test('N-09 a day counts as 24 hours when the clocks change', () => {
  // Clocks go forward on 29 March 2026 at 01:00 in Lisbon.
  expect(listDate('2026-03-28T11:30:00Z', seenAt('2026-03-29T11:15:00Z'))).toBe('11:30');
  // They go back on 25 October, so 00:10 and 23:50 of that day are more than 24 hours apart.
  expect(listDate('2026-10-24T23:10:00Z', seenAt('2026-10-25T23:50:00Z'))).toBe('00:10');
});

test('N-09 a wrong device clock causes no error', () => {
  expect(listDate('2026-06-10T13:00:00Z', seenAt('2026-06-10T12:00:00Z'))).toBe('14:00');
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (at) => {
        expect(listDate(at.toISOString(), seenAt('2026-06-10T12:00:00Z'))).not.toBe('');
      },
    ),
  );
});
