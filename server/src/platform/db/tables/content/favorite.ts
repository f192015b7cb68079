import type { FavoriteType } from '@guest/shared/contracts/favorite/favorite.contract';
import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { createdAt, instant, propertyId } from '../columns/columns';
import { guestForeignKey } from '../people/people';
import { property } from '../property/property';

/** A guest's favorites. The saved object may no longer exist, so there is no foreign key to it. */
export const favorite = pg.pgTable(
  'favorite',
  {
    propertyId: propertyId(),
    guestId: pg.uuid('guest_id').notNull(),
    type: pg.text('type').$type<FavoriteType>().notNull(),
    /** The id of the outlet or activity. */
    uuid: pg.uuid('uuid').notNull(),
    /** The guest wants a message when a sold-out session or evening opens. */
    notify: pg.boolean('notify').notNull().default(false),
    createdAt: createdAt(),
  },
  (one) => [
    pg.primaryKey({ columns: [one.guestId, one.type, one.uuid] }),
    pg
      .index('favorite_to_notify')
      .on(one.propertyId, one.type, one.uuid)
      .where(sql`${one.notify}`),
    guestForeignKey('favorite_guest', one),
  ],
);

/**
 * The sessions and evenings that were sold out at the last check. One that is listed here and has places again
 * has opened; deleting its row decides which server notifies the guests.
 */
export const soldOutOccasion = pg.pgTable(
  'sold_out_occasion',
  {
    propertyId: propertyId().references(() => property.id),
    type: pg.text('type').$type<FavoriteType>().notNull(),
    /** The id of the outlet or activity. */
    uuid: pg.uuid('uuid').notNull(),
    /** The id of the session, or the business day of the evening. */
    occasion: pg.text('occasion').notNull(),
    startsAt: instant('starts_at').notNull(),
  },
  (one) => [pg.primaryKey({ columns: [one.type, one.uuid, one.occasion] })],
);

/** The days of the hotel on which a guest has received a message about a favorite: at most one a day. */
export const favoriteNotice = pg.pgTable(
  'favorite_notice',
  {
    propertyId: propertyId(),
    guestId: pg.uuid('guest_id').notNull(),
    day: pg.date('day', { mode: 'string' }).notNull(),
  },
  (one) => [
    pg.primaryKey({ columns: [one.guestId, one.day] }),
    guestForeignKey('favorite_notice_guest', one),
  ],
);
