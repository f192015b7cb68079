import { eq, inArray } from 'drizzle-orm';
import {
  guestOrder,
  kitchenSlot,
  menuItem,
  orderHistory,
  roomEvent,
} from '../../../server/src/platform/db/tables/schema';
import { newKitchen, type Kitchen } from '../../../server/src/features/order/testing/order-client';
import { startTestHotel, type TestHotel } from '../world/test-hotel';
import { injectFaults } from '../world/faults';
import { createLateWrites } from '../world/late-writes';
import { orderThrice } from './ordering-guest';

interface OrderRunOptions {
  orders: number;
  kills: number;
  /** The number of guests who order at the same time. */
  guests: number;
  print: (line: string) => void;
}

interface OrderRunResult {
  /**
   * `lost` and `twice` count orders that are missing or stored twice, `strange` those that no guest placed.
   */
  lost: number;
  twice: number;
  strange: number;
  /**
   * The number of orders that lack something that belongs to each order exactly once: its first status, its
   * card, its portion of the stock, its place in a slot.
   */
  halves: number;
  /** The number of guests whose reply named another order than the stored one. */
  wrongReplies: number;
  /** The orders that are lost, stored twice, unknown, answered wrongly or answered late, by name. */
  named: Record<'lost' | 'twice' | 'strange' | 'wrongReplies' | 'late', string[]>;
  sent: number;
  cut: number;
  seconds: number;
  /** Server errors that no guest should see. */
  errors: string[];
}

const PROGRESS_INTERVAL_MS = 10_000;
const PORTIONS = 1_000_000;

/**
 * Lets guests order, each sending the same order three times over broken links, while the server is killed.
 */
export async function runOrders(options: OrderRunOptions): Promise<OrderRunResult> {
  const hotel = await startTestHotel();
  try {
    return await Promise.race([placeOrders(hotel, options), hotel.breakdown]);
  } finally {
    await hotel.close();
  }
}

async function placeOrders(
  hotel: TestHotel,
  { orders, kills, guests, print }: OrderRunOptions,
): Promise<OrderRunResult> {
  const started = Date.now();
  const kitchen = await newKitchen(hotel.db, {
    rules: { slotCapacityOrders: PORTIONS },
    items: [{ stockLeft: PORTIONS }],
  });
  const done: Awaited<ReturnType<typeof orderThrice>>[] = [];
  const late = createLateWrites();
  let next = 0;
  const progress = setInterval(
    () => print(`${done.length} of ${orders} orders placed`),
    PROGRESS_INTERVAL_MS,
  );
  const guest = async () => {
    while (next < orders) {
      next += 1;
      done.push(await orderThrice(hotel, kitchen, late));
    }
  };
  const fractionDone = () => done.length / orders;
  try {
    await Promise.all([
      ...Array.from({ length: guests }, guest),
      injectFaults(hotel, { kills }, { done: fractionDone, print }),
    ]);
  } finally {
    clearInterval(progress);
  }
  print('all orders placed');
  const { named, ...counts } = await compare(hotel, kitchen, done);
  return {
    ...counts,
    named: { ...named, late: late.names },
    sent: done.reduce((sum, one) => sum + one.sent, 0),
    cut: done.reduce((sum, one) => sum + one.cut, 0),
    seconds: Math.round((Date.now() - started) / 1_000),
    errors: done.flatMap(({ errors }) => errors),
  };
}

async function compare(
  hotel: TestHotel,
  { outletId, items }: Kitchen,
  done: { guestId: string; ids: string[] }[],
) {
  const { db } = hotel;
  const rows = await db.select().from(guestOrder).where(eq(guestOrder.outletId, outletId));
  const ids = rows.map(({ id }) => id);
  const history = await db.select().from(orderHistory).where(inArray(orderHistory.orderId, ids));
  const cards = await db.select().from(roomEvent).where(inArray(roomEvent.clientId, ids));
  const slots = await db.select().from(kitchenSlot).where(eq(kitchenSlot.outletId, outletId));
  const [item] = await db
    .select()
    .from(menuItem)
    .where(eq(menuItem.id, String(items[0])));
  const of = new Map<string, string[]>();
  for (const { guestId, id } of rows) of.set(guestId, [...(of.get(guestId) ?? []), id]);
  // The run may take longer than the time limit for unconfirmed orders; expired orders no longer hold stock
  // and capacity.
  const activeOrders = rows.filter(({ status }) => status !== 'lapsed').length;
  const placed = history.filter(({ status }) => status === 'placed').length;
  const lapsed = history.filter(({ status }) => status === 'lapsed').length;
  const nameOf = ({ guestId, ids: replies }: { guestId: string; ids: string[] }) =>
    `guest ${guestId}: stored ${(of.get(guestId) ?? []).join(' and ')}, told ${[...new Set(replies)].join(' and ')}`;
  const countOf = ({ guestId }: { guestId: string }) => of.get(guestId)?.length ?? 0;
  const meant = new Set(done.map(({ guestId }) => guestId));
  const named = {
    lost: done.filter((one) => countOf(one) === 0).map(nameOf),
    twice: done.filter((one) => countOf(one) > 1).map(nameOf),
    strange: rows.filter(({ guestId }) => !meant.has(guestId)).map(({ id }) => `order ${id}`),
    wrongReplies: done
      .filter(({ guestId, ids: replies }) => replies.some((id) => of.get(guestId)?.[0] !== id))
      .map(nameOf),
  };
  const inSlots = slots.reduce((sum, { orders }) => sum + orders, 0);
  const taken = PORTIONS - (item?.stockLeft ?? 0);
  return {
    lost: named.lost.length,
    twice: named.twice.length,
    strange: named.strange.length,
    wrongReplies: named.wrongReplies.length,
    named,
    halves:
      Math.abs(placed - rows.length) +
      Math.abs(cards.length - rows.length) +
      Math.abs(lapsed - (rows.length - activeOrders)) +
      Math.abs(inSlots - activeOrders) +
      Math.abs(taken - activeOrders),
  };
}
