import { eq, max } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { announcement, property } from '../../platform/db/tables/schema';

type NewAnnouncement = typeof announcement.$inferInsert & { createdAt: Date };

/**
 * Inserts an announcement unless its id is there already, and returns it if it was inserted. Push messages are collected up
 * to a time, so each announcement of a property has to be later than those that others can already see: the
 * row of the property is locked until the end of the transaction, and a clock that is behind is corrected.
 */
export async function insertAnnouncement(
  tx: Connection,
  values: NewAnnouncement,
): Promise<typeof announcement.$inferSelect | undefined> {
  const isSame = eq(property.id, values.propertyId);
  await tx.select({ id: property.id }).from(property).where(isSame).for('no key update');
  const newest = await newestAnnouncementAt(tx, values.propertyId);
  const createdAt = new Date(Math.max(values.createdAt.getTime(), newest.getTime() + 1));
  const [row] = await tx
    .insert(announcement)
    .values({ ...values, createdAt })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** Returns when the newest announcement of a property was published, or the start of 1970 if it has none. */
export async function newestAnnouncementAt(tx: Connection, propertyId: string): Promise<Date> {
  const [row] = await tx
    .select({ at: max(announcement.createdAt) })
    .from(announcement)
    .where(eq(announcement.propertyId, propertyId));
  return row?.at ?? new Date(0);
}
