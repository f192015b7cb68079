import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  activityBooking,
  activityBookingHistory,
  folioPosting,
  person,
} from '../../platform/db/tables/schema';
import { createLog } from '../../platform/log/logging';
import { createPushOutbox } from '../../platform/outbox/push-outbox';
import { tablesContaining } from '../../testing/tables-containing';
import { NOON, testApp } from '../../testing/test-app';
import { createCancelAllActivities } from '../activity-booking/guest/cancel-all';
import { createActivityBookingDeps } from '../activity-booking/record/activity-booking-deps';
import { activityGuest, bodyFor, placesOf } from '../activity-booking/testing/activity-guests';
import { someActivity } from '../activity-booking/testing/some-session';
import { testFolio } from '../activity-booking/testing/test-folio';
import { createCards } from '../chat/messages/card.repository';
import { createMessageRepository } from '../chat/messages/message.repository';
import { createDiskStore } from '../upload/store/disk-store';
import { createUploads } from '../upload/uploads';
import { createEraseAccounts } from './erase-accounts.job';
import { createErasureLedger } from './erasure-ledger';
import { createErasureRepository } from './erasure.repository';

const now = () => NOON;
const suite = await testApp({ now, rateFactor: 100 });
const { app, db, get, send } = suite;
const PROPERTY_URL = '/web/property/casa-miramar';

const folder = await mkdtemp(join(tmpdir(), 'activity-data-'));
afterAll(() => rm(folder, { recursive: true }));
const eraseDue = houseThatErases();

/** A guest with an activity booking and a hold, marked by a unique name. */
async function sailor() {
  const name = `Zoraida${randomUUID().slice(0, 8)}`;
  const me = await activityGuest(suite, { firstName: name, lastName: name });
  const question = { key: 'height', label: { en: 'Height' }, required: true };
  const waiver = { version: '2026-1', text: { en: 'I can swim.' } };
  const bookable = { questions: [question], contactFields: ['email' as const], waiver };
  const starts = ['2026-06-11T18:00', '2026-06-12T18:00'];
  const { sessions, adult, child } = await someActivity(suite, { starts, bookable, capacity: 4 });
  const [sessionId = '', heldId = ''] = sessions;
  const held = await me.hold(sessionId, { [adult]: 1, [child]: 1 });
  const { body, status } = await me.book({
    ...bodyFor(held),
    unitItems: [{ unitId: adult }, { unitId: child, firstName: `Bo ${name}`, age: 7 }],
    contact: { lastName: name },
    note: `A hat for ${name}`,
    answers: { height: `As tall as ${name}` },
    waiver: { version: '2026-1', accepted: true },
  });
  expect(status).toBe(201);
  await me.hold(heldId, { [adult]: 2 });
  return { ...me, name, uuid: String(body.uuid), sessionId, heldId };
}

async function copyOf(me: { headers: Record<string, string> }) {
  const { body } = await send('POST', `${PROPERTY_URL}/guest/export`, { headers: me.headers });
  const { rawPayload } = await app.inject({ url: body.link });
  return JSON.parse(strFromU8(unzipSync(rawPayload)['data.json'] ?? new Uint8Array()));
}

test('the data export contains activities with their people, answers and history', async () => {
  const me = await sailor();
  const data = await copyOf(me);

  expect(data.activities).toMatchObject([
    {
      id: me.uuid,
      hotel: 'casa-miramar',
      activity: { en: 'Sailing' },
      localDateTimeStart: '2026-06-11T18:00',
      status: 'confirmed',
      unitItems: [{}, { firstName: `Bo ${me.name}`, age: 7 }],
      contact: { firstName: me.name, lastName: me.name, email: me.address },
      note: `A hat for ${me.name}`,
      answers: [{ key: 'height', answer: `As tall as ${me.name}` }],
      waiverVersion: '2026-1',
      histories: [{ status: 'confirmed', by: 'system' }],
    },
  ]);
  expect(data.activities[0].guestId).toBeUndefined();
});

test('a data export contains no activities of other guests', async () => {
  await sailor();
  const data = await copyOf(await activityGuest(suite, { firstName: 'Bob' }));

  expect(JSON.stringify(data)).not.toContain('Zoraida');
  expect(data.activities).toEqual([]);
});

test('an account cannot be erased while an activity is ahead', async () => {
  const me = await sailor();
  const reasons = async () => {
    const { body } = await get(`${PROPERTY_URL}/guest/erase`, { headers: me.headers });
    return body.blockers.map(({ reason }: { reason: string }) => reason);
  };

  const before = await reasons();
  await me.cancel(me.uuid);

  expect(before).toEqual(['in_house', 'future_booking']);
  expect(await reasons()).toEqual(['in_house']);
});

test.each([
  ['is due', { paymentStatus: 'authorised', status: 'no_show' }, { paymentStatus: 'posted' }],
  [
    'is due although its booking is cancelled',
    { paymentStatus: 'authorised', status: 'cancelled', refund: 'none' },
    { paymentStatus: 'failed' },
  ],
  [
    'has to be reversed',
    { paymentStatus: 'posted', status: 'cancelled', refund: 'full' },
    { paymentStatus: 'reversed' },
  ],
] as const)('an account is not erased while the charge of an activity %s', async (_what, open, settled) => {
  const me = await sailor();
  const set = (values: Partial<typeof activityBooking.$inferInsert>) =>
    db.update(activityBooking).set(values).where(eq(activityBooking.id, me.uuid));
  const past = { cancelBy: new Date(NOON - 1), reservationNumber: 'CM-ERASE' };
  await set({ paymentMethod: 'room_charge', ...past, ...open });
  await db
    .update(person)
    .set({ eraseAt: new Date(NOON - 1), postsOnErasure: 'delete' })
    .where(eq(person.id, me.personId));
  const { body } = await get(`${PROPERTY_URL}/guest/erase`, { headers: me.headers });
  const reasons = body.blockers.map(({ reason }: { reason: string }) => reason);

  await eraseDue();
  const waiting = await db.$count(person, eq(person.id, me.personId));
  const [kept] = await db.select().from(activityBooking).where(eq(activityBooking.id, me.uuid));
  await set(settled);
  await eraseDue();

  expect(reasons).toContain('unsettled_folio');
  expect([waiting, kept?.reservationNumber]).toEqual([1, 'CM-ERASE']);
  expect(await db.$count(person, eq(person.id, me.personId))).toBe(0);
});

test('a charge whose answer from the hotel is awaited keeps the account', async () => {
  const me = await sailor();
  await db
    .update(person)
    .set({ eraseAt: new Date(NOON - 1), postsOnErasure: 'delete' })
    .where(eq(person.id, me.personId));
  await me.cancel(me.uuid);
  const [booking] = await db.select().from(activityBooking).where(eq(activityBooking.id, me.uuid));
  await db.insert(folioPosting).values({
    propertyId: booking?.propertyId ?? '',
    subjectId: me.uuid,
    kind: 'charge',
    state: 'unknown',
    tries: 1,
    sentAt: new Date(NOON),
    nextAt: new Date(NOON + 60_000),
  });

  await eraseDue();
  const waiting = await db.$count(person, eq(person.id, me.personId));
  await db.update(folioPosting).set({ nextAt: null }).where(eq(folioPosting.subjectId, me.uuid));
  await eraseDue();

  expect([waiting, await db.$count(person, eq(person.id, me.personId))]).toEqual([1, 0]);
});

test('an erasure frees the places of bookings and holds, and no table contains personal data', async () => {
  const me = await sailor();
  await db
    .update(person)
    .set({ eraseAt: new Date(NOON - 1), postsOnErasure: 'delete' })
    .where(eq(person.id, me.personId));

  await eraseDue();

  expect(await db.$count(person, eq(person.id, me.personId))).toBe(0);
  for (const secret of [me.name, me.address, me.personId]) {
    // Rows of the outbox are deleted as soon as they are delivered.
    await expect.poll(() => tablesContaining(db, secret)).toEqual([]);
  }
  for (const id of [me.sessionId, me.heldId]) {
    expect(await placesOf(suite, id)).toMatchObject({ claimed: 0, sum: 0 });
  }
  const [stored] = await db.select().from(activityBooking).where(eq(activityBooking.id, me.uuid));
  expect(stored).toMatchObject({ status: 'cancelled', pax: 2, total: 3_500, unitItems: [], answers: [] });
  const steps = await db
    .select()
    .from(activityBookingHistory)
    .where(eq(activityBookingHistory.bookingId, me.uuid));
  expect(steps.map(({ status, actorId }) => [status, actorId])).toEqual([
    ['confirmed', null],
    ['cancelled', null],
  ]);
});

/** A second process of the same property that publishes nothing itself. */
function houseThatErases() {
  const log = createLog('silent');
  const uploads = createUploads({ db, store: createDiskStore(join(folder, 'uploads')), now });
  const delivered = (all: readonly unknown[]) => all.map(async () => true);
  const outbox = createPushOutbox(db, { deliverAll: delivered, isWhole: () => true }, log);
  const cards = createCards({ messages: createMessageRepository({ outbox, now }), outbox, now });
  const { propertySystem } = testFolio(now).demo;
  const activities = createActivityBookingDeps({ db, outbox, cards, propertySystem, log, now });
  return createEraseAccounts({
    erasures: createErasureRepository(db, now),
    ledger: createErasureLedger(join(folder, 'erasures.jsonl')),
    uploads,
    cancelBookings: createCancelAllActivities(activities),
    now,
  });
}
