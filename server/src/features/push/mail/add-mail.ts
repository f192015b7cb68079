import { sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { noticeMail } from '../../../platform/db/tables/schema';
import type { EventNotice } from '../notices/event-notice';

/**
 * An email waits this long, because a guest who comes back to the suite, or a change that follows at once, may make it
 * superfluous.
 */
const WAIT_MS = 60_000;

/** Queues an email. It replaces one about the same subject that is still waiting. */
export async function addMail(
  tx: Connection,
  owner: { guestId: string; propertyId: string },
  { lastsMs, ...notice }: EventNotice,
  at: number,
): Promise<void> {
  const times = { happenedAt: new Date(at), expiresAt: new Date(at + lastsMs) };
  const notBefore = new Date(at + WAIT_MS);
  await tx
    .insert(noticeMail)
    .values({ ...owner, ...notice, ...times, notBefore })
    .onConflictDoUpdate({
      target: [noticeMail.guestId, noticeMail.subject],
      set: {
        notice: notice.notice,
        ...times,
        // A failed attempt or the quiet hours may have postponed the earlier one beyond the time in which this one matters.
        notBefore: sql`least(${noticeMail.notBefore}, excluded.not_before)`,
        attempts: 0,
        revision: sql`${noticeMail.revision} + 1`,
      },
    });
}
