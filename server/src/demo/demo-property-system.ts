import { addDays, businessDay } from '@guest/shared/contracts/core/local-time';
import type { HotelReservation, PropertySystem } from '../features/stay/property-system';
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
): PropertySystem {
  return {
    async folio(property, reservationNumber) {
      const [found] = await this.reservations(property, { room: null, reservationNumber });
      const house = properties.find(({ slug }) => slug === property.slug);
      const guest = house?.guests.find((one) => one.reservationNumber === found?.reservationNumber);
      if (!found || !house) return undefined;
      const { noPost = false, creditLimit = CREDIT[house.currencyPrecision] } = guest?.folio ?? {};
      return { isOpen: found.status === 'checked_in', noPost, creditLimit };
    },

    // The demo keeps no folio; the charges are stored with the orders.
    post: async (_property, { reference }) => `F-${reference}`,
    reverse: async () => {},

    async reservations(property, { room, reservationNumber }) {
      const today = businessDay(now(), property.timeZone, property.businessDayStart);
      const guests = properties.find(({ slug }) => slug === property.slug)?.guests ?? [];
      return guests
        .filter(
          (guest) =>
            (room !== null && guest.room?.toUpperCase() === room) ||
            (reservationNumber !== null && guest.reservationNumber.toUpperCase() === reservationNumber),
        )
        .map((guest) => reservationOf(guest, today));
    },
  };
}

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
