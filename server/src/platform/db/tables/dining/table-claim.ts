import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { createdAt, id, instant, propertyId } from '../columns/columns';
import { guestForeignKey } from '../people/people';
import { tableBooking } from './table-booking';
import { bookingPolicy, diningTable } from './table-policy';

/**
 * The row that occupies a table for a time, as a hold, an offer or a booking. The migration adds what drizzle
 * cannot express: an exclusion constraint prevents overlapping claims on a table, and a trigger counts each
 * claim in `slot_pace`.
 */
export const tableClaim = pg.pgTable(
  'table_claim',
  {
    id: id(),
    propertyId: propertyId(),
    guestId: pg.uuid('guest_id').notNull(),
    outletId: pg.uuid('outlet_id').notNull(),
    tableId: pg.integer('table_id').notNull(),
    kind: pg.text('kind').$type<'hold' | 'offer' | 'booking'>().notNull(),
    localDateTime: pg.text('local_date_time').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    partySize: pg.integer('party_size').notNull(),
    /** The requested dining area; `null` means any. */
    areaId: pg.uuid('area_id'),
    /** `null` for a hold. */
    bookingId: pg
      .uuid('booking_id')
      .references(() => tableBooking.id, { onDelete: 'cascade' })
      .unique('table_claim_of_booking'),
    /** `null` means that the claim stays until it is released. */
    expiresAt: instant('expires_at'),
    createdAt: createdAt(),
  },
  (claim) => [
    pg
      .uniqueIndex('table_claim_one_hold')
      .on(claim.guestId)
      .where(sql`${claim.kind} = 'hold'`),
    pg.index('table_claim_at_outlet').on(claim.outletId, claim.startsAt),
    pg
      .index('table_claim_expires')
      .on(claim.expiresAt)
      .where(sql`${claim.expiresAt} is not null`),
    pg.check('table_claim_takes_time', sql`${claim.startsAt} < ${claim.endsAt}`),
    pg.check('table_claim_has_people', sql`${claim.partySize} > 0`),
    pg.check('table_claim_of_something', sql`(${claim.kind} = 'hold') = (${claim.bookingId} is null)`),
    pg.check('table_claim_ends', sql`(${claim.kind} = 'booking') = (${claim.expiresAt} is null)`),
    guestForeignKey('table_claim_guest', claim),
    pg.foreignKey({
      name: 'table_claim_table',
      columns: [claim.outletId, claim.tableId],
      foreignColumns: [diningTable.outletId, diningTable.id],
    }),
  ],
);

/**
 * The number of arrivals per slot. Only the trigger of `table_claim` writes it, and the checks reject more
 * arrivals than the policy allows.
 */
export const slotPace = pg.pgTable(
  'slot_pace',
  {
    outletId: pg
      .uuid('outlet_id')
      .notNull()
      .references(() => bookingPolicy.outletId, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    parties: pg.integer('parties').notNull(),
    covers: pg.integer('covers').notNull(),
    /** The limits of the policy at the time of the last claim. */
    mostParties: pg.integer('most_parties').notNull(),
    mostCovers: pg.integer('most_covers').notNull(),
  },
  (pace) => [
    pg.primaryKey({ columns: [pace.outletId, pace.startsAt] }),
    pg.check('slot_pace_parties', sql`${pace.parties} between 0 and ${pace.mostParties}`),
    pg.check('slot_pace_covers', sql`${pace.covers} between 0 and ${pace.mostCovers}`),
  ],
);
