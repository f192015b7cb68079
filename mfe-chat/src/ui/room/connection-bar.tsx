import { Icon } from '@guest/shared/ui/base/icon';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import WifiOff from 'lucide/dist/esm/icons/wifi-off.mjs';
import { useChatState } from '../context/chat-context';
import { unsentIn } from '../../model/state/unsent';
import { useText } from '../../texts';
import { useIsConnectionLost } from '../room-parts/use-is-connection-lost';
import { useIsOnline } from '../room-parts/use-is-online';
import styles from './connection-bar.module.css';

/** Explains why no messages arrive at the moment, and what still works. */
export function ConnectionBar() {
  const text = useText();
  const isOnline = useIsOnline();
  const isLost = useIsConnectionLost();
  const isUnsaved = useChatState((chat) => !chat.isPersisted && unsentIn(chat) > 0);
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
      {isUnsaved && (
        <p className={styles.bar}>
          <Icon of={TriangleAlert} size={20} />
          {text("Keep this page open until your messages are sent: this device can't store them.")}
        </p>
      )}
    </div>
  );
}
