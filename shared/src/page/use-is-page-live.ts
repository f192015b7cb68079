import { useHost } from '@guest/shared';
import { startTransition, useEffect, useReducer, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Returns whether the page is hydrated. Work that the first view does not need waits for this. */
export function useIsPageLive(): boolean {
  const { takeOver } = useHost();
  const [, rerender] = useReducer((renders: number) => renders + 1, 0);
  // Subscribing directly would render everything in one long task. A transition lets React handle taps in
  // between.
  useEffect(() => takeOver.subscribe(() => startTransition(rerender)), [takeOver]);
  return useSyncExternalStore(
    subscribeToNothing,
    () => takeOver.getState().isPageLive,
    () => false,
  );
}
