import * as pg from 'drizzle-orm/pg-core';
import { createdAt, id, instant, propertyId } from '../columns/columns';
import { guestForeignKey } from '../people/people';

type Status = 'booked' | 'precheckin' | 'checked_in' | 'checked_out' | 'cancelled';

/** A stay that the guest reported or that was found in the hotel's own system. */
export const stay = pg.pgTable(
  'stay',
  {
    id: id(),
    propertyId: propertyId(),
    guestId: pg.uuid('guest_id').notNull(),
    /** An empty string for the one self-reported stay of a guest. */
    reservationNumber: pg.text('reservation_number').notNull().default(''),
    status: pg.text('status').$type<Status>(),
    checkin: pg.date('checkin', { mode: 'string' }).notNull(),
    checkout: pg.date('checkout', { mode: 'string' }).notNull(),
    room: pg.text('room'),
    source: pg.text('source').$type<'self' | 'pms' | 'staff'>().notNull(),
    createdAt: createdAt(),
  },
  (one) => [
    pg.unique('stay_once').on(one.guestId, one.reservationNumber),
    guestForeignKey('stay_guest', one),
  ],
);

/** Failed attempts to link a stay; too many of them lock it. */
export const stayGuess = pg.pgTable(
  'stay_guess',
  {
    id: id(),
    propertyId: propertyId(),
    guestId: pg.uuid('guest_id').notNull(),
    /**
     * The name given for the stay, so that attempts of several guests on the same stay are counted together.
     */
    lastName: pg.text('last_name').notNull().default(''),
    place: pg.text('place').notNull().default(''),
    at: instant('at').notNull(),
  },
  (guess) => [
    pg.index('stay_guess_of_guest').on(guess.guestId, guess.at),
    pg.index('stay_guess_at_name').on(guess.propertyId, guess.lastName, guess.at),
    pg.index('stay_guess_at_place').on(guess.propertyId, guess.place, guess.at),
    guestForeignKey('stay_guess_guest', guess),
  ],
);
