import { useHost } from '@guest/shared';
import {
  activityBookingContract,
  type ActivityBooking,
} from '@guest/shared/contracts/activity/activity-booking.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { keepNewest } from '@guest/shared/reads/keep-newest';
import { readQuery } from '@guest/shared/reads/read-query';

/** Returns a function that caches the booking of a reply or push and refetches lists and sessions. */
export function useBookingChanged() {
  const host = useHost();
  const property = usePathParam('property');
  return (booking: ActivityBooking): void => {
    const { queries } = host;
    const { uuid } = booking;
    const { queryKey } = readQuery(host, activityBookingContract.getActivityBooking, {
      params: { property, uuid },
    });
    queries.setQueryData<ActivityBooking>(queryKey, (known) => keepNewest(known, booking));
    void queries.invalidateQueries({
      predicate: ({ queryKey: [url] }) => isBookingUrl(url) && url !== queryKey[0],
    });
  };
}

/** Returns whether a read depends on the bookings of activities, judging by its address. */
export const isBookingUrl = (url: unknown): boolean =>
  typeof url === 'string' && /\/bookings\/activities|\/bookableActivities\/[^/]+\/sessions/.test(url);
