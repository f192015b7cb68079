import { addDays, businessDay } from '@guest/shared/contracts/core/local-time';
import type { HotelReservation, PropertySystem } from '../features/stay/property-system';
import { DEMO_SLUGS } from './folders/demo-folders';
import type { DemoGuest } from './life/life';
import { readLifePart } from './life/read-life';

/** Returns the demo guests of a hotel. A copy for a test has the guests of its original; other hotels have none. */
export type DemoGuests = (property: { slug: string; isDemo: boolean }) => Promise<DemoGuest[]>;

/** Loads the guests of each demo hotel once, at the first call. */
export function createDemoGuests(): DemoGuests {
  const known = new Map<string, Promise<DemoGuest[]>>();
  return async (property) => {
    const slug = DEMO_SLUGS.find((one) => property.slug === one || property.slug.startsWith(`${one}-`));
    if (!property.isDemo || slug === undefined) return [];
    const guests = known.get(slug) ?? readLifePart(slug, 'guests');
    known.set(slug, guests);
    return guests;
  };
}

/** Finds the demo stays by room or reservation number. */
export const demoReservations =
  (guestsOf: DemoGuests, now: () => number): PropertySystem['reservations'] =>
  async (property, { room, reservationNumber }) => {
    const today = businessDay(now(), property.timeZone, property.businessDayStart);
    return (await guestsOf(property))
      .filter(
        (guest) =>
          (room !== null && guest.room.toUpperCase() === room) ||
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
    room: guest.room,
    checkin: addDays(today, guest.arrivesInDays),
    checkout: addDays(today, guest.leavesInDays),
  };
}
