import { useHost } from '@guest/shared';
import { activityContract } from '@guest/shared/contracts/activity/activity.contract';
import { localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import { PageLink } from '@guest/shared/page/page-link';
import { useProperty } from '@guest/shared/property/use-property';
import { useQuery } from '@guest/shared/queries';
import { readQuery } from '@guest/shared/reads/read-query';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import { ListRows } from '@guest/shared/ui/card/list-row';
import { ReadSection } from '@guest/shared/ui/state/read-section';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import Moon from 'lucide/dist/esm/icons/moon.mjs';
import { useText } from '../texts';
import { AheadRow } from './ahead-row';
import { SESSIONS_AHEAD, SESSIONS_ASKED, sessionsAhead } from './sessions-ahead';

/** The running and upcoming sessions of today, for the home page of the hotel. */
export function Today() {
  const text = useText();
  const host = useHost();
  const { identity, timeZone } = useProperty();
  const ask = { params: { property: identity }, query: { next: SESSIONS_ASKED } };
  const read = useQuery(readQuery(host, activityContract.getSchedule, ask));
  const localNow = localDateTimeAt(host.now(), timeZone);

  return (
    <ReadSection
      heading={text('Coming up today')}
      more={
        <PageLink to="property-activities-schedule" params={{ property: identity }}>
          {text('Schedule')}
        </PageLink>
      }
      read={{ ...read, data: read.data && sessionsAhead(read.data.sessions, localNow) }}
      texts={{ failed: text("This part didn't load."), retry: text('Try again') }}
      waiting={<Skeleton shape="row" count={SESSIONS_AHEAD} />}
    >
      {(sessions) =>
        sessions.length === 0 ? (
          <NothingMore property={identity} />
        ) : (
          <ListRows>
            {sessions.map((it) => (
              <AheadRow key={it.sessionUuid} session={it} property={identity} localNow={localNow} />
            ))}
          </ListRows>
        )
      }
    </ReadSection>
  );
}

function NothingMore({ property }: { property: string }) {
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
