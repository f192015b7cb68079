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
import { staysNewest } from '../../format/newest';
import { useBookingNews } from './use-booking-news';

/** The polling interval for a pending booking without a connection. */
const POLL_MS = 15_000;
const WAITING: readonly TableBooking['status'][] = ['requested', 'waitlisted', 'offered'];

/** Returns one of the guest's bookings and keeps it up to date. */
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

/** Returns the guest's upcoming bookings and waitlist entries. */
export function useUpcoming() {
  const host = useHost();
  const property = usePathParam('property');
  const isStranger = useIsStranger();
  const query = { when: 'upcoming' } as const;
  const read = readQuery(host, tableBookingContract.listTableBookings, { params: { property }, query });
  useBookingNews(!isStranger);
  return useQuery({ ...read, enabled: !isStranger });
}
