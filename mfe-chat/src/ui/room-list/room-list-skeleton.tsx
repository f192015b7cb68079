import { Skeleton } from '@guest/shared/ui/base/skeleton';
import styles from './room-list-skeleton.module.css';

/** Reserves the space of a few rows while the list loads. */
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
