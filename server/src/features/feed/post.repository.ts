import type { Feed, Post } from '@guest/shared/contracts/feed/feed.contract';
import { and, arrayContains, desc, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { comment, guest, post, postLike, staff } from '../../platform/db/tables/schema';
import { isFlaggedBy } from '../moderation/cases/reports';
import type { PropertyScope } from '../property/property-scope';
import { authorColumns, toAuthor } from './author';
import { toPage, type FeedCursor } from './feed-cursor';

export type PostRepository = ReturnType<typeof createPostRepository>;

interface PostQuery {
  /** The guest whose likes and reports are included; `null` for an anonymous visitor. */
  viewerId: string | null;
  now: number;
}

export function createPostRepository(db: Database) {
  const selectPosts = (viewerId: string | null) =>
    db
      .select({
        ...authorColumns,
        id: post.id,
        text: post.text,
        lang: post.lang,
        pictures: post.pictures,
        tags: post.tags,
        isPinned: post.isPinned,
        isCommentsLocked: post.isCommentsLocked,
        createdAt: post.createdAt,
        editedAt: post.editedAt,
        likes: db.$count(postLike, eq(postLike.postId, post.id)),
        commentsCount: db.$count(comment, and(eq(comment.postId, post.id), eq(comment.status, 'published'))),
        isLiked: ownedByViewer(postLike, viewerId),
        isFlagged: isFlaggedBy(viewerId, 'post', post.id),
      })
      .from(post)
      .leftJoin(guest, eq(guest.id, post.guestId))
      .leftJoin(staff, eq(staff.id, post.staffId));

  return {
    async page(
      scope: PropertyScope,
      { viewerId, now, ...page }: PostQuery & { after?: FeedCursor; tag?: string; limit: number },
    ): Promise<Feed> {
      const rows = await selectPosts(viewerId)
        .where(
          and(
            isVisible(scope.property.id, now),
            page.tag === undefined ? undefined : arrayContains(post.tags, [page.tag]),
            page.after && isAfterCursor(page.after),
          ),
        )
        .orderBy(desc(post.isPinned), desc(post.createdAt), desc(post.id))
        .limit(page.limit + 1);
      const { items, nextCursor } = toPage(rows, page.limit);
      return { items: items.map((row) => toPost(row, scope, viewerId)), nextCursor };
    },

    async find(scope: PropertyScope, id: string, { viewerId, now }: PostQuery): Promise<Post | undefined> {
      const [row] = await selectPosts(viewerId).where(
        and(isVisible(scope.property.id, now), eq(post.id, id)),
      );
      return row && toPost(row, scope, viewerId);
    },

    async exists(propertyId: string, id: string, now: number): Promise<boolean> {
      const rows = await db
        .select({ id: post.id })
        .from(post)
        .where(and(isVisible(propertyId, now), eq(post.id, id)));
      return rows.length > 0;
    },
  };

  type PostRow = Awaited<ReturnType<typeof selectPosts>>[number];

  function toPost(row: PostRow, { image }: PropertyScope, viewerId: string | null): Post {
    return {
      id: row.id,
      author: toAuthor(row),
      text: row.text,
      lang: row.lang,
      images: row.pictures.map((picture) => image(picture)),
      tags: row.tags,
      createdAt: row.createdAt.toISOString(),
      ...(row.editedAt && { editedAt: row.editedAt.toISOString() }),
      likes: row.likes,
      isLiked: row.isLiked,
      isFlagged: row.isFlagged,
      isPinned: row.isPinned,
      isMine: viewerId !== null && row.guestId === viewerId,
      commentsCount: row.commentsCount,
      commentsLocked: row.isCommentsLocked,
    };
  }
}

const isVisible = (propertyId: string, now: number) =>
  and(
    eq(post.propertyId, propertyId),
    eq(post.status, 'published'),
    or(isNull(post.expiresAt), gt(post.expiresAt, new Date(now))),
  );

/**
 * The feed sorts all three columns in descending order, so a row comparison finds the rows after the cursor.
 */
const isAfterCursor = ({ isPinned, createdAt, id }: FeedCursor): SQL =>
  sql`(${post.isPinned}, ${post.createdAt}, ${post.id}) < (${isPinned}, ${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;

const ownedByViewer = (table: typeof postLike, viewerId: string | null): SQL<boolean> =>
  viewerId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select 1 from ${table} where ${table.postId} = ${post.id} and ${table.guestId} = ${viewerId})`;
