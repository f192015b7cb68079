import { useHost } from '@guest/shared';
import type { Arrival } from '@guest/shared/host-state/saved-sign-up';
import { useEffect, useState } from 'react';

/**
 * Returns the stay that was saved before this page opened. Later changes are ignored because the fields are
 * uncontrolled.
 */
export function useKeptArrival(): Arrival | null {
  const { signUp } = useHost();
  const [kept, setKept] = useState(() => signUp.getState().currentUser);
  useEffect(() => signUp.persist.onFinishHydration(({ currentUser }) => setKept(currentUser)), [signUp]);
  return kept;
}
