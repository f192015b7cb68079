import { sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';

/**
 * Locks the content of a hotel until the end of the transaction, so that its versions are created and published one
 * after the other.
 */
export const lockContent = (db: Connection, propertyId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`content:${propertyId}`}, 0))`);
