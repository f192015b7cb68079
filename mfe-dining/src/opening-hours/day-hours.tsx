import type { Interval } from '@guest/shared/contracts/opening-hours/opening-hours.schema';
import { useText } from '../texts';
import styles from './day-hours.module.css';

/** Shows the hours of one day. */
export function DayHours({ intervals, note }: { intervals: Interval[]; note?: string }) {
  const text = useText();
  return (
    <>
      {intervals.length === 0 && <p>{text('Closed')}</p>}
      {intervals.map((interval) => (
        <p key={interval.from}>
          <span className={styles.time}>
            {isWholeDay(interval) ? text('Open all day') : `${interval.from} – ${interval.to}`}
          </span>
          {interval.label && <span className={styles.note}>{interval.label}</span>}
        </p>
      ))}
      {note && (
        <p className={styles.note}>
          <bdi>{note}</bdi>
        </p>
      )}
    </>
  );
}

const isWholeDay = ({ from, to }: Interval) => from === to;
