import { useSyncExternalStore } from 'react';

/** The width from which the menu and its basket stand side by side, as in the styles of the menu. */
const QUERY = '(min-width: 1024px)';

export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  );

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
