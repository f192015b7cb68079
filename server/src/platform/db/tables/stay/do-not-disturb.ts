import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { id, instant, propertyId } from '../columns/columns';
import { guestForeignKey } from '../people/people';

/**
 * A period in which the staff must not enter a room. Ended periods are kept for a while, because guests may ask later
 * why nobody came. Two reservations that share a room each have their own period.
 */
export const doNotDisturb = pg.pgTable(
  'do_not_disturb',
  {
    id: id(),
    propertyId: propertyId(),
    /** The guest who turned it on last. */
    guestId: pg.uuid('guest_id').notNull(),
    reservationNumber: pg.text('reservation_number').notNull(),
    /** The room of the reservation in the hotel's system. */
    room: pg.text('room').notNull(),
    since: instant('since').notNull(),
    until: instant('until').notNull(),
    endedAt: instant('ended_at'),
    endedBy: pg.text('ended_by').$type<'guest' | 'staff' | 'time' | 'check_out'>(),
  },
  (one) => [
    pg
      .uniqueIndex('do_not_disturb_once')
      .on(one.propertyId, one.reservationNumber)
      .where(sql`${one.endedAt} is null`),
    pg
      .index('do_not_disturb_of_room')
      .on(one.propertyId, one.room)
      .where(sql`${one.endedAt} is null`),
    pg
      .index('do_not_disturb_due')
      .on(one.until)
      .where(sql`${one.endedAt} is null`),
    pg.check('do_not_disturb_ended', sql`(${one.endedAt} is null) = (${one.endedBy} is null)`),
    guestForeignKey('do_not_disturb_guest', one),
  ],
);
