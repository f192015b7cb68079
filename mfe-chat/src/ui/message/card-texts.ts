import type { ActivityBookingStatus } from '@guest/shared/contracts/activity/activity-booking-status';
import type { Card } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { OrderStatus } from '@guest/shared/contracts/menu/order-status';
import type { TableBookingStatus } from '@guest/shared/contracts/table-booking/table-booking-status';
import type { TextKey } from '../../texts';

const bookingTexts: Record<TableBookingStatus, TextKey> = {
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

const orderTexts: Record<OrderStatus, TextKey> = {
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

const activityWords: Record<ActivityBookingStatus, TextKey> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  rejected: 'Not possible',
  lapsed: 'Expired',
  cancelled: 'Booking cancelled',
  redeemed: 'Completed',
  no_show: 'No-show',
  waitlisted: 'Waiting list',
  offered: 'Place available',
};

const statuses: Record<Card['kind'], Record<string, TextKey>> = {
  tableBooking: bookingTexts,
  order: orderTexts,
  activity: activityWords,
};

export const kindWords: Record<Card['kind'], TextKey> = {
  tableBooking: 'Table booking',
  order: 'Order',
  activity: 'Activity booking',
};

/** Returns the text of a status, or `undefined` for one that this release does not know. */
export const cardStatusText = ({ kind, status }: Card): TextKey | undefined => statuses[kind][status];
