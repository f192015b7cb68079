import type { Allergen } from '@guest/shared/contracts/menu/menu.schema';
import type { OrderTotals, PricedLine } from '@guest/shared/contracts/order/order.contract';
import type { OrderIssue, OrderPayment, OrderRating } from '@guest/shared/contracts/order/order.schema';
import type {
  ORDER_REASONS,
  OrderMode,
  OrderStatus,
  OrderActor,
} from '@guest/shared/contracts/menu/order-status';
import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { createdAt, instant, id, propertyId, version, textArray } from '../columns/columns';
import { outlet } from '../property/outlet';
import { guestForeignKey } from '../people/people';
import type { Text } from '../columns/stored';

type Named<T> = Omit<T, 'name'> & { name: Text };
type Modifier = PricedLine['modifiers'][number];

/** An order line with its names in every language of the property. */
export type StoredLine = Omit<Named<PricedLine>, 'originalName' | 'portion' | 'modifiers'> & {
  portion?: Named<NonNullable<PricedLine['portion']>>;
  modifiers: (Omit<Named<Modifier>, 'groupName'> & { groupName: Text })[];
};

/** A placed order as it was at that time; later changes to the menu do not affect it. */
export const guestOrder = pg.pgTable(
  'guest_order',
  {
    id: id(),
    propertyId: propertyId(),
    guestId: pg.uuid('guest_id').notNull(),
    outletId: pg.uuid('outlet_id').notNull(),
    reference: pg.text('reference').notNull(),
    status: pg.text('status').$type<OrderStatus>().notNull(),
    /** When the order entered its current status. */
    statusAt: instant('status_at').notNull(),
    mode: pg.text('mode').$type<OrderMode>().notNull(),
    place: pg.text('place').notNull(),
    /** Local time at the property as `YYYY-MM-DDTHH:mm`; `null` means as soon as possible. */
    requestedFor: pg.text('requested_for'),
    /** The time promised at first; adding `delayMinutes` gives the time promised now. */
    slotAt: instant('slot_at').notNull(),
    windowMinutes: pg.integer('window_minutes').notNull(),
    delayMinutes: pg.integer('delay_minutes').notNull().default(0),
    delayReason: pg.text('delay_reason'),
    lines: pg.jsonb('lines').$type<StoredLine[]>().notNull(),
    totals: pg.jsonb('totals').$type<OrderTotals>().notNull(),
    total: pg.integer('total').notNull(),
    currency: pg.text('currency').notNull(),
    currencyPrecision: pg.integer('currency_precision').notNull(),
    /**
     * The kitchen capacity and the stock that the order reserved; both are released if the order is not
     * fulfilled.
     */
    slotAmount: pg.integer('slot_amount'),
    stockTaken: pg.jsonb('stock_taken').$type<Record<string, number>>().notNull().default({}),
    paymentMethod: pg.text('payment_method').$type<OrderPayment['method']>().notNull(),
    paymentStatus: pg.text('payment_status').$type<OrderPayment['status']>().notNull(),
    folioReference: pg.text('folio_reference'),
    /** The reservation whose room is charged. */
    reservationNumber: pg.text('reservation_number'),
    note: pg.text('note'),
    allergyNote: pg.text('allergy_note'),
    allergies: textArray('allergies').$type<Allergen[]>(),
    allergyConflicts: textArray('allergy_conflicts').$type<Allergen[]>(),
    minAge: pg.integer('min_age'),
    cutlery: pg.boolean('cutlery').notNull(),
    /** When the time limit for an answer starts; a closed kitchen need not answer. */
    answerDueFrom: instant('answer_due_from').notNull(),
    /** The number of reminders sent to staff. */
    escalation: pg.integer('escalation').notNull().default(0),
    cancelBy: instant('cancel_by'),
    isArrivalUnsure: pg.boolean('is_arrival_unsure').notNull().default(false),
    /** A hash of the ordered items, used to detect that the same order is placed again shortly after. */
    cartHash: pg.text('cart_hash').notNull(),
    rating: pg.jsonb('rating').$type<OrderRating>(),
    issue: pg.jsonb('issue').$type<OrderIssue>(),
    createdAt: createdAt(),
    version: version(),
  },
  (one) => [
    pg.unique('guest_order_reference').on(one.propertyId, one.reference),
    pg.index('guest_order_of_guest').on(one.guestId, one.createdAt.desc(), one.id),
    pg
      .index('guest_order_under_way')
      .on(one.propertyId, one.outletId, one.status)
      .where(sql`${one.status} in ('placed', 'accepted', 'preparing', 'ready', 'delivering')`),
    pg
      .index('guest_order_to_charge')
      .on(one.statusAt)
      .where(sql`${one.paymentStatus} = 'authorised'`),
    pg
      .index('guest_order_of_reservation')
      .on(one.propertyId, one.reservationNumber)
      .where(sql`${one.reservationNumber} is not null`),
    guestForeignKey('guest_order_guest', one),
    pg.foreignKey({
      name: 'guest_order_outlet',
      columns: [one.propertyId, one.outletId],
      foreignColumns: [outlet.propertyId, outlet.id],
    }),
    pg.check('guest_order_costs_nothing_or_something', sql`${one.total} >= 0`),
  ],
);

/** Every status that an order has had; rows are never changed. */
export const orderHistory = pg.pgTable(
  'order_history',
  {
    id: pg.bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: pg
      .uuid('order_id')
      .notNull()
      .references(() => guestOrder.id, { onDelete: 'cascade' }),
    status: pg.text('status').$type<OrderStatus>().notNull(),
    by: pg.text('by').$type<OrderActor>().notNull(),
    /** The `chat_uuid` of the guest or the id of the staff member; `null` means the system. */
    actorId: pg.uuid('actor_id'),
    note: pg.text('note'),
    reasonCode: pg.text('reason_code').$type<(typeof ORDER_REASONS)[number]>(),
    at: instant('at').notNull(),
  },
  (entry) => [pg.index('order_history_of').on(entry.orderId, entry.id)],
);

/** Preferences of a guest that apply to all their orders. */
export const orderPreference = pg.pgTable(
  'order_preference',
  {
    guestId: pg.uuid('guest_id').primaryKey(),
    propertyId: propertyId(),
    allergies: textArray('allergies').$type<Allergen[]>(),
    /** The maximum that all orders of a stay may charge to the room; `null` means the limit of the hotel. */
    spendingLimit: pg.integer('spending_limit'),
  },
  (one) => [guestForeignKey('order_preference_guest', one)],
);
