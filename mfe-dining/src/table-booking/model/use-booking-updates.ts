import { useHost } from '@guest/shared';
import { useEffect, useEffectEvent } from 'react';
import { useBookingChanged } from './use-booking-changed';

/** Applies pushes about the guest's bookings, and refetches them after a lost connection. */
export function useBookingUpdates(isWanted: boolean): void {
  const { realtime, queries } = useHost();
  const bookingChanged = useBookingChanged();
  const handleBooking = useEffectEvent(bookingChanged);

  useEffect(() => {
    if (!isWanted) return;
    const stops = [
      realtime.on('tableBookingUpdated', ({ booking }) => handleBooking(booking)),
      realtime.on('waitlistOffered', ({ booking }) => handleBooking(booking)),
      realtime.state.subscribe((now, before) => {
        if (now.connection !== 'connected' || before.connection === 'connected') return;
        void queries.invalidateQueries({
          predicate: ({ queryKey: [url] }) => typeof url === 'string' && url.includes('/bookings/tables'),
        });
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [isWanted, realtime, queries]);
}
