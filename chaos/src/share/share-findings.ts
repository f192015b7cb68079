import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../server/src/platform/db/database';
import { comment, post, postLike } from '../../../server/src/platform/db/tables/schema';
import type { SharingGuest } from './sharing-guest';

export interface ShareFindings extends Record<string, number> {
  'guests whose last choice is not stored': number;
  'comments lost': number;
  'comments twice': number;
  'comments that were deleted and are there': number;
  'posts lost': number;
  'posts twice': number;
  /** The difference between the shown and the correct number. */
  'likes shown too many or too few': number;
  'comments shown too many or too few': number;
}

interface ShownPost {
  likes: number;
  commentsCount: number;
}

/** Compares the rows, the numbers that guests see, and what the guests have done. */
export async function findInShare(
  db: Database,
  { postId, guests, shown }: { postId: string; guests: readonly SharingGuest[]; shown: ShownPost },
): Promise<ShareFindings> {
  const liking = await db
    .select({ guestId: postLike.guestId })
    .from(postLike)
    .where(and(eq(postLike.postId, postId), eq(postLike.isLiked, true)));
  const likedBy = new Set(liking.map(({ guestId }) => guestId));
  const published = await db
    .select({ id: comment.id, text: comment.text })
    .from(comment)
    .where(and(eq(comment.postId, postId), eq(comment.status, 'published')));
  const there = new Set(published.map(({ id }) => id));
  const sent = guests.flatMap(({ posts }) => [...posts]);
  const stored = await db
    .select({ id: post.id, status: post.status })
    .from(post)
    .where(
      inArray(
        post.guestId,
        guests.map(({ id }) => id),
      ),
    );
  const storedIds = new Set(stored.flatMap(({ id, status }) => (status === 'published' ? [id] : [])));
  const written = guests.flatMap(({ comments }) => [...comments]);
  return {
    'guests whose last choice is not stored': guests.filter((one) => one.isLiked() !== likedBy.has(one.id))
      .length,
    'comments lost': written.filter(([key, isThere]) => isThere && !there.has(key)).length,
    'comments twice': published.length - new Set(published.map(({ text }) => text)).size,
    'comments that were deleted and are there': written.filter(([key, isThere]) => !isThere && there.has(key))
      .length,
    'posts lost': sent.filter((key) => !storedIds.has(key)).length,
    'posts twice': stored.length - sent.length,
    'likes shown too many or too few': Math.abs(shown.likes - liking.length),
    'comments shown too many or too few': Math.abs(shown.commentsCount - published.length),
  };
}
