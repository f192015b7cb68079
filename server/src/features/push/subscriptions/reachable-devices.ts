import { and, asc, eq, gt, type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { guestToken, pushSubscription } from '../../../platform/db/tables/schema';

const SESSION_IDLE_MS = 24 * 3_600_000;

/** Selects sessions that have not ended. */
export const isLiveSession = (now: number): SQL | undefined =>
  and(gt(guestToken.expiresAt, new Date(now)), gt(guestToken.lastUsedAt, new Date(now - SESSION_IDLE_MS)));

/** Selects guests whom push messages reach on a device. */
export const hasDevice = (guestId: AnyColumn, now: number): SQL => sql`exists (
  select 1 from ${pushSubscription} inner join ${guestToken} on ${guestToken.id} = ${pushSubscription.sessionId}
  where ${pushSubscription.guestId} = ${guestId} and ${isLiveSession(now)})`;

/** Returns the devices on which push messages reach a guest, each with its language. */
export const devicesOf = (
  on: Connection,
  guestId: string,
  now: number,
): Promise<{ id: string; lang: string }[]> =>
  on
    .select({ id: pushSubscription.id, lang: pushSubscription.lang })
    .from(pushSubscription)
    .innerJoin(guestToken, eq(guestToken.id, pushSubscription.sessionId))
    .where(and(eq(pushSubscription.guestId, guestId), isLiveSession(now)))
    // Two servers that queue messages for them lock the rows in the same order.
    .orderBy(asc(pushSubscription.id));
