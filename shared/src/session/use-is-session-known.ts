import { useHost } from '@guest/shared';
import { useSyncExternalStore } from 'react';

/** Returns whether the saved session has been read. Until then, pages do not show personal data. */
export function useIsSessionKnown(): boolean {
  const { session, signUp } = useHost();
  return useSyncExternalStore(
    (changed) => {
      const stops = [session.persist.onFinishHydration(changed), signUp.persist.onFinishHydration(changed)];
      return () => stops.forEach((stop) => stop());
    },
    () => session.persist.hasHydrated() && signUp.persist.hasHydrated(),
    () => false,
  );
}
