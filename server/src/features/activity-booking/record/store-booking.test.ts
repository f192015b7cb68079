import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { expect, test, vi, type Mock } from 'vitest';
import {
  activityBooking,
  activityBookingHistory,
  activityClaim,
  activitySession,
  reminder,
} from '../../../platform/db/tables/schema';
import { NOON, testApp } from '../../../testing/test-app';
import { activityGuest, bodyFor } from '../testing/activity-guests';
import { someActivity } from '../testing/some-session';
import { storeBooking, type UnstoredBooking } from './store-booking';

const suite = await testApp({ rateFactor: 1_000 });
const { db } = suite;

/** A booking like one that exists, of a guest who holds places of another session that needs two people. */
async function unstored(): Promise<UnstoredBooking> {
  const { sessionId, adult } = await someActivity(suite, { bookable: { minParticipants: 2 } });
  const first = await someActivity(suite);
  const ada = await activityGuest(suite);
  const { uuid } = await ada.come(first.sessionId, { [first.adult]: 2 });
  const held = await ada.hold(sessionId, { [adult]: 2 });
  const [like] = await db.select().from(activityBooking).where(eq(activityBooking.id, uuid));
  if (!like) throw new Error('booking not found');
  const booking = { ...like, id: randomUUID(), reference: `AC-${randomUUID()}`, sessionId };
  return {
    booking,
    entry: { bookingId: booking.id, status: 'confirmed', by: 'system', at: booking.createdAt },
    reminders: [{ kind: 'hour_before', dueAt: new Date(NOON + 3_600_000) }],
    claimId: held.body.holdUuid,
    minParticipants: 2,
  };
}

async function leftBy({ booking: { id, sessionId }, claimId }: UnstoredBooking) {
  const [claim] = await db
    .select()
    .from(activityClaim)
    .where(eq(activityClaim.id, claimId ?? ''));
  const [session] = await db.select().from(activitySession).where(eq(activitySession.id, sessionId));
  return {
    bookings: await db.$count(activityBooking, eq(activityBooking.id, id)),
    entries: await db.$count(activityBookingHistory, eq(activityBookingHistory.bookingId, id)),
    reminders: await db.$count(reminder, and(eq(reminder.subjectId, id), eq(reminder.kind, 'hour_before'))),
    claim: claim?.kind,
    isGuaranteed: session?.guaranteedAt != null,
  };
}

test('a booking is stored with its history, its reminders and the places of its hold', async () => {
  const one = await unstored();

  expect(await storeBooking(db, one)).toEqual({ isPlaced: true, isClaimed: true });

  expect(await leftBy(one)).toEqual({
    bookings: 1,
    entries: 1,
    reminders: 1,
    claim: 'booking',
    isGuaranteed: true,
  });
});

test('a taken reference writes nothing, and another attempt stores the booking once', async () => {
  const [one, other] = [await unstored(), await unstored()];
  await storeBooking(db, other);
  const taken = { ...one, booking: { ...one.booking, reference: other.booking.reference } };

  expect(await storeBooking(db, taken)).toMatchObject({ isPlaced: false });
  expect(await leftBy(one)).toEqual({
    bookings: 0,
    entries: 0,
    reminders: 0,
    claim: 'hold',
    isGuaranteed: false,
  });
  expect(await storeBooking(db, one)).toEqual({ isPlaced: true, isClaimed: true });
  expect(await leftBy(one)).toMatchObject({ bookings: 1, entries: 1, reminders: 1 });
});

test('a missing hold is reported, and the session is not guaranteed', async () => {
  const one = await unstored();
  await db.delete(activityClaim).where(eq(activityClaim.id, one.claimId ?? ''));

  expect(await storeBooking(db, one)).toEqual({ isPlaced: true, isClaimed: false });

  expect((await leftBy(one)).isGuaranteed).toBe(false);
});

test('too few people guarantee nothing', async () => {
  const one = await unstored();

  await storeBooking(db, { ...one, minParticipants: 3 });

  expect((await leftBy(one)).isGuaranteed).toBe(false);
});

/** Runs work and returns the statements of the transactions meanwhile. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const connect = db.$client.connect.bind(db.$client) as (...given: unknown[]) => Promise<pg.PoolClient>;
  const spy = vi.spyOn(db.$client, 'connect') as unknown as Mock<typeof connect>;
  spy.mockImplementation(async (...given) => {
    // A single statement takes its connection with a callback; only a transaction waits for one.
    if (given.length > 0) return connect(...given);
    const client = await connect();
    const query = (...args: unknown[]) => {
      const [statement] = args;
      statements.push(
        typeof statement === 'string' ? statement : String(Reflect.get(Object(statement), 'text')),
      );
      return Reflect.apply(client.query, client, args) as unknown;
    };
    return new Proxy(client, {
      get: (of, key) => (key === 'query' ? query : (Reflect.get(of, key) as unknown)),
    });
  });
  await work();
  spy.mockRestore();
  return statements;
}

test('a booking of held places takes thirteen statements in its transaction', async () => {
  const { sessionId, adult } = await someActivity(suite, { bookable: { minParticipants: 2 } });
  const ada = await activityGuest(suite);
  const body = bodyFor(await ada.hold(sessionId, { [adult]: 2 }));

  const statements = await statementsOf(async () => expect((await ada.book(body)).status).toBe(201));

  const begin = statements.indexOf('begin');
  const own = statements.slice(begin + 1, statements.indexOf('commit', begin));
  expect(own).toHaveLength(13);
});
