import { servesOutlets } from '../../outlet/order-queue';
import type { Handlers } from '../../../platform/socket/answer';
import type { BookingParts } from '../record/booking-parts';
import { createServedBookings } from './served-bookings';

/** Socket handlers for staff of outlets to manage bookings. */
export function tableBookingEvents(parts: BookingParts) {
  const served = createServedBookings(parts);
  return {
    loadTableBookings: {
      who: servesOutlets,
      bucket: 'rooms',
      handle: (asked, actor) => served.list(actor, asked),
    },
    changeStatusTableBooking: {
      who: servesOutlets,
      bucket: 'house',
      handle: (asked, actor) => served.changeStatus(actor, asked),
    },
    moveTableBooking: {
      who: servesOutlets,
      bucket: 'house',
      handle: (asked, actor) => served.move(actor, asked),
    },
  } satisfies Partial<Handlers>;
}
