import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import { pushCursor, pushSubscription } from '../../../platform/db/tables/schema';
import type { Guest } from '../../../platform/http/authentication';
import { newestAnnouncementAt } from '../../announcement/insert-announcement';
import { devicesOf } from './reachable-devices';

/** More devices than a guest has; the oldest subscriptions are replaced. */
const MAX_PER_GUEST = 10;

type NewSubscription = Pick<
  typeof pushSubscription.$inferInsert,
  'endpoint' | 'p256dh' | 'auth' | 'lang' | 'userAgentClass'
>;
type Owner = Pick<Guest, 'id' | 'propertyId' | 'chatUuid' | 'sessionId'>;

export type SubscriptionRepository = ReturnType<typeof createSubscriptionRepository>;

export function createSubscriptionRepository(db: Database, now: () => number) {
  return {
    /** Subscribes the device of a session. Repeating the call is safe. */
    async subscribe(owner: Owner, subscription: NewSubscription): Promise<void> {
      const { id: guestId, propertyId, sessionId } = owner;
      await db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`push ${guestId}`}, 0))`);
        // For a device whose session has ended nothing has been read, however long ago that was.
        const reached = await devicesOf(tx, guestId, now());
        if (reached.length === 0) await startFromNow(tx, owner);
        // A device has one subscription: another one of its session has been replaced by the browser. If the device has
        // changed hands, what waits for the guest before goes with their subscription.
        const { endpoint, guestId: subscriber } = pushSubscription;
        const isReplaced = and(
          eq(pushSubscription.sessionId, sessionId),
          ne(endpoint, subscription.endpoint),
        );
        const isOfAnother = and(
          eq(pushSubscription.propertyId, propertyId),
          eq(endpoint, subscription.endpoint),
          ne(subscriber, guestId),
        );
        await tx.delete(pushSubscription).where(or(isReplaced, isOfAnother));
        await tx
          .insert(pushSubscription)
          .values({ ...subscription, propertyId, guestId, sessionId, createdAt: new Date(now()) })
          .onConflictDoUpdate({
            target: [pushSubscription.propertyId, pushSubscription.endpoint],
            // Its session is a new one.
            set: { ...subscription, guestId, sessionId },
          });
        await deleteOldest(tx, guestId);
      });
    },

    /** Ends the subscription of the device of a session. */
    async unsubscribe({ sessionId }: Pick<Owner, 'sessionId'>): Promise<void> {
      await db.delete(pushSubscription).where(eq(pushSubscription.sessionId, sessionId));
    },

    async hasSubscription({ sessionId }: Pick<Owner, 'sessionId'>): Promise<boolean> {
      return (await db.$count(pushSubscription, eq(pushSubscription.sessionId, sessionId))) > 0;
    },

    /** Deletes a subscription that its push service no longer knows. */
    async delete(id: string): Promise<void> {
      await db.delete(pushSubscription).where(eq(pushSubscription.id, id));
    },
  };

  /** What happened while push messages reached the guest on no device is not sent afterwards. */
  async function startFromNow(tx: Connection, { id: guestId, propertyId, chatUuid }: Owner): Promise<void> {
    const head = sql<number>`coalesce((select head_seq from chat_user where id = ${chatUuid}), 0)`;
    const cursor = { userSeq: head, announcedAt: await newestAnnouncementAt(tx, propertyId) };
    await tx
      .insert(pushCursor)
      .values({ guestId, propertyId, ...cursor })
      .onConflictDoUpdate({ target: pushCursor.guestId, set: cursor });
    await tx.execute(sql`
      update room_member m set pushed_seq = greatest(m.pushed_seq, r.head_seq) from room r
      where r.id = m.room_id and m.member_id = ${chatUuid}`);
  }

  async function deleteOldest(tx: Connection, guestId: string): Promise<void> {
    const active = tx
      .select({ id: pushSubscription.id })
      .from(pushSubscription)
      .where(eq(pushSubscription.guestId, guestId))
      .orderBy(desc(pushSubscription.createdAt), desc(pushSubscription.id))
      .limit(MAX_PER_GUEST);
    await tx
      .delete(pushSubscription)
      .where(and(eq(pushSubscription.guestId, guestId), sql`${pushSubscription.id} not in (${active})`));
  }
}
