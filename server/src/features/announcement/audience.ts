import type { Audience } from '@guest/shared/contracts/announcement-socket.schema';
import { businessDay } from '@guest/shared/contracts/local-time';
import { roomOf, stayStateOf } from '@guest/shared/contracts/stay-rules';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { announcement, guest, property, roomMember } from '../../db/schema';
import type { PropertyRow } from '../property/property-scope';

type GuestFacts = Pick<typeof guest.$inferSelect, 'chatUuid' | 'room' | 'checkin' | 'checkout'>;

/** An audience as it is kept; null is everybody. */
export function keptAudience({ stayStates = [], groups = [], rooms = [] }: Audience): Audience | null {
  const kept = { stayStates, groups, rooms: rooms.flatMap((room) => roomOf(room) ?? []) };
  // Rooms that are none are no reason to tell everybody.
  return [...stayStates, ...groups, ...rooms].length === 0 ? null : kept;
}

/** Tells whether a guest is one of those for whom something is. */
export function createBelonging(on: Connection, house: PropertyRow, now: number) {
  const today = businessDay(now, house.timeZone, house.businessDayStart);
  return async (row: GuestFacts, { stayStates = [], groups = [], rooms = [] }: Audience) => {
    const stay = stayStateOf(row, today);
    if (stay !== null && stayStates.includes(stay)) return true;
    if (row.room !== null && rooms.includes(roomOf(row.room) ?? row.room)) return true;
    return groups.length > 0 && (await isInOneOf(on, row, groups));
  };
}

async function isInOneOf(on: Connection, { chatUuid }: GuestFacts, groups: string[]): Promise<boolean> {
  const [found] = await on
    .select({ id: roomMember.roomId })
    .from(roomMember)
    .where(
      and(eq(roomMember.memberId, chatUuid), inArray(roomMember.roomId, groups), isNull(roomMember.leftAt)),
    )
    .limit(1);
  return found !== undefined;
}

/** Where an announcement is heard that is not for everybody. */
export async function placesOf(on: Connection, announcementId: string, now: number): Promise<string[]> {
  const [found] = await on
    .select({ audience: announcement.audience, house: property })
    .from(announcement)
    .innerJoin(property, eq(property.id, announcement.propertyId))
    .where(eq(announcement.id, announcementId));
  if (!found?.audience) return [];
  const { audience, house } = found;
  const belongs = createBelonging(on, house, now);
  const guests = await on.select().from(guest).where(eq(guest.propertyId, house.id));
  const places = [`staff:${house.id}`];
  for (const row of guests) if (await belongs(row, audience)) places.push(`user:${row.chatUuid}`);
  return places;
}
