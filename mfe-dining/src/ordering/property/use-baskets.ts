import { useMemo, useSyncExternalStore } from 'react';
import { usePathParam } from '@guest/shared/page/path-param';
import { basketsOf } from '../../basket/baskets';
import { onKept } from '../../storage/kept';

/** Returns all baskets of this hotel on the device, the newest first. */
export function useBaskets() {
  const property = usePathParam('property');
  const text = useSyncExternalStore(
    onKept,
    () => JSON.stringify(basketsOf(property)),
    () => '[]',
  );
  return useMemo(() => JSON.parse(text) as ReturnType<typeof basketsOf>, [text]);
}
