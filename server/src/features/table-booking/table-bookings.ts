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

/** So many bookings of one guest: six at once, and ten in an hour. */
const BOOKING_RATES: Rate[] = [
  { burst: 6, perSecond: 6 / 60 },
  { burst: 10, perSecond: 10 / 3_600 },
];

interface Around {
  properties: PropertyRepository;
  /** How many times the usual a guest may book; for tests and benchmarks. */
  rateFactor?: number | undefined;
}

/** Tables: what guests ask over HTTP. */
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
