import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { guestOrder, tableBooking } from '../../platform/db/tables/schema';
import { anonymousVisitors } from '../../testing/anonymous-visitors';
import { diner, someOutlet } from '../../testing/diners';
import { knownGuest } from '../../testing/guests';
import { NOON, testApp } from '../../testing/test-app';
import { placedOrder } from '../order/testing/order-builder';

const suite = await testApp({ rateFactor: 100 });
const { db, get, send } = suite;
const { codeFor } = anonymousVisitors(suite);
const ERASE = '/web/property/casa-miramar/guest/erase';
const EVENING = '2026-06-11T20:00';
const LATER = '2026-06-13T20:00';
const DAY_MS = 24 * 3_600_000;

type Caller = { headers: Record<string, string> };
const erasureOf = async (me: Caller) => (await get(ERASE, { headers: me.headers })).body;
const cancelAhead = (me: Caller, body: object = {}, key: string = randomUUID()) =>
  send('POST', `${ERASE}/cancel-ahead`, { headers: { ...me.headers, 'idempotency-key': key }, body });

/** A guest in the house with two tables and an order ahead. */
async function guestWithPlans() {
  const [bistro, grill] = [await someOutlet(suite), await someOutlet(suite)];
  const me = await diner(suite);
  const tables = [await me.seat(bistro.slug, EVENING), await me.seat(grill.slug, LATER)];
  const order = await placedOrder(db, { guestId: me.id, outletId: bistro.id });
  return { ...me, tables: tables.map(({ uuid }) => uuid), order: order.id, slug: bistro.slug };
}

test('each blocker names its items with their page and the ways to resolve it', async () => {
  const me = await guestWithPlans();

  const { blockers } = await erasureOf(me);

  expect(blockers).toMatchObject([
    { reason: 'in_house', fixes: ['after_stay', 'chat'], items: [{ kind: 'stay', canCancel: false }] },
    {
      reason: 'active_order',
      fixes: ['cancel_ahead'],
      items: [{ kind: 'order', uuid: me.order, canCancel: true }],
    },
    {
      reason: 'future_booking',
      fixes: ['cancel_ahead'],
      items: [
        {
          kind: 'table',
          uuid: me.tables[0],
          title: 'Test table',
          localDateTime: EVENING,
          canCancel: true,
          link: {
            route: 'property-outlet-book',
            params: { property: 'casa-miramar', outlet: me.slug },
            query: { booking: me.tables[0] },
          },
        },
        { uuid: me.tables[1], localDateTime: LATER },
      ],
    },
  ]);
});

test('all bookings ahead are cancelled with one call, which cancels nothing more when it is repeated', async () => {
  const me = await guestWithPlans();
  const key = randomUUID();

  const first = await cancelAhead(me, {}, key);
  const repeated = await cancelAhead(me, {}, key);

  expect(first.status).toBe(200);
  expect([...first.body.cancelled].sort()).toEqual([...me.tables].sort());
  expect(first.body.left).toEqual([]);
  expect(repeated.body).toEqual(first.body);
  const reasons = first.body.erasure.blockers.map(({ reason }: { reason: string }) => reason);
  expect(reasons).toEqual(['in_house', 'active_order']);
  const [order] = await db.select().from(guestOrder).where(eq(guestOrder.id, me.order));
  expect(order?.status).toBe('placed');
});

test('one item is cancelled on its own, and what is too late stays with the reason', async () => {
  const me = await guestWithPlans();
  const [soon = '', later = ''] = me.tables;
  await db
    .update(tableBooking)
    .set({ startsAt: new Date(NOON + 60_000) })
    .where(eq(tableBooking.id, soon));

  const order = await cancelAhead(me, { only: [me.order] });
  const rest = await cancelAhead(me);

  expect(order.body.cancelled).toEqual([me.order]);
  expect(rest.body.cancelled).toEqual([later]);
  expect(rest.body.left).toMatchObject([{ item: { uuid: soon, canCancel: false }, code: 'cancel_too_late' }]);
  const ahead = rest.body.erasure.blockers.at(-1);
  expect(ahead).toMatchObject({ reason: 'future_booking', fixes: ['chat'] });
});

test('items of another guest are not cancelled', async () => {
  const [ada, bob] = [await guestWithPlans(), await guestWithPlans()];

  const { body } = await cancelAhead(bob, { only: [...ada.tables, ada.order] });

  expect([body.cancelled, body.left]).toEqual([[], []]);
  expect((await erasureOf(ada)).blockers).toHaveLength(3);
});

test('a guest in the house plans the erasure for the week after the day of departure', async () => {
  const stay = { checkin: '2026-06-08', checkout: '2026-06-14' };
  const me = await knownGuest(db, NOON, stay);
  const reply = await send('POST', `${ERASE}/code`, { headers: me.headers, body: { afterStay: true } });
  const proof = { otp_request_token: reply.body.otp_request_token, code: await codeFor(me.address) };
  const erase = (body: object) => send('POST', ERASE, { headers: me.headers, body: { ...proof, ...body } });

  const now = await erase({ posts: 'delete' });
  const planned = await erase({ posts: 'delete', afterStay: true });

  expect([now.status, now.body.code]).toEqual([409, 'erase_blocked']);
  // The business day after the departure begins at 05:00 in Lisbon.
  const start = Date.parse('2026-06-15T04:00:00Z');
  expect(planned.body.eraseAt).toBe(new Date(start + 7 * DAY_MS).toISOString());
});

test('a table after the stay blocks an erasure that is planned for after the stay', async () => {
  const me = await diner(suite, { checkout: '2026-06-12' });
  const { slug } = await someOutlet(suite);
  const { uuid } = await me.seat(slug, EVENING);
  const code = () => send('POST', `${ERASE}/code`, { headers: me.headers, body: { afterStay: true } });

  await db
    .update(tableBooking)
    .set({ startsAt: new Date('2026-06-20T19:00:00Z'), endsAt: new Date('2026-06-20T21:00:00Z') })
    .where(eq(tableBooking.id, uuid));
  const blocked = await code();
  await cancelAhead(me);
  const free = await code();

  expect([blocked.status, free.status]).toEqual([409, 201]);
  expect(blocked.body.data.blockers).toMatchObject([{ reason: 'future_booking', items: [{ uuid }] }]);
});
