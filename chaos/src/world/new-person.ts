import { eq } from 'drizzle-orm';
import { createChatSessionRepository } from '../../../server/src/features/identity/chat-session.repository';
import { guest } from '../../../server/src/platform/db/tables/schema';
import { knownGuest } from '../../../server/src/testing/guests';
import type { TestHotel } from './test-hotel';

const DAY_MS = 86_400_000;

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Creates a guest with a current stay, with the token of their socket. */
export async function newPerson({ db }: Pick<TestHotel, 'db'>) {
  const stay = { checkin: inDays(-2), checkout: inDays(10), room: '204' };
  const known = await knownGuest(db, Date.now(), stay);
  const [row] = await db.select().from(guest).where(eq(guest.id, known.id));
  if (!row) throw new Error('the guest that was just created is missing');
  const token = `${row.chatUuid}:${await createChatSessionRepository(db, Date.now).renew(row, db)}`;
  return { ...known, chatUuid: row.chatUuid, token };
}
