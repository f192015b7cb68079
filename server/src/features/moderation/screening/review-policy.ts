import { and, count, eq, gt, inArray } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { moderationCase, post } from '../../../platform/db/tables/schema';
import type { ScreenedContent } from './screened-content';

const RISK_WINDOW_MS = 90 * 24 * 3_600_000;
/** With this number of upheld cases in the window, staff review the guest's posts before they are published. */
const HIGH_RISK = 4;

/** Returns the number of upheld cases against an author in the last 90 days. */
export async function countUpheld(on: Connection, guestId: string, now: number): Promise<number> {
  const [row] = await on
    .select({ upheld: count() })
    .from(moderationCase)
    .where(
      and(
        eq(moderationCase.authorGuestId, guestId),
        eq(moderationCase.status, 'upheld'),
        gt(moderationCase.resolvedAt, new Date(now - RISK_WINDOW_MS)),
      ),
    );
  return row?.upheld ?? 0;
}

/** Returns the risk level of an author. Staff see it, and with a high risk posts are reviewed first. */
export const riskOf = (upheld: number): 'none' | 'low' | 'high' =>
  upheld >= HIGH_RISK ? 'high' : upheld > 0 ? 'low' : 'none';

/** Whether staff look at a post before it is published. Comments are only held back for their words. */
export async function needsReview(
  on: Connection,
  { kind, property, guestId }: Pick<ScreenedContent, 'kind' | 'property' | 'guestId'>,
  now: number,
): Promise<boolean> {
  const { reviewPosts } = property.sharePolicy;
  if (kind !== 'post' || reviewPosts === 'none') return false;
  if (reviewPosts === 'all') return true;
  if (reviewPosts === 'first' && !(await hasPublished(on, guestId))) return true;
  return riskOf(await countUpheld(on, guestId, now)) === 'high';
}

async function hasPublished(on: Connection, guestId: string): Promise<boolean> {
  // A deleted post does not count: its author may have deleted it before staff had looked at it.
  const wasPublished = inArray(post.status, ['published', 'expired']);
  return (await on.$count(post, and(eq(post.guestId, guestId), wasPublished))) > 0;
}
