import { useHost } from '@guest/shared';
import WifiOff from 'lucide/dist/esm/icons/wifi-off.mjs';
import { useStore } from 'zustand';
import styles from './needs-connection.module.css';
import { Notice } from './notice';

/**
 * Warns above a form, before the guest fills it in, that it needs an immediate answer of the hotel, which cannot be
 * reached. The warning follows the connection, and the guest's input is never affected.
 */
export function NeedsConnection({ text }: { text: string }) {
  const isOffline = useStore(useHost().layout, (state) => state.isOffline);
  return (
    // The live region is rendered even while it is empty, so that screen readers announce its changes.
    <div role="status" className={styles.region}>
      {isOffline && (
        <Notice tone="warning" icon={WifiOff}>
          <p>{text}</p>
        </Notice>
      )}
    </div>
  );
}
