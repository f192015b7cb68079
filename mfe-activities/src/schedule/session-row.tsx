import { timeOf } from '@guest/shared/contracts/core/local-time';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { useProperty } from '@guest/shared/property/use-property';
import { Badge } from '@guest/shared/ui/base/badge';
import { ListRow } from '@guest/shared/ui/card/list-row';
import { PlaceAndDuration } from '../activity-card/place-and-duration';
import { useText } from '../texts';
import { isRunning, type ScheduledSession } from './day-plan';
import styles from './session-row.module.css';
import { SessionStatus } from '../session/session-status';

export function SessionRow({ session, now }: { session: ScheduledSession; now: number }) {
  const { activity, allDay, localDateTimeStart } = session;
  const text = useText();
  const { timeZone } = useProperty();
  const property = usePathParam('property');
  return (
    <ListRow
      before={
        <time dateTime={localDateTimeStart} className={styles.time}>
          {allDay ? text('All day') : timeOf(localDateTimeStart)}
        </time>
      }
      name={
        <PageLink
          to="property-activities-schedule-activityId"
          params={{ property, activityId: activity.uuid }}
        >
          {activity.name}
        </PageLink>
      }
      line={
        <PlaceAndDuration place={activity.place} minutes={allDay ? undefined : activity.durationMinutes} />
      }
      end={
        isRunning(session, now, timeZone) ? (
          <Badge tone="positive">{text('On now')}</Badge>
        ) : (
          <SessionStatus status={session.status} />
        )
      }
      isLink
    />
  );
}
