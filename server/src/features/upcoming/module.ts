import type { ActivityBookingDeps } from '../activity-booking/record/activity-booking-deps';
import type { OrderDeps } from '../order/guest/order-deps';
import type { BookingDeps } from '../table-booking/record/booking-deps';
import { createUpcomingActivities } from './upcoming-activities';
import { createUpcomingBookings, type UpcomingBookings } from './upcoming-bookings';
import { createUpcomingOrders } from './upcoming-orders';
import { createUpcomingTables } from './upcoming-tables';

/** Upcoming bookings and orders of all kinds. */
export function createUpcomingModule(deps: {
  tables: BookingDeps;
  orders: OrderDeps;
  activities: ActivityBookingDeps;
}): { ahead: UpcomingBookings } {
  const { tables, orders, activities } = deps;
  return {
    ahead: createUpcomingBookings([
      createUpcomingTables(tables),
      createUpcomingOrders(orders),
      createUpcomingActivities(activities),
    ]),
  };
}
