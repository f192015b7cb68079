import { and, asc, desc, eq, gt, inArray, notInArray, or, type SQL } from 'drizzle-orm';
import type { Connection, Database } from '../../platform/db/database';
import { guest, requestTemplate, staff, ticket, ticketHistory } from '../../platform/db/tables/schema';
import type { Actor } from '../../platform/connections/actor';
import { queuesOf } from './ticket-queue';
import type { HistoryRow, TicketRow } from './ticket-reply';

const MOST_OF_GUEST = 100;
const MOST_OF_HOUSE = 300;
/** Staff see finished requests for this long. */
const REMEMBERED_MS = 48 * 3_600_000;
const SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

export type TicketRepository = ReturnType<typeof createTicketRepository>;

export function createTicketRepository(db: Database) {
  async function rows(on: Connection, where: SQL | undefined, limit: number): Promise<TicketRow[]> {
    const found = await on
      .select({ ticket, template: requestTemplate, guest, assignee: staff.nickName })
      .from(ticket)
      .innerJoin(requestTemplate, eq(requestTemplate.id, ticket.templateId))
      .innerJoin(guest, eq(guest.id, ticket.guestId))
      .leftJoin(staff, eq(staff.id, ticket.assigneeId))
      .where(where)
      .orderBy(desc(ticket.createdAt), desc(ticket.id))
      .limit(limit);
    const histories = await historiesOf(
      on,
      found.map((one) => one.ticket.id),
    );
    return found.map((one) => ({ ...one, histories: histories.get(one.ticket.id) ?? [] }));
  }

  async function historiesOf(on: Connection, ids: string[]): Promise<Map<string, HistoryRow[]>> {
    const entries =
      ids.length === 0
        ? []
        : await on
            .select({ history: ticketHistory, nickName: staff.nickName })
            .from(ticketHistory)
            .leftJoin(staff, eq(staff.id, ticketHistory.actorId))
            .where(inArray(ticketHistory.ticketId, ids))
            .orderBy(asc(ticketHistory.id));
    const byTicket = new Map<string, HistoryRow[]>(ids.map((id) => [id, []]));
    for (const { history, nickName } of entries)
      byTicket.get(history.ticketId)?.push({ ...history, nickName });
    return byTicket;
  }

  return {
    ofGuest: (guestId: string): Promise<TicketRow[]> =>
      db.transaction((tx) => rows(tx, eq(ticket.guestId, guestId), MOST_OF_GUEST), SNAPSHOT),

    /** Returns the open requests of the departments that the caller can see, and the recent finished ones. */
    ofHouse(actor: Actor, now: number): Promise<TicketRow[]> {
      const queues = queuesOf(actor);
      const isOfInterest = or(
        notInArray(ticket.status, ['done', 'closed', 'cancelled', 'rejected']),
        gt(ticket.createdAt, new Date(now - REMEMBERED_MS)),
      );
      const where = and(
        eq(ticket.propertyId, actor.property.id),
        queues === 'all' ? undefined : inArray(requestTemplate.department, queues),
        isOfInterest,
      );
      return db.transaction((tx) => rows(tx, where, MOST_OF_HOUSE), SNAPSHOT);
    },

    async one(on: Connection, id: string): Promise<TicketRow> {
      const [found] = await rows(on, eq(ticket.id, id), 1);
      if (!found) throw new Error('request not found after it was written');
      return found;
    },
  };
}
