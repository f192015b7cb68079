import { QUIET_FROM, QUIET_TO } from '@guest/shared/contracts/notification/notification-classes';
import { and, eq, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Connection, Database } from '../../platform/db/database';
import {
  consent,
  guest,
  notificationSetting,
  personKey,
  property,
  room,
  roomMember,
} from '../../platform/db/tables/schema';
import type { UnreadRoom } from './unread-email';
import { isNotifying, messagesAfter, readUpTo } from './unread-messages';

const AFTER_MS = 3 * 60_000;
/** Older messages are not worth an email. */
const FRESH_MS = 24 * 3_600_000;
/** One run handles at most this many guests; the rest wait for the next run. */
const MAX_PER_RUN = 200;

/**
 * Selects memberships with unread messages about which the guest has not been emailed since they last read the room. What a
 * page has received tells nothing, because a hidden one receives messages that nobody sees.
 */
const isDue = (now: number) =>
  and(
    isNotifying,
    sql`${roomMember.mailedSeq} <= ${readUpTo}`,
    sql`exists (${messagesAfter(
      sql`greatest(${roomMember.readSeq}, ${roomMember.joinSeq}, ${roomMember.mailedSeq})`,
      sql`and e.created_at <= ${new Date(now - AFTER_MS)} and e.created_at > ${new Date(now - FRESH_MS)}`,
    )})`,
  );

const hasAgreed = sql`coalesce((
  select c.granted from ${consent} c where c.guest_id = ${guest.id} and c.type = 'message_mail'
  order by c.at desc, c.id desc limit 1), false)`;

export interface Addressee {
  id: string;
  chatUuid: string;
  lang: string | null;
  address: string;
  property: typeof property.$inferSelect;
  /** Equal times mean that the guest has turned the quiet hours off. */
  quietHours: { from: string; to: string };
}

/** Returns the time of a guest's quiet hours, or the default if the guest has never set any. */
const quietTime = (column: AnyColumn, byDefault: string) =>
  sql<string>`case when ${notificationSetting.guestId} is null then ${byDefault} else coalesce(${column}, '') end`;

export function createUnreadMailRepository(db: Database) {
  const addressees = (on: Connection, more: SQL | undefined) =>
    on
      .select({
        id: guest.id,
        chatUuid: guest.chatUuid,
        lang: guest.lang,
        address: personKey.address,
        property,
        quietHours: {
          from: quietTime(notificationSetting.quietFrom, QUIET_FROM),
          to: quietTime(notificationSetting.quietTo, QUIET_TO),
        },
      })
      .from(guest)
      .innerJoin(property, eq(property.id, guest.propertyId))
      .innerJoin(personKey, and(eq(personKey.personId, guest.personId), eq(personKey.kind, 'email')))
      .leftJoin(notificationSetting, eq(notificationSetting.guestId, guest.id))
      .where(and(hasAgreed, more));

  return {
    /** Returns guests who have opted in and have unread messages, whether or not they see a page now. */
    due: (now: number): Promise<Addressee[]> =>
      addressees(
        db,
        sql`exists (select 1 from ${roomMember} inner join ${room} on ${room.id} = ${roomMember.roomId}
          where ${roomMember.memberId} = ${guest.chatUuid} and ${isDue(now)})`,
      )
        // Guests who are in their quiet hours stay due, and must not keep out the same others in every run.
        .orderBy(sql`random()`)
        .limit(MAX_PER_RUN),

    /**
     * Marks the guest as notified and returns the rooms to mention. Returns none if another process was first
     * or the guest has read everything.
     */
    claim: ({ id, chatUuid }: Addressee, now: number): Promise<UnreadRoom[]> =>
      db.transaction(async (tx) => {
        const [locked] = await addressees(tx, eq(guest.id, id)).for('update', {
          of: guest,
          skipLocked: true,
        });
        if (!locked) return [];
        const rooms = await tx
          .select({
            roomId: roomMember.roomId,
            type: room.type,
            name: room.name,
            count: sql<number>`(select count(*)::int from (${messagesAfter(readUpTo, sql`limit 1000`)}) u)`,
            upTo: sql<string>`(select max(u.seq) from (${messagesAfter(readUpTo)}) u)`,
          })
          .from(roomMember)
          .innerJoin(room, eq(room.id, roomMember.roomId))
          .where(and(eq(roomMember.memberId, chatUuid), isDue(now)));
        for (const { roomId, upTo } of rooms) {
          await tx
            .update(roomMember)
            .set({ mailedSeq: Number(upTo) })
            .where(and(eq(roomMember.roomId, roomId), eq(roomMember.memberId, chatUuid)));
        }
        return rooms.map(({ type, name, count }) => ({ type, name, count }));
      }),
  };
}
