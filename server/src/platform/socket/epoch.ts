import type { Database } from '../db/database';
import { suiteMeta } from '../db/tables/schema';

/** Which database this is. It is given a new one whenever it is taken back to an earlier day. */
export async function epochOf(db: Database): Promise<string> {
  await db.insert(suiteMeta).values({ id: 1 }).onConflictDoNothing();
  const [meta] = await db.select().from(suiteMeta);
  if (!meta) throw new Error('the database has no epoch');
  return meta.epoch;
}
