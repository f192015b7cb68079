import { useHost } from '@guest/shared';
import { activityContract } from '@guest/shared/contracts/activity/activity.contract';
import { businessDay } from '@guest/shared/contracts/core/local-time';
import { PageLink } from '@guest/shared/page/page-link';
import { useNow } from '@guest/shared/page/use-now';
import { useProperty } from '@guest/shared/property/use-property';
import { useQuery } from '@guest/shared/queries';
import { readQuery } from '@guest/shared/reads/read-query';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import { ListRows } from '@guest/shared/ui/card/list-row';
import { QuerySection } from '@guest/shared/ui/state/query-section';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import Moon from 'lucide/dist/esm/icons/moon.mjs';
import { useText } from '../texts';
import { UpcomingRow } from './upcoming-row';
import { startOf } from '../session/session-instants';
import { useReadWhenOutdated } from '../days/use-read-when-outdated';
import { lacksNext, SESSIONS_SHOWN, SESSIONS_FETCHED, upcomingSessions } from './upcoming-sessions';

/** The running and upcoming sessions of today, for the home page of the hotel. */
export function Today() {
  const text = useText();
  const host = useHost();
  const { identity, timeZone, businessDayStart } = useProperty();
  const input = { params: { property: identity }, query: { next: SESSIONS_FETCHED } };
  const query = readQuery(host, activityContract.getSchedule, input);
  const read = useQuery(query);
  const now = useNow();
  const isOfToday = !read.data || read.data.from >= businessDay(now, timeZone, businessDayStart);
  useReadWhenOutdated(query.queryKey, !isOfToday || lacksNext(read.data?.sessions ?? [], now, timeZone));

  return (
    <QuerySection
      heading={text('Coming up today')}
      more={
        <PageLink to="property-activities-schedule" params={{ property: identity }}>
          {text('Schedule')}
        </PageLink>
      }
      read={{ ...read, data: read.data && upcomingSessions(read.data.sessions, now, timeZone) }}
      texts={{ failed: text("This part didn't load."), retry: text('Try again') }}
      waiting={<Skeleton shape="row" count={SESSIONS_SHOWN} />}
    >
      {(sessions) =>
        sessions.length === 0 ? (
          <EmptyToday property={identity} />
        ) : (
          <ListRows>
            {sessions.map((it) => (
              <UpcomingRow
                key={it.sessionUuid}
                session={it}
                property={identity}
                isRunning={startOf(it, timeZone) <= now}
              />
            ))}
          </ListRows>
        )
      }
    </QuerySection>
  );
}

function EmptyToday({ property }: { property: string }) {
  const text = useText();
  return (
    <EmptyState
      icon={Moon}
      level={3}
      heading={text('Nothing else today')}
      action={
        <ButtonLink to="property-activities" params={{ property }}>
          {text("See what's on this week")}
        </ButtonLink>
      }
    />
  );
}
