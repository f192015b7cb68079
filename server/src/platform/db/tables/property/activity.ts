import type { Activity } from '@guest/shared/contracts/activity/activity.contract';
import type {
  ContactField,
  ActivityPaymentMethod,
  SessionCancelReason,
} from '@guest/shared/contracts/activity/activity-booking-status';
import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import {
  id,
  instant,
  position,
  propertyId,
  slug,
  text,
  texts,
  updatedAt,
  version,
  textArray,
  withdrawnAt,
} from '../columns/columns';
import { outlet } from './outlet';
import { property } from './property';
import type {
  StoredPicture,
  StoredQuestion,
  StoredTimetable,
  StoredUnit,
  StoredWaitlist,
  StoredWaiver,
} from '../columns/stored';

export const activity = pg.pgTable(
  'activity',
  {
    id: id(),
    propertyId: propertyId().references(() => property.id),
    outletId: pg.uuid('outlet_id'),
    slug: slug(),
    position: position(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    pictures: pg.jsonb('pictures').$type<StoredPicture[]>().notNull().default([]),
    place: text('place').notNull(),
    categories: textArray('categories'),
    ageLabel: text('age_label'),
    level: text('level'),
    languages: textArray('languages'),
    durationMinutes: pg.integer('duration_minutes').notNull(),
    isDropIn: pg.boolean('is_drop_in').notNull(),
    price: pg.integer('price'),
    isWeatherDependent: pg.boolean('is_weather_dependent').notNull().default(false),
    accessibility: textArray('accessibility').$type<Activity['accessibility']>(),
    whatToBring: texts('what_to_bring'),
    included: texts('included'),
    /** The weekly times from which sessions are created; `null` if they are created in another way. */
    timetable: pg.jsonb('timetable').$type<StoredTimetable>(),
    withdrawnAt: withdrawnAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (one) => [
    pg.unique('activity_in_property').on(one.propertyId, one.id),
    pg.unique('activity_slug').on(one.propertyId, one.slug),
    pg.foreignKey({
      name: 'activity_outlet',
      columns: [one.propertyId, one.outletId],
      foreignColumns: [outlet.propertyId, outlet.id],
    }),
  ],
);

export const bookableActivity = pg.pgTable(
  'bookable_activity',
  {
    id: id(),
    propertyId: propertyId(),
    activityId: pg.uuid('activity_id').notNull(),
    position: position(),
    name: text('name').notNull(),
    units: pg.jsonb('units').$type<StoredUnit[]>().notNull(),
    minUnits: pg.integer('min_units').notNull(),
    maxUnits: pg.integer('max_units').notNull(),
    minParticipants: pg.integer('min_participants'),
    bookingCutoffMinutes: pg.integer('booking_cutoff_minutes').notNull(),
    cancelCutoffMinutes: pg.integer('cancel_cutoff_minutes').notNull(),
    holdMinutes: pg.integer('hold_minutes').notNull().default(10),
    requiresApproval: pg.boolean('requires_approval').notNull(),
    policyText: text('policy_text').notNull(),
    waiver: pg.jsonb('waiver').$type<StoredWaiver>(),
    questions: pg.jsonb('questions').$type<StoredQuestion[]>().notNull().default([]),
    /** The required details of the contact; the first name always is. */
    contactFields: textArray('contact_fields').$type<ContactField[]>(),
    /** `null` means that changes end together with free cancellation. */
    modifyCutoffMinutes: pg.integer('modify_cutoff_minutes'),
    waitlist: pg
      .jsonb('waitlist')
      .$type<StoredWaitlist>()
      .notNull()
      .default({ enabled: true, mostPerSession: 20, offerMinutes: 15 }),
    payWays: pg
      .text('pay_ways')
      .array()
      .$type<ActivityPaymentMethod[]>()
      .notNull()
      .default(sql`'{pay_there}'`),
    /** When the hotel stopped offering it. The row is kept for existing bookings. */
    withdrawnAt: withdrawnAt(),
  },
  (one) => [
    pg.unique('bookable_activity_in_property').on(one.propertyId, one.id),
    pg.index('bookable_activity_of_activity').on(one.activityId),
    pg
      .foreignKey({
        name: 'bookable_activity_activity',
        columns: [one.propertyId, one.activityId],
        foreignColumns: [activity.propertyId, activity.id],
      })
      .onDelete('cascade'),
  ],
);

export const activitySession = pg.pgTable(
  'activity_session',
  {
    id: id(),
    propertyId: propertyId(),
    activityId: pg.uuid('activity_id').notNull(),
    /** The bookable activity of this session; `null` if the session cannot be booked. */
    bookableActivityId: pg.uuid('bookable_activity_id'),
    /** The start in the property's local time, which is what guests see. */
    localStart: pg.text('local_start').notNull(),
    localEnd: pg.text('local_end').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    isAllDay: pg.boolean('is_all_day').notNull().default(false),
    isClosed: pg.boolean('is_closed').notNull().default(false),
    /** `null` means unlimited. */
    capacity: pg.integer('capacity'),
    /** The number of places sold outside the suite. */
    placesTaken: pg.integer('places_taken').notNull().default(0),
    /** The places of all claims. Only the trigger of `activity_claim` writes it. */
    paxClaimed: pg.integer('pax_claimed').notNull().default(0),
    cancelledAt: instant('cancelled_at'),
    cancelReason: pg.text('cancel_reason').$type<SessionCancelReason>(),
    /** A note of the hotel on the cancellation, for the guests. */
    cancelNote: pg.text('cancel_note'),
    /** When the session reached its minimum of participants, which is never undone. */
    guaranteedAt: instant('guaranteed_at'),
    /** The prices by unit that differ from those of the bookable activity. */
    unitPrices: pg.jsonb('unit_prices').$type<Record<string, number>>(),
    /** A meeting point that staff have set for this session alone. */
    place: pg.text('place'),
    /** Incremented on every change by staff or by time, but not with the claims. */
    version: version(),
    /** Incremented by the trigger with every change of `pax_claimed`. */
    placesVersion: pg.integer('places_version').notNull().default(0),
    /** The sum of both versions that was published last, and when. */
    publishedVersion: pg.integer('published_version').notNull().default(1),
    publishedAt: instant('published_at'),
  },
  (session) => [
    pg.unique('activity_session_in_property').on(session.propertyId, session.id),
    pg.unique('activity_session_once').on(session.activityId, session.localStart),
    pg
      .index('activity_session_to_publish')
      .on(session.publishedAt)
      .where(sql`${session.publishedVersion} <> ${session.version} + ${session.placesVersion}`),
    pg.check(
      'activity_session_has_places',
      sql`${session.paxClaimed} >= 0 and (${session.capacity} is null or ${session.paxClaimed} + ${session.placesTaken} <= ${session.capacity})`,
    ),
    pg.index('activity_session_by_day').on(session.propertyId, session.localStart),
    pg
      .foreignKey({
        name: 'activity_session_activity',
        columns: [session.propertyId, session.activityId],
        foreignColumns: [activity.propertyId, activity.id],
      })
      .onDelete('cascade'),
    pg.foreignKey({
      name: 'activity_session_bookable',
      columns: [session.propertyId, session.bookableActivityId],
      foreignColumns: [bookableActivity.propertyId, bookableActivity.id],
    }),
  ],
);
