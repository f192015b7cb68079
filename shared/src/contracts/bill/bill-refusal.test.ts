import { expect, test } from 'vitest';
import { billRefusal } from './bill-refusal';

const stay = { isVerified: true, checkin: '2026-06-01', checkout: '2026-06-04' };

test.each([
  ['the day of arrival', '2026-06-01', null],
  ['the day of departure', '2026-06-04', null],
  ['the thirtieth day after it', '2026-07-04', null],
  ['the day after that', '2026-07-05', 'bill_unavailable'],
  ['the day before the arrival', '2026-05-31', 'bill_unavailable'],
])('a bill on %s', (_day, today, refusal) => {
  expect(billRefusal(stay, today)).toBe(refusal);
});

test('a stay that the hotel has not confirmed has no bill, also without dates', () => {
  expect(billRefusal({ ...stay, isVerified: false }, '2026-06-02')).toBe('stay_unverified');
  expect(billRefusal({ isVerified: true, checkin: null, checkout: null }, '2026-06-02')).toBe(
    'bill_unavailable',
  );
});
