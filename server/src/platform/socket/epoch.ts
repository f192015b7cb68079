import type { Database } from '../db/database';
import { suiteMeta } from '../db/tables/schema';

/** Returns the id of this database. It changes whenever the database is restored to an earlier state. */
export async function loadEpoch(db: Database): Promise<string> {
  await db.insert(suiteMeta).values({ id: 1 }).onConflictDoNothing();
  const [meta] = await db.select().from(suiteMeta);
  if (!meta) throw new Error('the database has no epoch');
  return meta.epoch;
}
