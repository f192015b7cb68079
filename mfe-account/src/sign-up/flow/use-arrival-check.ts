import { useHost } from '@guest/shared';
import { useEffect, useEffectEvent } from 'react';
import { openSteps, type Step } from './steps';
import { useBeginErrand } from './use-begin-errand';
import { useFlow } from './use-flow';

/** Once it is known who is there: whoever cannot be at this step is taken to where the way goes on for them. */
export function useArrivalCheck(step: Step): void {
  const { session, signUp } = useHost();
  const { isKnown, errand, goOn, open } = useFlow();
  useBeginErrand();

  // Only on arrival: what changes on this page leads on by itself.
  const check = useEffectEvent(() => {
    const { token, user } = session.getState();
    const isVerified = token !== null && user?.is_verified === true;
    if (step === 'address' || step === 'code') {
      if (isVerified) return goOn(user, { isInPlace: true });
      if (step === 'code' && !signUp.getState().otp_request_token) {
        open(`property-register-${signUp.getState().verification_type}`, { isInPlace: true });
      }
      return;
    }
    if (!isVerified) return open('property-signin', { isInPlace: true });
    // A guest who has come for this alone is asked what is missing, and told how much that is.
    if (!signUp.getState().currentUser?.steps?.includes(step)) {
      signUp.getState().noted({ steps: openSteps(errand.serviceType, user) });
    }
  });
  useEffect(() => {
    if (isKnown) check();
  }, [isKnown]);
}
