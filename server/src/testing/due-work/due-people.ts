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
import type { Due } from './due';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Inserts a guest due for an email about unread messages, an account due for erasure, and a room due for
 * deletion.
 */
export async function duePeople(db: Database, now: number, letters: readonly string[]): Promise<Due[]> {
  const [house] = await db.select().from(property).where(eq(property.slug, 'casa-miramar'));
  const [rita] = await db
    .select()
    .from(staff)
    .where(eq(staff.propertyId, house?.id ?? ''));
  if (!house || !rita) throw new Error('demo property not found');

  /** Creates a guest who received a message from staff at this time. */
  async function writtenTo(at: Date) {
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

  const reader = await writtenTo(new Date(now - 4 * MINUTE_MS));
  await db.insert(consent).values({
    propertyId: house.id,
    guestId: reader.id,
    type: 'message_mail',
    version: '1',
    granted: true,
    lang: 'en',
    at: new Date(now - DAY_MS),
  });
  const { roomId } = await writtenTo(new Date(now - 400 * DAY_MS));
  const leaver = await knownGuest(db, now);
  await db
    .update(person)
    .set({ eraseAt: new Date(now - MINUTE_MS), postsOnErasure: 'delete' })
    .where(eq(person.id, leaver.personId));
  return [
    {
      what: 'a mail',
      stands: async () => letters.filter((letter) => letter.includes(reader.address)).length,
      done: 1,
    },
    { what: 'a room of long ago', stands: () => db.$count(room, eq(room.id, roomId)), done: 0 },
    {
      what: 'an account',
      async stands() {
        const [row] = await db.select().from(guest).where(eq(guest.id, leaver.id));
        return [row?.firstName, row?.personId];
      },
      done: [null, null],
    },
  ];
}
