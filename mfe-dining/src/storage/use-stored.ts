import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { deviceStorage } from '@guest/shared/storage/device-storage';
import { useMemo, useSyncExternalStore } from 'react';
import { parseStored, subscribe } from './local-store';

/**
 * Returns a stored value, in sync across tabs. It is null until hydration, because the server cannot know it.
 */
export function useStored<T>(name: string, isValid: (value: unknown) => value is T): T | null {
  const isLive = useIsPageLive();
  const text = useSyncExternalStore(
    subscribe,
    () => (isLive ? deviceStorage.getItem(name) : null),
    () => null,
  );
  return useMemo(() => parseStored(text, isValid), [text, isValid]);
}
