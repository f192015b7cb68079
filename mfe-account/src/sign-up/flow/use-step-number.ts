import { useHost } from '@guest/shared';
import { useStore } from 'zustand';
import { plannedSteps, type Step } from './steps';
import type { ServiceType } from '@guest/shared/contracts/sign-up/service-types';

/** Returns the number of this step and the total, or `undefined` if there is only one step. */
export function useStepNumber(step: Step, service: ServiceType): { now: number; of: number } | undefined {
  const { signUp, session } = useHost();
  // The steps are fixed once the code is verified; before that they are those of an unknown visitor.
  const decided = useStore(signUp, (state) => state.currentUser?.steps);
  const isVerified = useStore(session, (state) => state.token !== null && state.user?.is_verified === true);
  const steps = decided ?? (isVerified ? [] : plannedSteps(service));
  const index = steps.indexOf(step);
  return index < 0 || steps.length < 2 ? undefined : { now: index + 1, of: steps.length };
}
