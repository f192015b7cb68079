import { and, eq, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Connection } from '../../platform/db/database';
import { property, requestTemplate, room, ticket, ticketHistory } from '../../platform/db/tables/schema';
import type { OutboxRow } from '../../platform/outbox/push-outbox';
import type { ChatDeps } from '../chat/core/chat-deps';
import { findOrCreateExternalRoom } from '../chat/members/external-room';
import { scopeOf, type PropertyRow } from '../property/property-scope';
import { overdueMessage } from './overdue-message';
import { publishTicket } from './ticket-events';
import type { TicketRow } from './ticket.mapper';
import type { TicketRepository } from './ticket.repository';

/** One run handles at most this many requests; the rest wait for the next run. */
const MAX_PER_RUN = 200;

const lastTimeOf = (...statuses: ('open' | 'reopened')[]) =>
  sql`(select max(h.at) from ${ticketHistory} h where h.ticket_id = ${ticket.id} and h.status in ${statuses})`;
const after = (start: SQL, minutes: AnyPgColumn) => sql<Date>`${start} + ${minutes} * interval '1 minute'`;

/** Selects requests that were not acknowledged in time. */
const isUnseen = (now: Date) =>
  and(
    inArray(ticket.status, ['open', 'reopened']),
    isNull(ticket.escalatedAt),
    lte(after(lastTimeOf('open', 'reopened'), requestTemplate.ackMinutes), now),
  );

/**
 * Selects requests past their due time. Requests on hold have their own estimate, and scheduled ones without
 * a time have no due time.
 */
const isLate = (now: Date) =>
  and(
    inArray(ticket.status, ['open', 'reopened', 'acknowledged', 'in_progress']),
    isNull(ticket.lateAt),
    sql`(${ticket.requestedFor} is not null or ${requestTemplate.timing} <> 'scheduled')`,
    lte(
      after(
        sql`greatest(
          coalesce(${ticket.requestedFor}::timestamp at time zone ${property.timeZone}, ${ticket.createdAt}),
          ${lastTimeOf('reopened')})`,
        requestTemplate.dueMinutes,
      ),
      now,
    ),
  );

interface OverdueTicketsDeps extends Pick<ChatDeps, 'db' | 'outbox' | 'messages' | 'now'> {
  tickets: TicketRepository;
}

/**
 * Escalates requests that were not acknowledged in time to supervisors, and notifies the guests of late ones.
 * A row lock ensures that each happens once, even with several processes.
 */
export function createOverdueTickets({
  db,
  outbox,
  messages,
  tickets,
  now,
}: OverdueTicketsDeps): () => Promise<void> {
  const selectOverdue = (on: Connection, where: SQL | undefined) =>
    on
      .select({ id: ticket.id, property })
      .from(ticket)
      .innerJoin(requestTemplate, eq(requestTemplate.id, ticket.templateId))
      .innerJoin(property, eq(property.id, ticket.propertyId))
      .where(where);

  /** Marks the requests one by one and publishes them together with the events of `alsoPublish`. */
  async function mark(
    fits: (now: Date) => SQL | undefined,
    column: 'escalatedAt' | 'lateAt',
    alsoPublish: (tx: Connection, row: TicketRow, property: PropertyRow) => Promise<OutboxRow[]>,
  ): Promise<void> {
    const at = new Date(now());
    for (const { id } of await selectOverdue(db, fits(at)).limit(MAX_PER_RUN)) {
      const outboxRows = await db.transaction(async (tx) => {
        const [locked] = await selectOverdue(tx, and(eq(ticket.id, id), fits(at))).for('update', {
          of: ticket,
          skipLocked: true,
        });
        if (!locked) return [];
        const marked = { [column]: at, version: sql`${ticket.version} + 1` };
        await tx.update(ticket).set(marked).where(eq(ticket.id, id));
        const row = await tickets.load(tx, id);
        const updateRows = await publishTicket(tx, outbox, {
          event: 'requestUpdated',
          row,
          property: locked.property,
        });
        return [...updateRows, ...(await alsoPublish(tx, row, locked.property))];
      });
      await outbox.publish(...outboxRows);
    }
  }

  async function notifyGuest(tx: Connection, row: TicketRow, property: PropertyRow): Promise<OutboxRow[]> {
    // Without chat the guest still sees the delay on the page of requests.
    if (!property.isChatEnabled || !property.features.chat) return [];
    const { chatUuid, lang } = row.guest;
    const roomId = await findOrCreateExternalRoom(tx, { id: chatUuid, kind: 'guest', property }, now());
    await tx
      .update(room)
      .set({ lastActivityAt: new Date(now()) })
      .where(eq(room.id, roomId));
    const { localize } = scopeOf(property, lang === null ? [] : [lang]);
    const body = overdueMessage(localize(row.template.name), lang);
    return [await messages.appendForProperty(tx, property, { roomId, body })];
  }

  return async () => {
    await mark(isUnseen, 'escalatedAt', async () => []);
    await mark(isLate, 'lateAt', notifyGuest);
  };
}
