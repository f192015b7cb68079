import { useHost } from '@guest/shared';
import { useSearchParams } from '@guest/shared/router';
import { useIsSessionKnown } from '@guest/shared/session/use-is-session-known';
import { useEffect } from 'react';
import { parsePendingAction } from './pending-action';

/** Saves the pending action of the address. A page opened without one continues the saved action. */
export function useStartAction(): void {
  const { signUp } = useHost();
  const [search] = useSearchParams();
  const isKnown = useIsSessionKnown();
  useEffect(() => {
    const pendingAction = parsePendingAction(search);
    if (isKnown && pendingAction) signUp.getState().begun(pendingAction);
  }, [isKnown, search, signUp]);
}
