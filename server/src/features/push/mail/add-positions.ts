import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { chatUser, guest, personKey, pushCursor, userEvent } from '../../../platform/db/tables/schema';

/** One run adds at most this many positions; the rest waits for the next run. */
const MAX_PER_RUN = 500;
/** How often all guests are looked at. */
const COMPLETE_EVERY_MS = 3_600_000;

/**
 * Returns a function that gives guests with an address a position from which their events are read. It runs every few seconds
 * and finds nobody most of the time, so it looks only at guests of whom something has happened in the last minutes. The first
 * run, and one each hour, looks at all: the server may have been stopped, and a guest may add an address after the event.
 */
export function createAddPositions(db: Database, now: () => number): () => Promise<void> {
  // The clock of the database decides, because it also dates the events.
  const isRecent = gt(userEvent.createdAt, sql`now() - interval '15 minutes'`);
  let completeAt = -Infinity;

  return async () => {
    const isComplete = now() >= completeAt;
    const recent = db.select({ userId: userEvent.userId }).from(userEvent).where(isRecent);
    const without = await db
      .select({ guestId: guest.id, propertyId: guest.propertyId })
      .from(guest)
      .innerJoin(personKey, and(eq(personKey.personId, guest.personId), eq(personKey.kind, 'email')))
      .innerJoin(chatUser, eq(chatUser.id, guest.chatUuid))
      .leftJoin(pushCursor, eq(pushCursor.guestId, guest.id))
      .where(and(isNull(pushCursor.guestId), isComplete ? undefined : inArray(guest.chatUuid, recent)))
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
