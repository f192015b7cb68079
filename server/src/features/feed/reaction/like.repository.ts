import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { postLike } from '../../../platform/db/tables/schema';

export interface LikedPost {
  propertyId: string;
  postId: string;
  guestId: string;
}

export type LikeRepository = ReturnType<typeof createLikeRepository>;

export function createLikeRepository(db: Database) {
  const one = ({ postId, guestId }: LikedPost) =>
    and(eq(postLike.postId, postId), eq(postLike.guestId, guestId));
  const countOf = (postId: string) => db.$count(postLike, eq(postLike.postId, postId));

  return {
    async like(liked: LikedPost): Promise<number> {
      await db.insert(postLike).values(liked).onConflictDoNothing();
      return countOf(liked.postId);
    },
    async unlike(liked: LikedPost): Promise<number> {
      await db.delete(postLike).where(one(liked));
      return countOf(liked.postId);
    },
  };
}
