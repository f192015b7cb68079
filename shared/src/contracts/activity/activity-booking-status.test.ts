import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ACTIVITY_BOOKING_STATUSES,
  canTransition,
  isUnfinished,
  type ActivityActor,
  type ActivityBookingStatus,
} from './activity-booking-status';

const ACTORS: ActivityActor[] = ['guest', 'staff', 'system'];

test('the transitions are those of the state table', () => {
  const made = ACTIVITY_BOOKING_STATUSES.flatMap((from) =>
    ACTIVITY_BOOKING_STATUSES.map((to) => {
      const by = ACTORS.filter((one) => canTransition(from, to, one));
      return by.length > 0 ? `${from} → ${to}: ${by.join(', ')}` : '';
    }).filter(Boolean),
  );

  expect(made).toEqual([
    'pending → confirmed: staff',
    'pending → rejected: staff',
    'pending → lapsed: system',
    'pending → cancelled: guest, staff, system',
    'confirmed → cancelled: guest, staff, system',
    'confirmed → redeemed: staff',
    'confirmed → no_show: staff',
    'lapsed → waitlisted: guest',
    'redeemed → confirmed: staff',
    'redeemed → cancelled: staff, system',
    'waitlisted → lapsed: system',
    'waitlisted → cancelled: guest, staff, system',
    'waitlisted → offered: system',
    'offered → confirmed: guest',
    'offered → lapsed: system',
    'offered → cancelled: guest, staff, system',
  ]);
});

const steps = fc.array(fc.tuple(fc.constantFrom(...ACTIVITY_BOOKING_STATUSES), fc.constantFrom(...ACTORS)), {
  maxLength: 40,
});

test('no sequence of transitions leaves a final status', () => {
  const finals = ['rejected', 'cancelled', 'no_show'];
  fc.assert(
    fc.property(fc.constantFrom('pending', 'confirmed', 'waitlisted'), steps, (first, wanted) => {
      let status: ActivityBookingStatus = first;
      const seen: ActivityBookingStatus[] = [status];
      for (const [to, by] of wanted) {
        if (!canTransition(status, to, by)) continue;
        status = to;
        seen.push(to);
      }

      const end = seen.findIndex((one) => finals.includes(one));
      expect(end === -1 || end === seen.length - 1).toBe(true);
      // Only a guest who was on the waitlist is ever offered a place.
      expect(!seen.includes('offered') || seen[0] === 'waitlisted' || seen.includes('lapsed')).toBe(true);
    }),
  );
});

test('the guest can cancel exactly the bookings that are unfinished', () => {
  expect(ACTIVITY_BOOKING_STATUSES.filter((one) => canTransition(one, 'cancelled', 'guest')).sort()).toEqual(
    ACTIVITY_BOOKING_STATUSES.filter(isUnfinished).sort(),
  );
});
