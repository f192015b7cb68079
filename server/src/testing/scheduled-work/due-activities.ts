import { asc, eq, sql } from 'drizzle-orm';
import {
  activityBooking,
  activityBookingHistory,
  activityClaim,
  activitySession,
  userEvent,
} from '../../platform/db/tables/schema';
import { activityGuest } from '../../features/activity-booking/testing/activity-guests';
import { someActivity } from '../../features/activity-booking/testing/some-session';
import type { TestApp } from '../test-app';
import type { DueWork } from './due-work';

const DAY_MS = 24 * 3_600_000;
type Suite = Pick<TestApp, 'db' | 'get' | 'send'>;

/** Inserts activity bookings whose deadlines have passed: a hold, a request, and a charge to a room. */
export async function dueActivities(suite: Suite, now: number): Promise<DueWork[]> {
  const { db } = suite;
  const day = (days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10);
  const past = new Date(now - 1_000);
  const starts = [`${day(2)}T18:00`];
  const someone = () => activityGuest(suite, { checkin: day(-2), checkout: day(9) }, now);

  async function held(): Promise<DueWork> {
    const { sessionId, adult } = await someActivity(suite, { starts });
    const { status } = await (await someone()).hold(sessionId, { [adult]: 2 });
    if (status !== 201) throw new Error(`hold replied with status ${status}`);
    await db.update(activityClaim).set({ expiresAt: past }).where(eq(activityClaim.sessionId, sessionId));
    const stands = async () => {
      const [session] = await db.select().from(activitySession).where(eq(activitySession.id, sessionId));
      return { places: session?.paxClaimed };
    };
    return { name: 'places that were held', state: stands, expected: { places: 0 } };
  }

  async function requested(): Promise<DueWork> {
    const { sessionId, adult } = await someActivity(suite, { starts, bookable: { requiresApproval: true } });
    const { uuid } = await (await someone()).come(sessionId, { [adult]: 2 });
    await db.update(activityBooking).set({ expiresAt: past }).where(eq(activityBooking.id, uuid));
    const done = { status: 'lapsed', payment: 'none', version: 2, pushes: [1, 2] };
    return {
      name: 'a request for an activity',
      state: () => factsOf(db, uuid),
      expected: { ...done, history: ['pending by guest', 'lapsed by system'] },
    };
  }

  async function charged(): Promise<DueWork> {
    const { sessionId, adult } = await someActivity(suite, { starts });
    const { uuid } = await (await someone()).come(sessionId, { [adult]: 1 });
    const set = { paymentMethod: 'room_charge', paymentStatus: 'authorised', cancelBy: past } as const;
    await db
      .update(activityBooking)
      .set({ ...set, reservationNumber: 'CM-48213' })
      .where(eq(activityBooking.id, uuid));
    const done = { status: 'confirmed', payment: 'posted', version: 2, pushes: [1, 2] };
    return {
      name: 'a charge for an activity',
      state: () => factsOf(db, uuid),
      expected: { ...done, history: ['confirmed by system'] },
    };
  }

  return [await held(), await requested(), await charged()];
}

async function factsOf(db: Suite['db'], uuid: string) {
  const [row] = await db.select().from(activityBooking).where(eq(activityBooking.id, uuid));
  const history = await db
    .select()
    .from(activityBookingHistory)
    .where(eq(activityBookingHistory.bookingId, uuid))
    .orderBy(asc(activityBookingHistory.id));
  const pushes = await db
    .select({ version: sql<number>`(${userEvent.body} -> 'booking' ->> 'version')::int` })
    .from(userEvent)
    .where(sql`${userEvent.body} -> 'booking' ->> 'uuid' = ${uuid}`)
    .orderBy(asc(userEvent.seq));
  return {
    status: row?.status,
    payment: row?.paymentStatus,
    version: row?.version,
    history: history.map(({ status, by }) => `${status} by ${by}`),
    pushes: pushes.map(({ version }) => version),
  };
}
