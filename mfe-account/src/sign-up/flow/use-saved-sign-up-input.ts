import { useHost } from '@guest/shared';
import type { SignUpInput } from '@guest/shared/host-state/saved-sign-up';
import { useEffect, useState } from 'react';

/**
 * Returns the stay that was saved before this page opened. Later changes are ignored because the fields are
 * uncontrolled.
 */
export function useSavedSignUpInput(): SignUpInput | null {
  const { signUp } = useHost();
  const [saved, setSaved] = useState(() => signUp.getState().currentUser);
  useEffect(() => signUp.persist.onFinishHydration(({ currentUser }) => setSaved(currentUser)), [signUp]);
  return saved;
}
