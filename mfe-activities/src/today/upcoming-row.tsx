import type { Schedule } from '@guest/shared/contracts/activity/activity.contract';
import { timeOf } from '@guest/shared/contracts/core/local-time';
import { PageLink } from '@guest/shared/page/page-link';
import { Badge } from '@guest/shared/ui/base/badge';
import { ListRow } from '@guest/shared/ui/card/list-row';
import { useText } from '../texts';
import styles from './upcoming-row.module.css';

type ScheduledSession = Schedule['sessions'][number];

/** A row with the time, the name, the place and the availability of a session. */
export function UpcomingRow(props: { session: ScheduledSession; property: string; isRunning: boolean }) {
  const { session, property, isRunning } = props;
  return (
    <ListRow
      before={
        <time dateTime={session.localDateTimeStart} className={styles.time}>
          {timeOf(session.localDateTimeStart)}
        </time>
      }
      name={
        <PageLink to="property-activity-activityId" params={{ property, activityId: session.activityUuid }}>
          {session.activity.name}
        </PageLink>
      }
      line={
        // The badge shares the line with the place, so that most rows are as high as their placeholder.
        <span className={styles.line}>
          <span>{session.activity.place}</span>
          <VacancyBadge session={session} isRunning={isRunning} />
        </span>
      }
      isLink
    />
  );
}

/** Shows only the statuses that affect a plan: running, full, nearly full, or no longer bookable. */
function VacancyBadge(props: { session: ScheduledSession; isRunning: boolean }) {
  const { status, vacancies } = props.session;
  const text = useText();
  if (props.isRunning) return <Badge>{text('Now')}</Badge>;
  if (status === 'closed') return <Badge>{text('Booking closed')}</Badge>;
  if (status === 'sold_out') return <Badge tone="neutral">{text('Full')}</Badge>;
  if (status !== 'limited' || vacancies === undefined) return null;
  return (
    <Badge tone="warning">
      {text('{count, plural, one {# place left} other {# places left}}', { count: vacancies })}
    </Badge>
  );
}
