import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { activityGuest, placesOf } from '../features/activity-booking/testing/activity-guests';
import { activitySuite } from '../features/activity-booking/testing/activity-suite';
import { someActivity } from '../features/activity-booking/testing/some-session';
import { createCards } from '../features/chat/messages/card.repository';
import { newMember } from '../features/loyalty/testing/members';
import { createScreening } from '../features/moderation/screening/screening';
import { createTermRepository } from '../features/moderation/words/term.repository';
import { createBookingTimeouts } from '../features/table-booking/jobs/booking-timeouts.job';
import { createBookingDeps } from '../features/table-booking/record/booking-deps';
import { activitySession, guest, outlet, property } from '../platform/db/tables/schema';
import { diner, someOutlet } from '../testing/diners';
import { knownGuest } from '../testing/guests';
import { testDatabase } from '../testing/test-database';

/**
 * With a single connection, a transaction that asks the pool for another one waits for itself. With more connections
 * the same happens to a server as soon as as many guests book at once.
 */
const db = await testDatabase('filled', { max: 1 });
const { suite, deps, messages, now, atInstant } = await activitySuite({ db });
const cards = createCards({ messages, outbox: deps.outbox, now });
const tables = createBookingDeps({ db, outbox: deps.outbox, cards, now });
const STARTS = ['2026-06-10T19:00', '2026-06-10T21:30', '2026-06-11T19:00'];
const EVENING = '2026-06-10T20:00';
const HOUR_MS = 3_600_000;

test('places and tables are booked in parallel with one connection to the database', async () => {
  const { sessionId, adult } = await someActivity(suite, { capacity: 6 });
  const { slug, id } = await someOutlet(suite, { tables: [2, 2, 2] });
  const sailors = [];
  const eaters = [];
  for (let i = 0; i < 3; i += 1) sailors.push(await activityGuest(suite));
  for (let i = 0; i < 3; i += 1) eaters.push(await diner(suite));

  const booked = await Promise.all([
    ...sailors.map((guest) => guest.come(sessionId, { [adult]: 2 })),
    ...eaters.map((guest) => guest.seat(slug, EVENING)),
  ]);

  expect(booked.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'confirmed'));
  expect(await placesOf(suite, sessionId)).toMatchObject({ claimed: 6, sum: 6 });
  expect(await db.query.tableBooking.findMany({ where: (row) => eq(row.outletId, id) })).toHaveLength(3);
});

test('guests of a session that is called off get other sessions, read with its one connection', async () => {
  const { sessions, adult } = await someActivity(suite, { starts: STARTS });
  const [off = '', next = ''] = sessions;
  const guests = [await activityGuest(suite), await activityGuest(suite)];
  const booked = [];
  for (const guest of guests) booked.push(await guest.come(off, { [adult]: 1 }));
  const [session] = await db.select().from(activitySession).where(eq(activitySession.id, off));

  await deps.transaction.run(session?.propertyId ?? '', async (tx, events) => {
    await deps.sessions.lock(tx, [off]);
    const by = { by: 'staff' as const, actorId: null };
    events.push(...(await deps.cancelSession(tx, off, { reason: 'weather', note: 'Storm', by })));
  });

  for (const [i, guest] of guests.entries()) {
    const { body } = await guest.one(booked[i]?.uuid ?? '');
    expect(body).toMatchObject({ status: 'cancelled', next: [{ sessionUuid: next }, {}] });
  }
});

test('a refusal within a transaction is explained with its one connection', async () => {
  const { sessions, adult } = await someActivity(suite, { starts: STARTS, capacity: 2 });
  const [first = '', second = ''] = sessions;
  const guest = await activityGuest(suite);
  const booking = await guest.come(first, { [adult]: 2 });
  const held = await guest.hold(first, { [adult]: 2 });
  const { slug, id } = await someOutlet(suite, { tables: [2] });
  const eater = await diner(suite);
  const seated = await eater.seat(slug, EVENING);
  const [row] = await db.select().from(outlet).where(eq(outlet.id, id));
  const since = new Date(now()).toISOString();
  const openingHours = { ...row?.openingHours, temporarilyClosed: { since, reason: { en: 'Storm' } } };

  const full = await (await diner(suite)).hold(slug, EVENING);
  const outdated = await guest.change(booking.uuid, { version: 7, sessionUuid: second });
  await db
    .update(outlet)
    .set({ openingHours: openingHours as NonNullable<typeof row>['openingHours'] })
    .where(eq(outlet.id, id));
  const paused = await eater.change(seated.uuid, {
    version: seated.version,
    localDateTime: '2026-06-10T21:00',
  });

  expect([held.status, held.body.code]).toEqual([409, 'session_full']);
  expect([full.status, full.body.code]).toEqual([409, 'slot_unavailable']);
  expect([outdated.status, outdated.body.code]).toEqual([409, 'version_conflict']);
  expect([paused.status, paused.body.code]).toEqual([409, 'outlet_closed']);
});

test('a request for a table that lapses gets other times, read with its one connection', async () => {
  const { slug } = await someOutlet(suite, { bookingMode: 'onDemand' });
  const eater = await diner(suite);
  const { uuid, status } = await eater.seat(slug, EVENING);

  await atInstant(now() + 6 * HOUR_MS, createBookingTimeouts(tables));

  expect(status).toBe('requested');
  const { body } = await eater.one(uuid);
  expect(body.status).toBe('lapsed');
  expect(body.alternatives.length).toBeGreaterThan(0);
});

test('a claim of points is stored and answered with one connection', async () => {
  const { headers } = await newMember(db, now());

  const claim = await suite.send('POST', '/web/property/qasr-al-bahr/loyalty/claims', {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: { reference: 'R1' },
  });

  expect(claim.status).toBe(201);
});

test('texts of guests are screened within a transaction with its one connection', async () => {
  const me = await knownGuest(db, now());
  const [row] = await db.select().from(guest).where(eq(guest.id, me.id));
  const [hotel] = await db
    .select()
    .from(property)
    .where(eq(property.id, row?.propertyId ?? ''));
  if (!hotel) throw new Error('property not found');
  const screening = createScreening(db, createTermRepository(db, now), now);
  const texts = [{ field: 'text', text: 'A quiet evening' }];

  const status = await db.transaction((tx) =>
    screening.screen({ kind: 'comment', property: hotel, guestId: me.id, lang: 'en', texts }, tx),
  );

  expect(['published', 'pending']).toContain(status);
});
