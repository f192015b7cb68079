import { inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { calendarFeed, checkOut, doNotDisturb, stay } from '../../../platform/db/tables/schema';

/** Returns everything that the hotels have stored about the stays of a person. */
export async function loadPersonalStays(db: Database, ids: string[]) {
  const [stays, checkOuts, doNotDisturbs, calendarFeeds] = await Promise.all([
    db
      .select({
        reservationNumber: stay.reservationNumber,
        checkin: stay.checkin,
        checkout: stay.checkout,
        room: stay.room,
        source: stay.source,
      })
      .from(stay)
      .where(inArray(stay.guestId, ids)),
    db
      .select({
        reservationNumber: checkOut.reservationNumber,
        invoiceEmail: checkOut.invoiceEmail,
        status: checkOut.status,
        askedAt: checkOut.askedAt,
      })
      .from(checkOut)
      .where(inArray(checkOut.guestId, ids)),
    db
      .select({
        room: doNotDisturb.room,
        since: doNotDisturb.since,
        until: doNotDisturb.until,
        endedAt: doNotDisturb.endedAt,
      })
      .from(doNotDisturb)
      .where(inArray(doNotDisturb.guestId, ids)),
    db
      .select({ createdAt: calendarFeed.createdAt, lastReadAt: calendarFeed.lastReadAt })
      .from(calendarFeed)
      .where(inArray(calendarFeed.guestId, ids)),
  ]);
  return { stays, checkOuts, doNotDisturb: doNotDisturbs, calendarFeeds };
}
