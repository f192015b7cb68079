import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { comment, commentLike, postLike } from '../../../platform/db/tables/schema';

/** The comments and likes of a person in Share. */
export async function loadPersonalReactions(db: Database, ids: string[]) {
  const [comments, commentLikes, likes] = await Promise.all([
    db
      .select({
        id: comment.id,
        postId: comment.postId,
        text: comment.text,
        createdAt: comment.createdAt,
      })
      .from(comment)
      .where(inArray(comment.guestId, ids)),
    db
      .select({ commentId: commentLike.commentId, createdAt: commentLike.createdAt })
      .from(commentLike)
      .where(and(inArray(commentLike.guestId, ids), eq(commentLike.isLiked, true))),
    db
      .select({ postId: postLike.postId, createdAt: postLike.createdAt })
      .from(postLike)
      .where(and(inArray(postLike.guestId, ids), eq(postLike.isLiked, true))),
  ]);
  return { comments, commentLikes, likes };
}
