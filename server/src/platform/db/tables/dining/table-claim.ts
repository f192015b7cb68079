import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { createdAt, id, instant, propertyId } from '../columns/columns';
import { ofGuest } from '../people/people';
import { tableBooking } from './table-booking';
import { bookingPolicy, diningTable } from './table-policy';

/**
 * A table that is taken for a time: held for a moment, offered, or booked. The migration adds what drizzle cannot say: no
 * table is taken twice at one time (an exclusion constraint), and a trigger counts each claim in `slot_pace`.
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
    /** As it was wished for; null: any. */
    areaId: pg.uuid('area_id'),
    /** Null: a hold. */
    bookingId: pg
      .uuid('booking_id')
      .references(() => tableBooking.id, { onDelete: 'cascade' })
      .unique('table_claim_of_booking'),
    /** Null: it stays until somebody gives it back. */
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
    ofGuest('table_claim_guest', claim),
    pg.foreignKey({
      name: 'table_claim_table',
      columns: [claim.outletId, claim.tableId],
      foreignColumns: [diningTable.outletId, diningTable.id],
    }),
  ],
);

/** How many come at one time, counted by the trigger of `table_claim` alone; more than the policy allows are refused. */
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
    /** Of the policy when the last one came. */
    mostParties: pg.integer('most_parties').notNull(),
    mostCovers: pg.integer('most_covers').notNull(),
  },
  (pace) => [
    pg.primaryKey({ columns: [pace.outletId, pace.startsAt] }),
    pg.check('slot_pace_parties', sql`${pace.parties} between 0 and ${pace.mostParties}`),
    pg.check('slot_pace_covers', sql`${pace.covers} between 0 and ${pace.mostCovers}`),
  ],
);
