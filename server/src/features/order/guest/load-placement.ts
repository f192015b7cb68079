import type { Lang } from '@guest/shared/contracts/core/languages';
import type { Connection } from '../../../platform/db/database';
import { pipelined } from '../../../platform/db/pipelined';
import { notFound } from '../../../platform/errors/request-error';
import type { GuestRow } from '../../identity/guest.repository';
import { lockGuest } from '../../identity/lock-guest';
import type { PropertyScope } from '../../property/property-scope';
import { assertNotWithdrawn } from '../../property/withdrawal-lock';
import { loadLatestOrders } from '../policy/order-access';
import { findOutlet, type OrderingOutlet } from '../policy/ordering-outlet';
import { loadQuoteFacts, type QuoteFacts } from '../quote/load-quote-input';
import type { PlacedCart } from './check-quote';

export interface PlaceOrderInput {
  guestId: string;
  slug: string;
  body: PlacedCart;
  scope: PropertyScope;
  /** The language of the app's own texts. */
  lang: Lang;
}

/** The rows that an order is checked against. */
export interface Placement extends PlaceOrderInput {
  row: GuestRow;
  outlet: OrderingOutlet;
  facts: QuoteFacts;
  latest: Awaited<ReturnType<typeof loadLatestOrders>>;
}

/**
 * Locks the guest and keeps the hotel from being withdrawn, and loads what an order depends on, in one round trip. The
 * statements are sent in this order, so that those after a lock see what was committed while it waited.
 */
export async function loadPlacement(tx: Connection, input: PlaceOrderInput, now: number): Promise<Placement> {
  const { guestId, slug, body, scope } = input;
  const { id: propertyId } = scope.property;
  const [, row, outlet, facts, latest] = await pipelined(
    assertNotWithdrawn(tx, propertyId),
    lockGuest(tx, guestId),
    findOutlet(tx, propertyId, { slug }),
    loadQuoteFacts(tx, { at: { propertyId, slug }, guestId, cart: body, now }),
    loadLatestOrders(tx, guestId, now),
  );
  if (!row || !outlet) throw notFound();
  return { ...input, row, outlet, facts, latest };
}
