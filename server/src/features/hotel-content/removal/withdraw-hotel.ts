import { and, eq, isNull } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { property } from '../../../platform/db/tables/schema';
import { lockForWithdrawal } from '../../property/withdrawal-lock';
import { lockContent } from '../lock/content-lock';

/**
 * Prepares a withdrawal within its transaction, before the use of the hotel is read. It waits for whoever is publishing, because
 * publishing brings a withdrawn hotel back, and then for the orders and bookings that are being written.
 */
export async function beginWithdrawal(tx: Connection, propertyId: string): Promise<void> {
  await lockContent(tx, propertyId);
  await lockForWithdrawal(tx, propertyId);
}

/**
 * Withdraws a hotel within a transaction, so that it has no pages. Returns whether the hotel was not withdrawn before.
 */
export async function withdrawHotel(tx: Connection, propertyId: string): Promise<boolean> {
  await beginWithdrawal(tx, propertyId);
  const { rowCount } = await tx
    .update(property)
    .set({ withdrawnAt: new Date() })
    .where(and(eq(property.id, propertyId), isNull(property.withdrawnAt)));
  return rowCount === 1;
}
