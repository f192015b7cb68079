import type { ActivityCard } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { PropertyScope } from '../../property/property-scope';
import type { ActivityBookingRow } from './booking.repository';

/** Maps a booking to the card shown in the conversation with the hotel. */
export function toCard(
  { booking, session, bookable, activity }: ActivityBookingRow,
  { localize }: PropertyScope,
): ActivityCard {
  const { total: amount, currency, currencyPrecision } = booking;
  return {
    kind: 'activity',
    uuid: booking.id,
    reference: booking.reference,
    status: booking.status,
    activityUuid: activity.id,
    bookableActivityId: bookable.id,
    activityName: localize(activity.name),
    localDateTime: session.localStart,
    pax: booking.pax,
    ...(amount > 0 && { total: { amount, currency, currencyPrecision } }),
    ...(booking.expiresAt && { expiresAt: booking.expiresAt.toISOString() }),
    version: booking.version,
  };
}
