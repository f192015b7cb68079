import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sessionOffer, tableOffer } from '../testing/offers';
import { isStillOffered, offerList } from './offer-list';

const idsOf = (offers: { id: string }[]) => offers.map(({ id }) => id);
const swim = sessionOffer(1, { at: '2026-06-01T16:00' });
const swimLater = sessionOffer(2, { at: '2026-06-01T18:00', bookable: swim.bookableActivityId });
const full = sessionOffer(3, { at: '2026-06-01T09:00', suits: 'too_full' });
const dinner = tableOffer(4, ['2026-06-01T17:00', '2026-06-01T19:00']);
const closed = tableOffer(5, []);
const reply = { tables: [dinner, closed], sessions: [swim, swimLater, full] };

test('tables and activities are one list by time, and the sessions of an activity share an entry', () => {
  const { suitable, others } = offerList(reply, 'all');

  expect(idsOf(suitable)).toEqual([swim.bookableActivityId, dinner.outlet.uuid]);
  expect(idsOf(others)).toEqual([full.session.sessionUuid, closed.outlet.uuid]);
});

test('tables or activities can be left out', () => {
  expect(idsOf(offerList(reply, 'tables').suitable)).toEqual([dinner.outlet.uuid]);
  expect(idsOf(offerList(reply, 'activities').suitable)).toEqual([swim.bookableActivityId]);
});

test('every time is in the list exactly once', () => {
  const hour = fc.integer({ min: 10, max: 22 }).map((it) => `2026-06-01T${it}:00`);
  const sessions = fc
    .array(fc.record({ at: hour, suits: fc.constantFrom(true as const, 'ages' as const), of: fc.nat(3) }), {
      maxLength: 12,
    })
    .map((all) =>
      all.map(({ of, ...facts }, i) => sessionOffer(i + 1, { ...facts, bookable: `bookable-${of}` })),
    );
  fc.assert(
    fc.property(sessions, fc.array(fc.array(hour, { maxLength: 3 }), { maxLength: 4 }), (offers, times) => {
      const tables = times.map((slots, i) => tableOffer(i + 50, slots.toSorted()));
      const { suitable, others } = offerList({ tables, sessions: offers }, 'all');
      const listed = [...suitable, ...others].flatMap((one) =>
        one.kind === 'table' ? [one.id] : one.offers.map(({ session }) => session.sessionUuid),
      );
      expect(listed.toSorted()).toEqual(
        [
          ...tables.map(({ outlet }) => outlet.uuid),
          ...offers.map(({ session }) => session.sessionUuid),
        ].toSorted(),
      );
    }),
  );
});

test('a choice is still offered only while it can be booked', () => {
  const { slug } = dinner.outlet;

  expect(isStillOffered(reply, { outlet: slug, at: '2026-06-01T19:00' })).toBe(true);
  expect(isStillOffered(reply, { outlet: slug, at: '2026-06-01T20:00' })).toBe(false);
  expect(isStillOffered(reply, { session: swim.session.sessionUuid })).toBe(true);
  expect(isStillOffered(reply, { session: full.session.sessionUuid })).toBe(false);
});
