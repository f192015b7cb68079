import { CountBadge } from '@guest/shared/ui/base/count-badge';
import styles from './unread-mark.module.css';
import { useUnreadText } from './unread-text';

/** A badge with a number, and the full text for screen readers. */
export function UnreadMark({ count }: { count: number }) {
  const text = useUnreadText();
  return (
    <span className={styles.mark}>
      <CountBadge value={count} name={text('{count} unread messages', { count })} />
    </span>
  );
}
