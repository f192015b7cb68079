import type { Card } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { OrderStatus } from '@guest/shared/contracts/menu/order-steps';
import type { TableBookingStatus } from '@guest/shared/contracts/table-booking/table-booking-steps';
import type { TextKey } from '../../texts';

const bookingWords: Record<TableBookingStatus, TextKey> = {
  requested: 'Waiting for an answer',
  confirmed: 'Confirmed',
  declined: 'Not possible',
  lapsed: 'Not answered in time',
  cancelled: 'Booking cancelled',
  seated: 'At the table',
  completed: 'Over',
  no_show: 'Nobody came',
  waitlisted: 'On the waiting list',
  offered: 'A table is free for you',
};

const orderWords: Record<OrderStatus, TextKey> = {
  placed: 'Placed',
  accepted: 'Accepted',
  preparing: 'Being prepared',
  ready: 'Ready',
  delivering: 'On its way',
  delivered: 'Brought to you',
  rejected: 'Not possible',
  cancelled: 'Order cancelled',
  lapsed: 'Not answered in time',
  failed: 'Not delivered',
};

/** Returns the text of a status, or `undefined` for one that this release does not know. */
export function statusWords({ kind, status }: Card): TextKey | undefined {
  const words: Record<string, TextKey> = kind === 'order' ? orderWords : bookingWords;
  return words[status];
}
