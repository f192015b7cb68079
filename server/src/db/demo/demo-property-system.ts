import { addDays, businessDay } from '@guest/shared/contracts/local-time';
import type { HotelReservation, PropertySystem } from '../../features/stay/property-system';
import type { DemoGuest, DemoProperty } from './demo-property';

/** The stays of the demo. They move with the days, so that on every day somebody arrives, stays and leaves. */
export function createDemoPropertySystem(
  properties: readonly DemoProperty[],
  now: () => number,
): PropertySystem {
  return {
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
