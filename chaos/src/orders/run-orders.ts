import { eq, inArray } from 'drizzle-orm';
import {
  guestOrder,
  kitchenSlot,
  menuItem,
  orderHistory,
  roomEvent,
} from '../../../server/src/platform/db/tables/schema';
import { newKitchen, type Kitchen } from '../../../server/src/features/order/testing/ordering';
import { openHouse, type House } from '../world/house';
import { bringTroubles } from '../world/troubles';
import { orderThrice } from './ordering-guest';

interface Asked {
  orders: number;
  kills: number;
  /** The number of guests who order at the same time. */
  guests: number;
  say: (line: string) => void;
}

interface Outcome {
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
  mistold: number;
  sent: number;
  cut: number;
  seconds: number;
  /** Server errors that no guest should see. */
  troubles: string[];
}

const SAYS_EVERY_MS = 10_000;
const PORTIONS = 1_000_000;

/**
 * Lets guests order, each sending the same order three times over broken links, while the server is killed.
 */
export async function runOrders(asked: Asked): Promise<Outcome> {
  const house = await openHouse();
  try {
    return await Promise.race([orderThrough(house, asked), house.breakdown]);
  } finally {
    await house.close();
  }
}

async function orderThrough(house: House, { orders, kills, guests, say }: Asked): Promise<Outcome> {
  const started = Date.now();
  const kitchen = await newKitchen(house.db, {
    rules: { slotCapacityOrders: PORTIONS },
    items: [{ stockLeft: PORTIONS }],
  });
  const done: Awaited<ReturnType<typeof orderThrice>>[] = [];
  let next = 0;
  const progress = setInterval(() => say(`${done.length} of ${orders} are ordered`), SAYS_EVERY_MS);
  const guest = async () => {
    while (next < orders) {
      next += 1;
      done.push(await orderThrice(house, kitchen));
    }
  };
  const share = () => done.length / orders;
  try {
    await Promise.all([
      ...Array.from({ length: guests }, guest),
      bringTroubles(house, { kills }, { done: share, say }),
    ]);
  } finally {
    clearInterval(progress);
  }
  say('everything is ordered');
  return {
    ...(await compare(house, kitchen, done)),
    sent: done.reduce((sum, one) => sum + one.sent, 0),
    cut: done.reduce((sum, one) => sum + one.cut, 0),
    seconds: Math.round((Date.now() - started) / 1_000),
    troubles: done.flatMap(({ troubles }) => troubles),
  };
}

async function compare(
  house: House,
  { outletId, items }: Kitchen,
  done: { guestId: string; ids: string[] }[],
) {
  const { db } = house;
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
  const standing = rows.filter(({ status }) => status !== 'lapsed').length;
  const placed = history.filter(({ status }) => status === 'placed').length;
  const lapsed = history.filter(({ status }) => status === 'lapsed').length;
  const counts = done.map(({ guestId }) => of.get(guestId)?.length ?? 0);
  const inSlots = slots.reduce((sum, { orders }) => sum + orders, 0);
  const taken = PORTIONS - (item?.stockLeft ?? 0);
  return {
    lost: counts.filter((count) => count === 0).length,
    twice: counts.filter((count) => count > 1).length,
    strange: rows.length - counts.reduce((sum, count) => sum + count, 0),
    halves:
      Math.abs(placed - rows.length) +
      Math.abs(cards.length - rows.length) +
      Math.abs(lapsed - (rows.length - standing)) +
      Math.abs(inSlots - standing) +
      Math.abs(taken - standing),
    mistold: done.filter(({ guestId, ids: told }) => told.some((id) => of.get(guestId)?.[0] !== id)).length,
  };
}
