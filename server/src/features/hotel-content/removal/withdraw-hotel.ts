import { and, eq, isNull } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import { property } from '../../../platform/db/tables/schema';
import { lockContent } from '../retention/content-lock';

/**
 * Withdraws a hotel, so that it has no pages. It waits for whoever is publishing, because publishing brings a withdrawn
 * hotel back. `whenWithdrawn` runs in the same transaction, and only if the hotel was not withdrawn before.
 */
export const withdrawHotel = (
  db: Database,
  propertyId: string,
  whenWithdrawn?: (tx: Connection) => Promise<void>,
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockContent(tx, propertyId);
    const { rowCount } = await tx
      .update(property)
      .set({ withdrawnAt: new Date() })
      .where(and(eq(property.id, propertyId), isNull(property.withdrawnAt)));
    if (rowCount) await whenWithdrawn?.(tx);
  });
