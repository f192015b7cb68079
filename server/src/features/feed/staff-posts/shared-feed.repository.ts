import type { SharedComment, SharedPost } from '@guest/shared/contracts/feed/staff-feed-socket.contract';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { isSupervisor, type Actor } from '../../../platform/connections/actor';
import type { Database } from '../../../platform/db/database';
import { comment, guest, post, staff } from '../../../platform/db/tables/schema';

const MAX_POSTS = 100;
const MAX_COMMENTS = 500;

const author = { guestName: guest.nickName, staffName: staff.nickName };

/** Loads the feed as staff see it. Supervisors also see content that is pending or was taken down. */
export function createSharedFeed(db: Database) {
  return {
    async posts(actor: Actor): Promise<SharedPost[]> {
      const rows = await db
        .select({
          post,
          ...author,
          commentsCount: db.$count(
            comment,
            and(eq(comment.postId, post.id), eq(comment.status, 'published')),
          ),
        })
        .from(post)
        .leftJoin(guest, eq(guest.id, post.guestId))
        .leftJoin(staff, eq(staff.id, post.staffId))
        .where(and(eq(post.propertyId, actor.property.id), inArray(post.status, statusesFor(actor))))
        .orderBy(desc(post.createdAt), desc(post.id))
        .limit(MAX_POSTS);
      return rows.map(({ post: row, commentsCount, ...names }) => ({
        ...toShared(row, names),
        tags: row.tags,
        photoCount: row.pictures.length,
        isPinned: row.isPinned,
        isCommentsLocked: row.isCommentsLocked,
        commentsCount,
      }));
    },

    /** The comments on a post, oldest first, or the newest comments of all posts. */
    async comments(actor: Actor, postId: string | undefined): Promise<SharedComment[]> {
      const byTime = postId === undefined ? desc : asc;
      const rows = await db
        .select({ comment, ...author })
        .from(comment)
        .leftJoin(guest, eq(guest.id, comment.guestId))
        .leftJoin(staff, eq(staff.id, comment.staffId))
        .where(
          and(
            postId === undefined ? undefined : eq(comment.postId, postId),
            eq(comment.propertyId, actor.property.id),
            inArray(comment.status, statusesFor(actor)),
          ),
        )
        .orderBy(byTime(comment.createdAt), byTime(comment.id))
        .limit(MAX_COMMENTS);
      return rows.map(({ comment: row, ...names }) => ({
        ...toShared(row, names),
        postId: row.postId,
        parentId: row.parentId,
      }));
    },
  };
}

type Status = SharedPost['status'];

const statusesFor = (actor: Actor): Status[] =>
  isSupervisor(actor) ? ['published', 'pending', 'hidden', 'removed'] : ['published'];

type WrittenContent = Pick<
  typeof post.$inferSelect,
  'id' | 'guestId' | 'staffId' | 'text' | 'lang' | 'status' | 'createdAt'
>;

function toShared(row: WrittenContent, names: { guestName: string | null; staffName: string | null }) {
  return {
    id: row.id,
    authorName: names.staffName ?? names.guestName ?? '',
    guestUuid: row.guestId,
    isByStaff: row.staffId !== null,
    text: row.text,
    lang: row.lang,
    // The cast is safe because the query selects these statuses alone.
    status: row.status as Status,
    createdAt: row.createdAt.toISOString(),
  };
}
