import { useText } from '../../texts';
import styles from './unread-separator.module.css';

/** The separator above the first unread message. */
export function UnreadSeparator() {
  const text = useText();
  return (
    <p className={styles.line}>
      <span>{text('New messages')}</span>
    </p>
  );
}
