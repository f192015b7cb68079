import { isOrderActive } from '@guest/shared/contracts/menu/order-status';
import { isStayMissing } from '@guest/shared/contracts/sign-up/requirements';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { descending } from '../../../platform/db/index-order';
import { preparedQuery } from '../../../platform/db/prepared-query';
import { guestOrder } from '../../../platform/db/tables/schema';
import { RequestError, tooManyRequests, unprocessable } from '../../../platform/errors/request-error';
import type { GuestRow } from '../../identity/guest.repository';
import { requireKnownGuest, currentStayState } from '../../identity/require-known-guest';
import type { PropertyRow } from '../../property/property-scope';

const HOUR_MS = 3_600_000;
const MAX_ORDERS_PER_HOUR = 10;
/** An identical order within this time needs a confirmation, because it is probably a mistake. */
const DUPLICATE_WINDOW_MS = 10 * 60_000;

/** Throws if the hotel does not know enough about a guest to deliver an order. */
export function assertKnownGuest(row: GuestRow, property: PropertyRow, now: number): void {
  const { checkin, checkout } = row;
  const isKnown = row.isVerified && row.firstName !== null;
  if (isKnown && isStayMissing({ checkin, checkout, stay_state: currentStayState(row, property, now) })) {
    throw unprocessable('checkin', 'stay_required', 'Add your room and stay dates to order.');
  }
  requireKnownGuest(row, 'edn', { property, now });
}

const latestOrders = preparedQuery('latest orders of a guest', (on) =>
  on
    .select({
      uuid: guestOrder.id,
      reference: guestOrder.reference,
      cartHash: guestOrder.cartHash,
      status: guestOrder.status,
      createdAt: guestOrder.createdAt,
    })
    .from(guestOrder)
    .where(
      and(
        eq(guestOrder.guestId, sql.placeholder('guestId')),
        gt(guestOrder.createdAt, sql.placeholder('since')),
      ),
    )
    .orderBy(...descending(guestOrder.createdAt))
    .limit(MAX_ORDERS_PER_HOUR),
);

/** Loads the orders of a guest within the last hour. */
export const loadLatestOrders = (tx: Connection, guestId: string, now: number) =>
  latestOrders(tx).execute({ guestId, since: new Date(now - HOUR_MS) });

/** Throws if a guest places too many orders per hour, or repeats an order without confirming it. */
export function assertWithinOrderLimit(
  latest: Awaited<ReturnType<typeof loadLatestOrders>>,
  { cartHash, isAgain, now }: { cartHash: string; isAgain: boolean; now: number },
): void {
  const oldest = latest[MAX_ORDERS_PER_HOUR - 1];
  if (oldest) throw tooManyRequests(Math.ceil((oldest.createdAt.getTime() + HOUR_MS - now) / 1_000));
  if (isAgain) return;
  const same = latest.find((one) => one.cartHash === cartHash && isOrderActive(one.status));
  const ago = same && now - same.createdAt.getTime();
  if (!same || ago === undefined || ago >= DUPLICATE_WINDOW_MS) return;
  const { uuid, reference, createdAt } = same;
  throw new RequestError(409, 'order_duplicate', 'You placed the same order {n} minutes ago. Order again?', {
    n: Math.max(1, Math.floor(ago / 60_000)),
    data: { uuid, reference, placedAt: createdAt.toISOString() },
  });
}
