import { useHost } from '@guest/shared';
import { useEffect, useEffectEvent } from 'react';
import { remainingSteps, type Step } from './steps';
import { useStartAction } from './use-start-action';
import { useFlow } from './use-flow';

/** Redirects a visitor who cannot be at this step to the right one, once the session is restored. */
export function useStepGuard(step: Step): void {
  const { session, signUp } = useHost();
  const { isKnown, pendingAction, goToNextStep, open } = useFlow();
  useStartAction();

  // The check runs only on mount; changes on this page navigate themselves.
  const check = useEffectEvent(() => {
    const { token, user } = session.getState();
    const isVerified = token !== null && user?.is_verified === true;
    if (step === 'address' || step === 'code') {
      if (isVerified) return goToNextStep(user, { shouldReplace: true });
      if (step === 'code' && !signUp.getState().otp_request_token) {
        open(`property-register-${signUp.getState().verification_type}`, { shouldReplace: true });
      }
      return;
    }
    if (!isVerified) return open('property-signin', { shouldReplace: true });
    // A guest who opens only this step directly is asked for the missing data, and sees the number of steps.
    if (!signUp.getState().currentUser?.steps?.includes(step)) {
      signUp.getState().noted({ steps: remainingSteps(pendingAction.serviceType, user) });
    }
  });
  useEffect(() => {
    if (isKnown) check();
  }, [isKnown]);
}
