import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { menuItem } from '../../platform/db/tables/schema';
import { cartOf, inHouseGuest, verifiedGuest, newKitchen, orderClient } from './testing/order-client';
import { orderTestSetup, REFUSED_AMOUNT } from './testing/order-test-setup';

const MINUTE_MS = 60_000;
const rejection = { reasonCode: 'too_busy', note: 'We are sorry' } as const;
const charged = {
  paymentMethod: 'room_charge',
  paymentStatus: 'authorised',
  reservationNumber: 'R-1',
} as const;
const {
  clock,
  posted,
  sockets,
  db,
  send,

  guest,
  other,
  waiter,
  runTimeouts,
  postCharges,
  addOrder,
  rowOf,
  historyOf,
  step,
  eventsOf,
  chatOf,
  inMinutes,
} = await orderTestSetup();

test('an unanswered order sends reminders after five and ten minutes and expires after fifteen', async () => {
  const waiting = await sockets.guest();
  const { id } = await addOrder(
    {
      paymentMethod: 'room_charge',
      paymentStatus: 'authorised',
      reservationNumber: 'X',
    },
    waiting,
  );
  const statuses: unknown[] = [];
  for (const minutes of [4, 2, 5, 5]) {
    clock.now += minutes * MINUTE_MS;
    // Several processes run the job at once.
    await Promise.all([runTimeouts(), runTimeouts(), runTimeouts()]);
    const { status, escalation, paymentStatus } = await rowOf(id);
    statuses.push([status, escalation, paymentStatus]);
  }

  expect(statuses).toEqual([
    ['placed', 0, 'authorised'],
    ['placed', 1, 'authorised'],
    ['placed', 2, 'authorised'],
    ['lapsed', 2, 'none'],
  ]);
  expect(await historyOf(id)).toEqual(['placed by guest', 'lapsed by system']);
  expect((await chatOf(waiting.id)).filter((text) => text.startsWith("We're sorry"))).toHaveLength(1);
});

test('an order that cannot be processed does not stop the scheduled changes of other orders', async () => {
  const [broken, whole] = [await addOrder({}, other), await addOrder({}, await sockets.guest())];
  const linesOf = (lines: string) =>
    db.execute(sql`update guest_order set lines = ${lines}::jsonb where id = ${broken.id}`);
  await linesOf('[{}]');
  clock.now += 16 * MINUTE_MS;

  await expect(runTimeouts()).rejects.toThrow();

  expect((await rowOf(whole.id)).status).toBe('lapsed');
  await linesOf('[]');
});

test('an order whose expiry fails gets no reminder in its place', async () => {
  const { id } = await addOrder({}, await sockets.guest());
  const cannotExpire = sql.raw(
    `alter table guest_order add constraint cannot_expire check (id <> '${id}' or status <> 'lapsed')`,
  );
  await db.execute(cannotExpire);
  clock.now += 16 * MINUTE_MS;

  await expect(runTimeouts()).rejects.toThrow();

  await db.execute(sql`alter table guest_order drop constraint cannot_expire`);
  expect(await rowOf(id)).toMatchObject({ status: 'placed', escalation: 0 });
  await runTimeouts();
});

test('an order for a closed kitchen does not expire before the kitchen opens', async () => {
  const opensAt = clock.now + 8 * 60 * MINUTE_MS;
  const { id } = await addOrder({ answerDueFrom: new Date(opensAt) });

  clock.now += 20 * MINUTE_MS;
  await runTimeouts();

  expect((await rowOf(id)).status).toBe('placed');
});

test('an order under way for long is set to delivered, and the guest is asked to confirm', async () => {
  const waiting = await sockets.guest();
  const { id } = await addOrder({ status: 'delivering', statusAt: new Date(clock.now) }, waiting);
  const fetched = await addOrder({
    status: 'ready',
    mode: 'pickup',
    statusAt: new Date(clock.now + MINUTE_MS),
  });

  clock.now += 90 * MINUTE_MS;
  await Promise.all([runTimeouts(), runTimeouts()]);

  expect(await rowOf(id)).toMatchObject({ status: 'delivered', isArrivalUnsure: true });
  expect((await rowOf(fetched.id)).status).toBe('ready');
  expect((await chatOf(waiting.id)).filter((text) => text.startsWith('Did your order'))).toHaveLength(1);
});

test('an accepted order is charged to the room once, and cancelling it reverses the charge', async () => {
  const { id, reference } = await addOrder(charged);
  await postCharges();
  const before = (await rowOf(id)).paymentStatus;

  await step(id, 'accepted');
  await Promise.all([postCharges(), postCharges(), postCharges()]);
  const after = await rowOf(id);
  await step(id, 'cancelled', rejection);
  await postCharges();

  expect([before, after.paymentStatus, after.folioReference]).toEqual([
    'authorised',
    'posted',
    `F-${reference}`,
  ]);
  expect(posted.get(reference)).toBe(1);
  expect((await rowOf(id)).paymentStatus).toBe('reversed');
});

test('an order whose room charge fails is delivered and paid in person', async () => {
  const { id } = await addOrder({ ...charged, total: REFUSED_AMOUNT });
  await step(id, 'accepted');

  await postCharges();

  expect(await rowOf(id)).toMatchObject({ status: 'accepted', paymentStatus: 'failed' });
  const [seen] = (await waiter.requestOk('loadOutletOrders', {})).filter(({ uuid }) => uuid === id);
  expect(seen?.mustCollect).toBe(true);
});

test('an order has one card in the chat, which is updated with it', async () => {
  const { id } = await addOrder();
  await step(id, 'accepted');
  await step(id, 'preparing');

  const cards = (await eventsOf(guest.id)).filter(({ body }) => body?.card?.uuid === id);

  expect(cards).toHaveLength(1);
  expect(cards[0]?.body?.card).toMatchObject({ kind: 'order', status: 'preparing', version: 3 });
});

test('the card of a delayed order shows the same time as its page', async () => {
  const { id } = await addOrder({ requestedFor: '2026-06-10T13:00' });
  const order = await waiter.requestOk('changeOrderStatus', {
    orderUuid: id,
    status: 'accepted',
    delayMinutes: 20,
    note: 'The oven is full',
  });

  const events = await eventsOf(guest.id);
  const card = events.find(({ body }) => body?.card?.uuid === id)?.body?.card;

  const { promisedFrom, promisedTo } = order;
  expect(card).toMatchObject({ promisedFrom, promisedTo });
  expect(card).not.toHaveProperty('localDateTime');
});

test('an order can be rated for a week after delivery, and an issue is reported once', async () => {
  const { id } = await addOrder({ status: 'delivered', statusAt: new Date(clock.now) });
  const headers = await sockets.signIn(guest.guestId);
  const at = `/web/property/casa-miramar/orders/${id}`;

  const rated = await send('POST', `${at}/rating`, { headers, body: { stars: 4, comment: ' Warm ' } });
  const issue = { kind: 'missing', text: 'No bread' };
  const replies = [
    await send('POST', `${at}/issue`, { headers, body: issue }),
    await send('POST', `${at}/issue`, { headers, body: issue }),
    await send('POST', `${at}/issue`, { headers, body: { kind: 'cold' } }),
  ];
  const old = await addOrder({
    status: 'delivered',
    statusAt: new Date(clock.now - 8 * 24 * 60 * MINUTE_MS),
  });
  const late = await send('POST', at.replace(id, old.id) + '/rating', { headers, body: { stars: 1 } });

  expect(rated.body.rating).toEqual({ stars: 4, comment: 'Warm' });
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 409]);
  expect(late.body).toMatchObject({ code: 'order_not_rateable', data: { order: { uuid: old.id } } });
});

test('an issue can only name lines of its order', async () => {
  const place = await newKitchen(db, { items: [{}, {}, {}] });
  const who = await inHouseGuest(db);
  const api = orderClient(sockets);
  const { uuid } = await api.order(who, place.slug, cartOf(place.items));
  const report = (lineIds: string[]) =>
    send('POST', `/web/property/casa-miramar/orders/${uuid}/issue`, {
      headers: who.headers,
      body: { kind: 'cold', lineIds },
    });

  const foreign = [await report(['line-9']), await report(['line-0', 'line-9']), await report([''])];
  const { body: untold } = await sockets.get(`/web/property/casa-miramar/orders/${uuid}`, {
    headers: who.headers,
  });
  const replies = [await report(['line-2', 'line-0', 'line-2']), await report(['line-0', 'line-2'])];

  expect(foreign.map(({ status }) => status)).toEqual([400, 400, 400]);
  expect(foreign[1]?.body).toMatchObject({ code: 'malformed', fields: [{ field: 'lineIds.1' }] });
  expect(untold).not.toHaveProperty('issue');
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(replies[1]?.body.issue).toEqual({ kind: 'cold', lineIds: ['line-0', 'line-2'] });
});

test('an issue with an empty list of lines is rejected', async () => {
  const { id } = await addOrder({ status: 'delivered', statusAt: new Date(clock.now) });
  const headers = await sockets.signIn(guest.guestId);

  const { status } = await send('POST', `/web/property/casa-miramar/orders/${id}/issue`, {
    headers,
    body: { kind: 'cold', lineIds: [] },
  });

  expect(status).toBe(400);
});

test('a sold-out item is pushed to everybody at the property at once and is available again when its time has passed', async () => {
  const place = await newKitchen(db);
  const [itemUuid = ''] = place.items;
  const stockOf = async () => {
    const { body } = await sockets.get(`/web/property/casa-miramar/outlets/${place.slug}/menus/all-day`);
    return body.sections[0].items[0].stockStatus;
  };

  await waiter.requestOk('changeItemStock', { itemUuid, stockStatus: 'sold_out', until: inMinutes(60) });
  await expect
    .poll(() => other.pushes('menuUpdated').find(({ outletUuid }) => outletUuid === place.outletId))
    .toMatchObject({
      menuSlug: 'all-day',
      version: 2,
      soldOut: [itemUuid],
    });
  const during = await stockOf();
  clock.now += 61 * MINUTE_MS;
  const after = await stockOf();

  expect([during, after]).toEqual(['sold_out', 'available']);
});

test('a paused outlet shows the pause everywhere, rejects new orders and continues current ones', async () => {
  const place = await newKitchen(db);
  const [eating, hungry] = [await inHouseGuest(db), await inHouseGuest(db)];
  const api = orderClient(sockets);
  const placed = await api.order(eating, place.slug, cartOf(place.items));
  const body = await api.quotedBody(hungry, place.slug, cartOf(place.items));

  await waiter.requestOk('pauseOutlet', { outletUuid: place.outletId, reason: 'busy', until: inMinutes(30) });
  const refused = await api.place(hungry, place.slug, body, { headers: { 'accept-language': 'es' } });
  const { body: shown } = await sockets.get(`/web/property/casa-miramar/outlets/${place.slug}`);
  const goesOn = await step(placed.uuid, 'accepted');
  await waiter.requestOk('resumeOutlet', { outletUuid: place.outletId });
  const taken = await api.place(hungry, place.slug, body);

  expect([refused.status, refused.body.code]).toEqual([409, 'outlet_paused']);
  expect(refused.body.error).toContain('la cocina está muy ocupada');
  expect(shown.openingHours.temporarilyClosed).toMatchObject({
    reason: 'the kitchen is very busy',
    until: inMinutes(30),
  });
  expect([goesOn.status, taken.status]).toEqual([200, 201]);
});

test('reordering lists the items that have changed', async () => {
  const place = await newKitchen(db, { items: [{}, {}, {}, {}] });
  const who = await verifiedGuest(db);
  const placed = await orderClient(sockets).order(who, place.slug, cartOf(place.items));
  const [dearer = '', gone = '', empty = ''] = place.items;
  await db.update(menuItem).set({ price: 1_300 }).where(eq(menuItem.id, dearer));
  await db.delete(menuItem).where(eq(menuItem.id, gone));
  await db.update(menuItem).set({ stockStatus: 'sold_out' }).where(eq(menuItem.id, empty));

  const { body } = await send('POST', `/web/property/casa-miramar/orders/${placed.uuid}/reorder`, {
    headers: who.headers,
  });

  expect(body.lines.map(({ itemUuid }: { itemUuid: string }) => itemUuid)).toEqual(
    place.items.filter((id) => id !== gone),
  );
  expect(body.changes.map(({ name, kind }: { name: string; kind: string }) => [name, kind])).toEqual([
    ['Plate 1', 'price_changed'],
    ['Plate 2', 'removed'],
    ['Plate 3', 'sold_out'],
  ]);
  expect(body.changes[0]).toMatchObject({ before: 1_000, after: 1_300 });
  const lineIds = body.lines.map(({ lineId }: { lineId: string }) => lineId);
  expect(body.facts).toEqual([
    { lineId: lineIds[0], name: 'Plate 1', unitPrice: 1_300, menu: 'all-day' },
    { lineId: lineIds[1], name: 'Plate 3', unitPrice: 1_000, menu: 'all-day' },
    { lineId: lineIds[2], name: 'Plate 4', unitPrice: 1_000, menu: 'all-day' },
  ]);
});
