import { and, desc, eq, gt } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { post } from '../../../platform/db/tables/schema';
import { tooManyRequests } from '../../../platform/errors/request-error';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const RATES = [
  { posts: 5, withinMs: 10 * MINUTE_MS },
  { posts: 20, withinMs: DAY_MS },
] as const;

/**
 * Throws if the guest has published too many posts. Published posts are counted, so a call that is repeated or
 * refused costs nothing, and deleted posts count too. The caller must hold the lock on the guest's posts.
 */
export async function assertWithinRates(tx: Connection, guestId: string, now: number): Promise<void> {
  const recent = await tx
    .select({ at: post.createdAt })
    .from(post)
    .where(and(eq(post.guestId, guestId), gt(post.createdAt, new Date(now - DAY_MS))))
    .orderBy(desc(post.createdAt))
    .limit(Math.max(...RATES.map(({ posts }) => posts)));
  const waits = RATES.map(({ posts, withinMs }) => {
    const oldest = recent[posts - 1];
    return oldest ? oldest.at.getTime() + withinMs - now : 0;
  });
  const waitMs = Math.max(...waits);
  if (waitMs > 0) throw tooManyRequests(Math.ceil(waitMs / 1_000));
}
