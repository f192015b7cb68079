import { and, eq, inArray } from 'drizzle-orm';
import { guestOrder } from '../../../platform/db/tables/schema';

/** What is still to be put on a bill, */
export const isToPost = and(
  eq(guestOrder.paymentStatus, 'authorised'),
  inArray(guestOrder.status, ['accepted', 'preparing', 'ready', 'delivering', 'delivered', 'failed']),
);

/** and what is to be taken off again. */
export const isToReverse = and(
  eq(guestOrder.paymentStatus, 'posted'),
  inArray(guestOrder.status, ['cancelled', 'rejected', 'lapsed']),
);
