import type { Ticket, TicketStatus } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { createdAt, id, instant, propertyId, version } from '../columns/columns';
import { ofGuest } from '../people/people';
import { requestTemplate } from '../content/service';

/** What a guest has asked the house for. */
export const ticket = pg.pgTable(
  'ticket',
  {
    id: id(),
    propertyId: propertyId(),
    guestId: pg.uuid('guest_id').notNull(),
    /** Chosen by the guest's device, with the hash of all that was sent with it. */
    key: pg.uuid('key').notNull(),
    bodyHash: pg.text('body_hash').notNull(),
    templateId: pg
      .uuid('template_id')
      .notNull()
      .references(() => requestTemplate.id),
    note: pg.text('note').notNull().default(''),
    values: pg.jsonb('values').$type<Record<string, string | number | boolean | string[]>>().notNull(),
    room: pg.text('room'),
    /** Keys of upload tickets. */
    photos: pg.text('photos').array().notNull().default([]),
    /** `YYYY-MM-DDTHH:mm` of the hotel. */
    requestedFor: pg.text('requested_for'),
    status: pg.text('status').$type<TicketStatus>().notNull(),
    etaAt: instant('eta_at'),
    assigneeId: pg.uuid('assignee_id'),
    rating: pg.integer('rating'),
    /** When those who watch over the house were told that nobody has seen it, */
    escalatedAt: instant('escalated_at'),
    /** and when its guest was told that it is late. Once each, until it is opened again. */
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
    ofGuest('ticket_guest', one),
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
