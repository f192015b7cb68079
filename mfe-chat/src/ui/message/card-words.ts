import type { Card } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { OrderStatus } from '@guest/shared/contracts/menu/order-steps';
import type { TableBookingStatus } from '@guest/shared/contracts/table-booking/table-booking-steps';
import type { TextKey } from '../../texts';

const bookingWords: Record<TableBookingStatus, TextKey> = {
  requested: 'Pending',
  confirmed: 'Confirmed',
  declined: 'Not possible',
  lapsed: 'Expired',
  cancelled: 'Booking cancelled',
  seated: 'Seated',
  completed: 'Completed',
  no_show: 'No-show',
  waitlisted: 'Waiting list',
  offered: 'Table available',
};

const orderWords: Record<OrderStatus, TextKey> = {
  placed: 'Placed',
  accepted: 'Accepted',
  preparing: 'Preparing',
  ready: 'Ready',
  delivering: 'On its way',
  delivered: 'Order delivered',
  rejected: 'Not possible',
  cancelled: 'Order cancelled',
  lapsed: 'Expired',
  failed: 'Not delivered',
};

/** Returns the text of a status, or `undefined` for one that this release does not know. */
export function statusWords({ kind, status }: Card): TextKey | undefined {
  const words: Record<string, TextKey> = kind === 'order' ? orderWords : bookingWords;
  return words[status];
}
