import type { FastifyInstance } from 'fastify';
import type { Rate } from '../../http/rate-buckets';
import type { PropertyRepository } from '../property/property.repository';
import type { ServeInProperty } from '../property/serve-in-property';
import { createBookingChanges } from './booking-changes';
import type { BookingParts } from './booking-parts';
import { calendarRoutes } from './calendar.routes';
import { holdRoutes } from './hold.routes';
import { createHolds } from './holds';
import { createNewBookings } from './new-booking';
import { slotRoutes } from './slot.routes';
import { tableBookingRoutes } from './table-booking.routes';

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
