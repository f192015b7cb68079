import { useHost } from '@guest/shared';
import {
  tableBookingContract,
  type TableBooking,
} from '@guest/shared/contracts/table-booking/table-booking.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useQuery } from '@guest/shared/queries';
import { readQuery } from '@guest/shared/reads/read-query';
import { useIsStranger } from '@guest/shared/session/use-is-stranger';
import { useStore } from 'zustand';
import { newest, staysNewest } from '../../format/newest';
import { useBookingNews } from './use-booking-news';

/** Without the connection, a booking that waits for somebody is looked at so often. */
const POLL_MS = 15_000;
const WAITING: readonly TableBooking['status'][] = ['requested', 'waitlisted', 'offered'];

/** One of the guest's bookings, as it is at this moment. */
export function useBooking(uuid: string | undefined) {
  const host = useHost();
  const property = usePathParam('property');
  const isStranger = useIsStranger();
  const isConnected = useStore(host.realtime.state, ({ connection }) => connection === 'connected');
  const read = readQuery(host, tableBookingContract.getTableBooking, {
    params: { property, uuid: uuid ?? 'none' },
  });
  const query = useQuery({
    ...read,
    ...staysNewest,
    enabled: uuid !== undefined && !isStranger,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      !isConnected && state.data && WAITING.includes(state.data.status) ? POLL_MS : false,
  });
  useBookingNews(uuid !== undefined);
  return query;
}

/** The guest's tables and places in line that are still to come. */
export function useUpcoming() {
  const host = useHost();
  const property = usePathParam('property');
  const isStranger = useIsStranger();
  const query = { when: 'upcoming' } as const;
  const read = readQuery(host, tableBookingContract.listTableBookings, { params: { property }, query });
  useBookingNews(!isStranger);
  return useQuery({ ...read, enabled: !isStranger });
}

/** Puts what a call has answered in the place of what was known, and reads the lists anew. */
export function useBookingChanged() {
  const host = useHost();
  const property = usePathParam('property');
  return (booking: TableBooking): void => {
    const { queries } = host;
    const { uuid } = booking;
    const { queryKey } = readQuery(host, tableBookingContract.getTableBooking, {
      params: { property, uuid },
    });
    queries.setQueryData<TableBooking>(queryKey, (known) => newest(known, booking));
    void queries.invalidateQueries({
      predicate: ({ queryKey: [url] }) => isOfTables(url) && url !== queryKey[0],
    });
  };
}

/** Whether a read, by its address, is of tables or of what is free. */
export const isOfTables = (url: unknown) => typeof url === 'string' && /\/bookings\/tables|\/slots/.test(url);
