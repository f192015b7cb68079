import { and, eq, inArray } from 'drizzle-orm';
import { guestOrder } from '../../../platform/db/tables/schema';

/** Selects the orders whose room charge still has to be posted to the folio. */
export const isToPost = and(
  eq(guestOrder.paymentStatus, 'authorised'),
  inArray(guestOrder.status, ['accepted', 'preparing', 'ready', 'delivering', 'delivered', 'failed']),
);

/** Selects the orders whose posted room charge has to be reversed. */
export const isToReverse = and(
  eq(guestOrder.paymentStatus, 'posted'),
  inArray(guestOrder.status, ['cancelled', 'rejected', 'lapsed']),
);
