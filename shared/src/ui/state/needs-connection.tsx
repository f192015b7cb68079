import { useHost } from '@guest/shared';
import WifiOff from 'lucide/dist/esm/icons/wifi-off.mjs';
import { useStore } from 'zustand';
import { Notice } from './notice';

/**
 * Says above a form, and before anybody fills it in, that the hotel has to answer at once and cannot be reached. It
 * appears and disappears with the connection; what was entered stays.
 */
export function NeedsConnection({ text }: { text: string }) {
  const isOffline = useStore(useHost().layout, (state) => state.isOffline);
  return (
    // The live region is rendered even while it is empty, so that screen readers announce its changes.
    <div role="status">
      {isOffline && (
        <Notice tone="warning" icon={WifiOff}>
          <p>{text}</p>
        </Notice>
      )}
    </div>
  );
}
