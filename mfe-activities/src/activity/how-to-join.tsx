import type { Activity } from '@guest/shared/contracts/activity.contract';
import { Icon } from '@guest/shared/ui/icon';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import DoorOpen from 'lucide-react/icons/door-open';
import { useText } from '../texts';
import styles from './how-to-join.module.css';

/** Whether one may just come. */
export const isOpenToAll = ({ dropIn, isBookable }: Activity): boolean => dropIn && !isBookable;

/** How to take part, in a sentence. */
export function HowToJoin({ activity }: { activity: Activity }) {
  const text = useText();
  return (
    <p className={styles.how}>
      <Icon of={isOpenToAll(activity) ? DoorOpen : CalendarCheck} />
      {isOpenToAll(activity)
        ? text('Just come along, no booking needed')
        : activity.isBookable
          ? text('Places are limited: book ahead with reception')
          : text('Arranged through reception')}
    </p>
  );
}
