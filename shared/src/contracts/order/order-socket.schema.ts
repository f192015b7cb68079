import * as z from '@guest/shared/contracts/core/zod';
import { orderSchema } from './order.schema';
import { ORDER_REASONS, ORDER_STATUSES } from '../menu/order-steps';
import { instant, uuid } from '../core/values';

const note = z.optional(z.string().check(z.maxLength(1_200)));

/** An order as the staff see it: with whose it is, and how long it has waited for an answer. */
export const staffOrderSchema = z.extend(orderSchema, {
  guestName: z.string(),
  guestUuid: uuid,
  /** How often the staff were reminded of it. */
  escalation: z.int(),
  /** The charge to the room did not go through: it is to be paid in person. */
  mustCollect: z.boolean(),
});
export type StaffOrder = z.infer<typeof staffOrderSchema>;

const servedOutletSchema = z.object({
  uuid,
  slug: z.string(),
  name: z.string(),
  pausedUntil: z.nullable(instant),
  items: z.array(
    z.object({
      uuid,
      name: z.string(),
      stockStatus: z.enum(['available', 'low', 'sold_out']),
      /** Null: nobody counts. */
      stockLeft: z.nullable(z.int()),
      soldOutUntil: z.nullable(instant),
    }),
  ),
});
export type ServedOutlet = z.infer<typeof servedOutletSchema>;

export const PAUSE_REASONS = ['busy', 'staff', 'stock', 'technical', 'event', 'other'] as const;

/** What the staff of an outlet ask. */
export const orderSocketChecks = {
  /** Those that are under way, the one that is due first at the front. */
  loadOutletOrders: {
    ask: z.strictObject({ outletUuid: z.optional(uuid) }),
    answer: z.array(staffOrderSchema),
  },
  /** Done twice it is done once: an order that has the status already is answered as it is. */
  changeOrderStatus: {
    ask: z.strictObject({
      orderUuid: uuid,
      status: z.enum(ORDER_STATUSES),
      /** With `accepted`, and also later, with the status that the order has: it will be there so much later. */
      delayMinutes: z.optional(z.int().check(z.gte(0), z.lte(120))),
      /** With the statuses that need one (`orderSteps`), and with no other. */
      reasonCode: z.optional(z.enum(ORDER_REASONS)),
      /** For the guest to read. */
      note,
      /** What the caller has seen; 409 with the order as it is, if somebody was faster. */
      version: z.optional(z.int()),
    }),
    answer: staffOrderSchema,
  },
  /** Where the caller serves, and how what is on the menus there stands. */
  loadServedOutlets: { ask: z.strictObject({}), answer: z.array(servedOutletSchema) },
  changeItemStock: {
    ask: z.strictObject({
      itemUuid: uuid,
      stockStatus: z.enum(['available', 'sold_out']),
      /** Until when it is sold out; left out: until somebody says otherwise. */
      until: z.optional(instant),
      /** How many there are, with `available`; null: nobody counts. */
      stockLeft: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(100_000)))),
    }),
    answer: z.object({ itemUuid: uuid, name: z.string(), menuVersion: z.int() }),
  },
  /** Takes no new orders; those under way go on. */
  pauseOutlet: {
    ask: z.strictObject({
      outletUuid: uuid,
      reason: z.enum(PAUSE_REASONS),
      /** In the language of the house, with `other`. */
      note,
      until: instant,
    }),
    answer: z.object({ outletUuid: uuid, until: instant }),
  },
  resumeOutlet: {
    ask: z.strictObject({ outletUuid: uuid }),
    answer: z.object({ outletUuid: uuid }),
  },
  /** Of the stays of those who write in a room of the chat, and have forgotten it. */
  forgetChargePin: {
    ask: z.strictObject({ roomId: uuid }),
    answer: z.object({ roomId: uuid, forgotten: z.int() }),
  },
};

const told = { userSeq: z.optional(z.int()), epoch: uuid };

export const orderPushChecks = {
  /** To the guest, on every device. */
  orderUpdated: z.object({ order: orderSchema, ...told }),
  /** To the staff of the outlet, and of the escalated ones to supervisors too. */
  outletOrderUpdated: z.object({ order: staffOrderSchema, epoch: uuid }),
  /** To everyone of the property: what has changed in a menu, or whether the outlet takes orders. */
  menuUpdated: z.object({
    outletUuid: uuid,
    outletSlug: z.string(),
    /** Left out: it is the outlet that has paused or goes on. */
    menuUuid: z.optional(uuid),
    menuSlug: z.optional(z.string()),
    /** Of the menu, or of the outlet. */
    version: z.int(),
    /** All items of the menu that are sold out now. */
    soldOut: z.array(uuid),
    epoch: uuid,
  }),
};
