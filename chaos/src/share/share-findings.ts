import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../server/src/platform/db/database';
import { comment, post, postLike } from '../../../server/src/platform/db/tables/schema';
import type { SharingGuest } from './sharing-guest';

/** The violations and the names of what each was found at. */
export interface ShareFindings extends Record<string, string[]> {
  'guests whose last choice is not stored': string[];
  'comments lost': string[];
  'comments twice': string[];
  'comments that were deleted and are there': string[];
  'posts lost': string[];
  'posts stored that were not sent': string[];
  'likes shown too many or too few': string[];
  'comments shown too many or too few': string[];
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
  const texts = published.map(({ text }) => text);
  const storedKeys = stored.map(({ id }) => id);
  return {
    'guests whose last choice is not stored': guests
      .filter((one) => one.isLiked() !== likedBy.has(one.id))
      .map((one) => `guest ${one.id}, whose last choice is ${one.isLiked() ? 'like' : 'unlike'}`),
    'comments lost': written.flatMap(([key, isThere]) => (isThere && !there.has(key) ? [key] : [])),
    'comments twice': texts.filter((text, i) => texts.indexOf(text) !== i),
    'comments that were deleted and are there': written.flatMap(([key, isThere]) =>
      !isThere && there.has(key) ? [key] : [],
    ),
    'posts lost': sent.filter((key) => !storedIds.has(key)),
    'posts stored that were not sent': storedKeys.filter((id) => !sent.includes(id)),
    'likes shown too many or too few': differing('likes', shown.likes, liking.length),
    'comments shown too many or too few': differing('comments', shown.commentsCount, published.length),
  };
}

const differing = (what: string, shown: number, stored: number): string[] =>
  shown === stored ? [] : [`${shown} ${what} are shown and ${stored} are stored`];
