import { useHost } from '@guest/shared';
import { usePathParam } from '@guest/shared/page/path-param';
import { useNavigate, useSearchParams } from '@guest/shared/router';
import { pathTo, type RouteName } from '@guest/shared/routes/routes';
import type { User } from '@guest/shared/contracts/guest/guest.contract';
import { useIsSessionKnown } from '@guest/shared/session/use-is-session-known';
import { useStore } from 'zustand';
import { parsePendingAction, type PendingAction } from './pending-action';
import { useFinish } from './use-finish';
import { remainingSteps, pageOf } from './steps';

/**
 * Returns the pending action and the navigation of the sign-up. The address takes precedence over the store.
 */
export function useFlow() {
  const { signUp, layout } = useHost();
  const property = usePathParam('property');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isKnown = useIsSessionKnown();
  const signUpInput = useStore(signUp, (state) => state.currentUser);
  const pendingAction = usePendingAction(search);
  const finish = useFinish(property);

  function open(page: StepPageName, options: { shouldReplace?: boolean } = {}): void {
    const query = { ...Object.fromEntries(search), app: layout.getState().isAppMode ? 'true' : undefined };
    void navigate(pathTo(page, { property }, query), { replace: options.shouldReplace });
  }

  return {
    property,
    pendingAction,
    signUpInput,
    isKnown,
    open,
    /** Opens the first missing step or, if there is none, completes the pending action. */
    goToNextStep(
      user: Partial<User>,
      options: { shouldReplace?: boolean; isStaySkipped?: boolean } = {},
    ): void {
      const next = remainingSteps(pendingAction.serviceType, user).find(
        (step) => !(options.isStaySkipped && step === 'stay'),
      );
      if (next) open(pageOf(next, signUp.getState().verification_type), options);
      else void finish(pendingAction);
    },
  };
}

export type StepPageName = Extract<RouteName, 'property-signin' | `property-register${string}`>;

function usePendingAction(search: URLSearchParams): PendingAction {
  const { signUp } = useHost();
  const serviceType = useStore(signUp, (state) => state.serviceType);
  const serviceEntity = useStore(signUp, (state) => state.serviceEntity);
  const groupLink = useStore(signUp, (state) => state.groupLink);
  return parsePendingAction(search) ?? { serviceType, serviceEntity, groupLink };
}
