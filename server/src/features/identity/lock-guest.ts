import { eq, sql } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { preparedQuery } from '../../platform/db/prepared-query';
import { guest } from '../../platform/db/tables/schema';
import type { GuestRow } from './guest.repository';

const lockedGuest = preparedQuery('guest, locked', (on) =>
  on
    .select()
    .from(guest)
    .where(eq(guest.id, sql.placeholder('id')))
    .for('no key update'),
);

/**
 * Locks a guest until the end of the transaction, so that parallel orders or bookings of one guest run in turn
 * and each sees the others. `no key update` does not block writes that only reference the guest, such as a table
 * offer.
 */
export async function lockGuest(tx: Connection, id: string): Promise<GuestRow | undefined> {
  const [found] = await lockedGuest(tx).execute({ id });
  return found;
}
