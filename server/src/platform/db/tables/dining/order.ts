import type { Allergen } from '@guest/shared/contracts/menu/menu.schema';
import type { OrderTotals, PricedLine } from '@guest/shared/contracts/order/order.contract';
import type { OrderIssue, OrderPayment, OrderRating } from '@guest/shared/contracts/order/order.schema';
import type {
  ORDER_REASONS,
  OrderMode,
  OrderStatus,
  OrderStepBy,
} from '@guest/shared/contracts/menu/order-steps';
import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { createdAt, instant, id, propertyId, version, words } from '../columns/columns';
import { outlet } from '../property/outlet';
import { ofGuest } from '../people/people';
import type { Text } from '../columns/stored';

type Named<T> = Omit<T, 'name'> & { name: Text };
type Modifier = PricedLine['modifiers'][number];

/** A line with its names in every language that the house had for them. */
export type StoredLine = Omit<Named<PricedLine>, 'originalName' | 'portion' | 'modifiers'> & {
  portion?: Named<NonNullable<PricedLine['portion']>>;
  modifiers: (Omit<Named<Modifier>, 'groupName'> & { groupName: Text })[];
};

/** What a guest has ordered of an outlet, as it was then: whatever becomes of the menu, this stays. */
export const guestOrder = pg.pgTable(
  'guest_order',
  {
    id: id(),
    propertyId: propertyId(),
    guestId: pg.uuid('guest_id').notNull(),
    outletId: pg.uuid('outlet_id').notNull(),
    reference: pg.text('reference').notNull(),
    status: pg.text('status').$type<OrderStatus>().notNull(),
    /** When it got to its status. */
    statusAt: instant('status_at').notNull(),
    mode: pg.text('mode').$type<OrderMode>().notNull(),
    place: pg.text('place').notNull(),
    /** `YYYY-MM-DDTHH:mm` of the hotel; null: as soon as possible. */
    requestedFor: pg.text('requested_for'),
    /** When it was promised for at first; with the minutes of delay, it is when it is promised for now. */
    slotAt: instant('slot_at').notNull(),
    windowMinutes: pg.integer('window_minutes').notNull(),
    delayMinutes: pg.integer('delay_minutes').notNull().default(0),
    delayReason: pg.text('delay_reason'),
    lines: pg.jsonb('lines').$type<StoredLine[]>().notNull(),
    totals: pg.jsonb('totals').$type<OrderTotals>().notNull(),
    total: pg.integer('total').notNull(),
    currency: pg.text('currency').notNull(),
    currencyPrecision: pg.integer('currency_precision').notNull(),
    /** What was taken of the kitchen's slot, and of what is counted; given back where nothing comes of it. */
    slotAmount: pg.integer('slot_amount'),
    stockTaken: pg.jsonb('stock_taken').$type<Record<string, number>>().notNull().default({}),
    paymentMethod: pg.text('payment_method').$type<OrderPayment['method']>().notNull(),
    paymentStatus: pg.text('payment_status').$type<OrderPayment['status']>().notNull(),
    folioReference: pg.text('folio_reference'),
    /** Whose room is charged. */
    reservationNumber: pg.text('reservation_number'),
    note: pg.text('note'),
    allergyNote: pg.text('allergy_note'),
    allergies: words('allergies').$type<Allergen[]>(),
    allergyConflicts: words('allergy_conflicts').$type<Allergen[]>(),
    minAge: pg.integer('min_age'),
    cutlery: pg.boolean('cutlery').notNull(),
    /** From when on an answer is waited for: a kitchen that is closed owes none. */
    answerDueFrom: instant('answer_due_from').notNull(),
    /** How often the staff were reminded. */
    escalation: pg.integer('escalation').notNull().default(0),
    cancelBy: instant('cancel_by'),
    isArrivalUnsure: pg.boolean('is_arrival_unsure').notNull().default(false),
    /** Of what was ordered, so that the same a moment later is known as the same. */
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
    ofGuest('guest_order_guest', one),
    pg.foreignKey({
      name: 'guest_order_outlet',
      columns: [one.propertyId, one.outletId],
      foreignColumns: [outlet.propertyId, outlet.id],
    }),
    pg.check('guest_order_costs_nothing_or_something', sql`${one.total} >= 0`),
  ],
);

/** Every status that an order has had; nothing is ever changed here. */
export const orderHistory = pg.pgTable(
  'order_history',
  {
    id: pg.bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: pg
      .uuid('order_id')
      .notNull()
      .references(() => guestOrder.id, { onDelete: 'cascade' }),
    status: pg.text('status').$type<OrderStatus>().notNull(),
    by: pg.text('by').$type<OrderStepBy>().notNull(),
    /** The guest's `chat_uuid` or the id of a member of staff; null: the system. */
    actorId: pg.uuid('actor_id'),
    note: pg.text('note'),
    reasonCode: pg.text('reason_code').$type<(typeof ORDER_REASONS)[number]>(),
    at: instant('at').notNull(),
  },
  (entry) => [pg.index('order_history_of').on(entry.orderId, entry.id)],
);

/** What a guest has said once for all of their orders. */
export const orderPreference = pg.pgTable(
  'order_preference',
  {
    guestId: pg.uuid('guest_id').primaryKey(),
    propertyId: propertyId(),
    allergies: words('allergies').$type<Allergen[]>(),
    /** The most that all orders of a stay may come to on the room; null: as much as the hotel allows. */
    spendingLimit: pg.integer('spending_limit'),
  },
  (one) => [ofGuest('order_preference_guest', one)],
);
