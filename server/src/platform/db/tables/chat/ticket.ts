import type { Ticket, TicketStatus } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { createdAt, id, instant, propertyId, version } from '../columns/columns';
import { guestForeignKey } from '../people/people';
import { requestTemplate } from '../content/service';

/** The service requests of guests. */
export const ticket = pg.pgTable(
  'ticket',
  {
    id: id(),
    propertyId: propertyId(),
    guestId: pg.uuid('guest_id').notNull(),
    /** An idempotency key chosen by the guest's device; `bodyHash` covers everything sent with it. */
    key: pg.uuid('key').notNull(),
    bodyHash: pg.text('body_hash').notNull(),
    templateId: pg
      .uuid('template_id')
      .notNull()
      .references(() => requestTemplate.id),
    note: pg.text('note').notNull().default(''),
    values: pg.jsonb('values').$type<Record<string, string | number | boolean | string[]>>().notNull(),
    room: pg.text('room'),
    /** The keys of uploads. */
    photos: pg.text('photos').array().notNull().default([]),
    /** Local time at the property as `YYYY-MM-DDTHH:mm`. */
    requestedFor: pg.text('requested_for'),
    status: pg.text('status').$type<TicketStatus>().notNull(),
    etaAt: instant('eta_at'),
    assigneeId: pg.uuid('assignee_id'),
    rating: pg.integer('rating'),
    /**
     * When supervisors were notified that nobody has acknowledged the request; at most once until it is
     * reopened.
     */
    escalatedAt: instant('escalated_at'),
    /** When the guest was notified that the request is overdue; at most once until it is reopened. */
    lateAt: instant('late_at'),
    createdAt: createdAt(),
    version: version(),
  },
  (one) => [
    pg.unique('ticket_once').on(one.guestId, one.key),
    pg.index('ticket_in_property').on(one.propertyId, one.createdAt.desc()),
    pg.index('ticket_of_guest').on(one.guestId, one.createdAt.desc()),
    pg
      .index('ticket_done')
      .on(one.status)
      .where(sql`${one.status} = 'done'`),
    pg
      .index('ticket_under_way')
      .on(one.createdAt)
      .where(sql`${one.status} in ('open', 'reopened', 'acknowledged', 'in_progress')`),
    guestForeignKey('ticket_guest', one),
  ],
);

export const ticketHistory = pg.pgTable(
  'ticket_history',
  {
    id: pg.bigserial('id', { mode: 'number' }).primaryKey(),
    ticketId: pg
      .uuid('ticket_id')
      .notNull()
      .references(() => ticket.id, { onDelete: 'cascade' }),
    status: pg.text('status').$type<TicketStatus>().notNull(),
    by: pg.text('by').$type<'guest' | 'staff' | 'system'>().notNull(),
    actorId: pg.uuid('actor_id'),
    note: pg.text('note'),
    reasonCode: pg.text('reason_code').$type<Ticket['histories'][number]['reasonCode']>(),
    at: instant('at').notNull(),
  },
  (entry) => [pg.index('ticket_history_of').on(entry.ticketId, entry.id)],
);
