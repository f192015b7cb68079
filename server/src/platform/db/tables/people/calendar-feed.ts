import * as pg from 'drizzle-orm/pg-core';
import { createdAt, instant, propertyId } from '../columns/columns';
import { guestForeignKey } from './people';

/**
 * The private address under which a calendar app follows the stay of a guest. Only a hash of its key is
 * stored; deleting the row revokes the address.
 */
export const calendarFeed = pg.pgTable(
  'calendar_feed',
  {
    guestId: pg.uuid('guest_id').primaryKey(),
    propertyId: propertyId(),
    keyHash: pg.text('key_hash').notNull().unique('calendar_feed_key'),
    createdAt: createdAt(),
    lastReadAt: instant('last_read_at'),
  },
  (feed) => [guestForeignKey('calendar_feed_guest', feed)],
);
