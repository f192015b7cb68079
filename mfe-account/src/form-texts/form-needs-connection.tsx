import { NeedsConnection } from '@guest/shared/ui/state/needs-connection';
import { useText } from '../texts';
import styles from './form-needs-connection.module.css';

/** Says before the guest fills in a form that it cannot wait for a connection, as what else is sent from here does. */
export function FormNeedsConnection() {
  const text = useText();
  return (
    <div className={styles.line}>
      <NeedsConnection text={text("You're offline. This needs a connection to the hotel.")} />
    </div>
  );
}
