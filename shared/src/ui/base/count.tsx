import styles from './count.module.css';
import { Unseen } from './unseen';

/**
 * The number of unread items. `name` is the accessible text, such as "3 unread messages". Renders nothing for
 * 0.
 */
export function Count({ value, name }: { value: number; name: string }) {
  if (value === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{value > 99 ? '99+' : value}</span>
      <Unseen>{name}</Unseen>
    </span>
  );
}
