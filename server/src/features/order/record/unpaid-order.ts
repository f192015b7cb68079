import { and, eq, gte, inArray } from 'drizzle-orm';
import { folioPosting, guestOrder } from '../../../platform/db/tables/schema';

/** Selects finished orders that the hotel's system has refused to charge. */
export const isUnpaidOrder = and(
  eq(guestOrder.paymentStatus, 'failed'),
  inArray(guestOrder.status, ['delivered', 'failed']),
);

/**
 * Selects refused charges of orders that ended before the refusal. An order that is still under way tells its waiter
 * to collect the money.
 */
export const isOwedForOrder = and(isUnpaidOrder, gte(folioPosting.settledAt, guestOrder.statusAt));
