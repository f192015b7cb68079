import { Skeleton } from '@guest/shared/ui/base/skeleton';
import styles from './room-list-skeleton.module.css';

/** The place of a few rooms, each as large as a room's row. */
export function RoomListSkeleton() {
  return (
    <div aria-hidden="true" className={styles.rows}>
      {Array.from({ length: 4 }, (_, at) => (
        <div key={at} className={styles.row}>
          <Skeleton shape="circle" />
          <div className={styles.words}>
            <Skeleton shape="short-line" />
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}
