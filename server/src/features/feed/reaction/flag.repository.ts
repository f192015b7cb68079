import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { postFlag } from '../../../platform/db/tables/schema';

type Flag = typeof postFlag.$inferInsert;

export type FlagRepository = ReturnType<typeof createFlagRepository>;

export function createFlagRepository(db: Database) {
  return {
    /** A guest has one report per post; reporting again replaces the reason. */
    async flag({ reasonCode = 'other', note = null, ...flag }: Flag): Promise<void> {
      const reason = { reasonCode, note };
      await db
        .insert(postFlag)
        .values({ ...flag, ...reason })
        .onConflictDoUpdate({ target: [postFlag.postId, postFlag.guestId], set: reason });
    },
    async unflag({ postId, guestId }: Pick<Flag, 'postId' | 'guestId'>): Promise<void> {
      await db.delete(postFlag).where(and(eq(postFlag.postId, postId), eq(postFlag.guestId, guestId)));
    },
  };
}
