import styles from './count-badge.module.css';
import { VisuallyHidden } from './visually-hidden';

/**
 * The number of unread items. `name` is the accessible text, such as "3 unread messages". Renders nothing for
 * 0.
 */
export function CountBadge({ value, name }: { value: number; name: string }) {
  if (value === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{value > 99 ? '99+' : value}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}
