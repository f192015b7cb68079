import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import type { noticeMail, pushMessage } from '../../../platform/db/tables/schema';

/** A server may take this long to send a message before another one takes over. */
export const LEASE_MS = 60_000;

type QueueTable = typeof pushMessage | typeof noticeMail;

export type QueuedMessage = typeof pushMessage.$inferSelect;
export type QueuedMail = typeof noticeMail.$inferSelect;

/** A queue of push messages or of emails. */
export interface QueueRepository<Message> {
  /** Returns due messages, which no other server gets until the lease ends. */
  claim(limit: number): Promise<Message[]>;
  /** Removes a message, unless something newer has replaced it, which is then due at once. */
  remove(message: Message): Promise<void>;
  /** Sends a message later; something newer that has replaced it meanwhile is due at once. */
  postpone(message: Message, until: number): Promise<void>;
}

export function createQueueRepository<Table extends QueueTable>(
  db: Database,
  table: Table,
  now: () => number,
): QueueRepository<Table['$inferSelect']> {
  type Message = Table['$inferSelect'];
  // The cast is safe because only columns that both tables have are used.
  const queue = table as typeof pushMessage;
  const isStill = ({ id, revision }: Message) => and(eq(queue.id, id), eq(queue.revision, revision));

  return {
    async claim(limit) {
      const due = db
        .select({ id: queue.id })
        .from(queue)
        .where(lte(queue.notBefore, new Date(now())))
        .orderBy(asc(queue.notBefore))
        .limit(limit)
        .for('update', { skipLocked: true });
      return db
        .update(queue)
        .set({ attempts: sql`${queue.attempts} + 1`, notBefore: new Date(now() + LEASE_MS) })
        .where(inArray(queue.id, due))
        .returning();
    },

    async remove(message) {
      const removed = await db.delete(queue).where(isStill(message)).returning({ id: queue.id });
      if (removed.length === 0) await postponeAny(message, now());
    },

    async postpone(message, until) {
      const postponed = await db
        .update(queue)
        .set({ notBefore: new Date(until) })
        .where(isStill(message))
        .returning({ id: queue.id });
      if (postponed.length === 0) await postponeAny(message, now());
    },
  };

  async function postponeAny({ id }: Message, until: number): Promise<void> {
    await db
      .update(queue)
      .set({ notBefore: new Date(until) })
      .where(eq(queue.id, id));
  }
}
