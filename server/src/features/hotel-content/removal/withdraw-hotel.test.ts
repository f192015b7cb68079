import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  activityBooking,
  guestOrder,
  menuItem,
  property,
  tableBooking,
} from '../../../platform/db/tables/schema';
import { diner, someOutlet } from '../../../testing/diners';
import { NOON, testApp } from '../../../testing/test-app';
import { activityGuest, bodyFor } from '../../activity-booking/testing/activity-guests';
import { someActivity } from '../../activity-booking/testing/some-session';
import { cartOf, inHouseGuest, newKitchen, orderClient } from '../../order/testing/order-client';
import { propertyIdOf } from '../rows/row-context';
import { withdrawAsStaff } from '../staff/withdraw-as-staff';
import { publishFolder } from '../testing/publish-folder';
import { viennaWith } from '../testing/vienna';
import { withdrawHotel } from './withdraw-hotel';

const suite = await testApp({ rateFactor: 100 });
const { db } = suite;

async function newHotel(slug: string) {
  await publishFolder(db, viennaWith([], slug));
  return { slug, propertyId: propertyIdOf(slug) };
}

async function waitForLock(event: 'advisory' | 'transactionid'): Promise<void> {
  const waiting = async () => {
    const { rows } = await db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event = ${event}`,
    );
    return rows.length;
  };
  await expect.poll(waiting, { timeout: 20_000, interval: 50 }).toBe(1);
}

async function readyToOrder(slug: string) {
  const client = orderClient(suite, slug);
  const kitchen = await newKitchen(db, { propertySlug: slug, items: [{ stockLeft: 5 }] });
  const guest = await inHouseGuest(db, { slug });
  const body = await client.quotedBody(guest, kitchen.slug, cartOf(kitchen.items));
  return { itemId: String(kitchen.items[0]), place: () => client.place(guest, kitchen.slug, body) };
}

async function readyToBookTable(slug: string) {
  const { slug: outlet } = await someOutlet(suite, { slug });
  const guest = await diner(suite, { slug });
  const held = await guest.hold(outlet, '2026-06-11T20:00');
  return () => guest.book(outlet, held.body.holdUuid);
}

async function readyToBookActivity(slug: string) {
  const { sessionId, adult } = await someActivity(suite, { slug });
  const guest = await activityGuest(suite, { slug });
  const body = bodyFor(await guest.hold(sessionId, { [adult]: 1 }));
  return () => guest.book(body);
}

test.each([
  {
    slug: 'wien-gone-order',
    table: guestOrder,
    ready: async (slug: string) => (await readyToOrder(slug)).place,
  },
  { slug: 'wien-gone-table', table: tableBooking, ready: readyToBookTable },
  { slug: 'wien-gone-activity', table: activityBooking, ready: readyToBookActivity },
])(
  'a request of a guest while the hotel $slug is withdrawn waits and is then refused',
  async ({ slug, table, ready }) => {
    const { propertyId } = await newHotel(slug);
    const write = await ready(slug);

    const { writing } = await db.transaction(async (tx) => {
      await withdrawHotel(tx, propertyId);
      const begun = write();
      await Promise.race([begun, waitForLock('advisory')]);
      return { writing: begun };
    });

    expect((await writing).status).toBe(404);
    expect(await db.$count(table, eq(table.propertyId, propertyId))).toBe(0);
    const [hotel] = await db.select().from(property).where(eq(property.slug, slug));
    expect(hotel?.withdrawnAt).toBeInstanceOf(Date);
  },
);

test('an order that is being placed when its hotel is to be withdrawn stands against that', async () => {
  const { slug, propertyId } = await newHotel('wien-busy');
  const { itemId, place } = await readyToOrder(slug);

  const { placing, withdrawing } = await db.transaction(async (tx) => {
    // The order stops in the middle of its transaction.
    await tx.select().from(menuItem).where(eq(menuItem.id, itemId)).for('update');
    const begun = place();
    await waitForLock('transactionid');
    const manager = { id: randomUUID(), isManager: true, propertyId, slug };
    const withdrawal = withdrawAsStaff(db, manager, { now: new Date(NOON) }).then(
      () => 'withdrawn',
      (error: unknown) => error,
    );
    await Promise.race([withdrawal, waitForLock('advisory')]);
    return { placing: begun, withdrawing: withdrawal };
  });

  expect((await placing).status).toBe(201);
  const data = { code: 'hotel-in-use', message: expect.stringContaining('1 open orders') };
  expect(await withdrawing).toMatchObject({ details: { data } });
  const [hotel] = await db.select().from(property).where(eq(property.id, propertyId));
  expect(hotel?.withdrawnAt).toBeNull();
});
