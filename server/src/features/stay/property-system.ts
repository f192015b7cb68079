import { lineOf } from '@guest/shared/contracts/guest-text';
import type { PropertyRow } from '../property/property-scope';

export interface HotelReservation {
  reservationNumber: string;
  lastName: string;
  status: 'booked' | 'precheckin' | 'checked_in' | 'checked_out' | 'cancelled';
  /** Null as long as the hotel has assigned none. */
  room: string | null;
  checkin: string;
  checkout: string;
}

/** The hotel's own system, as far as the suite asks it. */
export interface PropertySystem {
  /** The reservations of a room or of a number, whoever they are for. */
  reservations(
    property: Pick<PropertyRow, 'slug' | 'timeZone' | 'businessDayStart'>,
    by: { room: string | null; reservationNumber: string | null },
  ): Promise<HotelReservation[]>;
}

/** Whether somebody knows what only a guest of this stay knows. */
export function isOf(reservation: HotelReservation, told: { lastName: string; checkout: string }): boolean {
  return (
    reservation.status !== 'cancelled' &&
    reservation.checkout === told.checkout &&
    plainName(reservation.lastName) === plainName(told.lastName)
  );
}

/** As guests write names: without accents, hyphens and capitals. */
export const plainName = (name: string) =>
  lineOf(name)
    .normalize('NFKD')
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
    .toLowerCase();
