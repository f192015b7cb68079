import type { BillLine } from '@guest/shared/contracts/bill/bill-line';
import type { CheckOutReason, CheckOutStatus } from '@guest/shared/contracts/check-out/check-out-status';
import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { createdAt, id, instant, propertyId } from '../columns/columns';
import { ticket } from '../chat/ticket';
import { guestForeignKey } from '../people/people';

/** The last bill of a reservation, shown while the hotel's system does not answer. */
export const billCopy = pg.pgTable(
  'bill_copy',
  {
    propertyId: propertyId(),
    reservationNumber: pg.text('reservation_number').notNull(),
    lines: pg.jsonb('lines').$type<BillLine[]>().notNull(),
    balance: pg.integer('balance').notNull(),
    asOf: instant('as_of').notNull(),
  },
  (one) => [pg.primaryKey({ columns: [one.propertyId, one.reservationNumber] })],
);

/** The differences between a bill and its lines that were reported to the front desk, each once. */
export const billDifference = pg.pgTable(
  'bill_difference',
  {
    propertyId: propertyId(),
    reservationNumber: pg.text('reservation_number').notNull(),
    difference: pg.integer('difference').notNull(),
    createdAt: createdAt(),
  },
  (one) => [pg.primaryKey({ columns: [one.propertyId, one.reservationNumber, one.difference] })],
);

/** A question of a guest about a line of their bill. Its status is that of the request. */
export const billQuestion = pg.pgTable(
  'bill_question',
  {
    id: id(),
    propertyId: propertyId(),
    guestId: pg.uuid('guest_id').notNull(),
    reservationNumber: pg.text('reservation_number').notNull(),
    lineId: pg.text('line_id').notNull(),
    ticketId: pg
      .uuid('ticket_id')
      .notNull()
      .references(() => ticket.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (one) => [
    pg.index('bill_question_of_reservation').on(one.propertyId, one.reservationNumber, one.createdAt),
    guestForeignKey('bill_question_guest', one),
  ],
);

/** A check-out that a guest has asked for; at most one of a reservation is open or done. */
export const checkOut = pg.pgTable(
  'check_out',
  {
    id: id(),
    propertyId: propertyId(),
    /** The guest who asked. */
    guestId: pg.uuid('guest_id').notNull(),
    reservationNumber: pg.text('reservation_number').notNull(),
    /** Identifies the check-out in the hotel's system, so that asking again does not repeat it. */
    reference: pg.text('reference').notNull().unique('check_out_reference'),
    billHash: pg.text('bill_hash').notNull(),
    invoiceEmail: pg.text('invoice_email').notNull(),
    /** The ids of bookings and orders that stay. */
    spared: pg.text('spared').array().notNull().default([]),
    /** The ids of those that the check-out cancels; `null` if a server of an earlier release has stored the request. */
    dropped: pg.text('dropped').array(),
    status: pg.text('status').$type<CheckOutStatus>().notNull(),
    reasons: pg.text('reasons').array().$type<CheckOutReason[]>().notNull().default([]),
    askedAt: instant('asked_at').notNull(),
    /** The number of calls to the hotel's system, and the earliest time of the next one. */
    tries: pg.integer('tries').notNull().default(0),
    nextAt: instant('next_at').notNull(),
    doneAt: instant('done_at'),
  },
  (one) => [
    pg
      .uniqueIndex('check_out_once')
      .on(one.propertyId, one.reservationNumber)
      .where(sql`${one.status} in ('asked', 'done')`),
    pg
      .index('check_out_to_ask')
      .on(one.nextAt)
      .where(sql`${one.status} = 'asked'`),
    guestForeignKey('check_out_guest', one),
  ],
);
