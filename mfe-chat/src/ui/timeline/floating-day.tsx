import { classList } from '@guest/shared/ui/base/class-list';
import { DayName } from './day-line';
import styles from './floating-day.module.css';
import { useListView } from '../context/list-view-context';

/**
 * Shows the date of the messages that scroll past. It is hidden from screen readers, which read the date
 * separators.
 */
export function FloatingDay() {
  const date = useListView((view) => view.date);
  const isMoving = useListView((view) => view.isMoving);
  if (date === null) return null;
  return (
    <div aria-hidden="true" className={classList(styles.floating, isMoving && styles.shown)}>
      <DayName date={date} />
    </div>
  );
}
