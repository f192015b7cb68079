import { useHost } from '@guest/shared';
import { useStore } from 'zustand';
import { plannedSteps, type Step } from './steps';
import type { ServiceType } from '@guest/shared/contracts/sign-up/service-types';

/** Which step of how many this is; nothing where there is but one. */
export function usePlace(step: Step, service: ServiceType): { now: number; of: number } | undefined {
  const { signUp, session } = useHost();
  // Decided when the code was right; until then it is what a stranger is told.
  const decided = useStore(signUp, (state) => state.currentUser?.steps);
  const isVerified = useStore(session, (state) => state.token !== null && state.user?.is_verified === true);
  const steps = decided ?? (isVerified ? [] : plannedSteps(service));
  const index = steps.indexOf(step);
  return index < 0 || steps.length < 2 ? undefined : { now: index + 1, of: steps.length };
}
