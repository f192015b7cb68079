import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { instant, propertyId, updatedAt, version } from '../columns/columns';
import { outlet } from '../property/outlet';

/** How an outlet takes orders. Amounts are in minor units, rates in thousandths of a per cent. */
export interface OrderPolicy {
  /** A factor of 60. */
  slotInterval: number;
  /** How many orders begin in one slot, and what they may come to; null: nobody counts. */
  slotCapacityOrders: number | null;
  slotCapacityAmount: number | null;
  leadMinutes: number;
  lastOrderBeforeCloseMinutes: number;
  maxAdvanceDays: number;
  /** Of menus that are ordered from for longer or shorter ahead, by their slugs: breakfast, say. */
  menuAdvanceDays: Readonly<Record<string, number>>;
  minTotal: number;
  maxTotal: number | null;
  /** For what is brought to a room or another place of the house. */
  deliveryFee: number;
  serviceRate: number;
  taxRate: number;
  /** Per cent. */
  tipPresets: number[];
  autoAccept: boolean;
  cancelMinutes: number;
  paymentMethods: ('room_charge' | 'pay_on_delivery' | 'card')[];
  /** From which age alcohol is served, where the item says nothing else. */
  alcoholAge: number;
  discounts: { code: string; percent?: number; amount?: number; until?: string }[];
}

export const orderPolicy = pg.pgTable(
  'order_policy',
  {
    outletId: pg.uuid('outlet_id').primaryKey(),
    propertyId: propertyId(),
    /** Where they differ from what holds otherwise. */
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

/** What the kitchen has taken on for one slot, where it counts. The row is never fuller than its limits. */
export const kitchenSlot = pg.pgTable(
  'kitchen_slot',
  {
    outletId: pg.uuid('outlet_id').notNull(),
    propertyId: propertyId(),
    startsAt: instant('starts_at').notNull(),
    orders: pg.integer('orders').notNull(),
    amount: pg.integer('amount').notNull(),
    /** As they were with the last order; null: nobody counts. */
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
