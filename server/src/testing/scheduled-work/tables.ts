import type { TableBooking } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { asc, eq, sql } from 'drizzle-orm';
import { tableBooking, tableBookingHistory, tableClaim, userEvent } from '../../platform/db/tables/schema';
import { diner, someOutlet } from '../diners';
import type { TestResponse, TestApp } from '../test-app';
import type { DueWork } from './due-work';

const DAY_MS = 24 * 3_600_000;
type Suite = Pick<TestApp, 'db' | 'get' | 'send'>;

/**
 * Inserts bookings and waitlist entries whose deadlines have passed, each at its own outlet with one table.
 */
export async function dueTables(suite: Suite, now: number): Promise<DueWork[]> {
  const { db } = suite;
  const day = (days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10);
  const evening = `${day(2)}T20:00`;
  const past = new Date(now - 1_000);
  const outlet = async (facts: Parameters<typeof someOutlet>[1] = {}) =>
    (await someOutlet(suite, { tables: [2], ...facts })).slug;
  const createDiner = () => diner(suite, { checkin: day(-2), checkout: day(9) }, now);
  const set = (uuid: string, facts: Partial<typeof tableBooking.$inferInsert>) =>
    db.update(tableBooking).set(facts).where(eq(tableBooking.id, uuid));
  const dueChange = async (name: string, uuid: string, status: TableBooking['status']): Promise<DueWork> => {
    const before = await factsOf(db, uuid);
    const pushes = [...before.pushes, before.version + 1];
    const expected = { status, version: before.version + 1, pushes };
    return {
      name,
      state: () => factsOf(db, uuid),
      expected: { ...expected, history: [...before.history, `${status} by system`] },
    };
  };

  async function expiredHold(): Promise<DueWork[]> {
    const slug = await outlet();
    const held = bodyOf(await (await createDiner()).hold(slug, evening));
    const waiting = bodyOf(await (await createDiner()).wait(slug, evening));
    const due = await dueChange('a table that was held', waiting.uuid, 'offered');
    await db.update(tableClaim).set({ expiresAt: past }).where(eq(tableClaim.id, held.holdUuid));
    return [due];
  }

  async function expiredOffer(): Promise<DueWork[]> {
    const slug = await outlet();
    const [ada, bob, cleo] = [await createDiner(), await createDiner(), await createDiner()];
    const { uuid } = await ada.seat(slug, evening);
    const first = bodyOf(await bob.wait(slug, evening));
    await set(first.uuid, { queuedAt: past });
    const second = bodyOf(await cleo.wait(slug, evening));
    await ada.cancel(uuid);
    const due = [
      await dueChange('an offer', first.uuid, 'lapsed'),
      await dueChange('who comes after an offer', second.uuid, 'offered'),
    ];
    await set(first.uuid, { expiresAt: past });
    return due;
  }

  async function expiredWaitlistEntry(): Promise<DueWork[]> {
    const slug = await outlet();
    await (await createDiner()).seat(slug, evening);
    const { uuid } = bodyOf(await (await createDiner()).wait(slug, evening));
    const due = await dueChange('a place in a line', uuid, 'lapsed');
    await set(uuid, { startsAt: past });
    return [due];
  }

  async function expiredRequest(): Promise<DueWork[]> {
    const ada = await createDiner();
    const { uuid, status } = await ada.seat(await outlet({ bookingMode: 'onDemand' }), evening);
    if (status !== 'requested') throw new Error(`request replied with status ${status}`);
    const due = await dueChange('a request', uuid, 'lapsed');
    await set(uuid, { expiresAt: past });
    return [due];
  }

  async function completedVisit(): Promise<DueWork[]> {
    const { uuid } = await (await createDiner()).seat(await outlet(), evening);
    const due = await dueChange('a table that was booked', uuid, 'completed');
    await set(uuid, { startsAt: new Date(now - DAY_MS), endsAt: past });
    return [due];
  }

  const all = [expiredHold, expiredOffer, expiredWaitlistEntry, expiredRequest, completedVisit];
  const due: DueWork[] = [];
  for (const make of all) due.push(...(await make()));
  return due;
}

function bodyOf({ status, body, text }: TestResponse) {
  if (status !== 201) throw new Error(`call failed with ${status}: ${text}`);
  return body;
}

async function factsOf(db: Suite['db'], uuid: string) {
  const [row] = await db.select().from(tableBooking).where(eq(tableBooking.id, uuid));
  const history = await db
    .select()
    .from(tableBookingHistory)
    .where(eq(tableBookingHistory.bookingId, uuid))
    .orderBy(asc(tableBookingHistory.id));
  const pushes = await db
    .select({ version: sql<number>`(${userEvent.body} -> 'booking' ->> 'version')::int` })
    .from(userEvent)
    .where(sql`${userEvent.body} -> 'booking' ->> 'uuid' = ${uuid}`)
    .orderBy(asc(userEvent.seq));
  return {
    status: row?.status,
    version: row?.version ?? 0,
    history: history.map(({ status, by }) => `${status} by ${by}`),
    pushes: pushes.map(({ version }) => version),
  };
}
