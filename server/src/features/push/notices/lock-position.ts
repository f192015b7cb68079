import { eq } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { pushCursor } from '../../../platform/db/tables/schema';

/**
 * Locks the position from which the events of a guest are read, until the end of the transaction. Returns `undefined` if another
 * server is processing this guest.
 */
export async function lockPosition(
  tx: Connection,
  guestId: string,
): Promise<typeof pushCursor.$inferSelect | undefined> {
  const [position] = await tx
    .select()
    .from(pushCursor)
    .where(eq(pushCursor.guestId, guestId))
    .for('update', { skipLocked: true });
  return position;
}
