import { businessDay, addDays } from '@guest/shared/contracts/local-time';
import { otherIn } from '@guest/shared/contracts/room-key';
import { stayStateOf } from '@guest/shared/contracts/stay-rules';
import { and, eq } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { guest, room, roomMember } from '../../db/schema';
import type { Actor } from '../../realtime/actor';
import { Refusal } from '../../refusal';
import { noSuchRoom } from './member.repository';

const DAYS_BEFORE = 7;
type GuestRow = typeof guest.$inferSelect;

/** One text for every reason, so that nobody learns that they are blocked. */
const cannotConnect = () => new Refusal(403, 'cannot_connect', "You can't message this guest.");

/** The room of two guests, made with the first message; both may begin at one moment, on any of their devices. */
export async function privateRoomOf(
  tx: Connection,
  actor: Actor,
  { roomKey, now }: { roomKey: string; now: number },
): Promise<string> {
  const other = otherIn(roomKey, actor.id);
  if (other === undefined) throw noSuchRoom();
  const pairKey = `${actor.property.id}:${roomKey}`;
  const find = async () => {
    const [found] = await tx.select({ id: room.id }).from(room).where(eq(room.pairKey, pairKey));
    return found?.id;
  };
  const known = await find();
  if (known !== undefined) return known;

  await refuseStrangers(tx, actor, other, now);
  const isAsked = actor.property.guestToGuest === 'requests';
  const [made] = await tx
    .insert(room)
    .values({
      propertyId: actor.property.id,
      type: 'private_guest',
      pairKey,
      requestState: isAsked ? 'pending' : 'none',
      requestedBy: isAsked ? actor.id : null,
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

async function refuseStrangers(tx: Connection, actor: Actor, other: string, now: number): Promise<void> {
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
}

function isHereOrSoon(row: GuestRow, today: string): boolean {
  const state = stayStateOf(row, today);
  if (state === 'PRE') return row.checkin !== null && row.checkin <= addDays(today, DAYS_BEFORE);
  return state === 'IN';
}
