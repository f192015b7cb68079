import type { ActivityBookingDeps } from '../activity-booking/record/activity-booking-deps';
import type { OrderDeps } from '../order/guest/order-deps';
import type { BookingDeps } from '../table-booking/record/booking-deps';
import { createActivitiesAhead } from './activities-ahead';
import { createAhead, type Ahead } from './ahead';
import { createOrdersAhead } from './orders-ahead';
import { createTablesAhead } from './tables-ahead';

/** Upcoming bookings and orders of all kinds. */
export function createAheadModule(deps: {
  tables: BookingDeps;
  orders: OrderDeps;
  activities: ActivityBookingDeps;
}): { ahead: Ahead } {
  const { tables, orders, activities } = deps;
  return {
    ahead: createAhead([
      createTablesAhead(tables),
      createOrdersAhead(orders),
      createActivitiesAhead(activities),
    ]),
  };
}
