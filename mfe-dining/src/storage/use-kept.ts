import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { useMemo, useSyncExternalStore } from 'react';
import { keptIn, keptText, onKept } from './kept';

/** What this device keeps under a name, up to date also when another tab changes it; null until the page answers. */
export function useKept<T>(name: string, isIt: (value: unknown) => value is T): T | null {
  const isLive = useIsPageLive();
  const text = useSyncExternalStore(
    onKept,
    () => (isLive ? keptText(name) : null),
    () => null,
  );
  return useMemo(() => keptIn(text, isIt), [text, isIt]);
}
