import { useHost } from '@guest/shared';
import { activityContract, type Schedule } from '@guest/shared/contracts/activity.contract';
import { localDateTimeAt, timeOf } from '@guest/shared/contracts/local-time';
import type { Property } from '@guest/shared/contracts/property.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { useRead } from '@guest/shared/reads/use-read';
import { Badge } from '@guest/shared/ui/badge';
import { EmptyState } from '@guest/shared/ui/empty-state';
import { ListRow, ListRows } from '@guest/shared/ui/list-row';
import { Section } from '@guest/shared/ui/section';
import Moon from 'lucide-react/icons/moon';
import { useText } from '../texts';
import styles from './coming-up.module.css';
import { SESSIONS_AHEAD, sessionsAhead } from './sessions-ahead';

type Scheduled = Schedule['sessions'][number];

/** What goes on in the house today and is not over. */
export function ComingUp({ property }: { property: Property }) {
  const text = useText();
  const { now } = useHost();
  const { identity, timeZone } = property;
  const { sessions } = useRead(activityContract.getSchedule, {
    params: { property: identity },
    query: { next: SESSIONS_AHEAD },
  });
  const localNow = localDateTimeAt(now(), timeZone);
  const ahead = sessionsAhead(sessions, localNow);

  return (
    <Section
      heading={text('Coming up today')}
      more={
        <PageLink to="property-activities-schedule" params={{ property: identity }}>
          {text('Schedule')}
        </PageLink>
      }
    >
      {ahead.length === 0 ? (
        <EmptyState
          icon={Moon}
          level={3}
          heading={text('Nothing more today')}
          action={
            <PageLink to="property-activities" params={{ property: identity }}>
              {text('See what is on this week')}
            </PageLink>
          }
        />
      ) : (
        <ListRows>
          {ahead.map((session) => (
            <SessionRow key={session.sessionUuid} session={session} property={identity} localNow={localNow} />
          ))}
        </ListRows>
      )}
    </Section>
  );
}

function SessionRow(props: { session: Scheduled; property: string; localNow: string }) {
  const { session, property, localNow } = props;
  const text = useText();
  const isRunning = session.localDateTimeStart <= localNow;
  return (
    <ListRow
      before={
        <time dateTime={session.localDateTimeStart} className={styles.time}>
          {isRunning ? text('Now') : timeOf(session.localDateTimeStart)}
        </time>
      }
      name={
        <PageLink to="property-activity-activityId" params={{ property, activityId: session.activityUuid }}>
          {session.activity.name}
        </PageLink>
      }
      line={session.activity.place}
      end={<Places session={session} />}
      isLink
    />
  );
}

/** Only what changes a plan: that it is full, or nearly. */
function Places({ session: { status, vacancies } }: { session: Scheduled }) {
  const text = useText();
  if (status === 'sold_out') return <Badge tone="neutral">{text('Full')}</Badge>;
  if (status !== 'limited' || vacancies === undefined) return null;
  return (
    <Badge tone="warning">
      {text('{count, plural, one {# place left} other {# places left}}', { count: vacancies })}
    </Badge>
  );
}
