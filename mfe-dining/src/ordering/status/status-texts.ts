import type { OrderMode, OrderStatus } from '@guest/shared/contracts/menu/order-steps';
import type { OrderTextKey } from '../../late-texts/order-texts';

/** The names of the statuses for guests. */
const statusTexts: Record<OrderStatus, OrderTextKey> = {
  placed: 'Placed',
  accepted: 'Accepted',
  preparing: 'Being prepared',
  ready: 'Ready',
  delivering: 'On its way',
  delivered: 'Delivered',
  rejected: 'Declined',
  cancelled: 'Order cancelled',
  lapsed: 'Not answered',
  failed: 'Not delivered',
};

/** For pickup the last status is called "Collected" and not "Delivered". */
export const statusText = (status: OrderStatus, mode: OrderMode): OrderTextKey =>
  status === 'delivered' && mode === 'pickup' ? 'Collected' : statusTexts[status];

/** Explains each status and what happens next. */
export const statusWords: Record<OrderStatus, OrderTextKey> = {
  placed: 'We have your order and look at it now.',
  accepted: 'The kitchen has it.',
  preparing: 'It is being made.',
  ready: 'It is ready.',
  delivering: 'It is on its way to you.',
  delivered: 'Enjoy it.',
  rejected: 'We are sorry, we cannot do this one. Nothing is charged.',
  cancelled: 'It is cancelled. Nothing is charged.',
  lapsed: 'We are sorry: nobody took it up in time. Nothing is charged, and you can order again.',
  failed: 'We did not find you. Write to us, and we bring it.',
};
