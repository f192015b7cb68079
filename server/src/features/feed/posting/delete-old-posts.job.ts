import { and, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { post, postRevision } from '../../../platform/db/tables/schema';

/** Deleted posts and earlier texts are retained this long, because staff may need them for reports. */
const RETENTION_MS = 30 * 24 * 3_600_000;
const MAX_PER_RUN = 500;

/** Deletes posts that their authors deleted, and the earlier texts of edited posts, after the retention period. */
export function createDeleteOldPosts(db: Database, now: () => number) {
  return async (): Promise<void> => {
    const before = new Date(now() - RETENTION_MS);
    await db.delete(postRevision).where(lt(postRevision.replacedAt, before));
    const expired = db
      .select({ id: post.id })
      .from(post)
      .where(and(isNotNull(post.deletedAt), lt(post.deletedAt, before)))
      .limit(MAX_PER_RUN);
    await db.delete(post).where(inArray(post.id, expired));
  };
}
