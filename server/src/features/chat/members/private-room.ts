import type { Contact } from '@guest/shared/contracts/chat/chat-socket.contract';
import { businessDay, addDays } from '@guest/shared/contracts/core/local-time';
import { otherGuestIn, roomKeyOf } from '@guest/shared/contracts/chat/room-key';
import { stayStateOf } from '@guest/shared/contracts/stay/stay-rules';
import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection } from '../../../platform/db/database';
import { guest, room, roomMember } from '../../../platform/db/tables/schema';
import type { Actor } from '../../../platform/connections/actor';
import { RequestError } from '../../../platform/errors/request-error';
import { toGuestContact } from './contact.repository';
import { noSuchRoom } from './member.repository';
import { toPublicProfile } from './private-disclosure';

const DAYS_BEFORE = 7;
type GuestRow = typeof guest.$inferSelect;

/** The message is the same for every reason, so that guests do not learn that they are blocked. */
const cannotConnect = () => new RequestError(403, 'cannot_connect', "You can't message this guest.");

/**
 * Returns the private room of two guests and creates it if necessary. Both may start it at the same time from
 * any device.
 */
export async function findOrCreatePrivateRoom(
  tx: Connection,
  actor: Actor,
  { roomKey, now }: { roomKey: string; now: number },
): Promise<string> {
  const other = otherGuestIn(roomKey, actor.id);
  if (other === undefined) throw noSuchRoom();
  const pairKey = `${actor.property.id}:${roomKey}`;
  const find = async () => {
    const [found] = await tx.select({ id: room.id }).from(room).where(eq(room.pairKey, pairKey));
    return found?.id;
  };
  const known = await find();
  if (known !== undefined) return known;

  const { allowMessages } = await requireReachableGuest(tx, actor, other, now);
  // The stricter setting of the property and the guest applies.
  const needsRequest = actor.property.guestToGuest === 'requests' || allowMessages !== 'everyone';
  const [made] = await tx
    .insert(room)
    .values({
      propertyId: actor.property.id,
      type: 'private_guest',
      pairKey,
      requestState: needsRequest ? 'pending' : 'none',
      requestedBy: needsRequest ? actor.id : null,
      createdAt: new Date(now),
      lastActivityAt: new Date(now),
    })
    .onConflictDoNothing()
    .returning({ id: room.id });
  const roomId = made?.id ?? (await find());
  if (roomId === undefined) throw noSuchRoom();
  if (made) {
    const both = [actor.id, other].map((memberId) => ({ roomId, memberId, kind: 'guest' as const }));
    await tx.insert(roomMember).values(both);
  }
  return roomId;
}

/**
 * Finds a guest by nickname whom the caller may write to, and returns the public profile: more is shown when the
 * guest accepts the conversation. For all others the error does not reveal whether they exist.
 */
export async function findReachableGuest(
  tx: Connection,
  actor: Actor,
  username: string,
  now: number,
): Promise<Contact> {
  const [them] = await tx
    .select()
    .from(guest)
    .where(
      and(
        eq(sql`lower(${guest.nickName})`, username.toLowerCase()),
        eq(guest.propertyId, actor.property.id),
        ne(guest.chatUuid, actor.id),
      ),
    );
  const blocked = await findBlockedContact(tx, actor, username, them?.chatUuid);
  if (blocked) return toPublicProfile(blocked);
  if (!them) throw cannotConnect();
  const pairKey = `${actor.property.id}:${roomKeyOf(actor.id, them.chatUuid)}`;
  const [known] = await tx.select().from(room).where(eq(room.pairKey, pairKey));
  // While one of the two has blocked the other, neither learns the other's new nickname, nor whose it is.
  if (known?.blockSnapshot) throw cannotConnect();
  const reachable = known ? them : await requireReachableGuest(tx, actor, them.chatUuid, now);
  return toPublicProfile(toGuestContact(reachable));
}

/**
 * Returns a guest as the caller knew them before one of the two blocked the other, found by the nickname from
 * then. Whoever has that nickname now comes first.
 */
async function findBlockedContact(
  tx: Connection,
  actor: Actor,
  username: string,
  owner: string | undefined,
): Promise<Contact | undefined> {
  const rooms = await tx
    .select({ blockSnapshot: room.blockSnapshot })
    .from(room)
    .innerJoin(roomMember, eq(roomMember.roomId, room.id))
    .where(
      and(
        eq(roomMember.memberId, actor.id),
        eq(room.propertyId, actor.property.id),
        isNotNull(room.blockSnapshot),
      ),
    );
  return rooms
    .flatMap(({ blockSnapshot }) => Object.values(blockSnapshot ?? {}))
    .map(({ contact }) => contact)
    .filter(({ id }) => id !== actor.id && (owner === undefined || id === owner))
    .find(({ nickName }) => nickName?.toLowerCase() === username.toLowerCase());
}

async function requireReachableGuest(
  tx: Connection,
  actor: Actor,
  other: string,
  now: number,
): Promise<GuestRow> {
  const { property } = actor;
  const one = (chatUuid: string) =>
    tx
      .select()
      .from(guest)
      .where(and(eq(guest.chatUuid, chatUuid), eq(guest.propertyId, property.id)));
  const [[self], [them]] = [await one(actor.id), await one(other)];
  if (!self || !them || property.guestToGuest === 'off') throw cannotConnect();
  const today = businessDay(now, property.timeZone, property.businessDayStart);
  if (![self, them].every((row) => row.isVerified && isHereOrSoon(row, today))) throw cannotConnect();
  if (them.allowMessages === 'nobody' && !(await haveCommonGroup(tx, actor.id, other))) throw cannotConnect();
  return them;
}

/** Members of a common group count as acquainted. */
async function haveCommonGroup(tx: Connection, one: string, other: string): Promise<boolean> {
  const own = alias(roomMember, 'own');
  const [found] = await tx
    .select({ id: own.roomId })
    .from(own)
    .innerJoin(roomMember, and(eq(roomMember.roomId, own.roomId), eq(roomMember.memberId, other)))
    .where(and(eq(own.memberId, one), isNull(own.leftAt), isNull(roomMember.leftAt)))
    .limit(1);
  return found !== undefined;
}

function isHereOrSoon(row: GuestRow, today: string): boolean {
  const state = stayStateOf(row, today);
  if (state === 'PRE') return row.checkin !== null && row.checkin <= addDays(today, DAYS_BEFORE);
  return state === 'IN';
}
