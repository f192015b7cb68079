import { NeedsConnection } from '@guest/shared/ui/state/needs-connection';
import { useText } from '../texts';
import styles from './form-needs-connection.module.css';

/**
 * Warns the guest before the form is filled in that it needs a connection: unlike messages and posts, it cannot wait in
 * an outbox.
 */
export function FormNeedsConnection() {
  const text = useText();
  return (
    <div className={styles.line}>
      <NeedsConnection text={text("You're offline. This needs a connection to the hotel.")} />
    </div>
  );
}
