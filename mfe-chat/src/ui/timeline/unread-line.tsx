import { useText } from '../../texts';
import styles from './unread-line.module.css';

/** From here on the guest has not read. */
export function UnreadLine() {
  const text = useText();
  return (
    <p className={styles.line}>
      <span>{text('New messages')}</span>
    </p>
  );
}
