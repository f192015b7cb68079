import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { deviceStorage } from '@guest/shared/storage/device-storage';
import { useMemo, useSyncExternalStore } from 'react';
import { keptIn, onKept } from './kept';

/**
 * Returns a stored value, in sync across tabs. It is null until hydration, because the server cannot know it.
 */
export function useKept<T>(name: string, isIt: (value: unknown) => value is T): T | null {
  const isLive = useIsPageLive();
  const text = useSyncExternalStore(
    onKept,
    () => (isLive ? deviceStorage.getItem(name) : null),
    () => null,
  );
  return useMemo(() => keptIn(text, isIt), [text, isIt]);
}
