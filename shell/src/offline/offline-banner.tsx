import { useHost } from '@guest/shared';
import { Icon } from '@guest/shared/ui/base/icon';
import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import WifiOff from 'lucide/dist/esm/icons/wifi-off.mjs';
import { useStore } from 'zustand';
import styles from '../layout/banner.module.css';
import { useMomentText } from './use-moment-text';
import { useLazyText } from '../lazy-texts/use-lazy-text';
import { useOldestDataTime } from './use-oldest-data-time';

/**
 * Shows how old the content of the page is if it could not be refetched, and that the device is offline. The
 * live region is rendered even while it is empty, so that screen readers announce its changes.
 */
export function OfflineBanner() {
  const momentText = useMomentText();
  const isOffline = useStore(useHost().layout, (state) => state.isOffline);
  const oldest = useOldestDataTime();
  const time = oldest === null ? null : momentText(oldest);

  return (
    <div role="status">
      {(isOffline || time !== null) && <OfflineText isOffline={isOffline} time={time} />}
    </div>
  );
}

export function OfflineText({ isOffline, time }: { isOffline: boolean; time: string | null }) {
  const text = useLazyText();
  return (
    <div className={styles.banner} data-offline="">
      <Icon of={isOffline ? WifiOff : CloudOff} size={20} />
      <p>
        {time === null && text("You're offline. You can still read pages you've opened.")}
        {time !== null &&
          text(isOffline ? "Updated {time} · you're offline" : "Updated {time} · couldn't refresh", {
            time,
          })}
      </p>
    </div>
  );
}
