import type { FastifyInstance } from 'fastify';
import type { Rate } from '../../platform/rate-limits/rate-buckets';
import type { PropertyRepository } from '../property/property.repository';
import type { ServeInProperty } from '../property/serve-in-property';
import { createBookingChanges } from './guest/booking-changes';
import type { BookingParts } from './record/booking-parts';
import { calendarRoutes } from './guest/calendar.routes';
import { holdRoutes } from './guest/hold.routes';
import { createHolds } from './guest/holds';
import { createNewBookings } from './guest/new-booking';
import { slotRoutes } from './guest/slot.routes';
import { tableBookingRoutes } from './guest/table-booking.routes';

/** A guest can make six bookings at once and ten per hour. */
const BOOKING_RATES: Rate[] = [
  { burst: 6, perSecond: 6 / 60 },
  { burst: 10, perSecond: 10 / 3_600 },
];

interface Around {
  properties: PropertyRepository;
  /** Multiplies the booking limits; for tests and benchmarks. */
  rateFactor?: number | undefined;
}

/** Registers the HTTP routes for table bookings. */
export function registerTableBookings(
  api: FastifyInstance,
  serveInProperty: ServeInProperty,
  parts: BookingParts,
  { properties, rateFactor = 1 }: Around,
): void {
  const bookingRates = BOOKING_RATES.map(({ burst, perSecond }) => ({
    burst: burst * rateFactor,
    perSecond: perSecond * rateFactor,
  }));
  slotRoutes(serveInProperty, parts);
  holdRoutes(serveInProperty, parts, createHolds(parts));
  const made = createNewBookings(parts);
  tableBookingRoutes(serveInProperty, parts, { made, changes: createBookingChanges(parts), bookingRates });
  calendarRoutes(api, properties, parts);
}
