import { useHost } from '@guest/shared';
import { useCallback, useSyncExternalStore } from 'react';
import { oldestOnPage } from './unanswered-reads';

/** Follows of when the oldest thing on the page is; null while all of it is as new as it should be. */
export function useOldestOnPage(): number | null {
  const { queries } = useHost();
  const subscribe = useCallback(
    // A read may begin while a page is being drawn, which is no moment to draw this.
    (changed: () => void) => queries.getQueryCache().subscribe(() => queueMicrotask(changed)),
    [queries],
  );
  return useSyncExternalStore(subscribe, () => oldestOnPage(queries));
}
