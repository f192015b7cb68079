import { and, asc, eq, gt, inArray, notInArray, or, type SQL } from 'drizzle-orm';
import { assertRow } from '../../platform/db/assert-row';
import type { Connection, Database } from '../../platform/db/database';
import { descending } from '../../platform/db/index-order';
import { guest, requestTemplate, staff, ticket, ticketHistory } from '../../platform/db/tables/schema';
import type { Actor } from '../../platform/connections/actor';
import { doNotDisturbUntilOf } from '../room-care/do-not-disturb-until';
import { visibleDepartments } from './department-topics';
import type { TicketHistoryRow, TicketRow } from './ticket.mapper';

const MAX_PER_GUEST = 100;
const MAX_PER_PROPERTY = 300;
/** Staff see finished requests for this long. */
const FINISHED_SHOWN_MS = 48 * 3_600_000;
const SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

export type TicketRepository = ReturnType<typeof createTicketRepository>;

export function createTicketRepository(db: Database) {
  async function rows(on: Connection, where: SQL | undefined, limit: number): Promise<TicketRow[]> {
    const found = await on
      .select({
        ticket,
        template: requestTemplate,
        guest,
        assignee: staff.nickName,
        quietUntil: doNotDisturbUntilOf(ticket),
      })
      .from(ticket)
      .innerJoin(requestTemplate, eq(requestTemplate.id, ticket.templateId))
      .innerJoin(guest, eq(guest.id, ticket.guestId))
      .leftJoin(staff, eq(staff.id, ticket.assigneeId))
      .where(where)
      .orderBy(...descending(ticket.createdAt, ticket.id))
      .limit(limit);
    const histories = await historiesOf(
      on,
      found.map((one) => one.ticket.id),
    );
    return found.map((one) => ({ ...one, histories: histories.get(one.ticket.id) ?? [] }));
  }

  async function historiesOf(on: Connection, ids: string[]): Promise<Map<string, TicketHistoryRow[]>> {
    const entries =
      ids.length === 0
        ? []
        : await on
            .select({ history: ticketHistory, nickName: staff.nickName })
            .from(ticketHistory)
            .leftJoin(staff, eq(staff.id, ticketHistory.actorId))
            .where(inArray(ticketHistory.ticketId, ids))
            .orderBy(asc(ticketHistory.id));
    const byTicket = new Map<string, TicketHistoryRow[]>(ids.map((id) => [id, []]));
    for (const { history, nickName } of entries)
      byTicket.get(history.ticketId)?.push({ ...history, nickName });
    return byTicket;
  }

  return {
    listOfGuest: (guestId: string): Promise<TicketRow[]> =>
      db.transaction((tx) => rows(tx, eq(ticket.guestId, guestId), MAX_PER_GUEST), SNAPSHOT),

    /** Returns the open requests of the departments that the caller can see, and the recent finished ones. */
    listOfProperty(actor: Actor, now: number): Promise<TicketRow[]> {
      const departments = visibleDepartments(actor);
      const isRelevant = or(
        notInArray(ticket.status, ['done', 'closed', 'cancelled', 'rejected']),
        gt(ticket.createdAt, new Date(now - FINISHED_SHOWN_MS)),
      );
      const where = and(
        eq(ticket.propertyId, actor.property.id),
        departments === 'all' ? undefined : inArray(requestTemplate.department, departments),
        isRelevant,
      );
      return db.transaction((tx) => rows(tx, where, MAX_PER_PROPERTY), SNAPSHOT);
    },

    async load(on: Connection, id: string): Promise<TicketRow> {
      const [found] = await rows(on, eq(ticket.id, id), 1);
      assertRow(found, 'a request after it was written');
      return found;
    },
  };
}
