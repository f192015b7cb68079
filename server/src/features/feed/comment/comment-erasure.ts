import { inArray } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import { comment, commentRevision } from '../../../platform/db/tables/schema';

/** Removes the earlier texts of guests' comments and the mentions of these guests. */
export async function eraseFromComments(tx: Connection, guestIds: string[]): Promise<void> {
  const own = tx.select({ id: comment.id }).from(comment).where(inArray(comment.guestId, guestIds));
  await tx.delete(commentRevision).where(inArray(commentRevision.commentId, own));
  await tx.update(comment).set({ mentionedGuestId: null }).where(inArray(comment.mentionedGuestId, guestIds));
}

/** Returns the earlier texts of guests' comments, for the copy of their data. */
export const loadPersonalCommentRevisions = (db: Database, guestIds: string[]) =>
  db
    .select({
      commentId: commentRevision.commentId,
      text: commentRevision.text,
      replacedAt: commentRevision.replacedAt,
    })
    .from(commentRevision)
    .where(
      inArray(
        commentRevision.commentId,
        db.select({ id: comment.id }).from(comment).where(inArray(comment.guestId, guestIds)),
      ),
    );
