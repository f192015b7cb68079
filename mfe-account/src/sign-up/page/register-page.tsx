import { useHost } from '@guest/shared';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { useEffect, useEffectEvent } from 'react';
import { useStartAction } from '../flow/use-start-action';
import { useFlow } from '../flow/use-flow';

/** Renders nothing; it redirects to the first missing step. */
export function RegisterPage() {
  const { session, signUp, now } = useHost();
  const { isKnown, goToNextStep, open } = useFlow();
  useStartAction();

  const openFirstStep = useEffectEvent(() => {
    const { token, user } = session.getState();
    if (token !== null && user?.is_verified) return goToNextStep(user, { shouldReplace: true });
    const { confirm_code_expiry, verification_type } = signUp.getState();
    const isCodePending = confirm_code_expiry !== null && Date.parse(confirm_code_expiry) > now();
    open(isCodePending ? 'property-register-otp' : `property-register-${verification_type}`, {
      shouldReplace: true,
    });
  });
  useEffect(() => {
    if (isKnown) openFirstStep();
  }, [isKnown]);
  return <Skeleton />;
}
