import { Count } from '@guest/shared/ui/base/count';
import styles from './unread-mark.module.css';
import { useUnreadText } from './unread-text';

/** A number on the picture of the chat; said whole to who cannot see it. */
export function UnreadMark({ count }: { count: number }) {
  const text = useUnreadText();
  return (
    <span className={styles.mark}>
      <Count value={count} name={text('{count} unread messages', { count })} />
    </span>
  );
}
