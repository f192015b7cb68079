import { and, eq, isNull } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { property } from '../../../platform/db/tables/schema';
import { lockContent } from '../lock/content-lock';

/**
 * Withdraws a hotel within a transaction, so that it has no pages. It waits for whoever is publishing, because publishing
 * brings a withdrawn hotel back. Returns whether the hotel was not withdrawn before.
 */
export async function withdrawHotel(tx: Connection, propertyId: string): Promise<boolean> {
  await lockContent(tx, propertyId);
  const { rowCount } = await tx
    .update(property)
    .set({ withdrawnAt: new Date() })
    .where(and(eq(property.id, propertyId), isNull(property.withdrawnAt)));
  return rowCount === 1;
}
