import { useHost } from '@guest/shared';
import { Icon } from '@guest/shared/ui/icon';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useStore } from 'zustand';
import { useText } from '../texts';
import styles from './banner.module.css';

/** Says that there is no connection, and what works all the same. The region is there before it has something to say. */
export function OfflineBanner() {
  const text = useText();
  const isOffline = useStore(useHost().layout, (state) => state.isOffline);
  return (
    <div role="status">
      {isOffline && (
        <div className={styles.banner}>
          <Icon of={WifiOff} />
          <p>{text('You are offline. What you have already opened can still be read.')}</p>
        </div>
      )}
    </div>
  );
}
