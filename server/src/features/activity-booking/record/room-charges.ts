import type { PaymentOption } from '@guest/shared/contracts/activity/activity-booking.contract';
import type { ActivityPaymentMethod } from '@guest/shared/contracts/activity/activity-booking-status';
import type { Lang } from '@guest/shared/contracts/core/languages';
import type { Connection } from '../../../platform/db/database';
import { RequestError } from '../../../platform/errors/request-error';
import { errorMessage } from '../../../platform/errors/error-messages';
import type { GuestRow } from '../../identity/guest.repository';
import { isApproved } from '../../order/charge-pin/charge-approval';
import { ROOM_CHARGE_DENIED } from '../../order/quote/payment-methods';
import {
  checkOutOf,
  lockFolio,
  loadRoomCharge,
  roomChargeDenial,
  type RoomCharge,
  type FetchedFolio,
} from '../../order/quote/room-charge';
import type { PropertyRow } from '../../property/property-scope';

interface ChargeQuery {
  /** `null` for people without an account, who have no room. */
  guest: GuestRow | null;
  folio: FetchedFolio | 'away' | null;
  property: PropertyRow;
  total: number;
  now: number;
  /** A booking that is being changed, so that its old amount does not count. */
  exceptBookingId?: string;
}

/** Returns the payment methods of an activity. One that is not available has a reason. */
export async function paymentOptions(
  on: Connection,
  query: ChargeQuery,
  { paymentMethods, lang }: { paymentMethods: readonly ActivityPaymentMethod[]; lang: Lang },
): Promise<PaymentOption[]> {
  const options: PaymentOption[] = [];
  for (const method of paymentMethods) {
    options.push(
      method === 'room_charge'
        ? optionOf(await loadRoomCharge(on, query.guest, query.folio, query), query.total, lang)
        : { method, isAllowed: true },
    );
  }
  return options;
}

function optionOf(charge: RoomCharge, total: number, lang: Lang): PaymentOption {
  const method = 'room_charge' as const;
  const reason = roomChargeDenial(charge, total);
  if (reason === null) {
    return { method, isAllowed: true, ...(charge.isAllowed && charge.pin && { needsPin: true }) };
  }
  const error = errorMessage(ROOM_CHARGE_DENIED, lang);
  return { method, isAllowed: false, code: 'room_charge_denied', reason, error };
}

/**
 * Returns the reservation that is going to be charged. Throws if it cannot be charged with this amount, or if
 * its PIN was not entered, unless the guest entered it for this booking before. Charges of one reservation run in turn until the end of the transaction.
 */
export async function assertChargeable(
  tx: Connection,
  query: ChargeQuery,
  proof: { approval: string | undefined; secret: string } | 'approved before',
): Promise<string> {
  const { guest, folio, property, total, now } = query;
  if (guest?.reservationNumber) await lockFolio(tx, property.id, guest.reservationNumber);
  const charge = await loadRoomCharge(tx, guest, folio, query);
  const reason = roomChargeDenial(charge, total);
  if (reason !== null || !charge.isAllowed || !guest) {
    throw new RequestError(409, 'room_charge_denied', ROOM_CHARGE_DENIED, { data: { reason } });
  }
  if (proof === 'approved before' || !charge.pin) return charge.reservationNumber;
  const { approval = '', secret } = proof;
  if (!isApproved(approval, { guestId: guest.id, pin: charge.pin }, { secret, now })) {
    throw new RequestError(409, 'pin_required', 'Enter the PIN of your stay to charge this to your room.');
  }
  return charge.reservationNumber;
}

/** Returns how a guest would pay at this moment for what they keep. Another transaction may change that at once. */
async function currentPaymentOfKept(
  on: Connection,
  method: ActivityPaymentMethod,
  guest: GuestRow | null,
): Promise<ActivityPaymentMethod> {
  if (method !== 'room_charge' || !guest) return method;
  if (guest.hasLeft) return 'pay_there';
  const { propertyId, reservationNumber } = guest;
  if (reservationNumber === null) return method;
  return (await checkOutOf(on, propertyId, reservationNumber)) ? 'pay_there' : method;
}

/**
 * Returns how a guest pays for what they keep or get in place of it. From the moment that a check-out is asked for, nothing
 * more is charged to the room, so they pay there, as for everything that they have kept. They do not wait for the answer of
 * the hotel's system, because others could take the places meanwhile.
 */
export async function paymentOfKept(
  tx: Connection,
  method: ActivityPaymentMethod,
  guest: GuestRow | null,
): Promise<ActivityPaymentMethod> {
  const reservationNumber = guest?.hasLeft ? null : guest?.reservationNumber;
  // A check-out is stored under the same lock, so that none is asked for between this answer and the charge.
  if (guest && reservationNumber && method === 'room_charge') {
    await lockFolio(tx, guest.propertyId, reservationNumber);
  }
  return currentPaymentOfKept(tx, method, guest);
}

/**
 * Returns the payment methods that a guest has. In place of a booking that the hotel has called off there is always one, also
 * where the hotel only charges rooms and this room can no longer be charged. `assertChargeable` decides under the lock of the folio.
 */
export async function paymentMethodsFor(
  on: Connection,
  { payWays }: { payWays: ActivityPaymentMethod[] },
  { guest, insteadOf }: { guest: GuestRow; insteadOf: string | null },
): Promise<ActivityPaymentMethod[]> {
  if (insteadOf === null || payWays.includes('pay_there')) return payWays;
  const kept = await currentPaymentOfKept(on, 'room_charge', guest);
  return payWays.includes(kept) ? payWays : [...payWays, kept];
}
