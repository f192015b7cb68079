import { eq } from 'drizzle-orm';
import { guest, property, room, roomMember } from '../../../server/src/platform/db/tables/schema';
import { createChatSessionRepository } from '../../../server/src/features/identity/chat-session.repository';
import { knownGuest } from '../../../server/src/testing/guests';
import type { TestHotel } from '../world/test-hotel';

export interface Person {
  chatUuid: string;
  token: string;
  /** The rooms that this guest is a member of. */
  rooms: string[];
}

/** Creates guests and group rooms. Each guest is in two rooms, so that every room has several senders. */
export async function createGuests(
  { db }: TestHotel,
  counts: { senders: number; rooms: number },
): Promise<Person[]> {
  const [hotel] = await db.select().from(property).where(eq(property.slug, 'casa-miramar'));
  if (!hotel) throw new Error('the demo hotel is missing in the database');
  const group = { propertyId: hotel.id, type: 'external' as const, requestState: 'none' as const };
  const rooms = await db
    .insert(room)
    .values(Array.from({ length: counts.rooms }, (_, i) => ({ ...group, name: `Group ${i + 1}` })))
    .returning({ id: room.id });
  const sessions = createChatSessionRepository(db, Date.now);
  const people: Person[] = [];
  for (let i = 0; i < counts.senders; i += 1) {
    const { id } = await knownGuest(db, Date.now(), { firstName: `Guest ${i + 1}` });
    const [row] = await db.select().from(guest).where(eq(guest.id, id));
    if (!row) throw new Error('the guest that was just created is missing');
    const own = [
      ...new Set([rooms[i % rooms.length], rooms[(i + 1 + Math.floor(i / rooms.length)) % rooms.length]]),
    ];
    const ids = own.flatMap((one) => one?.id ?? []);
    const { chatUuid: memberId } = row;
    await db.insert(roomMember).values(ids.map((roomId) => ({ roomId, memberId, kind: 'guest' as const })));
    people.push({ chatUuid: memberId, token: `${memberId}:${await sessions.renew(row, db)}`, rooms: ids });
  }
  return people;
}
