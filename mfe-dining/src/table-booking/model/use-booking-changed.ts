import { useHost } from '@guest/shared';
import {
  tableBookingContract,
  type TableBooking,
} from '@guest/shared/contracts/table-booking/table-booking.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { readQuery } from '@guest/shared/reads/read-query';
import { keepNewest } from '@guest/shared/reads/keep-newest';

/** Returns a function that caches the booking of a reply and refetches the lists. */
export function useBookingChanged() {
  const host = useHost();
  const property = usePathParam('property');
  return (booking: TableBooking): void => {
    const { queries } = host;
    const { uuid } = booking;
    const { queryKey } = readQuery(host, tableBookingContract.getTableBooking, {
      params: { property, uuid },
    });
    queries.setQueryData<TableBooking>(queryKey, (known) => keepNewest(known, booking));
    void queries.invalidateQueries({
      predicate: ({ queryKey: [url] }) => isTableBookingUrl(url) && url !== queryKey[0],
    });
  };
}

/** Returns whether a read concerns bookings or free times, judging by its address. */
export const isTableBookingUrl = (url: unknown) =>
  typeof url === 'string' && /\/bookings\/tables|\/slots/.test(url);
