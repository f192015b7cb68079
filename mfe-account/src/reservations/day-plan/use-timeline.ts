import { useHost } from '@guest/shared';
import type { PushName } from '@guest/shared/contracts/socket.contract';
import { timelineContract, type Timeline } from '@guest/shared/contracts/timeline/timeline.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useQuery } from '@guest/shared/queries';
import { readQuery } from '@guest/shared/reads/read-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';

/** Several pushes often follow each other, and one read answers all of them. */
const REREAD_AFTER_MS = 250;
const POLL_MS = 30_000;
/** Without a connection, the plan is polled only if something in it is due soon. */
const DUE_WITHIN_MS = 2 * 3_600_000;

/** The pushes that can change the plan. */
const PUSHES = [
  'orderUpdated',
  'tableBookingUpdated',
  'activityBookingUpdated',
  'waitlistOffered',
  'requestUpdated',
  'newGuestRequest',
  'sendAnnouncementMessage',
  'deleteAnnouncementMessage',
  'announcementUpdated',
] as const satisfies readonly PushName[];

function useTimelineQuery() {
  const params = { property: usePathParam('property') };
  return readQuery(useHost(), timelineContract.getTimeline, { params, query: {} });
}

/** Reads the day plan, which another part of the same page keeps up to date. */
export const useTimelineRead = () => useQuery(useTimelineQuery());

/** Reads the day plan and reads it again after every push that can change it. */
export function useTimeline() {
  const { queries, realtime, now } = useHost();
  const isConnected = useStore(realtime.state, ({ connection }) => connection === 'connected');
  const query = useTimelineQuery();
  const [url] = query.queryKey;
  const read = useQuery({
    ...query,
    refetchOnMount: 'always',
    // The query cache does not poll while the page is hidden.
    refetchInterval: ({ state }) => (!isConnected && isDueSoon(state.data, now()) ? POLL_MS : false),
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reread = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void queries.invalidateQueries({ queryKey: [url] }), REREAD_AFTER_MS);
    };
    const stops = PUSHES.map((name) => realtime.on(name, reread));
    return () => {
      clearTimeout(timer);
      stops.forEach((stop) => stop());
    };
  }, [queries, realtime, url]);
  useEffect(() => {
    // Pushes were missed while the page was disconnected.
    if (isConnected) void queries.invalidateQueries({ queryKey: [url] });
  }, [isConnected, queries, url]);
  return read;
}

const isDueSoon = (timeline: Timeline | undefined, now: number): boolean =>
  timeline?.items.some(
    ({ group, startsAt }) =>
      group === 'now' ||
      (startsAt !== undefined &&
        group !== 'cancelled' &&
        Math.abs(Date.parse(startsAt) - now) < DUE_WITHIN_MS),
  ) ?? false;
