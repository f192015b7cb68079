import { useHost } from '@guest/shared';
import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { tableBookingContract } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { useProperty } from '@guest/shared/property/use-property';
import { useQuery } from '@guest/shared/queries';
import { readQuery } from '@guest/shared/reads/read-query';
import { useStore } from 'zustand';
import { useBookingQuery } from './use-booking-query';
import { useBusinessToday } from './use-day-time';

/** The times are refetched at this interval because other guests book meanwhile. */
const REFRESH_MS = 20_000;
const DAYS_SHOWN = 14;

/** Returns the times of the selected day. */
export function useSlots(outlet: Outlet) {
  const host = useHost();
  const { identity } = useProperty();
  const { bookingQuery } = useBookingQuery();
  const date = useSelectedDate(outlet);
  const read = readQuery(host, tableBookingContract.getSlots, {
    params: { property: identity, outlet: outlet.slug },
    query: {
      date,
      partySize: bookingQuery.partySize,
      area: bookingQuery.area,
      changing: bookingQuery.change,
    },
  });
  return useQuery({
    ...read,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    placeholderData: (before) => before,
  });
}

/** Returns the availability of the next days, so that guests need not open each day. */
export function useBookingDays(outlet: Outlet) {
  const host = useHost();
  const { identity } = useProperty();
  const { bookingQuery } = useBookingQuery();
  // After a check-out only a booking that was kept has days. Other reads leave its uuid out, because older servers refuse it.
  const hasLeft = useStore(host.session, ({ user }) => user?.stay_state === 'OUT');
  const read = readQuery(host, tableBookingContract.getBookingDays, {
    params: { property: identity, outlet: outlet.slug },
    query: {
      days: DAYS_SHOWN,
      partySize: bookingQuery.partySize,
      area: bookingQuery.area,
      changing: hasLeft ? bookingQuery.change : undefined,
    },
  });
  return useQuery({ ...read, placeholderData: (before) => before }).data;
}

/**
 * Returns the selected business day of the hotel, but none that is over. For a guest who has not arrived yet the
 * default is the first bookable day.
 */
export function useSelectedDate(outlet: Outlet): string {
  const { bookingQuery } = useBookingQuery();
  const bookable = useBookingDays(outlet)?.bookable;
  const today = useBusinessToday();
  const selected = bookingQuery.date ?? bookable?.from ?? today;
  return selected < today ? today : selected;
}
