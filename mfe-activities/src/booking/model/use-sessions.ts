import { useHost } from '@guest/shared';
import type { BookableSession } from '@guest/shared/contracts/activity/activity.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useProperty } from '@guest/shared/property/use-property';
import { useQuery } from '@guest/shared/queries';
import { useEffect } from 'react';
import { sessionsQuery } from './start-queries';

/** Without a connection, the sessions are refetched at this interval because other guests book meanwhile. */
const REFRESH_MS = 30_000;

interface SessionList {
  items: BookableSession[];
}

/** Returns the sessions of the next three weeks, whose places are updated while the page is open. */
export function useSessions(bookableActivityId: string) {
  const host = useHost();
  const { queries, realtime } = host;
  const property = usePathParam('property');
  const activityId = usePathParam('activityId');
  const read = sessionsQuery(host, useProperty(), { property, activityId, bookableActivityId });
  const [url, lang] = read.queryKey;

  useEffect(() => {
    const queryKey = [url, lang] as const;
    const stops = [
      realtime.on('sessionUpdated', ({ sessionUuid, status, vacancies, isCancelled }) => {
        const list = queries.getQueryData<SessionList>(queryKey);
        const known = list?.items.find((session) => session.sessionUuid === sessionUuid);
        if (!list || !known) return;
        const changed: BookableSession = { ...known, status };
        if (vacancies === undefined) delete changed.vacancies;
        else changed.vacancies = vacancies;
        const items = list.items.map((session) => (session === known ? changed : session));
        queries.setQueryData<SessionList>(queryKey, { items });
        // The push does not contain the reason of a cancellation or the state of the waitlist.
        if (isCancelled || status === 'sold_out') void queries.invalidateQueries({ queryKey });
      }),
      realtime.state.subscribe((state, before) => {
        if (state.connection !== 'connected' || before.connection === 'connected') return;
        void queries.invalidateQueries({ queryKey });
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [realtime, queries, url, lang]);

  // The page misses what happened between the touch of its link, with which the list was read, and now.
  return useQuery({ ...read, refetchInterval: REFRESH_MS, refetchOnMount: 'always' });
}
