import { useHost } from '@guest/shared';
import { usePathParam } from '@guest/shared/page/path-param';
import { useNavigate, useSearchParams } from '@guest/shared/router';
import { pathTo, type RouteName } from '@guest/shared/routes/routes';
import type { User } from '@guest/shared/contracts/guest/guest.contract';
import { useIsSessionKnown } from '@guest/shared/session/use-is-session-known';
import { useStore } from 'zustand';
import { errandIn, type Errand } from './errand';
import { useFinish } from './use-finish';
import { openSteps, pageOf } from './steps';

/**
 * Returns the pending action and the navigation of the sign-up. The address takes precedence over the store.
 */
export function useFlow() {
  const { signUp, layout } = useHost();
  const property = usePathParam('property');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isKnown = useIsSessionKnown();
  const arrival = useStore(signUp, (state) => state.currentUser);
  const errand = useErrand(search);
  const finish = useFinish(property);

  function open(page: StepPageName, how: { isInPlace?: boolean } = {}): void {
    const query = { ...Object.fromEntries(search), app: layout.getState().isAppMode ? 'true' : undefined };
    void navigate(pathTo(page, { property }, query), { replace: how.isInPlace });
  }

  return {
    property,
    errand,
    arrival,
    isKnown,
    open,
    /** Opens the first missing step or, if there is none, completes the pending action. */
    goOn(user: Partial<User>, how: { isInPlace?: boolean; isStayLater?: boolean } = {}): void {
      const next = openSteps(errand.serviceType, user).find((step) => !(how.isStayLater && step === 'stay'));
      if (next) open(pageOf(next, signUp.getState().verification_type), how);
      else void finish(errand);
    },
  };
}

export type StepPageName = Extract<RouteName, 'property-signin' | `property-register${string}`>;

function useErrand(search: URLSearchParams): Errand {
  const { signUp } = useHost();
  const serviceType = useStore(signUp, (state) => state.serviceType);
  const serviceEntity = useStore(signUp, (state) => state.serviceEntity);
  const groupLink = useStore(signUp, (state) => state.groupLink);
  return errandIn(search) ?? { serviceType, serviceEntity, groupLink };
}
