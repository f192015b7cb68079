import type { Database } from '../db/database';
import { suiteMeta } from '../db/tables/schema';

/**
 * With which addresses are signed: of the database, so that every server on it knows the others' addresses. Read when the
 * first is signed, because a server also starts while its database is away.
 */
export function createSigningKey(db: Database): () => Promise<string> {
  let key: string | undefined;
  return async () => (key ??= await signingKeyOf(db));
}

async function signingKeyOf(db: Database): Promise<string> {
  await db.insert(suiteMeta).values({ id: 1 }).onConflictDoNothing();
  const [meta] = await db.select({ key: suiteMeta.signingKey }).from(suiteMeta);
  if (!meta) throw new Error('the database has no signing key');
  return meta.key;
}
