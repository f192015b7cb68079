import { addDays, businessDay } from '@guest/shared/contracts/core/local-time';
import type { HotelReservation, PropertySystem } from '../features/stay/property-system';
import type { Database } from '../platform/db/database';
import { createDemoBill } from './demo-bill';
import type { DemoGuest, DemoProperty } from './model/demo-property';

/** The default credit limit in minor units by currency precision. */
const CREDIT = { 0: 150_000, 2: 100_000, 3: 400_000 } as const;

/**
 * Simulates the hotel system with the demo stays. Their dates are relative to today, so that arrivals, stays
 * and departures exist on every day.
 */
export function createDemoPropertySystem(
  properties: readonly DemoProperty[],
  now: () => number,
  db: Database,
): PropertySystem {
  return {
    capabilities: { bill: true, checkOut: 'key', posting: 'key', creditIncludesPostings: false },

    async bill(property, reservationNumber) {
      const [found] = await this.reservations(property, { room: null, reservationNumber });
      const demoProperty = demoPropertyOf(properties, property);
      if (!found || !demoProperty) return undefined;
      return createDemoBill({ db, now: now() }, { property, reservation: found, demo: demoProperty });
    },

    // The check-out itself is stored by the suite, and repeating it has no further effect.
    checkOut: async () => {},
    findCheckOut: async () => 'cannot_say',

    async folio(property, reservationNumber) {
      const [found] = await this.reservations(property, { room: null, reservationNumber });
      const demoProperty = demoPropertyOf(properties, property);
      const guest = demoProperty?.guests.find((one) => one.reservationNumber === found?.reservationNumber);
      if (!found || !demoProperty) return undefined;
      const { noPost = false, creditLimit = CREDIT[demoProperty.currencyPrecision] } = guest?.folio ?? {};
      return { isOpen: found.status === 'checked_in', noPost, creditLimit };
    },

    // The demo keeps no folio; the charges are stored with the orders.
    post: async (_property, { reference }) => `F-${reference}`,
    reverse: async () => {},
    findPosting: async () => 'cannot_say',

    reservations: demoReservations(properties, now),
  };
}

/** Finds the demo hotel of a property. A copy for a test has the reservations of the hotel that it copies. */
const demoPropertyOf = (properties: readonly DemoProperty[], property: { slug: string; isDemo: boolean }) =>
  property.isDemo
    ? properties.find(({ slug }) => slug === property.slug || property.slug.startsWith(`${slug}-`))
    : undefined;

/** Finds the demo stays by room or reservation number. */
export const demoReservations =
  (properties: readonly DemoProperty[], now: () => number): PropertySystem['reservations'] =>
  async (property, { room, reservationNumber }) => {
    const today = businessDay(now(), property.timeZone, property.businessDayStart);
    const guests = demoPropertyOf(properties, property)?.guests ?? [];
    return guests
      .filter(
        (guest) =>
          (room !== null && guest.room?.toUpperCase() === room) ||
          (reservationNumber !== null && guest.reservationNumber.toUpperCase() === reservationNumber),
      )
      .map((guest) => reservationOf(guest, today));
  };

export function reservationOf(guest: DemoGuest, today: string): HotelReservation {
  const status = guest.arrivesInDays > 0 ? 'booked' : guest.leavesInDays < 0 ? 'checked_out' : 'checked_in';
  return {
    reservationNumber: guest.reservationNumber,
    lastName: guest.lastName,
    status,
    room: guest.room ?? null,
    checkin: addDays(today, guest.arrivesInDays),
    checkout: addDays(today, guest.leavesInDays),
  };
}
