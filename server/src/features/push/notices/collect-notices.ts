import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { ActiveViewers } from '../../../platform/connections/active-viewers';
import type { Connection, Database } from '../../../platform/db/database';
import { announcement, guest, property, pushCursor } from '../../../platform/db/tables/schema';
import { runAll } from '../../../platform/jobs/interval-task';
import { audienceColumns, createAudienceCheck } from '../../announcement/audience';
import { addToQueue, type NewMessage } from '../queue/add-to-queue';
import { devicesOf, hasDevice } from '../subscriptions/reachable-devices';
import { announcementsAfter } from './push-announcements';
import { lockPosition } from './lock-position';
import { eventNotices, hasDueEvent } from './push-events';
import { claimRooms, hasDueRoom, MESSAGE_LASTS_MS } from './push-rooms';

/** One run handles at most this many guests; the rest wait for the next run. */
const MAX_PER_RUN = 200;
const DAY_MS = 24 * 3_600_000;

const hasDueAnnouncement = sql`exists (select 1 from ${announcement}
  where ${announcement.propertyId} = ${guest.propertyId} and ${announcement.createdAt} > ${pushCursor.announcedAt})`;

interface CollectDeps {
  db: Database;
  activeViewers: ActiveViewers;
  now: () => number;
  maxPerRun?: number;
}

/**
 * Returns a function that turns what happened since the last run into push messages. The position up to which
 * this is done is stored in the same transaction, so that nothing is lost or queued twice, whichever server
 * runs it and whenever it is killed. What happens while a guest looks at a page is shown there and not sent.
 */
export function createCollectNotices({
  db,
  activeViewers,
  now,
  maxPerRun = MAX_PER_RUN,
}: CollectDeps): () => Promise<void> {
  // Each run begins after the last guest of the run before, so that guests who stay due do not crowd out the others.
  let lastGuestId = '00000000-0000-0000-0000-000000000000';
  return async () => {
    const due = await db
      .select({ guestId: pushCursor.guestId, chatUuid: guest.chatUuid })
      .from(pushCursor)
      .innerJoin(guest, eq(guest.id, pushCursor.guestId))
      .where(
        and(
          hasDevice(guest.id, now()),
          sql`(${hasDueEvent} or ${hasDueAnnouncement} or ${hasDueRoom(sql`${guest.chatUuid}`, now())})`,
        ),
      )
      .orderBy(desc(sql`${pushCursor.guestId} > ${lastGuestId}::uuid`), asc(pushCursor.guestId))
      .limit(maxPerRun);
    lastGuestId = due.at(-1)?.guestId ?? lastGuestId;
    const looking = await activeViewers(due.map(({ chatUuid }) => chatUuid));
    await runAll(async (tried) => {
      for (const { guestId, chatUuid } of due) {
        await tried(db.transaction((tx) => collect(tx, guestId, looking.has(chatUuid))));
      }
    });
  };

  async function collect(tx: Connection, guestId: string, isLooking: boolean): Promise<void> {
    const cursor = await lockPosition(tx, guestId);
    // Another server is processing this guest.
    if (!cursor) return;
    const devices = await devicesOf(tx, guestId, now());
    // The last device has just been unsubscribed, so the events are left to the emails.
    if (devices.length === 0) return;
    const [owner] = await tx
      .select({ ...audienceColumns, property })
      .from(guest)
      .innerJoin(property, eq(property.id, guest.propertyId))
      .where(eq(guest.id, guestId));
    if (!owner) return;
    const at = new Date(now());
    const { slug, id: propertyId } = owner.property;
    const events = await eventNotices(tx, { ...owner, slug, now: now() }, cursor.userSeq);
    const announcements = await announcementsAfter(tx, propertyId, {
      after: cursor.announcedAt,
      now: now(),
    });
    const isAddressed = createAudienceCheck(owner.property, now());
    const rooms = await claimRooms(tx, owner.chatUuid, now());
    const all: NewMessage[] = [
      ...rooms.map((roomId) => ({
        class: 'chat' as const,
        subject: `room:${roomId}`,
        notice: { kind: 'room' as const, roomId },
        expiresAt: new Date(now() + MESSAGE_LASTS_MS),
      })),
      ...events.notices.map(({ lastsMs, ...notice }) => ({
        ...notice,
        expiresAt: new Date(now() + lastsMs),
      })),
      ...announcements
        .filter(({ audience }) => audience === null || isAddressed(owner, audience))
        .map(({ id, expiresAt, isSafety }) => ({
          class: 'announcements_service' as const,
          subject: `announcement:${id}`,
          notice: { kind: 'announcement' as const, announcementId: id },
          isSafety,
          expiresAt: expiresAt ?? new Date(now() + DAY_MS),
        })),
    ];
    // A notice about safety is sent even to a guest who sees a page, because nobody may miss it.
    const messages = all.filter(({ isSafety }) => isSafety || !isLooking);
    for (const message of messages) await addToQueue(tx, devices, { ...message, happenedAt: at });
    await tx
      .update(pushCursor)
      .set({ userSeq: events.upTo, announcedAt: announcements.at(-1)?.createdAt ?? cursor.announcedAt })
      .where(eq(pushCursor.guestId, guestId));
  }
}
