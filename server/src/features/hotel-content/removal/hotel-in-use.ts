import { BEFORE_DELIVERED } from '@guest/shared/contracts/menu/order-status';
import { and, eq, gte, inArray, lte, or, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { guest, guestOrder, stay } from '../../../platform/db/tables/schema';

export interface HotelUse {
  openOrders: number;
  staysInHouse: number;
}

/** Returns why a hotel is not removed, or `undefined` if nothing stands against it. */
export const removalObstacleOf = (slug: string, { openOrders, staysInHouse }: HotelUse): string | undefined =>
  openOrders + staysInHouse > 0
    ? `${slug} has ${openOrders} open orders and ${staysInHouse} stays in house. Wait for their end, or insist with --force.`
    : undefined;

/** Counts the open orders of a hotel and the guests who stay there. */
export async function useOfHotel(
  db: Connection,
  { id, timeZone }: { id: string; timeZone: string },
  now: Date,
): Promise<HotelUse> {
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${timeZone})::date`;
  const openOrders = await db.$count(
    guestOrder,
    and(eq(guestOrder.propertyId, id), inArray(guestOrder.status, [...BEFORE_DELIVERED])),
  );
  const inHouse = await db
    .selectDistinct({ id: guest.id })
    .from(guest)
    .leftJoin(stay, eq(stay.guestId, guest.id))
    .where(
      and(
        eq(guest.propertyId, id),
        or(
          and(lte(guest.checkin, today), gte(guest.checkout, today), eq(guest.hasLeft, false)),
          and(
            lte(stay.checkin, today),
            gte(stay.checkout, today),
            sql`coalesce(${stay.status}, 'booked') not in ('checked_out', 'cancelled')`,
          ),
        ),
      ),
    );
  return { openOrders, staysInHouse: inHouse.length };
}
