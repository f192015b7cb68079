import type { BookingPolicy } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { id, position, propertyId, text, updatedAt, version } from '../columns/columns';
import { outlet } from '../property/outlet';
import type { StoredHours, Text } from '../columns/stored';

/**
 * The booking policy of an outlet with texts in every language of its property; prices are in minor units.
 */
export interface StoredPolicy extends Omit<
  BookingPolicy,
  'mode' | 'waitlist' | 'deposit' | 'questions' | 'text'
> {
  /** The last seating is this long before the outlet closes. */
  lastSeatingMinutes: number;
  /** Another booking of the same guest within this window counts as a mistake. */
  overlapWindowMinutes: number;
  /** Whether guests can also book for days outside their stay. */
  allowOutside: boolean;
  waitlist: { enabled: boolean; maxPerSlot: number; offerMinutes: number };
  deposit?: { perPerson: number; refundableUntilMinutes: number };
  questions: { key: string; label: Text; required: boolean }[];
  text: Text;
}

/**
 * The booking policy of an outlet. Its row is locked by every transaction that claims or releases a table
 * there.
 */
export const bookingPolicy = pg.pgTable(
  'booking_policy',
  {
    outletId: pg.uuid('outlet_id').primaryKey(),
    propertyId: propertyId(),
    rules: pg.jsonb('rules').$type<StoredPolicy>().notNull(),
    /** When a booking may start; `null` means whenever the outlet is open. */
    bookableHours: pg.jsonb('bookable_hours').$type<StoredHours>(),
    /** The maximum number of arrivals per slot, which protects the kitchen and the host. */
    mostParties: pg.integer('most_parties').notNull(),
    mostCovers: pg.integer('most_covers').notNull(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (policy) => [
    pg
      .foreignKey({
        name: 'booking_policy_outlet',
        columns: [policy.propertyId, policy.outletId],
        foreignColumns: [outlet.propertyId, outlet.id],
      })
      .onDelete('cascade'),
  ],
);

export const diningArea = pg.pgTable(
  'dining_area',
  {
    id: id(),
    outletId: pg
      .uuid('outlet_id')
      .notNull()
      .references(() => bookingPolicy.outletId, { onDelete: 'cascade' }),
    position: position(),
    name: text('name').notNull(),
    isAccessible: pg.boolean('is_accessible').notNull(),
  },
  (area) => [pg.unique('dining_area_in_outlet').on(area.outletId, area.id)],
);

/**
 * Tables have integer ids because PostgreSQL can use a range of one integer in an exclusion constraint
 * without an extension.
 */
export const diningTable = pg.pgTable(
  'dining_table',
  {
    id: pg.integer('id').primaryKey().generatedAlwaysAsIdentity(),
    outletId: pg.uuid('outlet_id').notNull(),
    areaId: pg.uuid('area_id').notNull(),
    name: pg.text('name').notNull(),
    seats: pg.integer('seats').notNull(),
    /** The first business day on which no visit may begin at it, such as `2026-12-24`; `null` for a table that stays. */
    closedFrom: pg.date('closed_from', { mode: 'string' }),
  },
  (table) => [
    pg.unique('dining_table_in_outlet').on(table.outletId, table.id),
    pg.unique('dining_table_name').on(table.outletId, table.name),
    pg.check('dining_table_has_seats', sql`${table.seats} > 0`),
    pg
      .foreignKey({
        name: 'dining_table_area',
        columns: [table.outletId, table.areaId],
        foreignColumns: [diningArea.outletId, diningArea.id],
      })
      .onDelete('cascade'),
  ],
);
