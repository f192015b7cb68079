import { useHost } from '@guest/shared';
import { startTransition, useEffect, useReducer, useSyncExternalStore } from 'react';

const NEVER_TOLD = () => () => {};

/** Whether the page answers already. What its first view does not need comes after that. */
export function useIsPageLive(): boolean {
  const { takeOver } = useHost();
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  // A store's own subscription renders all at once, in one long task; this much can be done between taps.
  useEffect(() => takeOver.subscribe(() => startTransition(lookAgain)), [takeOver]);
  return useSyncExternalStore(
    NEVER_TOLD,
    () => takeOver.getState().isPageLive,
    () => false,
  );
}
