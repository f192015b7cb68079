import type { BillLine } from '@guest/shared/contracts/bill/bill-line';
import { normalizeLine } from '@guest/shared/contracts/guest/guest-text';
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

/** The bill as the hotel's system has it, with amounts in minor units. */
export interface Bill {
  lines: BillLine[];
  /** The amount that the guest owes. It is the hotel's own figure and may differ from the sum of the lines. */
  balance: number;
}

/** A check-out. `reference` identifies it, so that asking again does not repeat it. */
export interface CheckOutOrder {
  reservationNumber: string;
  reference: string;
  invoiceEmail: string;
}

export interface PropertySystemCapabilities {
  /**
   * Defines how a posting whose answer was lost is continued. `key`: the same call with the same reference does not
   * charge twice. `lookup`: after `findPosting`. `none`: a person has to look at the bill.
   */
  posting: 'key' | 'lookup' | 'none';
  /** Whether the credit limit of a folio is what is left after our postings. */
  creditIncludesPostings: boolean;
  /** Whether `bill` is answered. */
  bill: boolean;
  /**
   * Defines how a check-out whose answer was lost is repeated. `key`: with the same reference. `lookup`: after
   * `findCheckOut`. `none`: this system does not check out.
   */
  checkOut: 'key' | 'lookup' | 'none';
}

/** The hotel's system has refused a check-out. Any other error means that the result is unknown. */
export class CheckOutRefused extends Error {
  override readonly name = 'CheckOutRefused';
}

/**
 * The hotel's system has refused a charge or its reversal. Any other error means that the result is unknown.
 */
export class PostingRefused extends Error {
  override readonly name = 'PostingRefused';
}

/**
 * The hotel's system has not answered, or says that it is out of service. An adapter throws it for whatever means that:
 * an answer of 429 or of 502 to 504, an expired certificate, its own time limit. Errors of the network count as the same.
 *
 * Every other error counts as an answer about this one call, such as a 400 or a 404 for a reservation. Otherwise one
 * guest whose reservation the system does not like could switch off room charges for the whole hotel.
 */
export class SystemAway extends Error {
  override readonly name = 'SystemAway';
}

type PropertyRef = Pick<PropertyRow, 'id' | 'slug' | 'timeZone' | 'businessDayStart' | 'isDemo'>;

/**
 * The interface to the hotel's own property management system. `guardPropertySystem` limits how long a call takes. A
 * method throws `SystemAway` or an error of the network if there is no answer; what every other error means is described
 * at `SystemAway`.
 */
export interface PropertySystem {
  readonly capabilities: PropertySystemCapabilities;
  /** Returns the reservations of a room or with a number, regardless of the guest. */
  reservations(
    property: PropertyRef,
    by: { room: string | null; reservationNumber: string | null },
  ): Promise<HotelReservation[]>;
  /** Returns the folio of a reservation, or `undefined` if it has none. */
  folio(property: PropertyRef, reservationNumber: string): Promise<Folio | undefined>;
  /** Posts a charge and returns its folio reference. It throws `PostingRefused` if the hotel's system refuses. */
  post(property: PropertyRef, charge: FolioCharge): Promise<string>;
  /** Reverses a posted charge. */
  reverse(property: PropertyRef, folioReference: string): Promise<void>;
  /** Looks for a charge, or the reversal of a charge, by our reference. */
  findPosting(
    property: PropertyRef,
    posting: { reference: string; kind: 'charge' | 'reversal' },
  ): Promise<{ folioReference: string } | 'absent' | 'cannot_say'>;
  /** Returns the bill of a reservation, or `undefined` if it has none. */
  bill(property: PropertyRef, reservationNumber: string): Promise<Bill | undefined>;
  /** Checks out. It throws `CheckOutRefused` if the hotel's system refuses. */
  checkOut(property: PropertyRef, order: CheckOutOrder): Promise<void>;
  /** Returns whether a check-out with this reference took effect, for systems that repeat by `lookup`. */
  findCheckOut(property: PropertyRef, reference: string): Promise<'done' | 'absent' | 'cannot_say'>;
}

/** Returns whether the answers match the reservation, which proves that the guest belongs to it. */
export function matchesReservation(
  reservation: HotelReservation,
  details: { lastName: string; checkout: string },
): boolean {
  return (
    reservation.status !== 'cancelled' &&
    reservation.checkout === details.checkout &&
    normalizeName(reservation.lastName) === normalizeName(details.lastName)
  );
}

/** Normalizes a name for comparison: without accents, punctuation, spaces and case. */
export const normalizeName = (name: string) =>
  normalizeLine(name)
    .normalize('NFKD')
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
    .toLowerCase();
