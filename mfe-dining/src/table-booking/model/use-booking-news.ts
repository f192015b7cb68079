import { useHost } from '@guest/shared';
import { useEffect, useEffectEvent } from 'react';
import { useBookingChanged } from './use-booking';

/** Hears what becomes of the guest's bookings; after a lost connection everything is read again. */
export function useBookingNews(isWanted: boolean): void {
  const { realtime, queries } = useHost();
  const bookingChanged = useBookingChanged();
  const hear = useEffectEvent(bookingChanged);

  useEffect(() => {
    if (!isWanted) return;
    const stops = [
      realtime.on('tableBookingUpdated', ({ booking }) => hear(booking)),
      realtime.on('waitlistOffered', ({ booking }) => hear(booking)),
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
