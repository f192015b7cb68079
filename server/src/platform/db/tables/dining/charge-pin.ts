import * as pg from 'drizzle-orm/pg-core';
import { instant, propertyId, updatedAt } from '../columns/columns';
import { ofGuest } from '../people/people';

/** Without it nothing goes on the room of a reservation, whoever of it orders. */
export const chargePin = pg.pgTable(
  'charge_pin',
  {
    propertyId: propertyId(),
    reservationNumber: pg.text('reservation_number').notNull(),
    /** Who has set it. */
    guestId: pg.uuid('guest_id').notNull(),
    pinHash: pg.text('pin_hash').notNull(),
    /** Wrong ones since the last that was right. */
    tries: pg.integer('tries').notNull().default(0),
    lockedUntil: instant('locked_until'),
    /** With another PIN, what was approved with the one before is worth nothing. */
    updatedAt: updatedAt(),
  },
  (one) => [
    pg.primaryKey({ columns: [one.propertyId, one.reservationNumber] }),
    ofGuest('charge_pin_guest', one),
  ],
);
