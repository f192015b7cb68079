import { and, eq } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { comment, post } from '../../../platform/db/tables/schema';
import { isNotBlocked } from '../blocks/block.repository';
import { isVisible } from '../post/visible';
import { postGone } from '../posting/post-errors';
import { commentGone, commentsLocked } from './comment-errors';

interface OpenPost {
  propertyId: string;
  postId: string;
  /** The guest who comments; `null` for staff. */
  viewerId: string | null;
  now: number;
}

/** The post cannot be deleted, hidden or closed for comments until the comment is written. */
export async function lockOpenPost(
  tx: Connection,
  { propertyId, postId, viewerId, now }: OpenPost,
): Promise<void> {
  const [found] = await tx
    .select({ isLocked: post.isCommentsLocked })
    .from(post)
    .where(and(eq(post.id, postId), isVisible(propertyId, now), isNotBlocked(post.guestId, viewerId)))
    .for('share');
  if (!found) throw postGone();
  if (found.isLocked) throw commentsLocked();
}

/** Returns the top comment of the thread, and whom the reply mentions if it does not answer the top comment. */
export async function lockThread(tx: Connection, { postId, parentId }: { postId: string; parentId: string }) {
  const [parent] = await tx
    .select()
    .from(comment)
    .where(and(eq(comment.id, parentId), eq(comment.postId, postId), eq(comment.status, 'published')))
    .for('share');
  if (!parent) throw commentGone();
  if (!parent.parentId) return { parentId };
  return {
    parentId: parent.parentId,
    mentionedGuestId: parent.guestId,
    mentionedStaffId: parent.staffId,
  };
}
