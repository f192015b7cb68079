import type { NearSlot, TableBooking } from '@guest/shared/contracts/table-booking/table-booking.contract';
import type {
  BookingActor,
  BookingReason,
  TableBookingStatus,
} from '@guest/shared/contracts/table-booking/table-booking-status';
import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { createdAt, id, instant, propertyId, version, textArray } from '../columns/columns';
import { outlet } from '../property/outlet';
import { guestForeignKey } from '../people/people';
import type { StoredPolicy } from './table-policy';

/**
 * Bookings and requests of guests, and their positions on waitlists. A booking that occupies a table has a
 * row in `table_claim`.
 */
export const tableBooking = pg.pgTable(
  'table_booking',
  {
    id: id(),
    /** Human-readable: `TB-` and six characters. */
    reference: pg.text('reference').notNull().unique('table_booking_reference'),
    propertyId: propertyId(),
    guestId: pg.uuid('guest_id').notNull(),
    outletId: pg.uuid('outlet_id').notNull(),
    status: pg.text('status').$type<TableBookingStatus>().notNull(),
    /** The agreed time in local time at the property; `startsAt` and `endsAt` are derived from it. */
    localDateTime: pg.text('local_date_time').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    partySize: pg.integer('party_size').notNull(),
    children: pg.integer('children').notNull().default(0),
    highChairs: pg.integer('high_chairs').notNull().default(0),
    /** The requested dining area; `null` means any. */
    areaId: pg.uuid('area_id'),
    firstName: pg.text('first_name').notNull(),
    phone: pg.text('phone'),
    occasion: pg.text('occasion').$type<TableBooking['occasion']>().notNull().default('none'),
    note: pg.text('note').notNull().default(''),
    allergies: textArray('allergies'),
    accessibility: textArray('accessibility'),
    answers: pg.jsonb('answers').$type<TableBooking['answers']>().notNull().default([]),
    /** The policy in force when the booking was made. */
    policy: pg.jsonb('policy').$type<StoredPolicy>().notNull(),
    lateMinutes: pg.integer('late_minutes'),
    /** The deadline for staff to answer a request, or for the guest to accept an offer. */
    expiresAt: instant('expires_at'),
    /** When the guest joined the waitlist. */
    queuedAt: instant('queued_at'),
    alternatives: pg.jsonb('alternatives').$type<NearSlot[]>().notNull().default([]),
    createdAt: createdAt(),
    version: version(),
  },
  (one) => [
    pg.index('table_booking_of_guest').on(one.guestId, one.startsAt),
    pg.index('table_booking_at_outlet').on(one.outletId, one.startsAt),
    pg
      .index('table_booking_ahead')
      .on(one.status, one.endsAt)
      .where(sql`${one.status} in ('requested', 'confirmed', 'seated', 'waitlisted', 'offered')`),
    pg.check('table_booking_takes_time', sql`${one.startsAt} < ${one.endsAt}`),
    pg.check('table_booking_has_people', sql`${one.partySize} > 0`),
    guestForeignKey('table_booking_guest', one),
    pg.foreignKey({
      name: 'table_booking_outlet',
      columns: [one.propertyId, one.outletId],
      foreignColumns: [outlet.propertyId, outlet.id],
    }),
  ],
);

export const tableBookingHistory = pg.pgTable(
  'table_booking_history',
  {
    id: pg.bigserial('id', { mode: 'number' }).primaryKey(),
    bookingId: pg
      .uuid('booking_id')
      .notNull()
      .references(() => tableBooking.id, { onDelete: 'cascade' }),
    status: pg.text('status').$type<TableBookingStatus>().notNull(),
    by: pg.text('by').$type<BookingActor>().notNull(),
    actorId: pg.uuid('actor_id'),
    note: pg.text('note'),
    reasonCode: pg.text('reason_code').$type<BookingReason>(),
    at: instant('at').notNull(),
  },
  (entry) => [pg.index('table_booking_history_of').on(entry.bookingId, entry.id)],
);
