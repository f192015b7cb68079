import { useHost } from '@guest/shared';
import {
  activityBookingContract,
  type ActivityBooking,
} from '@guest/shared/contracts/activity/activity-booking.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useQuery } from '@guest/shared/queries';
import { keepNewestOptions } from '@guest/shared/reads/keep-newest';
import { readQuery } from '@guest/shared/reads/read-query';
import { useIsAnonymous } from '@guest/shared/session/use-is-anonymous';
import { useStore } from 'zustand';
import { useBookingUpdates } from './use-booking-updates';

/** The polling interval for a booking that waits for somebody, without a connection. */
const POLL_MS = 15_000;
const WAITING: readonly ActivityBooking['status'][] = ['pending', 'waitlisted', 'offered'];

/**
 * Returns one of the guest's bookings and keeps it up to date. Without a network it is the copy that was saved
 * on this device.
 */
export function useBooking(uuid: string | undefined) {
  const host = useHost();
  const property = usePathParam('property');
  const isAnonymous = useIsAnonymous();
  const isConnected = useStore(host.realtime.state, ({ connection }) => connection === 'connected');
  const read = readQuery(host, activityBookingContract.getActivityBooking, {
    params: { property, uuid: uuid ?? 'none' },
  });
  useBookingUpdates(uuid !== undefined);
  return useQuery({
    ...read,
    ...keepNewestOptions,
    enabled: uuid !== undefined && !isAnonymous,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      !isConnected && state.data && WAITING.includes(state.data.status) ? POLL_MS : false,
  });
}

/** Returns the guest's upcoming bookings and places on waitlists. */
export function useUpcomingBookings() {
  const host = useHost();
  const property = usePathParam('property');
  const isAnonymous = useIsAnonymous();
  const read = readQuery(host, activityBookingContract.listActivityBookings, {
    params: { property },
    query: { when: 'ahead' },
  });
  useBookingUpdates(!isAnonymous);
  return useQuery({ ...read, enabled: !isAnonymous });
}
