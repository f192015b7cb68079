import type { OrderMode, OrderStatus } from '@guest/shared/contracts/menu/order-status';
import type { Tone } from '@guest/shared/ui/base/badge';
import type { OrderTextKey } from '../../lazy-texts/order-texts';

/** The names of the statuses for guests. */
const statusTexts: Record<OrderStatus, OrderTextKey> = {
  placed: 'Placed',
  accepted: 'Accepted',
  preparing: 'Preparing',
  ready: 'Ready',
  delivering: 'On its way',
  delivered: 'Delivered',
  rejected: 'Not possible',
  cancelled: 'Order cancelled',
  lapsed: 'Expired',
  failed: 'Not delivered',
};

/** For pickup the last status is called "Collected" and not "Delivered". */
export const statusText = (status: OrderStatus, mode: OrderMode): OrderTextKey =>
  status === 'delivered' && mode === 'pickup' ? 'Collected' : statusTexts[status];

export const statusTones: Record<OrderStatus, Tone> = {
  placed: 'accent',
  accepted: 'positive',
  preparing: 'positive',
  ready: 'positive',
  delivering: 'positive',
  delivered: 'positive',
  rejected: 'danger',
  cancelled: 'neutral',
  lapsed: 'neutral',
  failed: 'danger',
};

/** Explains each status and what happens next. */
export const statusDescriptions: Record<OrderStatus, OrderTextKey> = {
  placed: "We've received your order.",
  accepted: 'The kitchen has your order.',
  preparing: "We're preparing your order.",
  ready: 'Your order is ready.',
  delivering: 'Your order is on its way.',
  delivered: 'Enjoy it.',
  rejected: "We're sorry, we can't take this order. You won't be charged.",
  cancelled: "Your order is cancelled. You won't be charged.",
  lapsed:
    "We're sorry, we couldn't confirm your order in time. You won't be charged, and you can order again.",
  failed: "We couldn't find you. Message us and we'll bring your order.",
};
