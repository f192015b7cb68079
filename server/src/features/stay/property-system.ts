import { lineOf } from '@guest/shared/contracts/guest/guest-text';
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

/** A guest's bill in the house, as far as it takes orders. */
export interface Folio {
  isOpen: boolean;
  /** The hotel takes no charges on it. */
  noPost: boolean;
  /** The most that orders may come to on it, in minor units; null: nobody says. */
  creditLimit: number | null;
}

/** What is put on a bill. The same reference is the same charge, however often it is sent. */
export interface FolioCharge {
  reservationNumber: string;
  amount: number;
  reference: string;
  description: string;
}

type House = Pick<PropertyRow, 'slug' | 'timeZone' | 'businessDayStart'>;

/** The hotel's own system, as far as the suite asks it. */
export interface PropertySystem {
  /** The reservations of a room or of a number, whoever they are for. */
  reservations(
    property: House,
    by: { room: string | null; reservationNumber: string | null },
  ): Promise<HotelReservation[]>;
  /** The bill of a reservation; undefined where there is none. */
  folio(property: House, reservationNumber: string): Promise<Folio | undefined>;
  /** Puts a charge on the bill, and says under which reference it stands there. */
  post(property: House, charge: FolioCharge): Promise<string>;
  /** Takes it off again. */
  reverse(property: House, folioReference: string): Promise<void>;
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
