import * as z from '@guest/shared/contracts/zod';
import { checks } from '../core/checks';
import { allergenSchema } from '../menu/menu.schema';
import { cartFields, cartLineSchema, cartSchema, paymentMethodSchema } from './order-cart.schema';
import { orderQuoteSchema, orderTotalsSchema, pricedLineSchema } from './order-quote.schema';
import { ORDER_MODES, ORDER_REASONS, ORDER_STATUSES } from '../menu/order-status';
import { image, inProperty, instant, localDateTime, pageQuery, slug, uuid } from '../core/values';

const status = z.enum(ORDER_STATUSES);
const amount = z.int();

const orderOutlet = z.object({ uuid, slug: z.string(), name: z.string() });

const ISSUE_KINDS = ['missing', 'wrong', 'cold', 'late', 'quality', 'allergy', 'other'] as const;

export const orderRatingSchema = z.object({
  stars: z.int().check(z.gte(1), z.lte(5)),
  comment: z.optional(z.string().check(z.maxLength(1_200))),
});
export type OrderRating = z.infer<typeof orderRatingSchema>;

export const orderIssueSchema = z.object({
  kind: z.enum(ISSUE_KINDS),
  text: z.optional(z.string().check(z.maxLength(1_200))),
  /** The affected lines of the order; all lines if it is left out. */
  lineIds: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(50))),
});
export type OrderIssue = z.infer<typeof orderIssueSchema>;

/** The fields of an order shown in lists. */
const summaryFields = {
  uuid,
  /** A human-readable reference: `OR-` and six characters. */
  reference: z.string(),
  outlet: z.extend(orderOutlet, { image: z.optional(image) }),
  mode: z.enum(ORDER_MODES),
  place: z.string(),
  status,
  /** The estimated delivery period, including any announced delay. */
  promisedFrom: instant,
  promisedTo: instant,
  /** The delay compared with the first estimate; `delayReason` states its cause. */
  delayMinutes: z.int(),
  delayReason: z.optional(z.string()),
  total: amount,
  currency: z.string(),
  currencyPrecision: z.int(),
  /** The number of ordered items; `itemNames` lists their names. */
  itemCount: z.int(),
  itemNames: z.array(z.string()),
  placedAt: instant,
  canReorder: z.boolean(),
  /** Increases with every change. */
  version: z.int(),
};
export const orderSummarySchema = z.object(summaryFields);
export type OrderSummary = z.infer<typeof orderSummarySchema>;

export const orderSchema = z.object({
  ...summaryFields,
  /** The lines at the time of the order, in the language that the guest used then. */
  lines: z.array(pricedLineSchema),
  totals: orderTotalsSchema,
  /** The requested time in the property's local time; null means as soon as possible. */
  requestedFor: z.nullable(localDateTime),
  histories: z.array(
    z.object({
      status,
      by: z.enum(['guest', 'staff', 'system']),
      /** The nickname of the member of staff. */
      nickName: z.optional(z.string()),
      at: instant,
      note: z.optional(z.string()),
      reasonCode: z.optional(z.enum(ORDER_REASONS)),
    }),
  ),
  payment: z.object({
    method: paymentMethodSchema,
    /** `authorised`: the room is charged once the order is accepted. `failed`: the guest pays in person. */
    status: z.enum(['none', 'authorised', 'posted', 'failed', 'reversed']),
    folioReference: z.optional(z.string()),
  }),
  note: z.optional(z.string()),
  allergyNote: z.optional(z.string()),
  /**
   * The guest's allergies; `allergyConflicts` lists those that conflicted with the order and were confirmed.
   */
  allergies: z.array(allergenSchema),
  allergyConflicts: z.array(allergenSchema),
  /** The minimum age that is checked on delivery; null if there is none. */
  minAge: z.nullable(z.int()),
  cutlery: z.boolean(),
  canCancel: z.boolean(),
  /**
   * The end of the period in which the guest can cancel an accepted order, provided that preparation has not
   * started.
   */
  cancelBy: z.optional(instant),
  canRate: z.boolean(),
  rating: z.optional(orderRatingSchema),
  issue: z.optional(orderIssueSchema),
  /**
   * Whether the delivery was assumed and not confirmed, so that the guest is asked whether the order arrived.
   */
  isArrivalUnsure: z.boolean(),
});
export type Order = z.infer<typeof orderSchema>;
export type OrderPayment = Order['payment'];

/** A difference between an order and its reorder. */
const reorderChangeSchema = z.object({
  /** The id of the line in the new cart. If the line is no longer available, this is its id in the order. */
  lineId: z.string(),
  name: z.string(),
  kind: z.enum(['removed', 'sold_out', 'not_now', 'choice_needed', 'choice_removed', 'price_changed']),
  /** The price of one unit before and after, if it has changed. */
  before: z.optional(amount),
  after: z.optional(amount),
});

const outletParams = z.extend(inProperty, { outlet: slug });
const orderParams = z.extend(inProperty, { order: uuid });

/** The input and reply schemas of each endpoint. */
export const orderChecks = {
  quoteOrder: checks({ params: outletParams, body: cartSchema, reply: orderQuoteSchema }),
  placeOrder: checks({
    params: outletParams,
    body: z.strictObject({
      ...cartFields,
      paymentMethod: paymentMethodSchema,
      quoteToken: z.string().check(z.maxLength(300)),
      /** The guest has seen the conflicting allergies and wants to order anyway. */
      confirmsAllergies: z.optional(z.boolean()),
      /** The guest confirms the minimum age for alcohol. */
      confirmsAge: z.optional(z.boolean()),
      /** The approval returned by `approveCharge`, if the charged room is protected by a PIN. */
      approval: z.optional(z.string().check(z.maxLength(200))),
      /** The guest was warned about an identical recent order and wants to order again. */
      isAgain: z.optional(z.boolean()),
    }),
    reply: orderSchema,
  }),
  listOrders: checks({
    params: inProperty,
    query: z.extend(pageQuery, {
      /** `active` orders are not finished yet. */
      state: z.optional(z.enum(['active', 'past'])),
      outlet: z.optional(slug),
    }),
    reply: z.object({ items: z.array(orderSummarySchema), nextCursor: z.nullable(z.string()) }),
  }),
  getOrder: checks({ params: orderParams, reply: orderSchema }),
  getOrderCalendar: checks({
    params: orderParams,
    /** The path of the calendar file, which needs no sign-in. */
    reply: z.object({ calendarPath: z.string() }),
  }),
  cancelOrder: checks({ params: orderParams, reply: orderSchema }),
  reorder: checks({
    params: orderParams,
    reply: z.object({
      outlet: orderOutlet,
      mode: z.enum(ORDER_MODES),
      place: z.string(),
      lines: z.array(cartLineSchema),
      /**
       * Additional data that the device stores for each line: its current name and price, and the slug of its
       * menu.
       */
      facts: z.optional(
        z.array(z.object({ lineId: z.string(), name: z.string(), unitPrice: amount, menu: z.string() })),
      ),
      changes: z.array(reorderChangeSchema),
    }),
  }),
  rateOrder: checks({
    params: orderParams,
    body: z.strictObject(orderRatingSchema.shape),
    reply: orderSchema,
  }),
  reportOrderIssue: checks({
    params: orderParams,
    body: z.strictObject(orderIssueSchema.shape),
    reply: orderSchema,
  }),
  getOrderPreferences: checks({
    params: inProperty,
    reply: z.object({ allergies: z.array(allergenSchema), spendingLimit: z.nullable(amount) }),
  }),
  /** Fields that are left out stay unchanged. */
  saveOrderPreferences: checks({
    params: inProperty,
    body: z.strictObject({
      allergies: z.optional(z.array(allergenSchema).check(z.maxLength(14))),
      /**
       * The limit for all charges to the room during a stay; null means that only the hotel's limit applies.
       */
      spendingLimit: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(1_000_000_000)))),
    }),
    reply: z.object({ allergies: z.array(allergenSchema), spendingLimit: z.nullable(amount) }),
  }),
};
