import type { ReplyOf } from '@guest/shared/contracts/socket.contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { comment, guest, post } from '../../../platform/db/tables/schema';

const MAX_OF_EACH_KIND = 100;

/**
 * Returns the posts and comments that wait for a supervisor, oldest first, with everything that guests would see of them:
 * a post can wait because of its photos, their descriptions or its tags alone.
 */
export async function loadPendingContent(
  db: Database,
  propertyId: string,
): Promise<ReplyOf<'loadPending'>['items']> {
  const posts = await db
    .select({
      id: post.id,
      text: post.text,
      lang: post.lang,
      createdAt: post.createdAt,
      authorName: guest.nickName,
      tags: post.tags,
      pictures: post.pictures,
    })
    .from(post)
    .leftJoin(guest, eq(guest.id, post.guestId))
    .where(and(eq(post.propertyId, propertyId), eq(post.status, 'pending')))
    .orderBy(asc(post.createdAt))
    .limit(MAX_OF_EACH_KIND);
  const comments = await db
    .select({
      id: comment.id,
      text: comment.text,
      lang: comment.lang,
      createdAt: comment.createdAt,
      authorName: guest.nickName,
    })
    .from(comment)
    .leftJoin(guest, eq(guest.id, comment.guestId))
    .where(and(eq(comment.propertyId, propertyId), eq(comment.status, 'pending')))
    .orderBy(asc(comment.createdAt))
    .limit(MAX_OF_EACH_KIND);
  return [
    ...posts.map(({ pictures, ...row }) => ({
      ...row,
      kind: 'post' as const,
      authorName: row.authorName ?? '',
      createdAt: row.createdAt.toISOString(),
      photos: pictures.flatMap((one) => ('file' in one ? [{ key: one.file, alt: one.alt }] : [])),
    })),
    ...comments.map((row) => ({
      ...row,
      kind: 'comment' as const,
      authorName: row.authorName ?? '',
      createdAt: row.createdAt.toISOString(),
      tags: [],
      photos: [],
    })),
  ];
}
