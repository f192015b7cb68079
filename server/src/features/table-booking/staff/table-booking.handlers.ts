import { isOutletStaff } from '../../outlet/outlet-topics';
import type { Handlers } from '../../../platform/socket/request-dispatcher';
import type { BookingDeps } from '../record/booking-deps';
import { createStaffBookings } from './staff-bookings';

/** Socket handlers for staff of outlets to manage bookings. */
export function tableBookingHandlers(deps: BookingDeps) {
  const staffBookings = createStaffBookings(deps);
  return {
    loadTableBookings: {
      who: isOutletStaff,
      bucket: 'rooms',
      handle: (input, actor) => staffBookings.list(actor, input),
    },
    changeStatusTableBooking: {
      who: isOutletStaff,
      bucket: 'property',
      handle: (input, actor) => staffBookings.changeStatus(actor, input),
    },
    moveTableBooking: {
      who: isOutletStaff,
      bucket: 'property',
      handle: (input, actor) => staffBookings.move(actor, input),
    },
  } satisfies Partial<Handlers>;
}
