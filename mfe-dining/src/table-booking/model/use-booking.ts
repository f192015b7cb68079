import { useHost } from '@guest/shared';
import {
  tableBookingContract,
  type TableBooking,
} from '@guest/shared/contracts/table-booking/table-booking.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useQuery } from '@guest/shared/queries';
import { readQuery } from '@guest/shared/reads/read-query';
import { useIsAnonymous } from '@guest/shared/session/use-is-anonymous';
import { useStore } from 'zustand';
import { keepNewestOptions } from '@guest/shared/reads/keep-newest';
import { useBookingUpdates } from './use-booking-updates';

/** The polling interval for a pending booking without a connection. */
const POLL_MS = 15_000;
const PENDING_STATUSES: readonly TableBooking['status'][] = ['requested', 'waitlisted', 'offered'];

/** Returns one of the guest's bookings and keeps it up to date. */
export function useBooking(uuid: string | undefined) {
  const host = useHost();
  const property = usePathParam('property');
  const isAnonymous = useIsAnonymous();
  const isConnected = useStore(host.realtime.state, ({ connection }) => connection === 'connected');
  const read = readQuery(host, tableBookingContract.getTableBooking, {
    params: { property, uuid: uuid ?? 'none' },
  });
  const query = useQuery({
    ...read,
    ...keepNewestOptions,
    enabled: uuid !== undefined && !isAnonymous,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      !isConnected && state.data && PENDING_STATUSES.includes(state.data.status) ? POLL_MS : false,
  });
  useBookingUpdates(uuid !== undefined);
  return query;
}

/** Returns the guest's upcoming bookings and waitlist entries. */
export function useUpcomingBookings() {
  const host = useHost();
  const property = usePathParam('property');
  const isAnonymous = useIsAnonymous();
  const query = { when: 'upcoming' } as const;
  const read = readQuery(host, tableBookingContract.listTableBookings, { params: { property }, query });
  useBookingUpdates(!isAnonymous);
  return useQuery({ ...read, enabled: !isAnonymous });
}
