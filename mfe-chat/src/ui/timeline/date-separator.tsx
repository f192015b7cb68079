import { useHost } from '@guest/shared';
import { dateOf, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import { useNow } from '@guest/shared/page/use-now';
import { useProperty } from '@guest/shared/property/use-property';
import { memo } from 'react';
import { historyDate } from './history-date';
import styles from './date-separator.module.css';

/** The date above the messages of one day, in the property's time zone. */
export function DateSeparator({ date }: { date: string }) {
  return (
    <p className={styles.line}>
      <DayName date={date} />
    </p>
  );
}

/** Memoised, because the floating date above the list renders at every scroll step. */
export const DayName = memo(function DayName({ date }: { date: string }) {
  const { lang } = useHost();
  const { timeZone } = useProperty();
  const today = dateOf(localDateTimeAt(useNow(), timeZone));
  return <span className={styles.day}>{historyDate(date, today, lang)}</span>;
});
