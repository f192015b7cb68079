import styles from './count.module.css';
import { Unseen } from './unseen';

/** How many wait here. `name` says it in words, "3 unread messages"; nothing where nothing waits. */
export function Count({ value, name }: { value: number; name: string }) {
  if (value === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{value > 99 ? '99+' : value}</span>
      <Unseen>{name}</Unseen>
    </span>
  );
}
