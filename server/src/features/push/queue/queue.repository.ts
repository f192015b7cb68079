import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { guest, pushMessage, pushSubscription } from '../../../platform/db/tables/schema';

/** A server may take this long to send a message before another one takes over. */
const LEASE_MS = 60_000;

export type QueuedMessage = typeof pushMessage.$inferSelect;
export type QueueRepository = ReturnType<typeof createQueueRepository>;

export function createQueueRepository(db: Database, now: () => number) {
  const isStill = ({ id, revision }: QueuedMessage) =>
    and(eq(pushMessage.id, id), eq(pushMessage.revision, revision));

  return {
    /** Returns due messages, which no other server gets until the lease ends. */
    async claim(limit: number): Promise<QueuedMessage[]> {
      const due = db
        .select({ id: pushMessage.id })
        .from(pushMessage)
        .where(lte(pushMessage.notBefore, new Date(now())))
        .orderBy(asc(pushMessage.notBefore))
        .limit(limit)
        .for('update', { skipLocked: true });
      return db
        .update(pushMessage)
        .set({ attempts: sql`${pushMessage.attempts} + 1`, notBefore: new Date(now() + LEASE_MS) })
        .where(inArray(pushMessage.id, due))
        .returning();
    },

    /** Removes a message, unless something newer has replaced it, which is then due at once. */
    async remove(message: QueuedMessage): Promise<void> {
      const removed = await db.delete(pushMessage).where(isStill(message)).returning({ id: pushMessage.id });
      if (removed.length === 0) await postponeAny(message, now());
    },

    /**
     * Removes what waits about orders, bookings and requests of a guest, who sees their state in the suite. Messages
     * and announcements are removed when they are read.
     */
    async removeEvents(chatUuid: string): Promise<void> {
      const devices = db
        .select({ id: pushSubscription.id })
        .from(pushSubscription)
        .innerJoin(guest, eq(guest.id, pushSubscription.guestId))
        .where(eq(guest.chatUuid, chatUuid));
      const isEvent = sql`${pushMessage.notice} ->> 'kind' = 'event'`;
      await db.delete(pushMessage).where(and(inArray(pushMessage.subscriptionId, devices), isEvent));
    },

    /** Sends a message later; something newer that has replaced it meanwhile is due at once. */
    async postpone(message: QueuedMessage, until: number): Promise<void> {
      const postponed = await db
        .update(pushMessage)
        .set({ notBefore: new Date(until) })
        .where(isStill(message))
        .returning({ id: pushMessage.id });
      if (postponed.length === 0) await postponeAny(message, now());
    },
  };

  async function postponeAny({ id }: QueuedMessage, until: number): Promise<void> {
    await db
      .update(pushMessage)
      .set({ notBefore: new Date(until) })
      .where(eq(pushMessage.id, id));
  }
}
