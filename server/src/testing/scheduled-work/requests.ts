import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import {
  guest,
  requestTemplate,
  room,
  roomEvent,
  ticket,
  ticketHistory,
  userEvent,
} from '../../platform/db/tables/schema';
import { insertTicket, templateId } from '../ticket-builder';
import { knownGuest } from '../guests';
import type { DueWork } from './due-work';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Inserts requests that are unacknowledged, overdue, and done a day ago. */
export async function dueRequests(db: Database, now: number): Promise<DueWork[]> {
  const facts = { timing: 'asap', ackMinutes: 5, dueMinutes: 30 } as const;
  const template = await templateId(db, 'wake-up-call');
  await db.update(requestTemplate).set(facts).where(eq(requestTemplate.id, template));
  const createRequest = async (options: Parameters<typeof insertTicket>[2]) => {
    const { id: guestId } = await knownGuest(db, now, { room: '204' });
    return insertTicket(db, { guestId }, options);
  };
  const [unseenId, lateId, doneId] = [
    await createRequest({ at: now - 6 * MINUTE_MS }),
    await createRequest({ at: now - 31 * MINUTE_MS, status: 'in_progress' }),
    await createRequest({ at: now - DAY_MS, status: 'done' }),
  ];
  const due = (name: string, id: string, expected: object): DueWork => ({
    name,
    state: () => factsOf(db, id),
    expected: { version: 2, pushes: [2], messages: 0, isEscalated: false, isLate: false, ...expected },
  });
  return [
    due('a request that nobody has seen', unseenId, { isEscalated: true, history: ['open by guest'] }),
    due('a request that is late', lateId, {
      isLate: true,
      messages: 1,
      history: ['open by guest', 'in_progress by system'],
    }),
    due('a request that was done', doneId, {
      history: ['open by guest', 'done by system', 'closed by system'],
    }),
  ];
}

async function factsOf(db: Database, id: string) {
  const [row] = await db
    .select({ ticket, chatUuid: guest.chatUuid })
    .from(ticket)
    .innerJoin(guest, eq(guest.id, ticket.guestId))
    .where(eq(ticket.id, id));
  const history = await db
    .select()
    .from(ticketHistory)
    .where(eq(ticketHistory.ticketId, id))
    .orderBy(asc(ticketHistory.id));
  const pushes = await db
    .select({ version: sql<number>`(${userEvent.body} -> 'ticket' ->> 'version')::int` })
    .from(userEvent)
    .where(and(eq(userEvent.userId, row?.chatUuid ?? ''), eq(userEvent.event, 'requestUpdated')));
  const messages = await db
    .select({ id: roomEvent.id })
    .from(roomEvent)
    .innerJoin(room, eq(room.id, roomEvent.roomId))
    .where(eq(room.pairKey, `external:${row?.chatUuid}`));
  return {
    version: row?.ticket.version,
    isEscalated: row?.ticket.escalatedAt !== null,
    isLate: row?.ticket.lateAt !== null,
    history: history.map(({ status, by }) => `${status} by ${by}`),
    pushes: pushes.map(({ version }) => version),
    messages: messages.length,
  };
}
