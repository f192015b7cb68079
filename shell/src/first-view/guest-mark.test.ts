import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guestMark } from './guest-mark';

const stay = { checkin: '2026-06-08', checkout: '2026-06-12' };
/** A time by the clock of the device, whatever zone the tests run in. */
const at = (local: string) => new Date(local);

test.each([
  ['2026-06-08T04:59', 'PRE'],
  ['2026-06-08T05:00', 'IN'],
  ['2026-06-12T23:59', 'IN'],
  ['2026-06-13T04:59', 'IN'],
  ['2026-06-13T05:00', 'OUT'],
])('at %s of the device, the mark of a stay from 8 to 12 June is %s', (local, mark) => {
  expect(guestMark(stay, at(local))).toBe(mark);
});

test('the mark of a guest who has checked out is OUT before the last day of the stay', () => {
  expect(guestMark({ ...stay, stay_state: 'OUT' }, at('2026-06-10T12:00'))).toBe('OUT');
});

test.each([{}, { checkin: null, checkout: null }])('a guest with %o has an empty mark', (guest) => {
  expect(guestMark(guest, at('2026-06-10T12:00'))).toBe('');
});

test('the mark of a stay only ever moves forward in time', () => {
  const order = ['PRE', 'IN', 'OUT'];
  const moment = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2027-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      const [before, after] = one <= other ? [one, other] : [other, one];
      expect(order.indexOf(guestMark(stay, before))).toBeLessThanOrEqual(
        order.indexOf(guestMark(stay, after)),
      );
    }),
  );
});
