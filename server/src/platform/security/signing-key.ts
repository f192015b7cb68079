import type { Database } from '../db/database';
import { suiteMeta } from '../db/tables/schema';

/**
 * Returns the key for signed addresses. It is stored in the database, so that all servers share it, and read
 * on first use, because a server may start while the database is unavailable.
 */
export function createSigningKey(db: Database): () => Promise<string> {
  let key: string | undefined;
  return async () => (key ??= await signingKeyOf(db));
}

async function signingKeyOf(db: Database): Promise<string> {
  await db.insert(suiteMeta).values({ id: 1 }).onConflictDoNothing();
  const [meta] = await db.select({ key: suiteMeta.signingKey }).from(suiteMeta);
  if (!meta) throw new Error('no signing key in the database');
  return meta.key;
}
