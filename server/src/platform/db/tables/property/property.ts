import type { SharePolicy } from '@guest/shared/contracts/moderation/moderation-socket.contract';
import type { Property, Theme } from '@guest/shared/contracts/property/property.contract';
import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { id, instant, position, slug, text, texts, updatedAt, version } from '../columns/columns';
import type { StoredHours, StoredMobileApp, StoredPicture, Text } from '../columns/stored';

/** A property retains chat content for this long. */
export interface Retention {
  /** Rooms of two guests, counted from the later checkout. */
  privateDays: number;
  /** Rooms with staff, counted from the last activity. */
  externalMonths: number;
  /** Files of messages and requests, counted from the checkout. */
  fileDays: number;
}

export const property = pg.pgTable(
  'property',
  {
    id: id(),
    slug: slug().unique('property_slug'),
    position: position(),
    name: text('name').notNull(),
    tagline: text('tagline').notNull(),
    description: text('description').notNull(),
    timeZone: pg.text('time_zone').notNull(),
    businessDayStart: pg.text('business_day_start').notNull().default('05:00'),
    currency: pg.text('currency').notNull(),
    currencyPrecision: pg.integer('currency_precision').notNull(),
    languages: pg.text('languages').array().notNull(),
    defaultLanguage: pg.text('default_language').notNull(),
    phone: pg.text('phone').notNull(),
    emergencyPhone: pg.text('emergency_phone').notNull(),
    address: text('address').notNull(),
    location: pg.jsonb('location').$type<Property['location']>().notNull(),
    wifi: pg.jsonb('wifi').$type<{ ssid: string; password: string; note: Text }>().notNull(),
    hero: pg.jsonb('hero').$type<StoredPicture>().notNull(),
    theme: pg.jsonb('theme').$type<Theme>().notNull(),
    features: pg.jsonb('features').$type<Property['features']>().notNull(),
    checkInFrom: pg.text('check_in_from').notNull(),
    checkOutUntil: pg.text('check_out_until').notNull(),
    cancelText: text('cancel_text').notNull(),
    privacyUrl: pg.text('privacy_url').notNull().default(''),
    termsUrl: pg.text('terms_url').notNull().default(''),
    termsVersion: pg.text('terms_version').notNull().default('1'),
    guidelines: texts('guidelines'),
    guidelinesVersion: pg.text('guidelines_version').notNull().default('1'),
    isChatEnabled: pg.boolean('is_chat_enabled').notNull().default(true),
    staffHours: pg.jsonb('staff_hours').$type<StoredHours>().notNull(),
    expectedReplyMinutes: pg.integer('expected_reply_minutes').notNull(),
    guestToGuest: pg.text('guest_to_guest').$type<Property['chatSettings']['guestToGuest']>().notNull(),
    retention: pg
      .jsonb('retention')
      .$type<Retention>()
      .notNull()
      .default({ privateDays: 30, externalMonths: 12, fileDays: 90 }),
    sharePolicy: pg
      .jsonb('share_policy')
      .$type<SharePolicy>()
      .notNull()
      .default({ reviewPosts: 'risk', hours: null, stayStates: null, isClosed: false }),
    /** `null` for a hotel without an app of its own. */
    mobileApp: pg.jsonb('mobile_app').$type<StoredMobileApp>(),
    /** The numbers of all rooms; `null` if the hotel has not listed them, so that any room is accepted. */
    rooms: pg.text('rooms').array(),
    /** An invented hotel for trying out the suite. Programs may simulate its staff and its systems. */
    isDemo: pg.boolean('is_demo').notNull().default(false),
    /** Set while the hotel is withdrawn: it has no pages, but all its data is kept. */
    withdrawnAt: instant('withdrawn_at'),
    updatedAt: updatedAt(),
    version: version(),
  },
  // An address may be typed in any case and is looked up in lower case.
  (house) => [pg.check('property_slug_is_lower_case', sql`${house.slug} = lower(${house.slug})`)],
);
