import type { UnitQuantity } from '@guest/shared/contracts/activity/party-rules';
import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { createdAt, id, instant, propertyId } from '../columns/columns';
import { guestForeignKey } from '../people/people';
import { activitySession } from '../property/activity';
import { activityBooking } from './activity-booking';

/**
 * The row that occupies places of a session, as a hold, an offer or a booking. A trigger of the migration
 * adds up the claims in `pax_claimed` of the session within the same statement, and a CHECK of the session
 * refuses what exceeds its capacity.
 */
export const activityClaim = pg.pgTable(
  'activity_claim',
  {
    id: id(),
    propertyId: propertyId(),
    /** `null` for people who came without a booking and are not known to the hotel. */
    guestId: pg.uuid('guest_id'),
    sessionId: pg.uuid('session_id').notNull(),
    kind: pg.text('kind').$type<'hold' | 'offer' | 'booking'>().notNull(),
    pax: pg.integer('pax').notNull(),
    units: pg.jsonb('units').$type<UnitQuantity[]>().notNull(),
    /** `null` for a hold. */
    bookingId: pg
      .uuid('booking_id')
      .references(() => activityBooking.id, { onDelete: 'cascade' })
      .unique('activity_claim_of_booking'),
    /** `null` means that the claim stays until it is released. */
    expiresAt: instant('expires_at'),
    /** A hold can be extended once. */
    extendedAt: instant('extended_at'),
    /** The booking that a held one is going to replace. */
    insteadOf: pg.uuid('instead_of'),
    createdAt: createdAt(),
  },
  (claim) => [
    pg
      .uniqueIndex('activity_claim_one_hold')
      .on(claim.guestId)
      .where(sql`${claim.kind} = 'hold'`),
    pg.index('activity_claim_of_session').on(claim.sessionId),
    pg
      .index('activity_claim_expires')
      .on(claim.expiresAt)
      .where(sql`${claim.expiresAt} is not null`),
    pg.check('activity_claim_has_people', sql`${claim.pax} > 0`),
    pg.check('activity_claim_of_something', sql`(${claim.kind} = 'hold') = (${claim.bookingId} is null)`),
    pg.check('activity_claim_ends', sql`(${claim.kind} = 'booking') = (${claim.expiresAt} is null)`),
    pg.check('activity_claim_of_somebody', sql`${claim.kind} = 'booking' or ${claim.guestId} is not null`),
    guestForeignKey('activity_claim_guest', claim),
    pg.foreignKey({
      name: 'activity_claim_session',
      columns: [claim.propertyId, claim.sessionId],
      foreignColumns: [activitySession.propertyId, activitySession.id],
    }),
  ],
);
