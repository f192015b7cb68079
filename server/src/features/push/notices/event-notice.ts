import type { ActivityBooking } from '@guest/shared/contracts/activity/activity-booking.contract';
import { bidiIsolate } from '@guest/shared/contracts/core/bidi-isolate';
import type { NotificationClass } from '@guest/shared/contracts/notification/notification-classes';
import type { Order } from '@guest/shared/contracts/order/order.contract';
import type { TableBooking } from '@guest/shared/contracts/table-booking/table-booking.contract';
import type { Ticket } from '@guest/shared/contracts/ticket/ticket.schema';
import { pathTo } from '@guest/shared/routes/routes';
import type { PushNotice } from '../../../platform/db/tables/schema';
import { isPushTextKey, type PushTextKey } from './push-texts';

export interface EventNotice {
  class: NotificationClass;
  subject: string;
  notice: Extract<PushNotice, { kind: 'event' }>;
  /** The event is worth a notification for this many milliseconds. */
  lastsMs: number;
}

const HOUR_MS = 3_600_000;

/**
 * Returns the notice of an event in the guest's log, or `undefined` for an event that needs none: what the
 * guest did themselves, and steps that change nothing for them.
 */
export function eventNotice(event: string, body: unknown, slug: string): EventNotice | undefined {
  // The server wrote the body according to the contract of the event.
  const data = body as { order?: Order; booking?: TableBooking | ActivityBooking; ticket?: Ticket };
  if (event === 'orderUpdated' && data.order) return orderNotice(data.order, slug);
  if (event === 'requestUpdated' && data.ticket) return ticketNotice(data.ticket, slug);
  const isBooking = ['tableBookingUpdated', 'waitlistOffered', 'activityBookingUpdated'].includes(event);
  return isBooking && data.booking ? bookingNotice(data.booking, slug) : undefined;
}

function orderNotice(order: Order, property: string): EventNotice | undefined {
  const text = changedByHotel(order) ? textOf('order', order.status) : undefined;
  // Orders that guests pick up or that wait at their table have `ready` as last step, all others `delivering`.
  if (!text || (order.status === 'ready' && ['room', 'location'].includes(order.mode))) return undefined;
  const path = pathTo(
    'property-outlet-order-now-order',
    { property, outlet: order.outlet.slug },
    { order: order.uuid },
  );
  const values = { place: bidiIsolate(order.outlet.name), reference: bidiIsolate(order.reference) };
  return {
    class: 'orders',
    subject: `order:${order.uuid}`,
    notice: { kind: 'event', text, values, path },
    lastsMs: HOUR_MS,
  };
}

function bookingNotice(booking: TableBooking | ActivityBooking, property: string): EventNotice | undefined {
  const status = booking.status === 'rejected' ? 'declined' : booking.status;
  const text = changedByHotel(booking) ? textOf('booking', status) : undefined;
  if (!text) return undefined;
  const isTable = 'outletSlug' in booking;
  const query = { booking: booking.uuid };
  const path = isTable
    ? pathTo('property-outlet-book', { property, outlet: booking.outletSlug }, query)
    : pathTo(
        'property-activity-book',
        { property, activityId: booking.activityUuid, bookableActivityId: booking.bookableActivityId },
        query,
      );
  const place = bidiIsolate(isTable ? booking.outletName : booking.activityName);
  // An email says when it is; a push message has no room for it.
  const { startsAt } = booking;
  const isAllDay = !isTable && booking.allDay;
  const values: Record<string, string> = isAllDay
    ? { place, startsOn: booking.localDateTimeStart.slice(0, 10) }
    : { place, startsAt };
  return {
    class: 'bookings',
    subject: `booking:${booking.uuid}`,
    notice: { kind: 'event', text, values, path },
    lastsMs: 12 * HOUR_MS,
  };
}

function ticketNotice(ticket: Ticket, property: string): EventNotice | undefined {
  const text = changedByHotel(ticket) ? textOf('request', ticket.status) : undefined;
  if (!text) return undefined;
  return {
    class: 'requests',
    subject: `request:${ticket.trackingId}`,
    notice: {
      kind: 'event',
      text,
      values: { name: bidiIsolate(ticket.templateName) },
      path: pathTo('property-requests', { property }),
    },
    lastsMs: 12 * HOUR_MS,
  };
}

interface Changed {
  status: string;
  histories: { status: string; by: string | { type: string } }[];
}

/** Whether the last change is one of the status, and not the guest's own. */
function changedByHotel({ status, histories }: Changed): boolean {
  const last = histories.at(-1);
  const by = typeof last?.by === 'object' ? last.by.type : last?.by;
  return last?.status === status && by !== 'guest';
}

function textOf(kind: 'order' | 'booking' | 'request', status: string): PushTextKey | undefined {
  const key = `${kind}_${status}`;
  return isPushTextKey(key) ? key : undefined;
}
