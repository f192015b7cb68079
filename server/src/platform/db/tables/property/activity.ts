import type { Activity } from '@guest/shared/contracts/activity/activity.contract';
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
  words,
} from '../columns/columns';
import { outlet } from './outlet';
import { property } from './property';
import type { StoredPicture, StoredUnit } from '../columns/stored';

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
    categories: words('categories'),
    ageLabel: text('age_label'),
    level: text('level'),
    languages: words('languages'),
    durationMinutes: pg.integer('duration_minutes').notNull(),
    isDropIn: pg.boolean('is_drop_in').notNull(),
    price: pg.integer('price'),
    isWeatherDependent: pg.boolean('is_weather_dependent').notNull().default(false),
    accessibility: words('accessibility').$type<Activity['accessibility']>(),
    whatToBring: texts('what_to_bring'),
    included: texts('included'),
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
  },
  (session) => [
    pg.unique('activity_session_in_property').on(session.propertyId, session.id),
    pg.unique('activity_session_once').on(session.activityId, session.localStart),
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
