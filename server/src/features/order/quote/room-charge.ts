import { businessDay, dateOf, localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import type { ROOM_CHARGE_REASONS } from '@guest/shared/contracts/order/order-problems';
import { stayStateOf } from '@guest/shared/contracts/stay/stay-rules';
import { and, eq, inArray, min, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Connection } from '../../../platform/db/database';
import { guest, guestOrder, orderPreference } from '../../../platform/db/tables/schema';
import type { GuestRow } from '../../identity/guest.repository';
import type { PropertyRow } from '../../property/property-scope';
import type { Folio, PropertySystem } from '../../stay/property-system';
import { findChargePin, type ChargePinRow } from '../charge-pin/charge-pins';

type Reason = (typeof ROOM_CHARGE_REASONS)[number];

/** Whether orders can be charged to a room, and the remaining amount. */
export type RoomCharge =
  | { isAllowed: false; reason: Reason }
  | {
      isAllowed: true;
      reservationNumber: string;
      left: number | null;
      leftToLimit: number | null;
      /** The PIN that protects room charges, or `null` if none is set. */
      pin: ChargePinRow | null;
    };

interface Around {
  property: PropertyRow;
  now: number;
}

/**
 * Fetches the folio from the hotel's system and returns `'away'` if the system fails. Call it outside a
 * transaction, which it would keep open.
 */
export async function askFolio(
  { propertySystem, log }: { propertySystem: PropertySystem; log: Pick<FastifyBaseLogger, 'warn'> },
  guest: GuestRow | null,
  property: PropertyRow,
): Promise<Folio | 'away' | null> {
  if (!guest?.isStayVerified || guest.reservationNumber === null) return null;
  try {
    return (await propertySystem.folio(property, guest.reservationNumber)) ?? null;
  } catch (error) {
    log.warn({ err: error }, 'folio could not be fetched');
    return 'away';
  }
}

/** Checks all conditions of a room charge except the amount. */
export async function roomChargeOf(
  on: Connection,
  guest: GuestRow | null,
  folio: Folio | 'away' | null,
  { property, now }: Around,
): Promise<RoomCharge> {
  const denied = (reason: Reason) => ({ isAllowed: false, reason }) as const;
  if (!guest?.isStayVerified || guest.reservationNumber === null) return denied('stay_unverified');
  const { timeZone, businessDayStart, checkOutUntil } = property;
  if (stayStateOf(guest, businessDay(now, timeZone, businessDayStart)) !== 'IN')
    return denied('not_in_house');
  const local = localDateTimeAt(now, timeZone);
  if (dateOf(local) === guest.checkout && timeOf(local) >= checkOutUntil) return denied('checked_out');
  if (folio === 'away') return denied('away');
  if (!folio?.isOpen) return denied('folio_closed');
  if (folio.noPost) return denied('no_post');
  const { reservationNumber } = guest;
  const charged = await chargedTo(on, property.id, reservationNumber);
  const spendingLimit = await limitOf(on, property.id, reservationNumber);
  const pin = await findChargePin(on, { propertyId: property.id, reservationNumber });
  return {
    isAllowed: true,
    reservationNumber,
    left: folio.creditLimit === null ? null : folio.creditLimit - charged,
    leftToLimit: spendingLimit === null ? null : spendingLimit - charged,
    pin: pin ?? null,
  };
}

/**
 * Returns the lowest limit that any guest of the reservation has set, so that no other guest can exceed it.
 */
async function limitOf(
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

/** Returns the sum of all posted and pending room charges of a reservation. */
async function chargedTo(on: Connection, propertyId: string, reservationNumber: string): Promise<number> {
  const [sum] = await on
    .select({ total: sql<number>`coalesce(sum(${guestOrder.total}), 0)::float8` })
    .from(guestOrder)
    .where(
      and(
        eq(guestOrder.propertyId, propertyId),
        eq(guestOrder.reservationNumber, reservationNumber),
        inArray(guestOrder.paymentStatus, ['authorised', 'posted']),
      ),
    );
  return sum?.total ?? 0;
}

/** Returns why the amount cannot be charged to the room, or `null` if it can. */
export function roomChargeRefusal(charge: RoomCharge, total: number): Reason | null {
  if (!charge.isAllowed) return charge.reason;
  if (charge.left !== null && total > charge.left) return 'credit';
  return charge.leftToLimit !== null && total > charge.leftToLimit ? 'spending_limit' : null;
}

/**
 * Takes a lock per reservation until the end of the transaction. Charges of its guests run in turn, so that
 * each sees the others.
 */
export async function inTurnFor(
  on: Connection,
  propertyId: string,
  reservationNumber: string,
): Promise<void> {
  const lane = `charge ${propertyId} ${reservationNumber}`;
  await on.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lane}, 0))`);
}
