import {
  ORDER_STATUSES,
  canTransitionOrder,
  orderTransitions,
  type OrderMode,
  type OrderStatus,
} from '@guest/shared/contracts/menu/order-status';
import { expect, test } from 'vitest';
import { newKitchen } from '../testing/order-client';
import { orderTestSetup } from '../testing/order-test-setup';

const MINUTE_MS = 60_000;
const INVISIBLE = ' \u200b\u202e\u3164';
const rejection = { reasonCode: 'too_busy', note: 'We are sorry' } as const;
const hasReason = (status: OrderStatus) => orderTransitions[status].needs?.includes('reasonCode') ?? false;
const {
  clock,
  sockets,
  db,
  send,
  kitchen,
  guest,
  other,
  supervisor,
  waiter,
  addOrder,
  rowOf,
  historyOf,
  step,
  cancel,
  inMinutes,
} = await orderTestSetup();

const moves = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const)).filter(
  ([from, to]) => from !== to,
);

test.each(moves)(
  'staff change an order from %s to %s only if the state machine allows it',
  async (from, to) => {
    const modes: OrderMode[] = to === 'delivering' ? ['room', 'pickup'] : ['room'];
    for (const mode of modes) {
      const { id } = await addOrder({ status: from, mode });

      const { status } = await step(id, to, hasReason(to) ? rejection : { note: rejection.note });

      const isAllowed = canTransitionOrder({ status: from, mode }, to, 'staff');
      expect({ mode, status }).toEqual({ mode, status: isAllowed ? 200 : 409 });
      expect((await rowOf(id)).status).toBe(isAllowed ? to : from);
      expect(await historyOf(id)).toEqual(['placed by guest', ...(isAllowed ? [`${to} by staff`] : [])]);
    }
  },
);

test.each(ORDER_STATUSES)(
  'a guest can cancel an order that is %s only before preparation starts',
  async (from) => {
    const { id } = await addOrder({ status: from, cancelBy: new Date(clock.now + MINUTE_MS) });

    const { status, body } = await cancel(id);

    const isAllowed = from === 'placed' || from === 'accepted' || from === 'cancelled';
    expect(status).toBe(isAllowed ? 200 : 409);
    if (!isAllowed)
      expect(body).toMatchObject({ code: 'order_not_cancellable', data: { order: { status: from } } });
    expect((await rowOf(id)).status).toBe(isAllowed ? 'cancelled' : from);
  },
);

test('an accepted order can be cancelled for ten minutes', async () => {
  const { id } = await addOrder();
  await step(id, 'accepted');

  clock.now += 10 * MINUTE_MS + 1;
  const late = await cancel(id);

  expect([late.status, late.body.code]).toEqual([409, 'order_not_cancellable']);
});

test('an accepted order for tomorrow can be cancelled until the kitchen needs its time for it', async () => {
  const [{ id }, { id: other }] = [
    await addOrder({ slotAt: new Date(clock.now + 20 * 60 * MINUTE_MS) }),
    await addOrder({ slotAt: new Date(clock.now + 20 * 60 * MINUTE_MS) }),
  ];
  for (const one of [id, other]) await step(one, 'accepted');

  clock.now += (20 * 60 - 31) * MINUTE_MS;
  const inTime = await cancel(id);
  clock.now += 2 * MINUTE_MS;
  const late = await cancel(other);

  expect([inTime.status, late.status]).toEqual([200, 409]);
});

test('an order of another guest is not found', async () => {
  const { id } = await addOrder();
  const headers = await sockets.signIn(other.guestId);
  const at = `/web/property/casa-miramar/orders/${id}`;

  const answers = [
    await sockets.get(at, { headers }),
    await send('DELETE', at, { headers }),
    await send('POST', `${at}/reorder`, { headers }),
    await send('POST', `${at}/rating`, { headers, body: { stars: 1 } }),
    await send('POST', `${at}/issue`, { headers, body: { kind: 'cold' } }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  const { body } = await sockets.get('/web/property/casa-miramar/orders', { headers });
  expect(body.items).toEqual([]);
});

test('a delay moves the estimated time and shows the guest the reason', async () => {
  const { id } = await addOrder();

  const { status } = await step(id, 'accepted', { delayMinutes: 20, note: 'The oven is full' });
  const longer = await waiter.requestOk('changeOrderStatus', {
    orderUuid: id,
    status: 'accepted',
    delayMinutes: 35,
    note: 'Still full',
  });

  expect(status).toBe(200);
  const slotAt = (await rowOf(id)).slotAt.getTime();
  expect(longer).toMatchObject({ delayMinutes: 35, delayReason: 'Still full', version: 3 });
  expect(Date.parse(longer.promisedFrom)).toBe(slotAt + 35 * MINUTE_MS);
  const updates = guest.pushes('orderUpdated').filter(({ order }) => order.uuid === id);
  await expect
    .poll(() => guest.pushes('orderUpdated').filter(({ order }) => order.uuid === id).length)
    .toBe(2);
  expect(updates.every(({ order }) => order.status === 'accepted')).toBe(true);
});

test('a rejection requires a reason, and a cancellation a reason and a note', async () => {
  const { id } = await addOrder();
  const pause = { outletUuid: kitchen.outletId, reason: 'other', until: inMinutes(30) } as const;

  const answers = [
    await step(id, 'rejected'),
    await step(id, 'cancelled', { reasonCode: 'other' }),
    await step(id, 'cancelled', { note: 'Sorry' }),
    await step(id, 'cancelled', { reasonCode: 'other', note: INVISIBLE }),
    await waiter.request('pauseOutlet', { ...pause, note: INVISIBLE }),
    await step(id, 'accepted', { delayMinutes: 121 }),
    await step(id, 'rejected', { reasonCode: 'sold_out', delayMinutes: 10 }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 400, 400]);
  expect((await rowOf(id)).status).toBe('placed');
});

test.each(ORDER_STATUSES.filter((status) => !hasReason(status)))(
  'a reason is rejected for the status %s',
  async (to) => {
    const { id } = await addOrder({ status: 'accepted' });

    const { status } = await step(id, to, rejection);

    expect(status).toBe(400);
    expect((await rowOf(id)).status).toBe('accepted');
    expect(await historyOf(id)).toEqual(['placed by guest']);
  },
);

test('repeating a step changes nothing, and a conflicting step gets the current order', async () => {
  const { id } = await addOrder();

  const answers = await Promise.all([
    step(id, 'accepted'),
    step(id, 'accepted'),
    step(id, 'rejected', rejection),
  ]);

  expect(answers.map(({ status }) => status)).toContain(409);
  expect((await historyOf(id)).length).toBe(2);
  const late = await supervisor.request('changeOrderStatus', {
    orderUuid: id,
    status: 'preparing',
    version: 1,
  });
  expect(late).toMatchObject({
    status: 409,
    code: (await rowOf(id)).status === 'accepted' ? 'version_conflict' : 'order_status_not_allowed',
  });
});

test('staff of another outlet can neither see nor change an order', async () => {
  const { id } = await addOrder();
  const elsewhere = await newKitchen(db);
  const cook = await sockets.staff('outlet', 'casa-miramar', 'dining', [elsewhere.outletId]);

  const seen = await cook.requestOk('loadOutletOrders', {});
  const changed = await cook.request('changeOrderStatus', { orderUuid: id, status: 'accepted' });
  const stock = await cook.request('changeItemStock', {
    itemUuid: String(kitchen.items[0]),
    stockStatus: 'sold_out',
  });
  const paused = await cook.request('pauseOutlet', {
    outletUuid: kitchen.outletId,
    reason: 'busy',
    until: inMinutes(30),
  });

  expect(seen).toEqual([]);
  expect([changed.status, stock.status, paused.status]).toEqual([404, 404, 404]);
});
