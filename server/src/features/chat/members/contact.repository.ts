import type { Contact, Staff } from '@guest/shared/contracts/chat/chat-socket.contract';
import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection, Database } from '../../../platform/db/database';
import { guest, room, roomMember, staff } from '../../../platform/db/tables/schema';
import { canAnswerGuests, type Actor } from '../../../platform/connections/actor';
import type { CachedRoom } from './member.repository';
import { toPublicProfile, toVisibleContact } from './private-disclosure';

export type ContactRepository = ReturnType<typeof createContactRepository>;

export function createContactRepository(db: Database) {
  async function guests(ids: string[], on: Connection = db): Promise<Contact[]> {
    if (ids.length === 0) return [];
    // Rows that are not sorted come in the order of their latest change, which would show that somebody has read.
    const rows = await on
      .select()
      .from(guest)
      .where(inArray(guest.chatUuid, ids))
      .orderBy(asc(guest.chatUuid));
    return rows.map(toGuestContact);
  }

  /**
   * Returns the rooms that the guest shares with each of the others. Members who had left before the guest
   * could see anything of the room are unknown to the guest.
   */
  async function findSharedRooms(actor: Actor, ids: string[]): Promise<Map<string, CachedRoom[]>> {
    const own = alias(roomMember, 'own');
    // A guest who came before the first message has a `joinSeq` of 0 as well, but nothing from before to see.
    const seesEarlier = and(eq(own.joinSeq, 0), gt(own.cameSeq, 0));
    const hadNotLeft = or(isNull(roomMember.leftAt), seesEarlier, gt(roomMember.leftAt, own.joinedAt));
    const rows = await db
      .select({ room, own, other: roomMember })
      .from(roomMember)
      .innerJoin(own, eq(own.roomId, roomMember.roomId))
      .innerJoin(room, eq(room.id, roomMember.roomId))
      .where(
        and(eq(own.memberId, actor.id), isNull(own.leftAt), inArray(roomMember.memberId, ids), hadNotLeft),
      );
    const shared = new Map<string, CachedRoom[]>();
    for (const { room: found, own: self, other } of rows) {
      const known = shared.get(other.memberId) ?? [];
      shared.set(other.memberId, [...known, { room: found, members: [self, other] }]);
    }
    return shared;
  }

  return {
    /** Returns guests and staff by their chat ids. */
    async contacts(ids: string[], on: Connection = db): Promise<Map<string, Contact>> {
      if (ids.length === 0) return new Map();
      const people = await on.select().from(staff).where(inArray(staff.id, ids));
      const all = [...(await guests(ids, on)), ...people.map(toStaffContact)];
      return new Map(all.map((contact) => [contact.id, contact]));
    },

    /** Returns those who share a room with the caller. Staff can see every guest of their property. */
    async findAcquainted(actor: Actor, ids: string[]): Promise<Contact[]> {
      if (ids.length === 0) return [];
      if (actor.kind === 'staff') {
        if (!canAnswerGuests(actor)) return [];
        const rows = await db
          .select()
          .from(guest)
          .where(and(inArray(guest.chatUuid, ids), eq(guest.propertyId, actor.property.id)))
          .orderBy(asc(guest.chatUuid));
        return rows.map(toGuestContact);
      }
      const shared = await findSharedRooms(actor, ids);
      const contacts = await guests([...shared.keys()]);
      return contacts.map((contact) => {
        const views = (shared.get(contact.id) ?? []).map((found) =>
          toVisibleContact(actor.id, found, contact),
        );
        // In several rooms, the one that shows most counts.
        return views.find((view) => view === contact) ?? views[0] ?? toPublicProfile(contact);
      });
    },

    async listStaff(actor: Actor): Promise<Staff[]> {
      const isOfProperty = eq(staff.propertyId, actor.property.id);
      const rows = await db.select().from(staff).where(isOfProperty).orderBy(asc(staff.nickName));
      return rows.map((row) => toStaff(actor, row));
    },

    /** Returns a member of staff as guests of the property see them. */
    async findStaffMember({ id, property }: Actor): Promise<Staff | undefined> {
      const [row] = await db.select().from(staff).where(eq(staff.id, id));
      return row && toStaff({ property, lang: property.defaultLanguage }, row);
    },
  };
}

function toStaff(
  { property, lang }: { property: Actor['property']; lang: string },
  { id, nickName, profilePic, title, department }: typeof staff.$inferSelect,
): Staff {
  return {
    _id: id,
    nickName,
    ...(profilePic && { profilePic }),
    title: title[lang] ?? title[property.defaultLanguage] ?? '',
    department,
  };
}

/** Maps a guest to the contact that others in the chat see. */
export function toGuestContact(row: typeof guest.$inferSelect): Contact {
  const { chatUuid: id, firstName, lastName, nickName, profilePic, lang } = row;
  return {
    _id: id,
    id,
    name: [firstName, lastName].filter(Boolean).join(' ') || (nickName ?? ''),
    type: 'guest',
    userType: 'guest',
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(nickName && { nickName }),
    ...(profilePic && { profilePic }),
    ...(lang && { lang }),
  };
}

/** Maps a member of staff; their surname is never published. */
function toStaffContact({ id, nickName, profilePic }: typeof staff.$inferSelect): Contact {
  return {
    _id: id,
    id,
    name: nickName,
    nickName,
    type: 'staff',
    userType: 'staff',
    ...(profilePic && { profilePic }),
  };
}
