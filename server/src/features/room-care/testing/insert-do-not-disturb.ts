import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { assertRow } from '../../../platform/db/assert-row';
import type { Database } from '../../../platform/db/database';
import { doNotDisturb, guest } from '../../../platform/db/tables/schema';
import { NOON } from '../../../testing/noon';

/** Inserts “do not disturb” for a new reservation, for two hours from noon. */
export async function insertDoNotDisturb(
  db: Database,
  { guestId }: { guestId: string },
  facts: Partial<typeof doNotDisturb.$inferInsert> = {},
): Promise<string> {
  const [owner] = await db.select().from(guest).where(eq(guest.id, guestId));
  if (!owner) throw new Error('guest not found');
  const [made] = await db
    .insert(doNotDisturb)
    .values({
      propertyId: owner.propertyId,
      guestId,
      reservationNumber: `R-${randomUUID().slice(0, 8)}`,
      room: '204',
      since: new Date(NOON),
      until: new Date(NOON + 2 * 3_600_000),
      ...facts,
    })
    .returning();
  assertRow(made);
  return made.id;
}
