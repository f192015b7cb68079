import { and, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { comment, commentRevision } from '../../../platform/db/tables/schema';

/** Deleted comments and earlier texts are retained this long, because staff may need them for reports. */
const RETENTION_MS = 30 * 24 * 3_600_000;
const MAX_PER_RUN = 500;

/**
 * Deletes comments that their authors have deleted, and earlier texts, after the retention period. A comment with
 * replies stays as an empty row that holds its thread together.
 */
export function createDeleteOldComments(db: Database, now: () => number) {
  return async (): Promise<void> => {
    const before = new Date(now() - RETENTION_MS);
    await db.delete(commentRevision).where(lt(commentRevision.replacedAt, before));
    const isExpired = and(isNotNull(comment.deletedAt), lt(comment.deletedAt, before));
    const hasReplies = sql`exists (select 1 from ${comment} as reply where reply.parent_id = ${comment.id})`;
    const expired = db
      .select({ id: comment.id })
      .from(comment)
      .where(and(isExpired, sql`not ${hasReplies}`))
      .limit(MAX_PER_RUN);
    await db.delete(comment).where(inArray(comment.id, expired));
    await db
      .update(comment)
      .set({ text: '' })
      .where(and(isExpired, hasReplies, sql`${comment.text} <> ''`));
  };
}
