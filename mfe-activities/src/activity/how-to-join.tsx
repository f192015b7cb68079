import type { Activity } from '@guest/shared/contracts/activity/activity.contract';
import { Icon } from '@guest/shared/ui/base/icon';
import CalendarCheck from 'lucide/dist/esm/icons/calendar-check.mjs';
import DoorOpen from 'lucide/dist/esm/icons/door-open.mjs';
import { useText } from '../texts';
import styles from './how-to-join.module.css';

/** Returns whether guests can join without booking. */
export const isOpenToAll = ({ dropIn, isBookable }: Activity): boolean => dropIn && !isBookable;

/** Explains in one sentence how to take part. */
export function HowToJoin({ activity }: { activity: Activity }) {
  const text = useText();
  return (
    <p className={styles.how}>
      <Icon of={isOpenToAll(activity) ? DoorOpen : CalendarCheck} />
      {isOpenToAll(activity)
        ? text('Just come along, no booking needed')
        : activity.isBookable
          ? text('Limited places: book ahead')
          : text('Book at reception')}
    </p>
  );
}
