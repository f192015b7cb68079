import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { guestOrder, outlet, property } from '../../../platform/db/tables/schema';
import { testSockets } from '../../../testing/test-sockets';
import { placedOrder } from '../testing/order-builder';

const { db, get, guest, signIn } = await testSockets();
const HOTEL = '/web/property/casa-miramar';

/** An order of a new guest, with the reply about its calendar. */
async function orderWithCalendar() {
  const [kitchen] = await db
    .select({ outletId: outlet.id })
    .from(outlet)
    .innerJoin(property, eq(property.id, outlet.propertyId))
    .where(eq(outlet.slug, 'mare-alta'));
  const ada = await guest();
  const order = await placedOrder(db, { guestId: ada.guestId, outletId: kitchen?.outletId ?? '' });
  const address = `${HOTEL}/orders/${order.id}/calendar`;
  const { body } = await get(address, { headers: await signIn(ada.guestId) });
  return { order, address, calendarPath: String(body.calendarPath) };
}

test('a calendar app reads the promised time of an order without signing in, and follows its changes', async () => {
  const { order, calendarPath } = await orderWithCalendar();

  const placed = await get(calendarPath);
  await db
    .update(guestOrder)
    .set({ status: 'accepted', version: 2, delayMinutes: 20 })
    .where(eq(guestOrder.id, order.id));
  const accepted = await get(calendarPath);
  await db.update(guestOrder).set({ status: 'cancelled', version: 3 }).where(eq(guestOrder.id, order.id));
  const cancelled = await get(calendarPath);

  expect(placed.headers['content-type']).toBe('text/calendar; charset=utf-8');
  // The promise is half an hour after noon in Lisbon.
  expect(placed.text).toContain('DTSTART;TZID=Europe/Lisbon:20260610T123000');
  expect(placed.text).toContain('STATUS:TENTATIVE');
  expect(placed.text).toContain('SUMMARY:Maré Alta · Casa Miramar');
  expect(placed.text).toContain(order.reference);
  expect(accepted.text).toContain('DTSTART;TZID=Europe/Lisbon:20260610T125000');
  expect(accepted.text).toContain('STATUS:CONFIRMED');
  expect(accepted.text).toContain('TRIGGER:-PT10M');
  expect(cancelled.text).toContain('METHOD:CANCEL');
});

test('nobody else learns the address, and another signature opens nothing', async () => {
  const { address, calendarPath } = await orderWithCalendar();
  const { calendarPath: foreign } = await orderWithCalendar();
  const eve = await signIn((await guest()).guestId);
  const [path = ''] = calendarPath.split('?');

  const statuses = [
    await get(address),
    await get(address, { headers: eve }),
    await get(path),
    await get(`${path}?${foreign.split('?')[1]}`),
    await get(calendarPath.replace('casa-miramar', 'qasr-al-bahr')),
    await get(`${path}?sign=%00`),
  ].map(({ status }) => status);

  expect(statuses).toEqual([401, 404, 404, 404, 404, 400]);
});
