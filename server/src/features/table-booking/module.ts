import type { Module } from '../../platform/module/module';
import type { Rate } from '../../platform/rate-limits/rate-buckets';
import type { ServesInProperty } from '../property/module';
import type { PropertyRepository } from '../property/property.repository';
import { createBookingChanges } from './guest/booking-changes';
import { calendarRoutes } from './guest/calendar.routes';
import { holdRoutes } from './guest/hold.routes';
import { createHolds } from './guest/holds';
import { createNewBookings } from './guest/new-booking';
import { slotRoutes } from './guest/slot.routes';
import { tableBookingRoutes } from './guest/table-booking.routes';
import { createBookingTimeouts } from './jobs/booking-timeouts.job';
import { createBookingDeps, type BookingDepsInput, type BookingDeps } from './record/booking-deps';
import { tableBookingHandlers } from './staff/table-booking.handlers';

/** A guest can make six bookings at once and ten per hour. */
const BOOKING_RATES: Rate[] = [
  { burst: 6, perSecond: 6 / 60 },
  { burst: 10, perSecond: 10 / 3_600 },
];
const TIMEOUT_CHECK_MS = 2_000;

interface TableBookingModuleDeps extends BookingDepsInput {
  properties: PropertyRepository;
  servesInProperty: ServesInProperty;
  /** Multiplies the booking limits; for tests and benchmarks. */
  rateFactor?: number | undefined;
}

/** Tables: times, holds, bookings, the waitlist, and the side of the staff. */
export function createTableBookingModule(deps: TableBookingModuleDeps): Module & { tables: BookingDeps } {
  const { properties, servesInProperty, rateFactor = 1 } = deps;
  const tables = createBookingDeps(deps);
  return {
    tables,
    routes(app) {
      const serveInProperty = servesInProperty(app);
      slotRoutes(serveInProperty, tables);
      holdRoutes(serveInProperty, tables, createHolds(tables));
      tableBookingRoutes(serveInProperty, tables, {
        newBookings: createNewBookings(tables),
        changes: createBookingChanges(tables),
        bookingRates: BOOKING_RATES.map(({ burst, perSecond }) => ({
          burst: burst * rateFactor,
          perSecond: perSecond * rateFactor,
        })),
      });
      calendarRoutes(app, properties, tables);
    },
    handlers: tableBookingHandlers(tables),
    jobs: [{ name: 'bookingTimeouts', everyMs: TIMEOUT_CHECK_MS, run: createBookingTimeouts(tables) }],
  };
}
