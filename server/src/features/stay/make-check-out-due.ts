import { and, eq } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { checkOut } from '../../platform/db/tables/schema';

/**
 * Makes a waiting check-out due now, because the hotel's system has said that the stay is over. The job that asks for
 * check-outs without an answer then finds that out within seconds.
 */
export async function makeCheckOutDue(
  on: Connection,
  { propertyId, reservationNumber, now }: { propertyId: string; reservationNumber: string; now: number },
): Promise<void> {
  await on
    .update(checkOut)
    .set({ nextAt: new Date(now) })
    .where(
      and(
        eq(checkOut.propertyId, propertyId),
        eq(checkOut.reservationNumber, reservationNumber),
        eq(checkOut.status, 'asked'),
      ),
    );
}
