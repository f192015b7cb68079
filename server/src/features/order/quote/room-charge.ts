import { businessDay, dateOf, localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import type { ROOM_CHARGE_REASONS } from '@guest/shared/contracts/order/order-problems';
import { stayStateOf } from '@guest/shared/contracts/stay/stay-rules';
import { and, eq, inArray, min, ne, not, sql, type SQLWrapper } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { CallNotMade } from '../../../platform/concurrency/circuit-breaker';
import type { Connection } from '../../../platform/db/database';
import {
  activityBooking,
  checkOut,
  guest,
  guestOrder,
  orderPreference,
} from '../../../platform/db/tables/schema';
import type { GuestRow } from '../../identity/guest.repository';
import type { PropertyRow } from '../../property/property-scope';
import type { Folio, PropertySystem } from '../../stay/property-system';
import { isPostedBefore } from '../../folio/due-postings';
import { findChargePin, type ChargePinRow } from '../charge-pin/charge-pins';

type DenialReason = (typeof ROOM_CHARGE_REASONS)[number];

/** Whether orders can be charged to a room, and the remaining amount. */
export type RoomCharge =
  | { isAllowed: false; reason: DenialReason }
  | {
      isAllowed: true;
      reservationNumber: string;
      left: number | null;
      leftToLimit: number | null;
      /** The PIN that protects room charges, or `null` if none is set. */
      pin: ChargePinRow | null;
    };

interface RoomChargeContext {
  property: PropertyRow;
  now: number;
  /** A booking of an activity that is being changed, so that its old amount does not count. */
  exceptBookingId?: string;
}

/** A folio with the instant before it was read, and whether its limit is what our postings have left. */
export type FetchedFolio = Folio & { readAt: number; includesPostings: boolean };

interface FetchFolioDeps {
  propertySystem: PropertySystem;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now: () => number;
}

/**
 * Fetches the folio from the hotel's system and returns `'away'` if the system fails. Call it outside a
 * transaction, which it would keep open.
 */
export async function fetchFolio(
  { propertySystem, log, now }: FetchFolioDeps,
  guest: GuestRow | null,
  property: PropertyRow,
): Promise<FetchedFolio | 'away' | null> {
  if (!guest?.isStayVerified || guest.reservationNumber === null) return null;
  try {
    const readAt = now();
    const folio = await propertySystem.folio(property, guest.reservationNumber);
    const includesPostings = propertySystem.capabilities.creditIncludesPostings;
    return folio ? { ...folio, readAt, includesPostings } : null;
  } catch (error) {
    if (!(error instanceof CallNotMade)) log.warn({ err: error }, 'folio could not be fetched');
    return 'away';
  }
}

/** Checks all conditions of a room charge except the amount. */
export async function loadRoomCharge(
  on: Connection,
  guest: GuestRow | null,
  folio: FetchedFolio | 'away' | null,
  { property, now, exceptBookingId }: RoomChargeContext,
): Promise<RoomCharge> {
  const denied = (reason: DenialReason) => ({ isAllowed: false, reason }) as const;
  if (!guest?.isStayVerified || guest.reservationNumber === null) return denied('stay_unverified');
  const { timeZone, businessDayStart, checkOutUntil } = property;
  if (guest.hasLeft) return denied('checked_out');
  if (stayStateOf(guest, businessDay(now, timeZone, businessDayStart)) !== 'IN')
    return denied('not_in_house');
  const local = localDateTimeAt(now, timeZone);
  if (dateOf(local) === guest.checkout && timeOf(local) >= checkOutUntil) return denied('checked_out');
  if (folio === 'away') return denied('away');
  if (!folio?.isOpen) return denied('folio_closed');
  if (folio.noPost) return denied('no_post');
  const { reservationNumber } = guest;
  if (await checkOutOf(on, property.id, reservationNumber)) return denied('checked_out');
  const query = { propertyId: property.id, reservationNumber, exceptBookingId };
  const charged = await sumOfCharges(on, query);
  // The hotel's own figure already contains what had been posted before it was read.
  const notInFolio = folio.includesPostings ? await sumOfCharges(on, query, folio.readAt) : charged;
  const spendingLimit = await loadSpendingLimit(on, property.id, reservationNumber);
  const pin = await findChargePin(on, { propertyId: property.id, reservationNumber });
  return {
    isAllowed: true,
    reservationNumber,
    left: folio.creditLimit === null ? null : folio.creditLimit - notInFolio,
    leftToLimit: spendingLimit === null ? null : spendingLimit - charged,
    pin: pin ?? null,
  };
}

/** Returns the check-out for which a guest of the reservation has asked; from then on nothing is charged. */
export async function checkOutOf(
  on: Connection,
  propertyId: string,
  reservationNumber: string,
): Promise<'asked' | 'done' | undefined> {
  const found = await on
    .select({ status: checkOut.status })
    .from(checkOut)
    .where(
      and(
        eq(checkOut.propertyId, propertyId),
        eq(checkOut.reservationNumber, reservationNumber),
        inArray(checkOut.status, ['asked', 'done']),
      ),
    );
  if (found.some(({ status }) => status === 'done')) return 'done';
  return found.length > 0 ? 'asked' : undefined;
}

/**
 * Returns the lowest limit that any guest of the reservation has set, so that no other guest can exceed it.
 */
async function loadSpendingLimit(
  on: Connection,
  propertyId: string,
  reservationNumber: string,
): Promise<number | null> {
  const [found] = await on
    .select({ limit: min(orderPreference.spendingLimit) })
    .from(orderPreference)
    .innerJoin(guest, eq(guest.id, orderPreference.guestId))
    .where(
      and(
        eq(guest.propertyId, propertyId),
        eq(guest.reservationNumber, reservationNumber),
        eq(guest.isStayVerified, true),
      ),
    );
  return found?.limit ?? null;
}

/**
 * Returns the sum of all posted and pending room charges of a reservation: orders and activities. `postedSince`
 * leaves out those that had been posted before.
 */
async function sumOfCharges(on: Connection, of: ChargedQuery, postedSince?: number): Promise<number> {
  const { propertyId, reservationNumber, exceptBookingId } = of;
  const isCounted = (id: SQLWrapper) =>
    postedSince === undefined ? undefined : not(isPostedBefore(on, id, postedSince));
  const [orders] = await on
    .select({ total: sql<number>`coalesce(sum(${guestOrder.total}), 0)::float8` })
    .from(guestOrder)
    .where(
      and(
        eq(guestOrder.propertyId, propertyId),
        eq(guestOrder.reservationNumber, reservationNumber),
        inArray(guestOrder.paymentStatus, ['authorised', 'posted']),
        isCounted(guestOrder.id),
      ),
    );
  const [activities] = await on
    .select({ total: sql<number>`coalesce(sum(${activityBooking.total}), 0)::float8` })
    .from(activityBooking)
    .where(
      and(
        eq(activityBooking.propertyId, propertyId),
        eq(activityBooking.reservationNumber, reservationNumber),
        inArray(activityBooking.paymentStatus, ['authorised', 'posted']),
        isCounted(activityBooking.id),
        exceptBookingId === undefined ? undefined : ne(activityBooking.id, exceptBookingId),
      ),
    );
  return (orders?.total ?? 0) + (activities?.total ?? 0);
}

interface ChargedQuery {
  propertyId: string;
  reservationNumber: string;
  exceptBookingId: string | undefined;
}

/** Returns why the amount cannot be charged to the room, or `null` if it can. */
export function roomChargeDenial(charge: RoomCharge, total: number): DenialReason | null {
  if (!charge.isAllowed) return charge.reason;
  if (charge.left !== null && total > charge.left) return 'credit';
  return charge.leftToLimit !== null && total > charge.leftToLimit ? 'spending_limit' : null;
}

/**
 * Takes a lock per reservation until the end of the transaction. Charges of its guests run in turn, so that
 * each sees the others.
 */
export async function lockFolio(
  on: Connection,
  propertyId: string,
  reservationNumber: string,
): Promise<void> {
  const lockName = `charge ${propertyId} ${reservationNumber}`;
  await on.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lockName}, 0))`);
}
