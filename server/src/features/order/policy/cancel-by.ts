import type { OrderPolicy } from '../../../platform/db/tables/dining/order-policy';

const MINUTE_MS = 60_000;

/**
 * Returns until when a guest can cancel an order that is accepted at an instant: for some minutes, and an order
 * for later until the kitchen begins with it.
 */
export const cancelByOf = (
  { acceptedAt, slotAt }: { acceptedAt: number; slotAt: number },
  { cancelMinutes, leadMinutes }: Pick<OrderPolicy, 'cancelMinutes' | 'leadMinutes'>,
): Date => new Date(Math.max(acceptedAt + cancelMinutes * MINUTE_MS, slotAt - leadMinutes * MINUTE_MS));
