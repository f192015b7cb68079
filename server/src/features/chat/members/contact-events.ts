import { and, eq, isNull, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection } from '../../../platform/db/database';
import { room, roomMember, type guest } from '../../../platform/db/tables/schema';
import type { OutboxRow, PushOutbox } from '../../../platform/outbox/push-outbox';
import { toGuestContact } from './contact.repository';
import { toPublicProfile } from './private-disclosure';

type GuestRow = typeof guest.$inferSelect;

interface RelatedContact {
  id: string;
  /** Whether the two share more than an unaccepted request. */
  isIntroduced: boolean;
}

/**
 * Publishes changes of a guest's profile to guests who share a room with them, to staff and to the guest's
 * own other devices.
 */
export function createContactEvents(outbox: PushOutbox) {
  const own = alias(roomMember, 'own');
  const blocking = alias(roomMember, 'blocking');

  /**
   * Excludes private rooms with a block: both sides receive no more updates of each other. Guests who share
   * only an unaccepted request know the public profile.
   */
  async function acquaintances(tx: Connection, { chatUuid }: GuestRow): Promise<RelatedContact[]> {
    const blocks = tx
      .select({ one: sql`1` })
      .from(blocking)
      .where(and(eq(blocking.roomId, own.roomId), eq(blocking.hasBlocked, true)));
    const isIntroduced = sql<boolean>`bool_or(${room.type} <> 'private_guest'
      or ${room.requestState} in ('accepted', 'none'))`;
    return tx
      .select({ id: roomMember.memberId, isIntroduced })
      .from(own)
      .innerJoin(room, eq(room.id, own.roomId))
      .innerJoin(roomMember, and(eq(roomMember.roomId, own.roomId), isNull(roomMember.leftAt)))
      .where(
        and(
          eq(own.memberId, chatUuid),
          isNull(own.leftAt),
          eq(roomMember.kind, 'guest'),
          ne(roomMember.memberId, chatUuid),
          notExists(blocks),
        ),
      )
      .groupBy(roomMember.memberId);
  }

  return {
    publish: outbox.publish,

    /** Adds the events in the transaction of the change. */
    async addEvents(tx: Connection, before: GuestRow, after: GuestRow): Promise<OutboxRow[]> {
      const events = eventsOf(before, after);
      if (events.length === 0) return [];
      const hasRooms = (await tx.$count(roomMember, eq(roomMember.memberId, after.chatUuid))) > 0;
      if (!hasRooms) return [];
      const people = await acquaintances(tx, after);
      const introduced = people.filter(({ isIntroduced }) => isIntroduced).map(({ id }) => id);
      const others = people.filter(({ isIntroduced }) => !isIntroduced).map(({ id }) => id);
      const rows: OutboxRow[] = [];
      for (const { event, body } of events) {
        rows.push(...(await outbox.addToUsers(tx, [...introduced, after.chatUuid], event, body)));
        rows.push(await outbox.add(tx, { topic: `staff:${after.propertyId}`, event, body }));
      }
      for (const { event, body } of publicEventsOf(before, after)) {
        rows.push(...(await outbox.addToUsers(tx, others, event, body)));
      }
      return rows;
    },
  };
}

const differs = (before: GuestRow, after: GuestRow, ...names: (keyof GuestRow)[]) =>
  names.some((name) => before[name] !== after[name]);

function eventsOf(before: GuestRow, after: GuestRow) {
  const id = after.chatUuid;
  return [
    ...(differs(before, after, 'firstName', 'lastName', 'nickName')
      ? [{ event: 'userInfoUpdated' as const, body: { user: toGuestContact(after) } }]
      : []),
    ...(differs(before, after, 'lang') && after.lang
      ? [{ event: 'userLanguageUpdated' as const, body: { id, lang: after.lang } }]
      : []),
    ...pictureEvents(before, after),
  ];
}

/** The events for guests who know only the public profile. */
function publicEventsOf(before: GuestRow, after: GuestRow) {
  const user = toPublicProfile(toGuestContact(after));
  return [
    ...(differs(before, after, 'nickName') ? [{ event: 'userInfoUpdated' as const, body: { user } }] : []),
    ...pictureEvents(before, after),
  ];
}

function pictureEvents(before: GuestRow, after: GuestRow) {
  if (!differs(before, after, 'profilePic')) return [];
  const body = { id: after.chatUuid, profilePic: after.profilePic };
  return [{ event: 'userProfilePicUpdated' as const, body }];
}
