import type { ActivityBooking } from '@guest/shared/contracts/activity/activity-booking.contract';
import type { BookableActivity, BookableSession } from '@guest/shared/contracts/activity/activity.contract';
import { isWithin } from '@guest/shared/contracts/activity/bookable-days';
import { businessDayOf } from '@guest/shared/contracts/core/local-time';
import { useProperty } from '@guest/shared/property/use-property';
import { ListRows } from '@guest/shared/ui/card/list-row';
import { Section } from '@guest/shared/ui/section/section';
import { useBookableDays } from '../../days/use-bookable-days';
import type { SessionDay } from '../../session/session-days';
import { useSessionLabels } from '../../session/use-session-labels';
import { SessionOption } from './session-option';
import styles from './sessions.module.css';

/** The sessions by day. All rows are rendered at once: three weeks are at most about a hundred. */
export function SessionDays(props: {
  days: SessionDay<BookableSession>[];
  bookable: BookableActivity;
  changed: ActivityBooking | undefined;
}) {
  const { days, bookable, changed } = props;
  const { dayOf, timeRange } = useSessionLabels();
  const { businessDayStart } = useProperty();
  const bookableDays = useBookableDays();
  const isOutside = ({ localDateTimeStart }: BookableSession) =>
    !isWithin(businessDayOf(localDateTimeStart, businessDayStart), bookableDays);
  return (
    <div className={styles.days}>
      {days.map(({ date, sessions }) => (
        <Section
          key={date}
          level={3}
          heading={
            <span className={sessions.every(isOutside) ? styles.outside : undefined}>{dayOf(date)}</span>
          }
        >
          <ListRows>
            {sessions.map((session) => (
              <SessionOption
                key={session.sessionUuid}
                session={session}
                time={timeRange(session)}
                bookable={bookable}
                changed={changed}
                isOutside={isOutside(session)}
              />
            ))}
          </ListRows>
        </Section>
      ))}
    </div>
  );
}
