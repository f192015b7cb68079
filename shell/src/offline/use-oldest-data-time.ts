import { useHost } from '@guest/shared';
import { useCallback, useSyncExternalStore } from 'react';
import { oldestOnPage } from './failed-reads';

/** Subscribes to the time of the oldest data on the page; null if all data is current. */
export function useOldestDataTime(): number | null {
  const { queries } = useHost();
  const subscribe = useCallback(
    // A read may start while another component renders, when React allows no state update; hence the
    // microtask.
    (changed: () => void) => queries.getQueryCache().subscribe(() => queueMicrotask(changed)),
    [queries],
  );
  return useSyncExternalStore(subscribe, () => oldestOnPage(queries));
}
