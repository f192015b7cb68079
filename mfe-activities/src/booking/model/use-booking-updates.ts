import { useHost } from '@guest/shared';
import { useEffect, useEffectEvent } from 'react';
import { isBookingUrl, useBookingChanged } from './use-booking-changed';

/** Applies pushes about the guest's bookings, and refetches them after a lost connection. */
export function useBookingUpdates(isWanted: boolean): void {
  const { realtime, queries } = useHost();
  const handleBooking = useEffectEvent(useBookingChanged());

  useEffect(() => {
    if (!isWanted) return;
    const stops = [
      realtime.on('activityBookingUpdated', ({ booking }) => handleBooking(booking)),
      realtime.state.subscribe((now, before) => {
        if (now.connection !== 'connected' || before.connection === 'connected') return;
        void queries.invalidateQueries({ predicate: ({ queryKey: [url] }) => isBookingUrl(url) });
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [isWanted, realtime, queries]);
}
