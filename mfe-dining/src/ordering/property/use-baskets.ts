import { useMemo, useSyncExternalStore } from 'react';
import { usePathParam } from '@guest/shared/page/path-param';
import { basketsOf } from '../../basket/baskets';
import { subscribe } from '../../storage/local-store';

/** Returns all baskets of this hotel on the device, the newest first. */
export function useBaskets() {
  const property = usePathParam('property');
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(basketsOf(property)),
    () => '[]',
  );
  return useMemo(() => JSON.parse(text) as ReturnType<typeof basketsOf>, [text]);
}
