import type { BillLine } from '@guest/shared/contracts/bill/bill-line';
import { addDays, daysBetween, instantOf } from '@guest/shared/contracts/core/local-time';
import { and, eq } from 'drizzle-orm';
import { activityBooking, guestOrder } from '../platform/db/tables/schema';
import type { Database } from '../platform/db/database';
import type { Bill, HotelReservation } from '../features/stay/property-system';
import type { PropertyRow } from '../features/property/property-scope';

/** The price of a night in minor units by currency precision. */
const NIGHT: Readonly<Record<number, number>> = { 0: 38_000, 3: 62_000 };
const NIGHT_IN_CENTS = 21_500;
/** The local time at which the demo hotels enter the nights. */
const ENTERED_AT = '23:00';

/** The system of a hotel describes the lines of a bill in the first language of the hotel. */
const LINE_TEXTS: Readonly<Record<string, { room: string; paid: string }>> & {
  en: { room: string; paid: string };
} = {
  en: { room: 'Room', paid: 'Paid with the booking' },
  ar: { room: 'غرفة', paid: 'مدفوع مع الحجز' },
  ja: { room: 'ご宿泊', paid: '予約時にお支払い済み' },
};

interface DemoStay {
  property: Pick<PropertyRow, 'id' | 'timeZone'>;
  reservation: HotelReservation;
  facts: Pick<PropertyRow, 'currencyPrecision' | 'languages'>;
}

/**
 * Returns a bill of the demo: the nights until now, which were paid with the booking, and the charges that
 * the suite has posted.
 */
export async function createDemoBill(
  { db, now }: { db: Database; now: number },
  { property, reservation, facts }: DemoStay,
): Promise<Bill> {
  const { reservationNumber, checkin, checkout, room } = reservation;
  const night = NIGHT[facts.currencyPrecision] ?? NIGHT_IN_CENTS;
  const texts = LINE_TEXTS[facts.languages[0] ?? 'en'] ?? LINE_TEXTS.en;
  const nights = Array.from({ length: daysBetween(checkin, checkout) }, (_, i) => addDays(checkin, i))
    .map((date) => ({ date, at: instantOf(`${date}T${ENTERED_AT}`, property.timeZone) }))
    .filter(({ at }) => at <= now);
  const rooms = nights.map(({ date, at }): BillLine => ({
    id: `room-${date}`,
    at: new Date(at).toISOString(),
    description: room ? `${texts.room} ${room}` : texts.room,
    amount: night,
    kind: 'room',
  }));
  const payments = nights.map(({ date, at }): BillLine => ({
    id: `paid-${date}`,
    at: new Date(at).toISOString(),
    description: texts.paid,
    amount: -night,
    kind: 'payment',
  }));
  const charges = await postedCharges(db, property.id, reservationNumber);
  const lines = [...rooms, ...payments, ...charges].sort((a, b) => (a.at < b.at ? -1 : 1));
  return { lines, balance: lines.reduce((sum, { amount }) => sum + amount, 0) };
}

async function postedCharges(
  db: Database,
  propertyId: string,
  reservationNumber: string,
): Promise<BillLine[]> {
  const orders = await db
    .select({
      reference: guestOrder.reference,
      folioReference: guestOrder.folioReference,
      total: guestOrder.total,
      at: guestOrder.statusAt,
    })
    .from(guestOrder)
    .where(
      and(
        eq(guestOrder.propertyId, propertyId),
        eq(guestOrder.reservationNumber, reservationNumber),
        eq(guestOrder.paymentStatus, 'posted'),
      ),
    );
  const activities = await db
    .select({
      reference: activityBooking.reference,
      folioReference: activityBooking.folioReference,
      total: activityBooking.total,
      // A charge is posted when free cancellation ends.
      at: activityBooking.cancelBy,
    })
    .from(activityBooking)
    .where(
      and(
        eq(activityBooking.propertyId, propertyId),
        eq(activityBooking.reservationNumber, reservationNumber),
        eq(activityBooking.paymentStatus, 'posted'),
      ),
    );
  return [...orders, ...activities].map(({ reference, folioReference, total, at }) => ({
    id: folioReference ?? reference,
    at: at.toISOString(),
    description: reference,
    amount: total,
    reference,
    kind: 'charge',
  }));
}
