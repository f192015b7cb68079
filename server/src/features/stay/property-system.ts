import { lineOf } from '@guest/shared/contracts/guest/guest-text';
import type { PropertyRow } from '../property/property-scope';

export interface HotelReservation {
  reservationNumber: string;
  lastName: string;
  status: 'booked' | 'precheckin' | 'checked_in' | 'checked_out' | 'cancelled';
  /** `null` until the hotel assigns a room. */
  room: string | null;
  checkin: string;
  checkout: string;
}

/** The folio of a guest, as far as room charges need it. */
export interface Folio {
  isOpen: boolean;
  /** The hotel does not accept charges to this folio. */
  noPost: boolean;
  /** The maximum total of charges in minor units; `null` for no limit. */
  creditLimit: number | null;
}

/** A charge to a folio. `reference` makes it idempotent: posting it again must not charge twice. */
export interface FolioCharge {
  reservationNumber: string;
  amount: number;
  reference: string;
  description: string;
}

type House = Pick<PropertyRow, 'slug' | 'timeZone' | 'businessDayStart'>;

/** The interface to the hotel's own property management system. */
export interface PropertySystem {
  /** Returns the reservations of a room or with a number, regardless of the guest. */
  reservations(
    property: House,
    by: { room: string | null; reservationNumber: string | null },
  ): Promise<HotelReservation[]>;
  /** Returns the folio of a reservation, or `undefined` if it has none. */
  folio(property: House, reservationNumber: string): Promise<Folio | undefined>;
  /** Posts a charge and returns its folio reference. */
  post(property: House, charge: FolioCharge): Promise<string>;
  /** Reverses a posted charge. */
  reverse(property: House, folioReference: string): Promise<void>;
}

/** Returns whether the answers match the reservation, which proves that the guest belongs to it. */
export function isOf(reservation: HotelReservation, told: { lastName: string; checkout: string }): boolean {
  return (
    reservation.status !== 'cancelled' &&
    reservation.checkout === told.checkout &&
    plainName(reservation.lastName) === plainName(told.lastName)
  );
}

/** Normalizes a name for comparison: without accents, punctuation, spaces and case. */
export const plainName = (name: string) =>
  lineOf(name)
    .normalize('NFKD')
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
    .toLowerCase();
