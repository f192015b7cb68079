import { and, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { chargePin, guest, property } from '../../../platform/db/tables/schema';

/** Deletes the PINs of stays that ended before yesterday, because the bill is settled by then. */
export const createExpireChargePins =
  ({ db, now }: { db: Database; now: () => number }) =>
  async (): Promise<void> => {
    const yesterday = sql`(${new Date(now())}::timestamptz at time zone ${property.timeZone})::date - 1`;
    const departedGuests = db
      .select({ id: guest.id })
      .from(guest)
      .innerJoin(property, sql`${property.id} = ${guest.propertyId}`)
      .where(
        and(
          inArray(guest.id, db.select({ id: chargePin.guestId }).from(chargePin)),
          lt(guest.checkout, yesterday),
        ),
      );
    await db.delete(chargePin).where(inArray(chargePin.guestId, departedGuests));
  };
