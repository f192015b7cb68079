import { useHost } from '@guest/shared';
import { useSearchParams } from '@guest/shared/router';
import { useIsSessionKnown } from '@guest/shared/session/use-is-session-known';
import { useEffect } from 'react';
import { errandIn } from './errand';

/** Saves the pending action of the address. A page opened without one continues the saved action. */
export function useBeginErrand(): void {
  const { signUp } = useHost();
  const [search] = useSearchParams();
  const isKnown = useIsSessionKnown();
  useEffect(() => {
    const asked = errandIn(search);
    if (isKnown && asked) signUp.getState().begun(asked);
  }, [isKnown, search, signUp]);
}
