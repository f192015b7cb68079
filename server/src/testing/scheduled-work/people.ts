import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import {
  consent,
  guest,
  person,
  property,
  room,
  roomEvent,
  roomMember,
  staff,
} from '../../platform/db/tables/schema';
import { knownGuest } from '../guests';
import type { DueWork } from './due-work';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Inserts a guest due for an email about unread messages, an account due for erasure, and a room due for
 * deletion.
 */
export async function duePeople(db: Database, now: number, emails: readonly string[]): Promise<DueWork[]> {
  const [hotel] = await db.select().from(property).where(eq(property.slug, 'casa-miramar'));
  const [rita] = await db
    .select()
    .from(staff)
    .where(eq(staff.propertyId, hotel?.id ?? ''));
  if (!hotel || !rita) throw new Error('demo property not found');

  /** Creates a guest who received a message from staff at this time. */
  async function guestWithMessage(at: Date) {
    const known = await knownGuest(db, now);
    const [row] = await db.select().from(guest).where(eq(guest.id, known.id));
    const chatUuid = row?.chatUuid ?? '';
    const facts = { propertyId: rita?.propertyId ?? '', type: 'external', requestState: 'none' } as const;
    const [made] = await db
      .insert(room)
      .values({ ...facts, pairKey: `external:${chatUuid}`, headSeq: 1, lastActivityAt: at })
      .returning();
    const roomId = made?.id ?? '';
    await db.insert(roomMember).values({ roomId, memberId: chatUuid, kind: 'guest' });
    await db.insert(roomEvent).values({
      roomId,
      seq: 1,
      kind: 'message',
      actorId: rita?.id ?? '',
      actorKind: 'staff',
      createdAt: at,
      body: { text: 'Your robes are here', messageType: 'text' },
    });
    return { ...known, roomId };
  }

  const reader = await guestWithMessage(new Date(now - 4 * MINUTE_MS));
  await db.insert(consent).values({
    propertyId: hotel.id,
    guestId: reader.id,
    type: 'message_mail',
    version: '1',
    granted: true,
    lang: 'en',
    at: new Date(now - DAY_MS),
  });
  const { roomId } = await guestWithMessage(new Date(now - 400 * DAY_MS));
  const leavingGuest = await knownGuest(db, now);
  await db
    .update(person)
    .set({ eraseAt: new Date(now - MINUTE_MS), postsOnErasure: 'delete' })
    .where(eq(person.id, leavingGuest.personId));
  return [
    {
      name: 'a mail',
      state: async () => emails.filter((email) => email.includes(reader.address)).length,
      expected: 1,
    },
    { name: 'a room of long ago', state: () => db.$count(room, eq(room.id, roomId)), expected: 0 },
    {
      name: 'an account',
      async state() {
        const [row] = await db.select().from(guest).where(eq(guest.id, leavingGuest.id));
        return [row?.firstName, row?.personId];
      },
      expected: [null, null],
    },
  ];
}
