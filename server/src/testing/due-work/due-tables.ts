import type { TableBooking } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { asc, eq, sql } from 'drizzle-orm';
import { tableBooking, tableBookingHistory, tableClaim, userEvent } from '../../platform/db/tables/schema';
import { diner, someOutlet } from '../diners';
import type { Answer, TestApp } from '../test-app';
import type { Due } from './due';

const DAY_MS = 24 * 3_600_000;
type Suite = Pick<TestApp, 'db' | 'get' | 'send'>;

/**
 * Inserts bookings and waitlist entries whose deadlines have passed, each at its own outlet with one table.
 */
export async function dueTables(suite: Suite, now: number): Promise<Due[]> {
  const { db } = suite;
  const day = (days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10);
  const evening = `${day(2)}T20:00`;
  const past = new Date(now - 1_000);
  const outlet = async (facts: Parameters<typeof someOutlet>[1] = {}) =>
    (await someOutlet(suite, { tables: [2], ...facts })).slug;
  const someone = () => diner(suite, { checkin: day(-2), checkout: day(9) }, now);
  const set = (uuid: string, facts: Partial<typeof tableBooking.$inferInsert>) =>
    db.update(tableBooking).set(facts).where(eq(tableBooking.id, uuid));
  const turnsTo = async (what: string, uuid: string, status: TableBooking['status']): Promise<Due> => {
    const before = await factsOf(db, uuid);
    const pushes = [...before.pushes, before.version + 1];
    const done = { status, version: before.version + 1, pushes };
    return {
      what,
      stands: () => factsOf(db, uuid),
      done: { ...done, history: [...before.history, `${status} by system`] },
    };
  };

  async function heldAndWaitedFor(): Promise<Due[]> {
    const slug = await outlet();
    const held = answered(await (await someone()).hold(slug, evening));
    const waiting = answered(await (await someone()).wait(slug, evening));
    const due = await turnsTo('a table that was held', waiting.uuid, 'offered');
    await db.update(tableClaim).set({ expiresAt: past }).where(eq(tableClaim.id, held.holdUuid));
    return [due];
  }

  async function offeredToTwo(): Promise<Due[]> {
    const slug = await outlet();
    const [ada, bob, cleo] = [await someone(), await someone(), await someone()];
    const { uuid } = await ada.seat(slug, evening);
    const first = answered(await bob.wait(slug, evening));
    await set(first.uuid, { queuedAt: past });
    const second = answered(await cleo.wait(slug, evening));
    await ada.cancel(uuid);
    const due = [
      await turnsTo('an offer', first.uuid, 'lapsed'),
      await turnsTo('who comes after an offer', second.uuid, 'offered'),
    ];
    await set(first.uuid, { expiresAt: past });
    return due;
  }

  async function waitedInVain(): Promise<Due[]> {
    const slug = await outlet();
    await (await someone()).seat(slug, evening);
    const { uuid } = answered(await (await someone()).wait(slug, evening));
    const due = await turnsTo('a place in a line', uuid, 'lapsed');
    await set(uuid, { startsAt: past });
    return [due];
  }

  async function requested(): Promise<Due[]> {
    const ada = await someone();
    const { uuid, status } = await ada.seat(await outlet({ bookingMode: 'onDemand' }), evening);
    if (status !== 'requested') throw new Error(`request replied with status ${status}`);
    const due = await turnsTo('a request', uuid, 'lapsed');
    await set(uuid, { expiresAt: past });
    return [due];
  }

  async function over(): Promise<Due[]> {
    const { uuid } = await (await someone()).seat(await outlet(), evening);
    const due = await turnsTo('a table that was booked', uuid, 'completed');
    await set(uuid, { startsAt: new Date(now - DAY_MS), endsAt: past });
    return [due];
  }

  const all = [heldAndWaitedFor, offeredToTwo, waitedInVain, requested, over];
  const due: Due[] = [];
  for (const make of all) due.push(...(await make()));
  return due;
}

function answered({ status, body, text }: Answer) {
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
