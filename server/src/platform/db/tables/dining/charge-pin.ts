import * as pg from 'drizzle-orm/pg-core';
import { instant, propertyId, updatedAt } from '../columns/columns';
import { guestForeignKey } from '../people/people';

/** The PIN of a reservation. Without one, no guest of the reservation can charge to the room. */
export const chargePin = pg.pgTable(
  'charge_pin',
  {
    propertyId: propertyId(),
    reservationNumber: pg.text('reservation_number').notNull(),
    /** The guest who set the PIN. */
    guestId: pg.uuid('guest_id').notNull(),
    pinHash: pg.text('pin_hash').notNull(),
    /** The number of wrong attempts since the last correct one. */
    tries: pg.integer('tries').notNull().default(0),
    lockedUntil: instant('locked_until'),
    /** A new PIN invalidates approvals that were given with the previous one. */
    updatedAt: updatedAt(),
  },
  (one) => [
    pg.primaryKey({ columns: [one.propertyId, one.reservationNumber] }),
    guestForeignKey('charge_pin_guest', one),
  ],
);
