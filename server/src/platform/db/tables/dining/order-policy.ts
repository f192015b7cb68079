import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { instant, propertyId, updatedAt, version } from '../columns/columns';
import { outlet } from '../property/outlet';

/** The order policy of an outlet. Amounts are in minor units, rates in thousandths of a percent. */
export interface OrderPolicy {
  /** In minutes; must divide 60. */
  slotInterval: number;
  /** The number and the total amount of orders per slot; `null` means no limit. */
  slotCapacityOrders: number | null;
  slotCapacityAmount: number | null;
  leadMinutes: number;
  lastOrderBeforeCloseMinutes: number;
  maxAdvanceDays: number;
  /** Exceptions to `maxAdvanceDays` by menu slug, for example for breakfast. */
  menuAdvanceDays: Readonly<Record<string, number>>;
  minTotal: number;
  maxTotal: number | null;
  /** The fee for delivery to a hotel room or another place in the hotel. */
  deliveryFee: number;
  serviceRate: number;
  taxRate: number;
  /** In percent. */
  tipPresets: number[];
  autoAccept: boolean;
  cancelMinutes: number;
  paymentMethods: ('room_charge' | 'pay_on_delivery' | 'card')[];
  /** The minimum age for alcohol unless the item defines its own. */
  alcoholAge: number;
  discounts: { code: string; percent?: number; amount?: number; until?: string }[];
}

export const orderPolicy = pg.pgTable(
  'order_policy',
  {
    outletId: pg.uuid('outlet_id').primaryKey(),
    propertyId: propertyId(),
    /** Stores only the rules that differ from the defaults. */
    rules: pg.jsonb('rules').$type<Partial<OrderPolicy>>().notNull().default({}),
    updatedAt: updatedAt(),
    version: version(),
  },
  (policy) => [
    pg
      .foreignKey({
        name: 'order_policy_outlet',
        columns: [policy.propertyId, policy.outletId],
        foreignColumns: [outlet.propertyId, outlet.id],
      })
      .onDelete('cascade'),
    pg.check(
      'order_policy_slots_fill_the_hour',
      sql`60 % coalesce((${policy.rules}->>'slotInterval')::int, 15) = 0`,
    ),
  ],
);

/** The orders accepted for one slot of a kitchen that limits them. A row never exceeds its limits. */
export const kitchenSlot = pg.pgTable(
  'kitchen_slot',
  {
    outletId: pg.uuid('outlet_id').notNull(),
    propertyId: propertyId(),
    startsAt: instant('starts_at').notNull(),
    orders: pg.integer('orders').notNull(),
    amount: pg.integer('amount').notNull(),
    /** The limits at the time of the last order; `null` means no limit. */
    mostOrders: pg.integer('most_orders'),
    mostAmount: pg.integer('most_amount'),
  },
  (slot) => [
    pg.primaryKey({ columns: [slot.outletId, slot.startsAt] }),
    pg
      .foreignKey({
        name: 'kitchen_slot_outlet',
        columns: [slot.propertyId, slot.outletId],
        foreignColumns: [outlet.propertyId, outlet.id],
      })
      .onDelete('cascade'),
    pg.check('kitchen_slot_holds', sql`${slot.orders} >= 0 and ${slot.amount} >= 0`),
  ],
);
