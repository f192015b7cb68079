import { and, eq, isNull, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection } from '../../../platform/db/database';
import { roomMember, type guest } from '../../../platform/db/tables/schema';
import type { OutboxRow, PushOutbox } from '../../../platform/outbox/push-outbox';
import { toGuestContact } from './contact.repository';

type GuestRow = typeof guest.$inferSelect;

/**
 * Publishes changes of a guest's profile to guests who share a room with them, to staff and to the guest's
 * own other devices.
 */
export function createContactEvents(outbox: PushOutbox) {
  const own = alias(roomMember, 'own');
  const blocking = alias(roomMember, 'blocking');

  /** Excludes private rooms with a block: both sides receive no more updates of each other. */
  async function acquaintances(tx: Connection, { chatUuid }: GuestRow): Promise<string[]> {
    const blocks = tx
      .select({ one: sql`1` })
      .from(blocking)
      .where(and(eq(blocking.roomId, own.roomId), eq(blocking.hasBlocked, true)));
    const rows = await tx
      .selectDistinct({ id: roomMember.memberId })
      .from(own)
      .innerJoin(roomMember, and(eq(roomMember.roomId, own.roomId), isNull(roomMember.leftAt)))
      .where(
        and(
          eq(own.memberId, chatUuid),
          isNull(own.leftAt),
          eq(roomMember.kind, 'guest'),
          ne(roomMember.memberId, chatUuid),
          notExists(blocks),
        ),
      );
    return rows.map(({ id }) => id);
  }

  return {
    publish: outbox.publish,

    /** Adds the events in the transaction of the change. */
    async addEvents(tx: Connection, before: GuestRow, after: GuestRow): Promise<OutboxRow[]> {
      const events = eventsOf(before, after);
      if (events.length === 0) return [];
      const hasRooms = (await tx.$count(roomMember, eq(roomMember.memberId, after.chatUuid))) > 0;
      if (!hasRooms) return [];
      const people = [...(await acquaintances(tx, after)), after.chatUuid];
      const rows: OutboxRow[] = [];
      for (const { event, body } of events) {
        rows.push(...(await outbox.addToUsers(tx, people, event, body)));
        rows.push(await outbox.add(tx, { topic: `staff:${after.propertyId}`, event, body }));
      }
      return rows;
    },
  };
}

function eventsOf(before: GuestRow, after: GuestRow) {
  const differs = (...names: (keyof GuestRow)[]) => names.some((name) => before[name] !== after[name]);
  const id = after.chatUuid;
  return [
    ...(differs('firstName', 'lastName', 'nickName')
      ? [{ event: 'userInfoUpdated' as const, body: { user: toGuestContact(after) } }]
      : []),
    ...(differs('lang') && after.lang
      ? [{ event: 'userLanguageUpdated' as const, body: { id, lang: after.lang } }]
      : []),
    ...(differs('profilePic')
      ? [{ event: 'userProfilePicUpdated' as const, body: { id, profilePic: after.profilePic } }]
      : []),
  ];
}
