import type { NextSession } from '@guest/shared/contracts/activity/activity-booking.contract';
import { Button } from '@guest/shared/ui/button/button';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { useSessionLabels } from '../../session/use-session-labels';
import styles from './parts.module.css';

type Listed = Pick<NextSession, 'sessionUuid' | 'localDateTimeStart' | 'localDateTimeEnd' | 'vacancies'>;

/** Other sessions of the same activity; one tap takes one. */
export function NextSessions(props: {
  sessions: readonly Listed[];
  busyWith?: string | undefined;
  onTake: (sessionUuid: string) => void;
}) {
  const { sessions, busyWith, onTake } = props;
  const text = useLazyText();
  const { startLabel } = useSessionLabels();
  if (sessions.length === 0) return null;
  return (
    <ul role="list" className={styles.choices}>
      {sessions.map((session) => {
        const { sessionUuid, vacancies } = session;
        const places =
          vacancies !== undefined &&
          text('{count, plural, one {# place left} other {# places left}}', { count: vacancies });
        return (
          <li key={sessionUuid}>
            <Button isBusy={busyWith === sessionUuid} onClick={() => onTake(sessionUuid)}>
              {[startLabel({ ...session, allDay: false }), places].filter(Boolean).join(' · ')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
