import type { PageLinkTarget } from '@guest/shared/contracts/core/page-link';
import type { Text } from '../../platform/db/tables/columns/stored';

/**
 * An order or an activity that is charged, or is being charged, to the room, or whose charge was refused and is still
 * to be paid.
 */
export interface Charge {
  kind: 'order' | 'activity';
  reference: string;
  total: number;
  paymentStatus: string;
  createdAt: Date;
  deliveredAt: string | null;
  name: Text;
  guestId: string | null;
  firstName: string | null;
  /** The page of the order or the booking; its parameter `property` is added by the mapper. */
  link: PageLinkTarget;
}
