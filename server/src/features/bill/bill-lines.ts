import type { BillLine } from '@guest/shared/contracts/bill/bill-line';
import type { GuestBillLine } from '@guest/shared/contracts/bill/bill.contract';
import { createHash } from 'node:crypto';
import type { PropertyScope } from '../property/property-scope';
import type { BillState } from './bill-reader';
import type { Charge } from './charge';

/** A line with the order or booking that it charges, if that was made in the app. */
export interface ReasonedLine extends BillLine {
  charge: Charge | null;
  isPending: boolean;
  mustPayInPerson: boolean;
}

/**
 * Joins the lines of the hotel with the charges of the suite. Charges that the hotel's bill does not have yet
 * are added: pending until they are posted, or to be paid in person if they were refused.
 */
export function joinLines(bill: Pick<BillState, 'lines'>, charges: Charge[]): ReasonedLine[] {
  const byReference = new Map(charges.map((charge) => [charge.reference, charge]));
  const ofHotel = bill.lines.map((line) => ({
    ...line,
    charge: (line.reference !== undefined && byReference.get(line.reference)) || null,
    isPending: false,
    mustPayInPerson: false,
  }));
  const billed = new Set(ofHotel.map(({ reference }) => reference));
  const missing = charges
    .filter(({ reference, paymentStatus }) => !billed.has(reference) && paymentStatus !== 'reversed')
    .map((charge): ReasonedLine => ({
      id: charge.reference,
      at: charge.createdAt.toISOString(),
      description: charge.reference,
      amount: charge.total,
      reference: charge.reference,
      kind: 'charge',
      charge,
      isPending: charge.paymentStatus === 'authorised',
      mustPayInPerson: charge.paymentStatus === 'failed',
    }));
  return [...ofHotel, ...missing].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** Returns the sum of the lines that are on the bill already. */
export const sumOf = (lines: readonly ReasonedLine[]): number =>
  lines.reduce(
    (sum, { amount, isPending, mustPayInPerson }) => (isPending || mustPayInPerson ? sum : sum + amount),
    0,
  );

/** Returns a hash that changes with the lines or the balance. */
export function versionOf(lines: readonly ReasonedLine[], balance: number | null): string {
  const facts = lines.map(({ id, amount, isPending, mustPayInPerson }) => [
    id,
    amount,
    isPending,
    // Processes of an earlier version give the same hash of a bill without such lines.
    ...(mustPayInPerson ? [true] : []),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([facts, balance]))
    .digest('base64url')
    .slice(0, 22);
}

/**
 * Maps a line to the version that this guest may see. The guests of a reservation see all amounts, but the content only
 * of their own orders and bookings.
 */
export function toGuestLine(
  { id, at, description, amount, kind, charge, isPending, mustPayInPerson }: ReasonedLine,
  { scope, guestId }: { scope: PropertyScope; guestId: string },
): GuestBillLine {
  const price = scope.price(amount);
  const base = { id, at, amount: price, kind, isPending, ...(mustPayInPerson && { mustPayInPerson }) };
  if (!charge) return { ...base, description, source: 'hotel' };
  const isMine = charge.guestId === guestId;
  return {
    ...base,
    source: 'app',
    ...(isMine && { description: scope.localize(charge.name) }),
    order: {
      kind: charge.kind,
      reference: charge.reference,
      ...(charge.firstName && { orderedBy: charge.firstName }),
      isMine,
      orderedAt: charge.createdAt.toISOString(),
      ...(charge.deliveredAt && { deliveredAt: new Date(charge.deliveredAt).toISOString() }),
      ...(isMine && {
        link: { ...charge.link, params: { ...charge.link.params, property: scope.property.slug } },
      }),
    },
  };
}
