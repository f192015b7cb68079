import { useHost } from '@guest/shared';
import { startTransition, useEffect, useReducer, useSyncExternalStore } from 'react';

const NEVER_TOLD = () => () => {};

/** Returns whether the page is hydrated. Work that the first view does not need waits for this. */
export function useIsPageLive(): boolean {
  const { takeOver } = useHost();
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  // Subscribing directly would render everything in one long task. A transition lets React handle taps in
  // between.
  useEffect(() => takeOver.subscribe(() => startTransition(lookAgain)), [takeOver]);
  return useSyncExternalStore(
    NEVER_TOLD,
    () => takeOver.getState().isPageLive,
    () => false,
  );
}
