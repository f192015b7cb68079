import * as z from '@guest/shared/contracts/zod';
import { orderSchema } from './order.schema';
import { ORDER_REASONS, ORDER_STATUSES } from '../menu/order-status';
import { instant, uuid } from '../core/values';

const note = z.optional(z.string().check(z.maxLength(1_200)));

/** An order as staff see it, including the guest's name and how long it has waited for a reply. */
export const staffOrderSchema = z.extend(orderSchema, {
  guestName: z.string(),
  guestUuid: uuid,
  /** The number of reminders sent to staff. */
  escalation: z.int(),
  /** Whether charging the room failed, so that the guest has to pay in person. */
  mustCollect: z.boolean(),
});
export type StaffOrder = z.infer<typeof staffOrderSchema>;

const staffOutletSchema = z.object({
  uuid,
  slug: z.string(),
  name: z.string(),
  pausedUntil: z.nullable(instant),
  items: z.array(
    z.object({
      uuid,
      name: z.string(),
      stockStatus: z.enum(['available', 'low', 'sold_out']),
      /** Null if the stock is not counted. */
      stockLeft: z.nullable(z.int()),
      soldOutUntil: z.nullable(instant),
    }),
  ),
});
export type StaffOutlet = z.infer<typeof staffOutletSchema>;

const unknownChargeSchema = z.object({
  chargeUuid: uuid,
  kind: z.enum(['charge', 'reversal']),
  /** The hotel’s system has refused the posting; otherwise its outcome is unknown. */
  isRefused: z.optional(z.boolean()),
  /** The reference of the order or activity, which the posting on the bill has too. */
  reference: z.string(),
  reservationNumber: z.string(),
  amount: z.int(),
  currency: z.string(),
  currencyPrecision: z.int(),
  sentAt: instant,
});
export type UnknownCharge = z.infer<typeof unknownChargeSchema>;

export const PAUSE_REASONS = ['busy', 'staff', 'stock', 'technical', 'event', 'other'] as const;

/** The socket requests of an outlet's staff. */
export const orderSocketChecks = {
  /** Returns the active orders, sorted by due time. */
  loadOutletOrders: {
    ask: z.strictObject({ outletUuid: z.optional(uuid) }),
    answer: z.array(staffOrderSchema),
  },
  /** Repeating a change has no effect: an order that already has the status is returned as it is. */
  changeOrderStatus: {
    ask: z.strictObject({
      orderUuid: uuid,
      status: z.enum(ORDER_STATUSES),
      /**
       * The delay in minutes. It can be sent with `accepted`, or later together with the order's current
       * status.
       */
      delayMinutes: z.optional(z.int().check(z.gte(0), z.lte(120))),
      /** Required for the statuses that need a reason (`orderTransitions`), and not allowed for others. */
      reasonCode: z.optional(z.enum(ORDER_REASONS)),
      /** A note that the guest can read. */
      note,
      /**
       * The version that the caller has seen. If the order has changed since, the reply is 409 with the
       * current order.
       */
      version: z.optional(z.int()),
    }),
    answer: staffOrderSchema,
  },
  /** Returns the caller's outlets with the availability of their menu items. */
  loadServedOutlets: { ask: z.strictObject({}), answer: z.array(staffOutletSchema) },
  changeItemStock: {
    ask: z.strictObject({
      itemUuid: uuid,
      stockStatus: z.enum(['available', 'sold_out']),
      /** The end of the sold-out period. If it is left out, the item stays sold out until staff change it. */
      until: z.optional(instant),
      /** The stock count, sent with `available`; null stops counting. */
      stockLeft: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(100_000)))),
    }),
    answer: z.object({ itemUuid: uuid, name: z.string(), menuVersion: z.int() }),
  },
  /** Stops new orders; active orders continue. */
  pauseOutlet: {
    ask: z.strictObject({
      outletUuid: uuid,
      reason: z.enum(PAUSE_REASONS),
      /** A reason in the property's language; used with `other`. */
      note,
      until: instant,
    }),
    answer: z.object({ outletUuid: uuid, until: instant }),
  },
  resumeOutlet: {
    ask: z.strictObject({ outletUuid: uuid }),
    answer: z.object({ outletUuid: uuid }),
  },
  /** Removes the PINs of the stays of the guests in a chat room, for guests who have forgotten their PIN. */
  forgetChargePin: {
    ask: z.strictObject({ roomId: uuid }),
    answer: z.object({ roomId: uuid, forgotten: z.int() }),
  },
  /**
   * Returns the charges of orders and activities that need a person: those whose outcome is unknown, which may or may
   * not be on the bill, refused reversals, and charges that were refused when nobody could collect the money any more.
   */
  loadUnknownCharges: { ask: z.strictObject({}), answer: z.array(unknownChargeSchema) },
  /**
   * Tells whether a charge is on the bill. If it is not, it is posted again, unless it was refused and the guest has
   * paid it in person.
   */
  settleCharge: {
    ask: z.strictObject({
      chargeUuid: uuid,
      isOnBill: z.boolean(),
      isPaidInPerson: z.optional(z.boolean()),
    }),
    answer: z.object({ chargeUuid: uuid }),
  },
};

const userFields = { userSeq: z.optional(z.int()), epoch: uuid };

export const orderPushChecks = {
  /** Sent to all devices of the guest. */
  orderUpdated: z.object({ order: orderSchema, ...userFields }),
  /** Sent to the staff of the outlet; escalated orders are also sent to supervisors. */
  outletOrderUpdated: z.object({ order: staffOrderSchema, epoch: uuid }),
  /** Sent to everyone at the property when a menu changes, or when an outlet pauses or resumes orders. */
  menuUpdated: z.object({
    outletUuid: uuid,
    outletSlug: z.string(),
    /** Missing if the outlet itself has paused or resumed. */
    menuUuid: z.optional(uuid),
    menuSlug: z.optional(z.string()),
    /** The version of the menu or of the outlet. */
    version: z.int(),
    /** All items of the menu that are currently sold out. */
    soldOut: z.array(uuid),
    epoch: uuid,
  }),
};
