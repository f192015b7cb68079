import type { Card } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { PropertyScope } from '../../property/property-scope';
import type { BookingRow } from './booking.mapper';

/** Maps a booking to the card shown in the conversation with the hotel. */
export const toBookingCard = ({ booking, outlet }: BookingRow, { localize }: PropertyScope): Card => ({
  kind: 'tableBooking',
  uuid: booking.id,
  reference: booking.reference,
  status: booking.status,
  outletUuid: outlet.id,
  outletSlug: outlet.slug,
  outletName: localize(outlet.name),
  localDateTime: booking.localDateTime,
  partySize: booking.partySize,
  ...(booking.expiresAt && { expiresAt: booking.expiresAt.toISOString() }),
  version: booking.version,
});
