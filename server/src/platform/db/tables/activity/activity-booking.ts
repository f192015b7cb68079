import type {
  ActivityActor,
  ActivityBookingReason,
  ActivityBookingStatus,
  ContactField,
  ActivityPaymentMethod,
} from '@guest/shared/contracts/activity/activity-booking-status';
import type {
  ActivityBooking,
  ActivityContact,
  Refund,
  UnitItem,
} from '@guest/shared/contracts/activity/activity-booking.contract';
import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import type { StoredQuestion, Text } from '../columns/stored';
import { createdAt, id, instant, propertyId, version } from '../columns/columns';
import { guestForeignKey } from '../people/people';
import { consent } from '../people/privacy';
import { activitySession } from '../property/activity';

/** A unit of a booking with its name and price at that time; prices are in minor units. */
export interface BookedUnit {
  unitId: string;
  name: Text;
  quantity: number;
  unitPrice: number;
  paxCount: number;
}

/** The rules in force when the booking was made, with texts in every language of the property. */
export interface StoredActivityPolicy {
  cancelCutoffMinutes: number;
  modifyCutoffMinutes: number;
  requiresApproval: boolean;
  contactFields: ContactField[];
  questions: StoredQuestion[];
  text: Text;
}

/**
 * Bookings and requests of guests for a session, and their positions on its waitlist. A booking that occupies
 * places has a row in `activity_claim`.
 */
export const activityBooking = pg.pgTable(
  'activity_booking',
  {
    id: id(),
    /** Human-readable: `AC-` and six characters. */
    reference: pg.text('reference').notNull().unique('activity_booking_reference'),
    propertyId: propertyId(),
    /** `null` for people who came without a booking and are not known to the hotel. */
    guestId: pg.uuid('guest_id'),
    sessionId: pg.uuid('session_id').notNull(),
    status: pg.text('status').$type<ActivityBookingStatus>().notNull(),
    units: pg.jsonb('units').$type<BookedUnit[]>().notNull(),
    unitItems: pg.jsonb('unit_items').$type<UnitItem[]>().notNull().default([]),
    pax: pg.integer('pax').notNull(),
    contact: pg.jsonb('contact').$type<ActivityContact>().notNull(),
    note: pg.text('note').notNull().default(''),
    answers: pg.jsonb('answers').$type<ActivityBooking['answers']>().notNull().default([]),
    waiverVersion: pg.text('waiver_version'),
    waiverAcceptedAt: instant('waiver_accepted_at'),
    waiverConsentId: pg.uuid('waiver_consent_id').references(() => consent.id, { onDelete: 'set null' }),
    total: pg.integer('total').notNull(),
    currency: pg.text('currency').notNull(),
    currencyPrecision: pg.integer('currency_precision').notNull(),
    paymentMethod: pg.text('payment_method').$type<ActivityPaymentMethod>().notNull(),
    paymentStatus: pg.text('payment_status').$type<ActivityBooking['payment']['status']>().notNull(),
    folioReference: pg.text('folio_reference'),
    /** The reservation whose room is charged. */
    reservationNumber: pg.text('reservation_number'),
    policy: pg.jsonb('policy').$type<StoredActivityPolicy>().notNull(),
    /** The end of free cancellation, after which the room is charged. */
    cancelBy: instant('cancel_by').notNull(),
    refund: pg.text('refund').$type<Refund>(),
    voucherCode: pg.text('voucher_code').notNull(),
    arrivedPax: pg.integer('arrived_pax'),
    /** The deadline for staff to answer a request, or for the guest to accept an offer. */
    expiresAt: instant('expires_at'),
    /** When the guest joined the waitlist. */
    queuedAt: instant('queued_at'),
    /** The booking that this one replaces. */
    insteadOf: pg.uuid('instead_of'),
    /** When the hotel cancelled the session; the guest can choose another one for some days. */
    calledOffAt: instant('called_off_at'),
    /** The sessions that were suggested when the hotel rejected or cancelled the booking. */
    alternatives: pg.jsonb('alternatives').$type<string[]>().notNull().default([]),
    /** When the names, ages, note and answers were deleted, some time after the session. */
    clearedAt: instant('cleared_at'),
    createdAt: createdAt(),
    version: version(),
  },
  (one) => [
    pg.index('activity_booking_of_guest').on(one.guestId, one.createdAt),
    pg.index('activity_booking_of_session').on(one.sessionId, one.status),
    pg
      .uniqueIndex('activity_booking_once')
      .on(one.guestId, one.sessionId)
      .where(sql`${one.status} in ('pending', 'confirmed', 'waitlisted', 'offered')`),
    pg
      .index('activity_booking_expires')
      .on(one.expiresAt)
      .where(sql`${one.expiresAt} is not null`),
    pg
      .index('activity_booking_to_charge')
      .on(one.cancelBy)
      .where(sql`${one.paymentStatus} in ('authorised', 'posted')`),
    pg
      .index('activity_booking_of_reservation')
      .on(one.propertyId, one.reservationNumber)
      .where(sql`${one.reservationNumber} is not null`),
    pg
      .index('activity_booking_to_clear')
      .on(one.sessionId)
      .where(sql`${one.clearedAt} is null`),
    pg.check('activity_booking_has_people', sql`${one.pax} > 0`),
    pg.check('activity_booking_costs_nothing_or_something', sql`${one.total} >= 0`),
    guestForeignKey('activity_booking_guest', one),
    pg.foreignKey({
      name: 'activity_booking_session',
      columns: [one.propertyId, one.sessionId],
      foreignColumns: [activitySession.propertyId, activitySession.id],
    }),
  ],
);

/** Every status that a booking has had, and every change; rows are never changed. */
export const activityBookingHistory = pg.pgTable(
  'activity_booking_history',
  {
    id: pg.bigserial('id', { mode: 'number' }).primaryKey(),
    bookingId: pg
      .uuid('booking_id')
      .notNull()
      .references(() => activityBooking.id, { onDelete: 'cascade' }),
    status: pg.text('status').$type<ActivityBookingStatus>().notNull(),
    by: pg.text('by').$type<ActivityActor>().notNull(),
    actorId: pg.uuid('actor_id'),
    note: pg.text('note'),
    reasonCode: pg.text('reason_code').$type<ActivityBookingReason>(),
    at: instant('at').notNull(),
  },
  (entry) => [pg.index('activity_booking_history_of').on(entry.bookingId, entry.id)],
);
