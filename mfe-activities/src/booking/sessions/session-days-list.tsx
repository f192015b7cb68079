import type { ActivityBooking } from '@guest/shared/contracts/activity/activity-booking.contract';
import type { BookableActivity, BookableSession } from '@guest/shared/contracts/activity/activity.contract';
import { isWithin } from '@guest/shared/contracts/activity/bookable-days';
import { businessDayOf } from '@guest/shared/contracts/core/local-time';
import { useProperty } from '@guest/shared/property/use-property';
import { ListRows } from '@guest/shared/ui/card/list-row';
import { Section } from '@guest/shared/ui/section/section';
import { memo } from 'react';
import { useBookableDays } from '../../days/use-bookable-days';
import type { SessionDay } from '../../session/session-days';
import { useSessionLabels } from '../../session/use-session-labels';
import { SessionOption } from './session-option';
import styles from './sessions.module.css';
import { useDaysInSteps, type DaySoFar } from './use-days-in-steps';

interface DaysProps {
  days: SessionDay<BookableSession>[];
  bookable: BookableActivity;
  changed: ActivityBooking | undefined;
}

/** The sessions by day. */
export function SessionDays(props: DaysProps) {
  const { dayOf, timeRange } = useSessionLabels();
  const { businessDayStart } = useProperty();
  const bookableDays = useBookableDays({ isChange: props.changed !== undefined });
  const isOutside = ({ localDateTimeStart }: BookableSession) =>
    !isWithin(businessDayOf(localDateTimeStart, businessDayStart), bookableDays);
  return <DaysInSteps {...props} dayOf={dayOf} timeRange={timeRange} isOutside={isOutside} />;
}

type DayProps = Omit<DaysProps, 'days'> &
  Pick<ReturnType<typeof useSessionLabels>, 'dayOf' | 'timeRange'> & {
    isOutside: (session: BookableSession) => boolean;
  };

/**
 * Renders a screen of sessions at once and the rest in steps, because on a slow phone the hundred rows of three weeks take
 * half a second, in which it would not answer.
 */
function DaysInSteps({ days, ...dayProps }: DayProps & Pick<DaysProps, 'days'>) {
  const shown = useDaysInSteps(days);
  return (
    <div className={styles.days}>
      {shown.map(({ day, count }) => (
        <Day key={day.date} day={day} count={count} {...dayProps} />
      ))}
    </div>
  );
}

/** Memoized, so that a step renders only the days that it adds. */
const Day = memo(function Day(props: DayProps & DaySoFar) {
  const { day, count, bookable, changed, dayOf, timeRange, isOutside } = props;
  const { date, sessions } = day;
  return (
    <Section
      level={3}
      heading={<span className={sessions.every(isOutside) ? styles.outside : undefined}>{dayOf(date)}</span>}
    >
      <ListRows>
        {sessions.slice(0, count).map((session) => (
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
  );
});
