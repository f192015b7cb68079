import { isOrderActive } from '@guest/shared/contracts/menu/order-status';
import type { OrderSummary } from '@guest/shared/contracts/order/order.contract';
import { calendarEvent, type CalendarEvent } from '../../table-booking/model/calendar-event';

/** Long enough to go back to the room. */
const ALARM_MINUTES = 10;

interface OrderEvent extends Pick<CalendarEvent, 'property' | 'url' | 'changedAt'> {
  order: OrderSummary;
}

/** Formats the promised time of an order as the event of a calendar. */
export const orderCalendarFile = ({ order, ...facts }: OrderEvent): string =>
  calendarEvent({
    ...facts,
    uuid: order.uuid,
    reference: order.reference,
    version: order.version,
    createdAt: order.placedAt,
    startsAt: order.promisedFrom,
    endsAt: order.promisedTo,
    kind: 'Order',
    title: order.outlet.name,
    status: statusOf(order.status),
    alarmMinutes: ALARM_MINUTES,
  });

function statusOf(status: OrderSummary['status']): CalendarEvent['status'] {
  if (status === 'placed') return 'TENTATIVE';
  return isOrderActive(status) || status === 'delivered' ? 'CONFIRMED' : 'CANCELLED';
}
