import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { contentVersion } from '../../../platform/db/tables/schema';

/** Returns the states of the versions of a hotel, the oldest version first. */
export async function versionStates(db: Database, slug: string) {
  const versions = await db
    .select({ state: contentVersion.state })
    .from(contentVersion)
    .where(eq(contentVersion.slug, slug))
    .orderBy(asc(contentVersion.number));
  return versions.map(({ state }) => state);
}
