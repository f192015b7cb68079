import { EDIT_WINDOW_MS } from '@guest/shared/contracts/feed/post-limits';
import type { Feed, Post } from '@guest/shared/contracts/feed/feed.contract';
import { and, arrayContains, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import type { Text } from '../../../platform/db/tables/columns/stored';
import { activity, comment, guest, outlet, post, postLike, staff } from '../../../platform/db/tables/schema';
import { decisionFor } from '../../moderation/cases/author-decision';
import { isFlaggedBy } from '../../moderation/cases/reports';
import type { PropertyScope } from '../../property/property-scope';
import { isNotBlocked } from '../blocks/block.repository';
import { authorColumns, toAuthor } from '../model/author';
import { cursorsOf, toFeedCursor, toPageAfter, toPageBefore, type FeedCursor } from '../model/feed-cursor';
import { toImage } from '../photos/to-image';
import { isUnpublished, toUnpublished } from '../model/unpublished';
import type { Uploads } from '../../upload/uploads';
import { isAfterCursor, isBeforeCursor, NEWEST_FIRST, OLDEST_FIRST } from './feed-order';
import { isReadable, isUnpublishedBy, type PostQuery } from './readable-post';
import { isVisible } from './visible';

export type PostRepository = ReturnType<typeof createPostRepository>;

export function createPostRepository(db: Database, uploads: Pick<Uploads, 'ownAddresses'>) {
  const selectPosts = (viewerId: string | null) =>
    db
      .select({
        ...authorColumns,
        chatUuid: guest.chatUuid,
        id: post.id,
        text: post.text,
        lang: post.lang,
        pictures: post.pictures,
        tags: post.tags,
        isPinned: post.isPinned,
        isCommentsLocked: post.isCommentsLocked,
        createdAt: post.createdAt,
        editedAt: post.editedAt,
        version: post.version,
        status: post.status,
        outletId: outlet.id,
        outletSlug: outlet.slug,
        outletName: outlet.name,
        activityId: activity.id,
        activityName: activity.name,
        likes: db.$count(postLike, and(eq(postLike.postId, post.id), eq(postLike.isLiked, true))),
        commentsCount: db.$count(comment, and(eq(comment.postId, post.id), eq(comment.status, 'published'))),
        like: likeOf(viewerId),
        isFlagged: isFlaggedBy(viewerId, 'post', post.id),
        decision: decisionFor(viewerId, 'post', post),
      })
      .from(post)
      .leftJoin(guest, eq(guest.id, post.guestId))
      .leftJoin(staff, eq(staff.id, post.staffId))
      .leftJoin(outlet, and(eq(outlet.id, post.outletId), isNull(outlet.withdrawnAt)))
      .leftJoin(activity, and(eq(activity.id, post.activityId), isNull(activity.withdrawnAt)));

  return { page, pageAround, find, exists };

  /** Returns the posts after a position, or the nearest ones before it. */
  async function page(
    scope: PropertyScope,
    { viewerId, now, after, before, tag, limit }: PostQuery & PageQuery,
  ): Promise<Feed> {
    const isNewer = before !== undefined;
    const order = isNewer ? OLDEST_FIRST : NEWEST_FIRST;
    // PostgreSQL expects hardly any row after a cursor, because it looks at the first column alone, and would join and sort
    // all of them. Without joins it reads the page from the index.
    const ids = db
      .select({ id: post.id })
      .from(post)
      .where(
        and(
          isVisible(scope.property.id, now),
          isNotBlocked(post.guestId, viewerId),
          tag === undefined ? undefined : arrayContains(post.tags, [tag]),
          after && isAfterCursor(after),
          before && isBeforeCursor(before),
        ),
      )
      .orderBy(...order)
      .limit(limit + 1);
    const rows = await selectPosts(viewerId)
      .where(inArray(post.id, ids))
      .orderBy(...order);
    const { items, hasMore } = isNewer ? toPageBefore(rows, limit) : toPageAfter(rows, limit);
    const isFirst = !after && !before && tag === undefined;
    const unpublished = isFirst ? await findUnpublished(scope, { viewerId, now }) : [];
    return {
      items: [...unpublished, ...items.map((row) => toPost(row, { scope, viewerId, now }))],
      ...cursorsOf(items, { hasOlder: isNewer || hasMore }),
    };
  }

  /** Returns the page that has a post in its middle; `undefined` if the post is not shown. */
  async function pageAround(
    scope: PropertyScope,
    id: string,
    { limit, ...query }: PostQuery & { tag?: string | undefined; limit: number },
  ): Promise<Feed | undefined> {
    const [position] = await db
      .select({ isPinned: post.isPinned, createdAt: post.createdAt, id: post.id })
      .from(post)
      .where(
        and(
          isVisible(scope.property.id, query.now),
          isNotBlocked(post.guestId, query.viewerId),
          eq(post.id, id),
        ),
      );
    if (!position) return undefined;
    const newer = await page(scope, { ...query, before: position, limit: Math.floor(limit / 2) || 1 });
    const own = await find(scope, id, query);
    const older = await page(scope, { ...query, after: position, limit: Math.ceil(limit / 2) });
    const items = [...newer.items, ...(own ? [own] : []), ...older.items];
    const prevCursor = newer.prevCursor ?? toFeedCursor(position);
    return { items, nextCursor: older.nextCursor, prevCursor };
  }

  async function find(
    scope: PropertyScope,
    id: string,
    { viewerId, now }: PostQuery,
  ): Promise<Post | undefined> {
    const [row] = await selectPosts(viewerId).where(
      and(isReadable(scope.property.id, { viewerId, now }), eq(post.id, id)),
    );
    return row && toPost(row, { scope, viewerId, now, addressOf: await ownAddressesFor([row]) });
  }

  /** Returns the viewer's own posts that the hotel looks at or has taken down, the newest first. */
  async function findUnpublished(scope: PropertyScope, { viewerId, now }: PostQuery): Promise<Post[]> {
    if (viewerId === null) return [];
    const since = gt(post.createdAt, new Date(now - UNPUBLISHED_SHOWN_MS));
    const rows = await selectPosts(viewerId)
      .where(and(isUnpublishedBy(scope.property.id, viewerId), since))
      .orderBy(...NEWEST_FIRST)
      .limit(MAX_UNPUBLISHED);
    const addressOf = await ownAddressesFor(rows);
    return rows.map((row) => toPost(row, { scope, viewerId, now, addressOf }));
  }

  /** Whether the viewer can read a post, and so its comments. */
  async function exists(propertyId: string, id: string, viewer: PostQuery): Promise<boolean> {
    const rows = await db
      .select({ id: post.id })
      .from(post)
      .where(and(isReadable(propertyId, viewer), eq(post.id, id)));
    return rows.length > 0;
  }

  /** Only their author can see the photos of unpublished posts, at addresses of their own. */
  async function ownAddressesFor(rows: PostRow[]) {
    const own = rows.find(({ status, pictures }) => isUnpublished(status) && pictures.length > 0);
    return own?.chatUuid ? uploads.ownAddresses(own.chatUuid) : undefined;
  }

  type PostRow = Awaited<ReturnType<typeof selectPosts>>[number];

  function toPost(
    row: PostRow,
    { scope, viewerId, now, addressOf }: PostQuery & { scope: PropertyScope; addressOf?: AddressOf },
  ): Post {
    const isPhotoHidden = isUnpublished(row.status) && !addressOf;
    const isMine = viewerId !== null && row.guestId === viewerId;
    const editBy = row.createdAt.getTime() + EDIT_WINDOW_MS;
    return {
      id: row.id,
      author: toAuthor(row),
      text: row.text,
      lang: row.lang,
      images: isPhotoHidden ? [] : row.pictures.map((picture) => toImage(picture, scope, addressOf)),
      tags: row.tags,
      createdAt: row.createdAt.toISOString(),
      ...(row.editedAt && { editedAt: row.editedAt.toISOString() }),
      likes: row.likes,
      isLiked: row.like?.isLiked ?? false,
      ...(row.like && { likeSeq: row.like.seq }),
      isFlagged: row.isFlagged,
      isPinned: row.isPinned,
      isMine,
      commentsCount: row.commentsCount,
      commentsLocked: row.isCommentsLocked,
      version: row.version,
      ...toPlace(row, scope),
      ...toUnpublished(row.status, row.decision),
      canEdit: isMine && row.status === 'published' && now < editBy,
      ...(isMine && { editBy: new Date(editBy).toISOString() }),
      canDelete: isMine,
    };
  }
}

/** Returns the address of a file; `undefined` if the author has no session to see it with. */
type AddressOf = ((file: string) => string) | undefined;

interface PageQuery {
  after?: FeedCursor | undefined;
  before?: FeedCursor | undefined;
  tag?: string | undefined;
  limit: number;
}

interface PlaceColumns {
  outletId: string | null;
  outletSlug: string | null;
  outletName: Text | null;
  activityId: string | null;
  activityName: Text | null;
}

function toPlace(row: PlaceColumns, { localize }: PropertyScope): Pick<Post, 'place'> {
  if (row.outletId && row.outletSlug && row.outletName) {
    const name = localize(row.outletName);
    return { place: { type: 'outlet', uuid: row.outletId, slug: row.outletSlug, name } };
  }
  if (!row.activityId || !row.activityName) return {};
  return { place: { type: 'activity', uuid: row.activityId, name: localize(row.activityName) } };
}

/** Limits the number and the age of a guest's own unpublished posts above the feed. */
const MAX_UNPUBLISHED = 5;
const UNPUBLISHED_SHOWN_MS = 7 * 24 * 3_600_000;

/** The like of the viewer, with `null` for one who has never liked the post. */
const likeOf = (viewerId: string | null): SQL<{ isLiked: boolean; seq: number } | null> =>
  viewerId === null
    ? sql`null`
    : sql`(select json_build_object('isLiked', ${postLike.isLiked}, 'seq', ${postLike.seq}) from ${postLike}
        where ${postLike.postId} = ${post.id} and ${postLike.guestId} = ${viewerId})`;
