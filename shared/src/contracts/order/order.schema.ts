import * as z from '@guest/shared/contracts/core/zod';
import { checks } from '../core/checks';
import { allergenSchema } from '../menu/menu.schema';
import { cartFields, cartLineSchema, cartSchema, paymentMethodSchema } from './order-cart.schema';
import { orderQuoteSchema, orderTotalsSchema, pricedLineSchema } from './order-quote.schema';
import { ORDER_MODES, ORDER_REASONS, ORDER_STATUSES } from '../menu/order-steps';
import { image, inProperty, instant, localDateTime, pageQuery, slug, uuid } from '../core/values';

const status = z.enum(ORDER_STATUSES);
const amount = z.int();

const ofOutlet = z.object({ uuid, slug: z.string(), name: z.string() });

export const ISSUE_KINDS = ['missing', 'wrong', 'cold', 'late', 'quality', 'allergy', 'other'] as const;

export const orderRatingSchema = z.object({
  stars: z.int().check(z.gte(1), z.lte(5)),
  comment: z.optional(z.string().check(z.maxLength(1_200))),
});
export type OrderRating = z.infer<typeof orderRatingSchema>;

export const orderIssueSchema = z.object({
  kind: z.enum(ISSUE_KINDS),
  text: z.optional(z.string().check(z.maxLength(1_200))),
  /** Of the lines of the order that it is about; left out: of all. */
  lineIds: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(50))),
});
export type OrderIssue = z.infer<typeof orderIssueSchema>;

/** What a list shows of an order. */
const summaryFields = {
  uuid,
  /** For people: `OR-` and six characters. */
  reference: z.string(),
  outlet: z.extend(ofOutlet, { image: z.optional(image) }),
  mode: z.enum(ORDER_MODES),
  place: z.string(),
  status,
  /** Between which moments it will be there. Honest: a delay has moved them. */
  promisedFrom: instant,
  promisedTo: instant,
  /** By how much the outlet is later than it first said, and why. */
  delayMinutes: z.int(),
  delayReason: z.optional(z.string()),
  total: amount,
  currency: z.string(),
  currencyPrecision: z.int(),
  /** How many things were ordered, and what they are called. */
  itemCount: z.int(),
  itemNames: z.array(z.string()),
  placedAt: instant,
  canReorder: z.boolean(),
  /** Goes up with every change. */
  version: z.int(),
};
export const orderSummarySchema = z.object(summaryFields);
export type OrderSummary = z.infer<typeof orderSummarySchema>;

export const orderSchema = z.object({
  ...summaryFields,
  /** As they were when it was placed, in the guest's language of then. */
  lines: z.array(pricedLineSchema),
  totals: orderTotalsSchema,
  /** What was asked for, by the hotel's clock; null is as soon as possible. */
  requestedFor: z.nullable(localDateTime),
  histories: z.array(
    z.object({
      status,
      by: z.enum(['guest', 'staff', 'system']),
      /** Of the member of staff. */
      nickName: z.optional(z.string()),
      at: instant,
      note: z.optional(z.string()),
      reasonCode: z.optional(z.enum(ORDER_REASONS)),
    }),
  ),
  payment: z.object({
    method: paymentMethodSchema,
    /** `authorised`: the room will be charged once it is accepted. `failed`: it is settled with the guest in person. */
    status: z.enum(['none', 'authorised', 'posted', 'failed', 'reversed']),
    folioReference: z.optional(z.string()),
  }),
  note: z.optional(z.string()),
  allergyNote: z.optional(z.string()),
  /** The guest's allergies, and those of them that were met and confirmed. */
  allergies: z.array(allergenSchema),
  allergyConflicts: z.array(allergenSchema),
  /** The age that is looked at on delivery; null where nothing asks for one. */
  minAge: z.nullable(z.int()),
  cutlery: z.boolean(),
  canCancel: z.boolean(),
  /** Until when the guest can cancel it once it is accepted, as long as nobody has begun. */
  cancelBy: z.optional(instant),
  canRate: z.boolean(),
  rating: z.optional(orderRatingSchema),
  issue: z.optional(orderIssueSchema),
  /** Nobody has said that it came; its guest is asked whether it did. */
  isArrivalUnsure: z.boolean(),
});
export type Order = z.infer<typeof orderSchema>;
export type OrderPayment = Order['payment'];

/** What of an order is not as it was. */
export const reorderChangeSchema = z.object({
  /** Of the line in the new cart; of a line that is gone, the one it had in the order. */
  lineId: z.string(),
  name: z.string(),
  kind: z.enum(['removed', 'sold_out', 'not_now', 'choice_needed', 'choice_removed', 'price_changed']),
  /** Of one, where it is another. */
  before: z.optional(amount),
  after: z.optional(amount),
});

const ofOutletPath = z.extend(inProperty, { outlet: slug });
const ofOrderPath = z.extend(inProperty, { order: uuid });

/** What goes in and comes out of each call. */
export const orderChecks = {
  quoteOrder: checks({ params: ofOutletPath, body: cartSchema, reply: orderQuoteSchema }),
  placeOrder: checks({
    params: ofOutletPath,
    body: z.strictObject({
      ...cartFields,
      paymentMethod: paymentMethodSchema,
      quoteToken: z.string().check(z.maxLength(300)),
      /** The guest has seen which allergies are met, and wants it all the same. */
      confirmsAllergies: z.optional(z.boolean()),
      /** The guest is as old as alcohol asks. */
      confirmsAge: z.optional(z.boolean()),
      /** Of `approveCharge`, where a PIN guards the room that is charged. */
      approval: z.optional(z.string().check(z.maxLength(200))),
      /** The guest was told of the same order a moment ago, and orders again. */
      isAgain: z.optional(z.boolean()),
    }),
    reply: orderSchema,
  }),
  listOrders: checks({
    params: inProperty,
    query: z.extend(pageQuery, {
      /** `active`: something is still to come of it. */
      state: z.optional(z.enum(['active', 'past'])),
      outlet: z.optional(slug),
    }),
    reply: z.object({ items: z.array(orderSummarySchema), nextCursor: z.nullable(z.string()) }),
  }),
  getOrder: checks({ params: ofOrderPath, reply: orderSchema }),
  cancelOrder: checks({ params: ofOrderPath, reply: orderSchema }),
  reorder: checks({
    params: ofOrderPath,
    reply: z.object({
      outlet: ofOutlet,
      mode: z.enum(ORDER_MODES),
      place: z.string(),
      lines: z.array(cartLineSchema),
      /** What a device keeps of each line besides: what it is called and costs now, and the slug of its menu. */
      facts: z.optional(
        z.array(z.object({ lineId: z.string(), name: z.string(), unitPrice: amount, menu: z.string() })),
      ),
      changes: z.array(reorderChangeSchema),
    }),
  }),
  rateOrder: checks({
    params: ofOrderPath,
    body: z.strictObject(orderRatingSchema.shape),
    reply: orderSchema,
  }),
  reportOrderIssue: checks({
    params: ofOrderPath,
    body: z.strictObject(orderIssueSchema.shape),
    reply: orderSchema,
  }),
  getOrderPreferences: checks({
    params: inProperty,
    reply: z.object({ allergies: z.array(allergenSchema), spendingLimit: z.nullable(amount) }),
  }),
  /** What is left out stays as it is. */
  saveOrderPreferences: checks({
    params: inProperty,
    body: z.strictObject({
      allergies: z.optional(z.array(allergenSchema).check(z.maxLength(14))),
      /** The most that all orders of a stay may come to on the room; null: as much as the hotel allows. */
      spendingLimit: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(1_000_000_000)))),
    }),
    reply: z.object({ allergies: z.array(allergenSchema), spendingLimit: z.nullable(amount) }),
  }),
};
