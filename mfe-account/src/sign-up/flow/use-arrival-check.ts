import { useHost } from '@guest/shared';
import { useEffect, useEffectEvent } from 'react';
import { openSteps, type Step } from './steps';
import { useBeginErrand } from './use-begin-errand';
import { useFlow } from './use-flow';

/** Redirects a visitor who cannot be at this step to the right one, once the session is restored. */
export function useArrivalCheck(step: Step): void {
  const { session, signUp } = useHost();
  const { isKnown, errand, goOn, open } = useFlow();
  useBeginErrand();

  // The check runs only on mount; changes on this page navigate themselves.
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
    // A guest who opens only this step directly is asked for the missing data, and sees the number of steps.
    if (!signUp.getState().currentUser?.steps?.includes(step)) {
      signUp.getState().noted({ steps: openSteps(errand.serviceType, user) });
    }
  });
  useEffect(() => {
    if (isKnown) check();
  }, [isKnown]);
}
