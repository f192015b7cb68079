import { contracts } from '@guest/shared/contracts/contracts';
import type { CallAddress } from '@guest/shared/contracts/core/endpoint';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { activityGuest, callsOf, quantitiesOf } from '../features/activity-booking/testing/activity-guests';
import { someActivity } from '../features/activity-booking/testing/some-session';
import { fakePropertySystem } from '../features/bill/testing/fake-property-system';
import { membership, property } from '../platform/db/tables/schema';
import { diner } from '../testing/diners';
import { createEndpointFuzz, type SampleCall } from '../testing/fuzz-endpoints';
import { testApp } from '../testing/test-app';

/** The evening before the departure, in Lisbon, on which the check-out is offered. */
const clock = { now: Date.parse('2026-06-10T18:30:00Z') };
const unlimited = { burst: 1e9, perSecond: 1e9 };
const fake = fakePropertySystem();
const suite = await testApp({
  now: () => clock.now,
  demo: { propertySystem: fake.system, sampleStays: async () => [] },
  rateFactor: 1_000,
  limits: { perAddress: unlimited, perToken: unlimited },
});
const { db } = suite;
const STAY = { checkin: '2026-06-08', checkout: '2026-06-11', room: '204', isStayVerified: true };
const reservationNumber = 'CM-48213';
fake.setBill(reservationNumber, [{ id: 'minibar' }, { id: 'paid', amount: -800, kind: 'payment' }]);
const guest = await diner(suite, { ...STAY, reservationNumber }, clock.now);
const [house] = await db.select().from(property).where(eq(property.slug, 'casa-miramar'));
await db.insert(membership).values({
  propertyId: house?.id ?? '',
  guestId: guest.id,
  memberNumber: 'LM-7K2MPQ',
  joinedAt: new Date(clock.now),
  termsVersion: '1',
});

const TOMORROW = ['2026-06-11T08:00', '2026-06-11T10:30'];
const sailing = await someActivity(suite, {
  starts: TOMORROW,
  capacity: 1,
  bookable: { waitlist: { enabled: true, mostPerSession: 1_000, offerMinutes: 10 }, bookingCutoffMinutes: 0 },
});
const sailor = { ...guest, ...callsOf(suite, guest) };
for (const sessionId of sailing.sessions) {
  const other = await activityGuest(suite, { ...STAY, isStayVerified: false }, clock.now);
  await other.come(sessionId, { [sailing.adult]: 1 });
}
const [first = '', second = ''] = sailing.sessions;
const waiting = await sailor.wait(second, { [sailing.adult]: 1 });
const party = quantitiesOf({ [sailing.adult]: 1 });
const atSession = { sessionUuid: first };
const activityParams = { activityId: sailing.id, bookableActivityId: sailing.bookableId };
const version = async () => (await suite.get('/web/property/casa-miramar/folio', guest)).body?.version ?? 'x';

const subjects = [
  'activity',
  'activityWaitlist',
  'bookable',
  'loyalty',
  'membership',
  'bill',
  'roomCare',
  'checkOut',
] as const;
type Samples = {
  [S in (typeof subjects)[number]]: { [N in keyof (typeof contracts)[S]]: SampleCall };
};

/** A valid call for each endpoint; the type requires one for every new endpoint. */
const samples: Samples = {
  activity: {
    listActivities: () => ({}),
    getSchedule: () => ({ query: { from: '2026-06-10' } }),
    getActivity: () => ({ params: { activityId: sailing.id }, query: { booking: randomUUID() } }),
    listSessions: () => ({ params: activityParams, query: { from: '2026-06-10', to: '2026-06-12' } }),
  },
  activityWaitlist: {
    joinActivityWaitlist: () => ({
      params: atSession,
      body: {
        units: party,
        unitItems: [{ unitId: sailing.adult, firstName: 'Ada' }],
        contact: { firstName: 'Ada' },
        note: 'x',
        answers: {},
        payment: 'pay_there',
        approval: 'x',
        isAnyway: true,
      },
    }),
    leaveActivityWaitlist: () => ({ params: { ...atSession, uuid: randomUUID() } }),
    acceptActivityOffer: () => ({ params: { sessionUuid: second, uuid: String(waiting.body.uuid) } }),
    rebookActivity: () => ({
      params: { uuid: String(waiting.body.uuid) },
      body: { sessionUuid: first, priceToken: 'x', isAnyway: true },
    }),
  },
  bookable: {
    getBookable: () => ({ query: { date: '2026-06-11', adults: '2', ages: '5,9', part: 'any' } }),
  },
  loyalty: { getLoyalty: () => ({}) },
  membership: {
    listLoyaltyEntries: () => ({ query: { limit: '3' } }),
    joinLoyalty: () => ({
      body: { firstName: 'Ada', lastName: 'Byron', birthday: '12-10', acceptTerms: true, termsVersion: '1' },
    }),
    listLoyaltyClaims: () => ({}),
    sendLoyaltyClaim: () => ({
      body: { reference: randomUUID(), date: '2026-05-01', place: 'Bar', amount: 5, note: 'x', photo: 'p/x' },
    }),
    requestClaimUpload: () => ({ body: { type: 'photo', ext: 'jpg', size: 1 } }),
  },
  bill: {
    getFolio: () => ({}),
    askAboutLine: () => ({ params: { line: 'minibar' }, body: { key: randomUUID(), text: 'Why?' } }),
  },
  roomCare: {
    getDoNotDisturb: () => ({}),
    turnOnDoNotDisturb: () => ({ body: { until: '2026-06-10T20:00:00.000Z' } }),
    turnOffDoNotDisturb: () => ({}),
  },
  checkOut: {
    getCheckOut: () => ({}),
    checkOut: async () => ({
      body: { version: String(await version()), invoiceEmail: 'ada@example.com', spared: [randomUUID()] },
    }),
  },
};

const problemsOf = createEndpointFuzz({ suite, clock, headers: guest.headers });

describe.each(subjects)('any input to %s', (subject) => {
  const names = Object.keys(samples[subject]);

  test.each(names)('%s returns a valid reply or a proper error', { timeout: 120_000 }, async (name) => {
    // The type of `samples` guarantees that both have the names of the contract.
    const endpoint = Object.entries<CallAddress>(contracts[subject]).find(([one]) => one === name)?.[1];
    const sampleOf = Object.entries<SampleCall>(samples[subject]).find(([one]) => one === name)?.[1];
    if (!endpoint || !sampleOf) throw new Error(`there is no ${name}`);

    expect(await problemsOf(endpoint, sampleOf)).toEqual([]);
  });
});
