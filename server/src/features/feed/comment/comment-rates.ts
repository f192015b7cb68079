import { and, desc, eq, gt } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { comment } from '../../../platform/db/tables/schema';
import { tooManyRequests } from '../../../platform/errors/request-error';

const MAX_COMMENTS = 10;
const WITHIN_MS = 10 * 60_000;

/**
 * Throws if the guest has published too many comments. Published ones are counted, so a call that is repeated or
 * refused costs nothing, and deleted ones count too. The caller must hold the lock on the guest's comments.
 */
export async function assertWithinCommentRate(tx: Connection, guestId: string, now: number): Promise<void> {
  const recent = await tx
    .select({ at: comment.createdAt })
    .from(comment)
    .where(and(eq(comment.guestId, guestId), gt(comment.createdAt, new Date(now - WITHIN_MS))))
    .orderBy(desc(comment.createdAt))
    .limit(MAX_COMMENTS);
  const oldest = recent[MAX_COMMENTS - 1];
  if (oldest) throw tooManyRequests(Math.ceil((oldest.at.getTime() + WITHIN_MS - now) / 1_000));
}
