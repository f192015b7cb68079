import { and, eq, not, sql } from 'drizzle-orm';
import type { ActiveViewers } from '../../../platform/connections/active-viewers';
import type { Connection, Database } from '../../../platform/db/database';
import { guest, personKey, property, pushCursor } from '../../../platform/db/tables/schema';
import { runAll } from '../../../platform/jobs/interval-task';
import { lockPosition } from '../notices/lock-position';
import { eventNotices, hasDueEvent } from '../notices/push-events';
import type { PushTextKey } from '../notices/push-texts';
import { devicesOf, hasDevice } from '../subscriptions/reachable-devices';
import { addMail } from './add-mail';
import { createAddPositions } from './add-positions';

/** One run handles at most this many guests; the rest wait for the next run. */
const MAX_PER_RUN = 200;

/** The texts that are still true and of use when an email is read, an hour later and in another place. */
const MAILED = new Set<string>([
  'booking_confirmed',
  'booking_declined',
  'booking_cancelled',
  'booking_offered',
  'booking_lapsed',
  'order_rejected',
  'order_cancelled',
  'order_lapsed',
  'order_failed',
] satisfies PushTextKey[]);

interface CollectDeps {
  db: Database;
  activeViewers: ActiveViewers;
  now: () => number;
}

/**
 * Returns a function that queues emails about bookings and orders for guests with an address whom push messages reach on
 * no device. They share the position of the push messages, so that nothing is told by both, and nothing is left out when
 * a guest unsubscribes. The first device starts from now, so that events of the last moments before it subscribes, which
 * no run has read yet, are neither pushed nor emailed; the guest sees a page then.
 */
export function createCollectMails({ db, activeViewers, now }: CollectDeps): () => Promise<void> {
  const withAddress = and(eq(personKey.personId, guest.personId), eq(personKey.kind, 'email'));
  const addPositions = createAddPositions(db, now);

  async function collect(tx: Connection, guestId: string, isLooking: boolean): Promise<void> {
    const cursor = await lockPosition(tx, guestId);
    // Another server is processing this guest, or a device has just been subscribed.
    if (!cursor || (await devicesOf(tx, guestId, now())).length > 0) return;
    const [owner] = await tx
      .select({ chatUuid: guest.chatUuid, propertyId: guest.propertyId, slug: property.slug })
      .from(guest)
      .innerJoin(property, eq(property.id, guest.propertyId))
      .where(eq(guest.id, guestId));
    if (!owner) return;
    const { chatUuid, propertyId, slug } = owner;
    const { notices, upTo } = await eventNotices(tx, { chatUuid, slug, now: now() }, cursor.userSeq);
    // A guest who looks at a page sees there what happens.
    const mailed = isLooking ? [] : notices.filter(({ notice }) => MAILED.has(notice.text));
    for (const notice of mailed) await addMail(tx, { guestId, propertyId }, notice, now());
    await tx.update(pushCursor).set({ userSeq: upTo }).where(eq(pushCursor.guestId, guestId));
  }

  return async () => {
    await addPositions();
    const due = await db
      .select({ guestId: guest.id, chatUuid: guest.chatUuid })
      .from(pushCursor)
      .innerJoin(guest, eq(guest.id, pushCursor.guestId))
      .innerJoin(personKey, withAddress)
      .where(and(hasDueEvent, not(hasDevice(guest.id, now()))))
      // A guest who cannot be processed must not keep out the same others in every run.
      .orderBy(sql`random()`)
      .limit(MAX_PER_RUN);
    const looking = await activeViewers(due.map(({ chatUuid }) => chatUuid));
    await runAll(async (tried) => {
      for (const { guestId, chatUuid } of due) {
        await tried(db.transaction((tx) => collect(tx, guestId, looking.has(chatUuid))));
      }
    });
  };
}
