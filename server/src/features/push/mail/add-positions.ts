import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/db/database';
import { chatUser, guest, personKey, pushCursor, userEvent } from '../../../platform/db/tables/schema';

/** One run adds at most this many positions; the rest waits for the next run. */
const MAX_PER_RUN = 500;
/** The interval at which all guests are looked at. */
const COMPLETE_EVERY_MS = 3_600_000;
/** The maximum age of an event, or of the verification of an address, for a run to look at the guest. */
const RECENT_MS = 15 * 60_000;

/**
 * Returns a function that gives guests with an address a position from which their events are read. It runs every few seconds
 * and finds nobody most of the time, so it looks only at guests of whom something has happened in the last minutes, or who have
 * just verified their address: what happened before is read while they still look at the page that has shown it, so that it is
 * not emailed later. The first run, and one each hour, looks at all, because the server may have been stopped.
 */
export function createAddPositions(db: Database, now: () => number): () => Promise<void> {
  // The clock of the database decides, because it also dates the events.
  const isRecent = gt(userEvent.createdAt, sql`now() - make_interval(secs => ${RECENT_MS / 1_000})`);
  // The clock of the server decides, because it also dates the verifications.
  const isJustVerified = () => gt(personKey.verifiedAt, new Date(now() - RECENT_MS));
  const isEmail = eq(personKey.kind, 'email');
  let completeAt = -Infinity;

  return async () => {
    const isComplete = now() >= completeAt;
    const active = db.select({ chatUuid: userEvent.userId }).from(userEvent).where(isRecent);
    const verified = db
      .select({ chatUuid: guest.chatUuid })
      .from(personKey)
      .innerJoin(guest, eq(guest.personId, personKey.personId))
      .where(and(isEmail, isJustVerified()));
    const without = await db
      .select({ guestId: guest.id, propertyId: guest.propertyId })
      .from(guest)
      .innerJoin(personKey, and(eq(personKey.personId, guest.personId), isEmail))
      .innerJoin(chatUser, eq(chatUser.id, guest.chatUuid))
      .leftJoin(pushCursor, eq(pushCursor.guestId, guest.id))
      .where(
        and(
          isNull(pushCursor.guestId),
          isComplete ? undefined : inArray(guest.chatUuid, union(active, verified)),
        ),
      )
      .limit(MAX_PER_RUN);
    if (without.length > 0) {
      const start = { userSeq: 0, announcedAt: new Date(now()) };
      await db
        .insert(pushCursor)
        .values(without.map((owner) => ({ ...owner, ...start })))
        .onConflictDoNothing();
    }
    if (isComplete && without.length < MAX_PER_RUN) completeAt = now() + COMPLETE_EVERY_MS;
  };
}
