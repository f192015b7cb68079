import type { PageLinkTarget } from '@guest/shared/contracts/core/page-link';
import type { SQL } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import type { Text } from '../../platform/db/tables/columns/stored';
import type { PropertyRow } from '../property/property-scope';

/** A booking or an order of a guest that is not over yet. */
export interface UpcomingItem {
  kind: string;
  uuid: string;
  property: PropertyRow;
  guest: { id: string; chatUuid: string };
  title: Text;
  startsAt: Date;
  canCancel: boolean;
  cancelBy: Date | null;
  link: PageLinkTarget;
  /** Whether it has started and ends without the guest, such as an order in the kitchen. */
  isUnderWay: boolean;
}

interface CancelOptions {
  /** Ignores the deadline for guests. */
  isAtAnyTime?: boolean;
}

/**
 * A kind of upcoming bookings or orders. A feature that adds a kind adds it to the list in `module.ts`, so that the
 * erasure of an account and the check-out include it.
 */
export interface UpcomingKind {
  kind: string;
  /** Returns what the guests selected by a condition on the table `guest` have ahead. `on` is a transaction, within one. */
  list(filter: SQL | undefined, on?: Connection): Promise<UpcomingItem[]>;
  /** Cancels an item as its guest. It throws a `RequestError` if the item cannot be cancelled. */
  cancel(item: UpcomingItem, options?: CancelOptions): Promise<void>;
}
