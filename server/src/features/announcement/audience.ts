import type { Audience } from '@guest/shared/contracts/announcement/announcement-socket.schema';
import { businessDay } from '@guest/shared/contracts/core/local-time';
import { parseRoomNumber, stayStateOf } from '@guest/shared/contracts/stay/stay-rules';
import { eq, sql } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { announcement, guest, property, roomMember } from '../../platform/db/tables/schema';
import type { Topic } from '../../platform/outbox/topic';
import type { PropertyRow } from '../property/property-scope';

/** The columns that decide whether a guest belongs to an audience. */
export const audienceColumns = {
  chatUuid: guest.chatUuid,
  room: guest.room,
  checkin: guest.checkin,
  checkout: guest.checkout,
  hasLeft: guest.hasLeft,
  isStayVerified: guest.isStayVerified,
  groups: sql<string[]>`array(select ${roomMember.roomId} from ${roomMember}
    where ${roomMember.memberId} = ${guest.chatUuid} and ${roomMember.leftAt} is null)`,
};
type AudienceGuest = Pick<
  typeof guest.$inferSelect,
  'room' | 'checkin' | 'checkout' | 'hasLeft' | 'isStayVerified'
> & { groups: string[] };

/** Returns the audience as it is stored; `null` means everybody. */
export function audienceFilter({ stayStates = [], groups = [], rooms = [] }: Audience): Audience | null {
  const filter = { stayStates, groups, rooms: rooms.flatMap((room) => parseRoomNumber(room) ?? []) };
  // This checks the rooms as entered: if none of them is valid, the audience is empty, not everybody.
  return [...stayStates, ...groups, ...rooms].length === 0 ? null : filter;
}

/** Returns a function that decides whether a guest belongs to an audience. */
export function createAudienceCheck(property: PropertyRow, now: number) {
  const today = businessDay(now, property.timeZone, property.businessDayStart);
  return (row: AudienceGuest, { stayStates = [], groups = [], rooms = [] }: Audience): boolean => {
    const stay = stayStateOf(row, today);
    if (stay !== null && stayStates.includes(stay)) return true;
    if (stay === 'IN' && isInRoom(row, rooms)) return true;
    return groups.some((group) => row.groups.includes(group));
  };
}

/** Anybody can enter a room number, so that only a stay confirmed by the hotel counts. */
function isInRoom({ room, isStayVerified }: AudienceGuest, rooms: string[]): boolean {
  return isStayVerified && room !== null && rooms.includes(parseRoomNumber(room) ?? room);
}

/**
 * Returns the socket rooms that receive an announcement with an audience, and none if it is for everybody.
 */
async function socketRoomsOf(on: Connection, announcementId: string, now: number): Promise<string[]> {
  const [found] = await on
    .select({ audience: announcement.audience, property })
    .from(announcement)
    .innerJoin(property, eq(property.id, announcement.propertyId))
    .where(eq(announcement.id, announcementId));
  if (!found?.audience) return [];
  const { audience, property: propertyRow } = found;
  const belongs = createAudienceCheck(propertyRow, now);
  const guests = await on.select(audienceColumns).from(guest).where(eq(guest.propertyId, propertyRow.id));
  const those = guests.filter((row) => belongs(row, audience));
  return [`staff:${propertyRow.id}`, ...those.map(({ chatUuid }) => `user:${chatUuid}`)];
}

const PREFIX = 'announcement:';

/** An announcement goes to the guests who belong to its audience when it is published, and to the staff. */
export const createAnnouncementTopic = (db: Connection, now: () => number): Topic => ({
  prefix: PREFIX,
  recipientsOf:
    () =>
    async ({ topic }) => [{ socketRooms: await socketRoomsOf(db, topic.slice(PREFIX.length), now()) }],
});
