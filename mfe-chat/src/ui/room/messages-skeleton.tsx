import { Skeleton } from '@guest/shared/ui/base/skeleton';
import styles from './messages-skeleton.module.css';

/** Reserves the space of messages at the bottom, where they will appear. */
export function MessagesSkeleton() {
  return (
    <div aria-busy="true" className={styles.place}>
      <div className={styles.bubble}>
        <Skeleton shape="row" />
      </div>
      <div className={styles.own}>
        <Skeleton shape="row" />
      </div>
      <div className={styles.bubble}>
        <Skeleton shape="row" />
      </div>
    </div>
  );
}
