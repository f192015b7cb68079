import { useHost } from '@guest/shared';
import { addDays, dateOf, daysBetween, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import { intervalsOn } from '@guest/shared/contracts/opening-hours/opening-hours';
import type { OpeningHours } from '@guest/shared/contracts/opening-hours/opening-hours.schema';
import { dayLabel } from '@guest/shared/format/day-label';
import { useNow } from '@guest/shared/page/use-now';
import { useProperty } from '@guest/shared/property/use-property';
import { classNames } from '@guest/shared/ui/base/class-names';
import { DayHours } from './day-hours';
import styles from './week-hours.module.css';

const DAYS_SHOWN = 7;
/** Days with different hours are listed up to this many days ahead. */
const DAYS_AHEAD = 31;

/** Lists the hours of the next seven days and of later days with different hours. */
export function WeekHours({ hours }: { hours: OpeningHours }) {
  const { lang } = useHost();
  const { timeZone } = useProperty();
  const today = dateOf(localDateTimeAt(useNow(), timeZone));
  const week = Array.from({ length: DAYS_SHOWN }, (_, i) => addDays(today, i));
  const later = hours.exceptions.map(({ date }) => date).filter((date) => isLater(daysBetween(today, date)));

  return (
    <dl className={styles.week}>
      {[...week, ...later].map((date) => (
        <div key={date} className={classNames(styles.day, date === today && styles.today)}>
          <dt>{dayLabel(date, today, lang)}</dt>
          <dd>
            <DayHours
              intervals={intervalsOn(hours, date)}
              note={hours.exceptions.find((exception) => exception.date === date)?.label}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const isLater = (days: number) => days >= DAYS_SHOWN && days <= DAYS_AHEAD;
