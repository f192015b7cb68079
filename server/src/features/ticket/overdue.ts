import { and, eq, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Connection } from '../../platform/db/database';
import { property, requestTemplate, room, ticket, ticketHistory } from '../../platform/db/tables/schema';
import type { OutboxRow } from '../../platform/outbox/push-outbox';
import type { ChatParts } from '../chat/core/chat-parts';
import { ownExternalRoomOf } from '../chat/members/external-room';
import { scopeOf, type PropertyRow } from '../property/property-scope';
import { lateMessage } from './late-message';
import { tellTicket } from './tell-ticket';
import type { TicketRow } from './ticket-reply';
import { createTicketRepository } from './ticket.repository';

/** One run handles at most this many requests; the rest wait for the next run. */
const AT_ONCE = 200;

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

type Parts = Pick<ChatParts, 'db' | 'outbox' | 'messages' | 'now'>;

/**
 * Escalates requests that were not acknowledged in time to supervisors, and notifies the guests of late ones.
 * A row lock ensures that each happens once, even with several processes.
 */
export function createOverdueWatch({ db, outbox, messages, now }: Parts): () => Promise<void> {
  const tickets = createTicketRepository(db);

  const found = (on: Connection, where: SQL | undefined) =>
    on
      .select({ id: ticket.id, house: property })
      .from(ticket)
      .innerJoin(requestTemplate, eq(requestTemplate.id, ticket.templateId))
      .innerJoin(property, eq(property.id, ticket.propertyId))
      .where(where);

  /** Marks the requests one by one and publishes them together with the events of `also`. */
  async function mark(
    fits: (now: Date) => SQL | undefined,
    column: 'escalatedAt' | 'lateAt',
    also: (tx: Connection, row: TicketRow, house: PropertyRow) => Promise<OutboxRow[]>,
  ): Promise<void> {
    const at = new Date(now());
    for (const { id } of await found(db, fits(at)).limit(AT_ONCE)) {
      const tellings = await db.transaction(async (tx) => {
        const [mine] = await found(tx, and(eq(ticket.id, id), fits(at))).for('update', {
          of: ticket,
          skipLocked: true,
        });
        if (!mine) return [];
        const marked = { [column]: at, version: sql`${ticket.version} + 1` };
        await tx.update(ticket).set(marked).where(eq(ticket.id, id));
        const row = await tickets.one(tx, id);
        const told = await tellTicket(tx, outbox, { event: 'requestUpdated', row, property: mine.house });
        return [...told, ...(await also(tx, row, mine.house))];
      });
      await outbox.tell(...tellings);
    }
  }

  async function tellGuest(tx: Connection, row: TicketRow, house: PropertyRow): Promise<OutboxRow[]> {
    // Without chat the guest still sees the delay on the page of requests.
    if (!house.isChatEnabled || !house.features.chat) return [];
    const { chatUuid, lang } = row.guest;
    const roomId = await ownExternalRoomOf(tx, { id: chatUuid, kind: 'guest', property: house }, now());
    await tx
      .update(room)
      .set({ lastActivityAt: new Date(now()) })
      .where(eq(room.id, roomId));
    const { say } = scopeOf(house, lang === null ? [] : [lang]);
    const body = lateMessage(say(row.template.name), lang);
    return [await messages.sayFor(tx, house, { roomId, body })];
  }

  return async () => {
    await mark(isUnseen, 'escalatedAt', async () => []);
    await mark(isLate, 'lateAt', tellGuest);
  };
}
