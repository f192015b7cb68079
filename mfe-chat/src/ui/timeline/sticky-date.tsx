import { classNames } from '@guest/shared/ui/base/class-names';
import { DayName } from './date-separator';
import styles from './sticky-date.module.css';
import { useListView } from '../context/list-view-context';

/**
 * Shows the date of the messages that scroll past. It is hidden from screen readers, which read the date
 * separators.
 */
export function StickyDate() {
  const date = useListView((view) => view.date);
  const isMoving = useListView((view) => view.isMoving);
  if (date === null) return null;
  return (
    <div aria-hidden="true" className={classNames(styles.floating, isMoving && styles.shown)}>
      <DayName date={date} />
    </div>
  );
}
