import { useHost } from '@guest/shared';
import type { Arrival } from '@guest/shared/host-state/saved-sign-up';
import { useEffect, useState } from 'react';

/** What was told before this page was opened. What is told on it changes nothing here: its fields keep their own. */
export function useKeptArrival(): Arrival | null {
  const { signUp } = useHost();
  const [kept, setKept] = useState(() => signUp.getState().currentUser);
  useEffect(() => signUp.persist.onFinishHydration(({ currentUser }) => setKept(currentUser)), [signUp]);
  return kept;
}
