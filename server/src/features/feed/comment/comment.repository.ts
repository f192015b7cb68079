import type { Comment } from '@guest/shared/contracts/feed/feed.contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { comment, guest, staff } from '../../../platform/db/tables/schema';
import { isNotBlocked } from '../blocks/block.repository';
import { authorColumns, toAuthor } from '../model/author';
import { toPage, type FeedCursor } from '../model/feed-cursor';

export type CommentRepository = ReturnType<typeof createCommentRepository>;

export function createCommentRepository(db: Database) {
  return {
    /** Returns a page of the comments on a post, oldest first. */
    async page(
      postId: string,
      { viewerId, after, limit }: { viewerId: string | null; after?: FeedCursor; limit: number },
    ): Promise<{ items: Comment[]; nextCursor: string | null }> {
      const rows = await db
        .select({
          ...authorColumns,
          id: comment.id,
          parentId: comment.parentId,
          text: comment.text,
          lang: comment.lang,
          createdAt: comment.createdAt,
        })
        .from(comment)
        .leftJoin(guest, eq(guest.id, comment.guestId))
        .leftJoin(staff, eq(staff.id, comment.staffId))
        .where(
          and(
            eq(comment.postId, postId),
            eq(comment.status, 'published'),
            isNotBlocked(comment.guestId, viewerId),
            after &&
              sql`(${comment.createdAt}, ${comment.id}) > (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
          ),
        )
        .orderBy(asc(comment.createdAt), asc(comment.id))
        .limit(limit + 1);
      const page = toPage(
        rows.map((row) => ({ ...row, isPinned: false })),
        limit,
      );
      return {
        items: page.items.map((row) => ({
          id: row.id,
          postId,
          ...(row.parentId && { parentId: row.parentId }),
          author: toAuthor(row),
          text: row.text,
          lang: row.lang,
          createdAt: row.createdAt.toISOString(),
          isMine: viewerId !== null && row.guestId === viewerId,
        })),
        nextCursor: page.nextCursor,
      };
    },
  };
}
