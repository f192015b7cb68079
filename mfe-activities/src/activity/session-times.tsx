import type { Session } from '@guest/shared/contracts/activity/activity.contract';
import { Card } from '@guest/shared/ui/card/card';
import { SessionStatus } from '../session/session-status';
import { useSessionWords } from '../session/use-session-words';
import { useText } from '../texts';
import { sessionDays } from './session-days';
import styles from './session-times.module.css';

/**
 * The sessions of the next two weeks are listed; this many days are visible at first, and the others on
 * demand.
 */
const DAYS_AT_ONCE = 5;

export function SessionTimes({ sessions }: { sessions: Session[] }) {
  const text = useText();
  const { now } = useSessionWords();
  const days = sessionDays(sessions, now);
  if (days.length === 0) return <p className={styles.none}>{text('No sessions in the next two weeks')}</p>;
  return (
    <Card>
      <SessionDays days={days.slice(0, DAYS_AT_ONCE)} />
      {days.length > DAYS_AT_ONCE && (
        <details className={styles.more}>
          <summary>{text('Show all times')}</summary>
          <SessionDays days={days.slice(DAYS_AT_ONCE)} />
        </details>
      )}
    </Card>
  );
}

function SessionDays({ days }: { days: ReturnType<typeof sessionDays> }) {
  const { dayOf, span } = useSessionWords();
  return (
    <dl className={styles.days}>
      {days.map(({ date, sessions }) => (
        <div key={date} className={styles.day}>
          <dt>{dayOf(date)}</dt>
          {sessions.map((session) => (
            <dd key={session.sessionUuid} className={styles.time}>
              {span(session)}
              <SessionStatus status={session.status} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
