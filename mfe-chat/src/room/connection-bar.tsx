import { Icon } from '@guest/shared/ui/icon';
import WifiOff from 'lucide/dist/esm/icons/wifi-off.mjs';
import { useIsConnectionLost } from './use-is-connection-lost';
import { useIsOnline } from './use-is-online';
import { useText } from '../texts';
import styles from './connection-bar.module.css';

/** Why nothing comes in just now, and what still works. */
export function ConnectionBar() {
  const text = useText();
  const isOnline = useIsOnline();
  const isLost = useIsConnectionLost();
  return (
    <div role="status">
      {(!isOnline || isLost) && (
        <p className={styles.bar}>
          <Icon of={WifiOff} size={20} />
          {isOnline
            ? text('Reconnecting…')
            : text("You're offline. We'll send what you write when you're back.")}
        </p>
      )}
    </div>
  );
}
