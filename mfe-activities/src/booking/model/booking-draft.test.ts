import { activityBooking, activityHold } from '@guest/shared/testing/builders/activity-booking';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ADULT, bookable, CHILD } from '../testing/open-booking';
import {
  draftOfBooking,
  isSameParty,
  membersOf,
  newDraft,
  parseDraft,
  quantitiesOf,
  withHeldPeople,
} from './booking-draft';
import { toBookingDetails } from './to-booking-details';

const { units } = bookable();
const quantity = fc.integer({ min: 0, max: 9 });
const age = fc.oneof(fc.integer({ min: 0, max: 130 }).map(String), fc.constantFrom('', 'x', '4.5', ' 7 '));
const drafts = fc.record({
  units: fc.record({ [ADULT]: quantity, [CHILD]: quantity }),
  ages: fc.record({ [CHILD]: fc.array(age, { maxLength: 12 }) }),
  details: fc.dictionary(fc.constantFrom('note', 'contact.firstName', 'contact.phone'), fc.string()),
  waiver: fc.constantFrom(null, '1'),
  payment: fc.constantFrom(null, 'room_charge' as const, 'pay_there' as const),
});

test('a draft survives being stored, and anything else is ignored', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      expect(parseDraft(JSON.stringify(draft))).toEqual({ ...draft, details: { ...draft.details } });
    }),
  );
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const parsed = parseDraft(JSON.stringify(value) ?? 'nonsense');
      if (parsed) expect(Object.keys(parsed)).toEqual(expect.arrayContaining(['units', 'ages', 'details']));
    }),
  );
  for (const broken of ['', '{', '[]', 'null', '{"units":{"a":"2"}}', '{"units":null}']) {
    expect(parseDraft(broken)).toBeUndefined();
  }
});

test('there is one member for each unit, and an age only where it is asked and a whole number', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      const members = membersOf(draft, units);
      const all = quantitiesOf(draft, units);

      expect(members).toHaveLength(all.reduce((sum, one) => sum + one.quantity, 0));
      expect(all.every((one) => one.quantity > 0)).toBe(true);
      for (const member of members) {
        if (member.unitId === ADULT) expect(member.age).toBeUndefined();
        else if (member.age !== undefined) expect(Number.isInteger(member.age)).toBe(true);
      }
    }),
  );
});

test('the same people in another order are the same party', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      const party = quantitiesOf(draft, units);

      expect(isSameParty(party, party.toReversed())).toBe(true);
      expect(isSameParty(party, [...party, { unitId: 'other', quantity: 1 }])).toBe(false);
    }),
  );
});

test('a new draft has two adults, or as many as the activity allows', () => {
  expect(quantitiesOf(newDraft(bookable()), units)).toEqual([{ unitId: ADULT, quantity: 2 }]);
  expect(quantitiesOf(newDraft(bookable({ maxUnits: 1 })), units)).toEqual([{ unitId: ADULT, quantity: 1 }]);
  expect(quantitiesOf(newDraft(bookable({ minUnits: 3 })), units)).toEqual([{ unitId: ADULT, quantity: 3 }]);
});

test('a change starts with the booked people, ages, contact and answers', () => {
  const booking = activityBooking({
    unitItems: [{ unitId: ADULT }, { unitId: CHILD, age: 9 }],
    units: [
      {
        unitId: ADULT,
        name: 'Adult',
        quantity: 1,
        unitPrice: { amount: 1, currency: 'EUR', currencyPrecision: 2 },
      },
      {
        unitId: CHILD,
        name: 'Child',
        quantity: 1,
        unitPrice: { amount: 1, currency: 'EUR', currencyPrecision: 2 },
      },
    ],
    contact: { firstName: 'Ada', phone: '+351' },
    answers: [{ key: 'height', label: 'How tall?', answer: '170' }],
    note: 'Hello',
  });
  const draft = draftOfBooking(booking);

  const questions = [{ key: 'height', label: 'How tall?', required: true }];
  expect(toBookingDetails(draft, bookable({ questions }))).toEqual({
    unitItems: [{ unitId: ADULT }, { unitId: CHILD, age: 9 }],
    contact: { firstName: 'Ada', phone: '+351' },
    answers: { height: '170' },
    note: 'Hello',
  });
});

test('the people of a hold replace those of a draft', () => {
  expect(quantitiesOf(withHeldPeople(newDraft(bookable()), activityHold()), units)).toEqual([
    { unitId: ADULT, quantity: 2 },
  ]);
});
