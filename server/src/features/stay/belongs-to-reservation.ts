import { and, eq } from 'drizzle-orm';
import { guest } from '../../platform/db/tables/schema';

/** Selects the guests of a reservation whose stay the hotel has confirmed. */
export const belongsToReservation = ({
  propertyId,
  reservationNumber,
}: {
  propertyId: string;
  reservationNumber: string;
}) =>
  and(
    eq(guest.propertyId, propertyId),
    eq(guest.reservationNumber, reservationNumber),
    eq(guest.isStayVerified, true),
  );
