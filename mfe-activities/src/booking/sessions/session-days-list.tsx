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
import { useDaysInSteps } from './use-days-in-steps';

/**
 * The sessions by day. A screen of them is rendered at once and the rest in steps, because on a slow phone the hundred
 * rows of three weeks take half a second, in which it would not answer.
 */
export function SessionDays(props: {
  days: SessionDay<BookableSession>[];
  bookable: BookableActivity;
  changed: ActivityBooking | undefined;
}) {
  const { bookable, changed } = props;
  const days = useDaysInSteps(props.days);
  const { dayOf, timeRange } = useSessionLabels();
  const { businessDayStart } = useProperty();
  const bookableDays = useBookableDays({ isChange: changed !== undefined });
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
