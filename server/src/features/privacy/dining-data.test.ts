import type { Favorite } from '@guest/shared/contracts/favorite/favorite.contract';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  calendarFeed,
  guestOrder,
  orderHistory,
  person,
  tableBooking,
} from '../../platform/db/tables/schema';
import { createLog } from '../../platform/log/logging';
import { createPushOutbox } from '../../platform/outbox/push-outbox';
import { diner, someOutlet } from '../../testing/diners';
import { tablesContaining } from '../../testing/tables-containing';
import { NOON, testApp } from '../../testing/test-app';
import { createCards } from '../chat/messages/card.repository';
import { createMessageRepository } from '../chat/messages/message.repository';
import { cartOf, newKitchen, orderClient } from '../order/testing/order-client';
import { createBookingDeps } from '../table-booking/record/booking-deps';
import { createCancelBooking } from '../table-booking/guest/cancel-booking';
import { createDiskStore } from '../upload/store/disk-store';
import { createUploads } from '../upload/uploads';
import { createEraseAccounts } from './erase-accounts.job';
import { createErasureLedger } from './erasure-ledger';
import { createErasureRepository } from './erasure.repository';

const now = () => NOON;
const suite = await testApp({ now, rateFactor: 100 });
const { app, db, get, send } = suite;
const { quotedBody, place } = orderClient(suite);
const PROPERTY_URL = '/web/property/casa-miramar';
const EVENING = '2026-06-11T20:00';
const NEXT_EVENING = '2026-06-12T20:00';
const DETAILS = { phone: '+34600999888', allergies: ['nuts'] };

const folder = await mkdtemp(join(tmpdir(), 'dining-data-'));
afterAll(() => rm(folder, { recursive: true }));
const eraseAccounts = createEraseJob();

/** A guest with data in all dining features, marked by a unique name. */
async function regular() {
  const name = `Zoraida${randomUUID().slice(0, 8)}`;
  const me = await diner(suite, { firstName: name, lastName: name });
  const details = { ...DETAILS, firstName: name, note: `A corner for ${name}` };
  const [kitchen, booked, full] = [
    await newKitchen(db),
    await someOutlet(suite, { tables: [2] }),
    await someOutlet(suite, { tables: [2] }),
  ];
  const preferences = { headers: me.headers, body: { allergies: ['nuts'] } };
  await send('PUT', `${PROPERTY_URL}/guest/order-preferences`, preferences);
  const cart = cartOf(kitchen.items, { note: `${name} is asleep`, allergyNote: `${name}: no nuts` });
  const lines = cart.lines.map((line) => ({ ...line, note: `Hot, says ${name}` }));
  const order = await place(me, kitchen.slug, await quotedBody(me, kitchen.slug, { ...cart, lines }));
  const { uuid: booking } = await me.seat(booked.slug, EVENING, 2, details);
  await (await diner(suite)).seat(full.slug, NEXT_EVENING);
  const waiting = await me.wait(full.slug, NEXT_EVENING, 2, details);
  const saved = await send('PUT', `${PROPERTY_URL}/favorites/outlet/${booked.id}`, { headers: me.headers });
  const feed = await send('POST', `${PROPERTY_URL}/timeline/feed`, { headers: me.headers });
  expect([order.status, waiting.status, saved.status, feed.status]).toEqual([201, 201, 200, 201]);
  const made = { order: String(order.body.uuid), booking, waiting: String(waiting.body.uuid) };
  return { ...me, ...made, name, said: details, booked };
}

/** Downloads the data export of a guest. */
async function copyOf(me: { headers: Record<string, string> }) {
  const { body } = await send('POST', `${PROPERTY_URL}/guest/export`, { headers: me.headers });
  const { rawPayload } = await app.inject({ url: body.link });
  return JSON.parse(strFromU8(unzipSync(rawPayload)['data.json'] ?? new Uint8Array()));
}

test('the data export contains orders, bookings, waitlist places, favourites and the calendar', async () => {
  const me = await regular();
  const data = await copyOf(me);

  expect(data.orders).toMatchObject([
    {
      id: me.order,
      hotel: 'casa-miramar',
      outlet: { en: 'Kitchen' },
      status: 'placed',
      total: 1_000,
      note: `${me.name} is asleep`,
      allergyNote: `${me.name}: no nuts`,
      allergies: ['nuts'],
      lines: [{ name: { en: 'Plate 1' }, note: `Hot, says ${me.name}` }],
      histories: [{ status: 'placed', by: 'guest' }],
    },
  ]);
  expect(data.orderPreferences).toMatchObject([{ allergies: ['nuts'] }]);
  const standing = { hotel: 'casa-miramar', ...me.said };
  expect(data.bookings).toHaveLength(2);
  expect(data.bookings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...standing, outlet: me.booked.slug, localDateTime: EVENING }),
      expect.objectContaining({ ...standing, localDateTime: NEXT_EVENING, queuedAt: expect.any(String) }),
    ]),
  );
  expect(data.bookings.flatMap((one: { histories: unknown[] }) => one.histories)).toHaveLength(2);
  const favorites: Favorite[] = data.favorites;
  expect(favorites).toMatchObject([{ type: 'outlet', uuid: me.booked.id, name: { en: 'Test table' } }]);
  expect(data.calendarFeeds).toEqual([{ createdAt: new Date(NOON).toISOString(), lastReadAt: null }]);
});

test('a data export contains no data of other guests', async () => {
  await regular();
  const data = await copyOf(await diner(suite, { firstName: 'Bob' }));

  expect(JSON.stringify(data)).not.toContain('Zoraida');
  expect([data.orders, data.bookings, data.favorites]).toEqual([[], [], []]);
});

test('an account cannot be erased while an order is active or a charge is open', async () => {
  const me = await regular();
  const reasons = async () => {
    const { body } = await get(`${PROPERTY_URL}/guest/erase`, { headers: me.headers });
    return body.blockers.map(({ reason }: { reason: string }) => reason);
  };
  const set = (facts: Partial<typeof guestOrder.$inferInsert>) =>
    db.update(guestOrder).set(facts).where(eq(guestOrder.id, me.order));

  expect(await reasons()).toEqual(['in_house', 'active_order', 'future_booking']);
  const refused = await send('POST', `${PROPERTY_URL}/guest/erase/code`, { headers: me.headers, body: {} });
  expect([refused.status, refused.body.code]).toEqual([409, 'erase_blocked']);
  await set({ status: 'delivered', paymentMethod: 'room_charge', paymentStatus: 'authorised' });
  expect(await reasons()).toEqual(['in_house', 'unsettled_folio', 'future_booking']);
  await set({ paymentStatus: 'posted' });
  expect(await reasons()).toEqual(['in_house', 'future_booking']);
});

test('after an erasure no table contains personal data, orders stay, and the tables go to the waitlist', async () => {
  const me = await regular();
  const bob = await diner(suite);
  const next = await bob.wait(me.booked.slug, EVENING);
  await db
    .update(person)
    .set({ eraseAt: new Date(NOON - 1), postsOnErasure: 'delete' })
    .where(eq(person.id, me.personId));
  await db
    .update(guestOrder)
    .set({ delayReason: `${me.name} called` })
    .where(eq(guestOrder.id, me.order));

  await eraseAccounts();
  const early = await db.$count(person, eq(person.id, me.personId));
  const cancelled = await send('DELETE', `${PROPERTY_URL}/orders/${me.order}`, { headers: me.headers });
  await eraseAccounts();

  expect([early, cancelled.status]).toEqual([1, 200]);
  expect(await db.$count(person, eq(person.id, me.personId))).toBe(0);
  expect(await db.$count(calendarFeed, eq(calendarFeed.guestId, me.id))).toBe(0);
  // Rows of the outbox are deleted as soon as they are delivered.
  for (const secret of [me.name, me.address, me.personId])
    await expect.poll(() => tablesContaining(db, secret)).toEqual([]);
  const [sold] = await db.select().from(guestOrder).where(eq(guestOrder.id, me.order));
  expect(sold).toMatchObject({ status: 'cancelled', total: 1_000, lines: [{ name: { en: 'Plate 1' } }] });
  expect(JSON.stringify(sold)).not.toContain('nuts');
  const steps = await db.select().from(orderHistory).where(eq(orderHistory.orderId, me.order));
  expect(steps.map(({ actorId }) => actorId)).toEqual([null, null]);
  for (const id of [me.booking, me.waiting]) {
    const [row] = await db.select().from(tableBooking).where(eq(tableBooking.id, id));
    expect(row).toMatchObject({ status: 'cancelled', partySize: 2 });
    expect(JSON.stringify(row)).not.toMatch(/nuts|999888/);
  }
  expect((await bob.one(next.body.uuid)).body.status).toBe('offered');
});

/** A second process of the same property that publishes nothing itself. */
function createEraseJob() {
  const log = createLog('silent');
  const uploads = createUploads({ db, store: createDiskStore(join(folder, 'uploads')), now });
  const outbox = createPushOutbox(
    db,
    { deliverAll: (all) => all.map(async () => true), isWhole: () => true },
    log,
  );
  const messages = createMessageRepository({ outbox, now });
  const cards = createCards({ messages, outbox, now });
  return createEraseAccounts({
    erasures: createErasureRepository(db, now),
    ledger: createErasureLedger(join(folder, 'erasures.jsonl')),
    uploads,
    cancelBookings: createCancelBooking(createBookingDeps({ db, outbox, cards, now })),
    now,
  });
}
