import type { Activity, BookableActivity, Session } from '@guest/shared/contracts/activity/activity.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { Card } from '@guest/shared/ui/card/card';
import { usePrefetchBooking } from '../booking/page/use-prefetch-booking';
import { SessionStatus } from '../session/session-status';
import { useSessionLabels } from '../session/use-session-labels';
import { useText } from '../texts';
import { sessionDays, type SessionDay } from '../session/session-days';
import styles from './session-times.module.css';

/**
 * The sessions of the next two weeks are listed; this many days are visible at first, and the others on
 * demand.
 */
const DAYS_AT_ONCE = 5;

interface Offer {
  /** The offer with which the sessions are booked. If it is missing, the sessions are only listed. */
  bookable: BookableActivity | undefined;
}

export function SessionTimes({ activity, bookable }: { activity: Activity } & Offer) {
  const text = useText();
  const { now, timeZone } = useSessionLabels();
  const days = sessionDays(activity.sessions, { now, timeZone, activity });
  if (days.length === 0) return <p className={styles.none}>{text('No sessions in the next two weeks')}</p>;
  return (
    <Card>
      <SessionDays days={days.slice(0, DAYS_AT_ONCE)} bookable={bookable} />
      {days.length > DAYS_AT_ONCE && (
        <details className={styles.more}>
          <summary>{text('Show all times')}</summary>
          <SessionDays days={days.slice(DAYS_AT_ONCE)} bookable={bookable} />
        </details>
      )}
    </Card>
  );
}

function SessionDays({ days, bookable }: { days: SessionDay[] } & Offer) {
  const { dayOf, timeRange } = useSessionLabels();
  return (
    <dl className={styles.days}>
      {days.map(({ date, sessions }) => (
        <div key={date} className={styles.day}>
          <dt>{dayOf(date)}</dt>
          {sessions.map((session) => (
            <dd key={session.sessionUuid} className={styles.time}>
              <SessionTime session={session} bookable={bookable} time={timeRange(session)} />
              <SessionStatus status={session.status} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** The time of a session, which starts its booking. A full one may have a waitlist. */
function SessionTime({ session, bookable, time }: { session: Session; time: string } & Offer) {
  const property = usePathParam('property');
  const prefetch = usePrefetchBooking(session.activityUuid);
  if (!bookable || session.status === 'closed') return time;
  const { activityUuid: activityId, sessionUuid } = session;
  const { bookableActivityId } = bookable;
  return (
    <PageLink
      to="property-activity-book"
      params={{ property, activityId, bookableActivityId }}
      query={{ session: sessionUuid }}
      onApproach={() => prefetch(bookableActivityId)}
      className={styles.link}
    >
      {time}
    </PageLink>
  );
}
