import { useHost } from '@guest/shared';
import { useSyncExternalStore } from 'react';

/** Whether it has been read who uses the suite; until then a page that is a guest's own shows nothing of it. */
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
