import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { precompileStatement } from '../../../platform/db/precompile-statement';
import { room } from '../../../platform/db/tables/schema';
import type { OutboxEvent, Recipients, Topic } from '../../../platform/outbox/topic';
import { recipientsWithUnread, type UnreadRecipient } from './unread';

const PREFIX = 'room:';

/** Everybody who receives the events of a room. */
export interface RoomAudience {
  guests: readonly UnreadRecipient[];
  /** The property whose staff receive the events; `null` if no staff does. */
  propertyId: string | null;
}

/** With these events, each guest gets their own unread count. */
const WITH_UNREAD = new Set(['newPrivateGuestMessage', 'newExternalMessage', 'deleteMessage']);

/** The events of a room go to its guests and, unless the room is private, to the staff of the property. */
export const createRoomTopic = (db: Database): Topic => ({
  prefix: PREFIX,
  recipientsOf(events) {
    const audiences = loadAudiences(db, events.map(roomIdOf));
    // This avoids an unhandled rejection; each event still awaits `audiences` in its turn and sees the error.
    audiences.catch(() => undefined);
    return async (event) => {
      const audience = (await audiences).get(roomIdOf(event));
      return audience ? roomRecipients(audience, event.event) : [];
    };
  },
});

/** Returns the recipients of an event of a room. */
export function roomRecipients({ guests, propertyId }: RoomAudience, event: string): Recipients[] {
  const toGuests = WITH_UNREAD.has(event) ? byUnread(guests) : [{ socketRooms: guests.map(socketRoomOf) }];
  // One socket room reaches all staff of the property who see its rooms.
  return propertyId === null ? toGuests : [...toGuests, { socketRooms: [`staff:${propertyId}`] }];
}

const roomIdOf = ({ topic }: OutboxEvent) => topic.slice(PREFIX.length);

const socketRoomOf = ({ id }: { id: string }) => `user:${id}`;

const audienceStatement = precompileStatement(sql`
  select ${room.id} as "roomId",
    case when ${room.type} <> 'private_guest' then ${room.propertyId} end as "propertyId",
    ${recipientsWithUnread(room)} as guests
  from ${room} where ${room.id} = any(${sql.placeholder('roomIds')}::uuid[])`);

/** Loads the audiences of all rooms with one query. */
async function loadAudiences(db: Database, roomIds: readonly string[]): Promise<Map<string, RoomAudience>> {
  const { rows } = await db.execute<{
    roomId: string;
    propertyId: string | null;
    guests: RoomAudience['guests'] | null;
  }>(audienceStatement({ roomIds: [...new Set(roomIds)] }));
  return new Map(
    rows.map(({ roomId, propertyId, guests }) => [roomId, { propertyId, guests: guests ?? [] }]),
  );
}

/** Guests with the same unread count share one emission, which is encoded once. */
function byUnread(guests: RoomAudience['guests']): Recipients[] {
  const groups = new Map<string, { socketRooms: string[]; fields: { unread: number; unreadAt: number } }>();
  for (const { id, unread, unreadAt } of guests) {
    const key = `${unread} ${unreadAt}`;
    const group = groups.get(key) ?? { socketRooms: [], fields: { unread, unreadAt } };
    group.socketRooms.push(socketRoomOf({ id }));
    groups.set(key, group);
  }
  return [...groups.values()];
}
