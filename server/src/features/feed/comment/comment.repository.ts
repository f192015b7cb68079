import { EDIT_WINDOW_MS } from '@guest/shared/contracts/feed/post-limits';
import type { Comment } from '@guest/shared/contracts/feed/feed.contract';
import { aliasedTable, and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { comment, commentLike, guest, staff } from '../../../platform/db/tables/schema';
import { decisionFor } from '../../moderation/cases/author-decision';
import { isFlaggedBy } from '../../moderation/cases/reports';
import { isNotBlocked } from '../blocks/block.repository';
import { authorColumns, toAuthor } from '../model/author';
import { toPage, type FeedCursor } from '../model/feed-cursor';
import { isUnpublished, toUnpublished, UNPUBLISHED } from '../model/unpublished';

export type CommentRepository = ReturnType<typeof createCommentRepository>;

interface Viewer {
  /** `null` for an anonymous visitor. */
  viewerId: string | null;
  now: number;
}

/** The author that a comment without an author to be shown has. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

const mentionedGuest = aliasedTable(guest, 'mentioned_guest');
const mentionedStaff = aliasedTable(staff, 'mentioned_staff');

/** The published replies to a comment; the alias tells them from the comment itself. */
const repliesOf = sql`from ${comment} as reply where reply.parent_id = ${comment.id} and reply.status = 'published'`;

export function createCommentRepository(db: Database) {
  const selectComments = (viewerId: string | null) =>
    db
      .select({
        ...authorColumns,
        id: comment.id,
        postId: comment.postId,
        parentId: comment.parentId,
        text: comment.text,
        lang: comment.lang,
        status: comment.status,
        createdAt: comment.createdAt,
        editedAt: comment.editedAt,
        version: comment.version,
        mentionedId: sql<string | null>`coalesce(${comment.mentionedStaffId}, ${comment.mentionedGuestId})`,
        mentionedName: sql<string | null>`coalesce(${mentionedStaff.nickName}, ${mentionedGuest.nickName})`,
        likes: db.$count(
          commentLike,
          and(eq(commentLike.commentId, comment.id), eq(commentLike.isLiked, true)),
        ),
        like: likeOf(viewerId),
        isFlagged: isFlaggedBy(viewerId, 'comment', comment.id),
        decision: decisionFor(viewerId, 'comment', comment),
        repliesCount: sql<number>`(select count(*)::int ${repliesOf})`,
      })
      .from(comment)
      .leftJoin(guest, eq(guest.id, comment.guestId))
      .leftJoin(staff, eq(staff.id, comment.staffId))
      .leftJoin(mentionedGuest, eq(mentionedGuest.id, comment.mentionedGuestId))
      .leftJoin(mentionedStaff, eq(mentionedStaff.id, comment.mentionedStaffId));

  return {
    /**
     * Returns a page of the comments on a post, oldest first. A comment that is gone keeps its place while it has
     * replies.
     */
    async page(
      postId: string,
      { after, limit, ...viewer }: Viewer & { after?: FeedCursor; limit: number },
    ): Promise<{ items: Comment[]; nextCursor: string | null }> {
      const rows = await selectComments(viewer.viewerId)
        .where(
          and(
            eq(comment.postId, postId),
            or(
              eq(comment.status, 'published'),
              isUnpublishedBy(viewer.viewerId),
              sql`exists (select 1 ${repliesOf})`,
            ),
            isNotBlocked(comment.guestId, viewer.viewerId),
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
      return { items: page.items.map((row) => toComment(row, viewer)), nextCursor: page.nextCursor };
    },

    /** Returns a published comment, or an own one that the hotel looks at or has taken down. */
    async find(propertyId: string, id: string, viewer: Viewer): Promise<Comment | undefined> {
      const [row] = await selectComments(viewer.viewerId).where(
        and(
          eq(comment.id, id),
          eq(comment.propertyId, propertyId),
          or(eq(comment.status, 'published'), isUnpublishedBy(viewer.viewerId)),
        ),
      );
      return row && toComment(row, viewer);
    },
  };

  type CommentRow = Awaited<ReturnType<typeof selectComments>>[number];

  function toComment(row: CommentRow, { viewerId, now }: Viewer): Comment {
    const isByViewer = viewerId !== null && row.guestId === viewerId;
    const isDeleted = row.status !== 'published' && !(isByViewer && isUnpublished(row.status));
    const isMine = !isDeleted && isByViewer;
    const editBy = row.createdAt.getTime() + EDIT_WINDOW_MS;
    return {
      id: row.id,
      postId: row.postId,
      ...(row.parentId && { parentId: row.parentId }),
      author: isDeleted ? { uuid: NOBODY, nickName: '', isStaff: false } : toAuthor(row),
      ...(!isDeleted &&
        row.mentionedId && { mention: { uuid: row.mentionedId, nickName: row.mentionedName ?? '' } }),
      text: isDeleted ? '' : row.text,
      lang: row.lang,
      createdAt: row.createdAt.toISOString(),
      ...(!isDeleted && row.editedAt && { editedAt: row.editedAt.toISOString() }),
      likes: isDeleted ? 0 : row.likes,
      isLiked: !isDeleted && (row.like?.isLiked ?? false),
      ...(row.like && { likeSeq: row.like.seq }),
      isFlagged: !isDeleted && row.isFlagged,
      repliesCount: row.repliesCount,
      version: row.version,
      isDeleted,
      isMine,
      canEdit: isMine && row.status === 'published' && now < editBy,
      ...(isMine && { editBy: new Date(editBy).toISOString() }),
      canDelete: isMine,
      ...(isMine && toUnpublished(row.status, row.decision)),
    };
  }
}

const isUnpublishedBy = (viewerId: string | null): SQL | undefined =>
  viewerId === null
    ? sql`false`
    : and(eq(comment.guestId, viewerId), inArray(comment.status, [...UNPUBLISHED]));

/** The like of the viewer, with `null` for one who has never liked the comment. */
const likeOf = (viewerId: string | null): SQL<{ isLiked: boolean; seq: number } | null> =>
  viewerId === null
    ? sql`null`
    : sql`(select json_build_object('isLiked', ${commentLike.isLiked}, 'seq', ${commentLike.seq})
        from ${commentLike} where ${commentLike.commentId} = ${comment.id} and ${commentLike.guestId} = ${viewerId})`;
