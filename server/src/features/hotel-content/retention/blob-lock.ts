import { sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';

const KEY = sql`hashtextextended('content blobs', 0)`;

/**
 * Keeps unused texts from being deleted until the end of the transaction, which may refer to texts that it has found
 * instead of stored. Any number of transactions may do so at the same time.
 */
export const keepBlobs = (tx: Connection) => tx.execute(sql`select pg_advisory_xact_lock_shared(${KEY})`);

/** Deletes the texts that no version contains and no packed text needs. */
export async function deleteUnusedBlobs(tx: Connection): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${KEY})`);
  // A statement still sees the packed texts that it deletes, so the texts that these are packed against go with a second one.
  for (const texts of [sql`base_sha256 is not null`, sql`base_sha256 is null`])
    await tx.execute(sql`
      delete from content_blob where ${texts} and not exists
        (select from content_part where content_part.sha256 = content_blob.sha256)
        and not exists (select from content_blob packed where packed.base_sha256 = content_blob.sha256)`);
}
